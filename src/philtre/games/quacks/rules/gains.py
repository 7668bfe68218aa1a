"""What players gain: points, rubies, chips, droplet moves, rolls of the die."""

from typing import TYPE_CHECKING, Final

from philtre.games.quacks import events
from philtre.games.quacks.content import (
    BLACK,
    BLACK_1,
    FACES,
    GLASS_CHIP,
    GLASSES,
    LAST_SPACE,
    ORANGE_1,
)
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.brewer import Brewer
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import DIE, DROPLET, Step

if TYPE_CHECKING:
    from philtre.games.quacks.rules.box import Box

ONLY_POT: Final[list[int]] = [moves.POT]
ONLY_TUBE: Final[list[int]] = [moves.TUBE]
BOTH: Final[list[int]] = [moves.POT, moves.TUBE]


def score(state: QuacksState, brewer: Brewer, points: int, source: str) -> None:
    brewer.points += points
    if points:
        events.SCORED.tell(state, brewer, points, source)


def add_rubies(state: QuacksState, brewer: Brewer, rubies: int, source: str) -> None:
    brewer.rubies += rubies
    if rubies:
        events.RUBIES.tell(state, brewer, rubies, source)


def points_of_coins(box: "Box", coins: int) -> int:
    """Q-27: in the last round."""
    return coins // box.coins_a_point


def points_of_rubies(box: "Box", rubies: int) -> int:
    """Q-27: in the last round."""
    return rubies // box.rubies_a_point


def points_of_bowl(values: int) -> int:
    """Q-72: by the values of its chips."""
    return values // 2


# Chips


def to_be_had(state: QuacksState, kind: int) -> bool:
    """Q-82: in supply, and of a book that is open."""
    return state.supply[kind] > 0 and state.round >= state.box.opens[kind]


def pay(state: QuacksState, player: Player, rubies: int) -> None:
    player.rubies -= rubies
    events.PAID.tell(state, player, rubies)


def gain(state: QuacksState, player: Player, kind: int) -> None:
    """A chip of the supply goes into the bag at once (Q-26); what can't be had is lost."""
    if not to_be_had(state, kind):
        events.CHIP_LOST.tell(state, player, kind)
        return
    state.supply[kind] -= 1
    events.CHIP_GAINED.tell(state, player, kind)
    if kind == BLACK_1 and state.box.book[BLACK] == 5:
        pass_black_on(state, player)
    else:
        player.put_in_bag(kind)


def deliver(state: QuacksState, player: Player, kind: int) -> None:
    """Q-26: a bought chip lies beside the bag until the round ends; black 5 sends it left."""
    state.supply[kind] -= 1
    if kind == BLACK_1 and state.box.book[BLACK] == 5:
        pass_black_on(state, player)
    else:
        player.bought = [*player.bought, kind]


def pass_black_on(state: QuacksState, player: Player) -> None:
    """Q-63: a black goes into the left neighbour's bag; the droplet of who gained it moves."""
    other = state.left_of(player)
    other.put_in_bag(BLACK_1)
    events.black_passed(state, player, other)
    move_droplet(state, player, 1)


# Droplets


def droplet_can_move(state: QuacksState, player: Player) -> bool:
    return player.droplet < LAST_SPACE or (state.box.test_tubes and player.glass < GLASSES)


def move_droplet(state: QuacksState, player: Player, steps: int) -> None:
    """Q-5, Q-85: at once; with test tubes each single step is the owner's choice."""
    if state.box.test_tubes:
        player.push(DROPLET, steps)
        return
    end = min(player.droplet + steps, LAST_SPACE)
    events.DROPLET.tell(state, player, end - player.droplet)
    player.droplet = end


class Droplet(Step):
    """Q-85: which droplet moves; the argument is how many single steps are left."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        if player.droplet < LAST_SPACE:
            return BOTH if player.glass < GLASSES else ONLY_POT
        return ONLY_TUBE if player.glass < GLASSES else []

    def fits(self, state: QuacksState, player: Player) -> bool:
        return state.box.test_tubes

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if arg > 1:
            player.push(DROPLET, arg - 1)
        if move == moves.POT:
            player.droplet += 1
            events.DROPLET.tell(state, player, 1)
            return
        player.glass += 1
        events.glass(state, player)
        if GLASS_CHIP[player.glass] >= 0:
            gain(state, player, GLASS_CHIP[player.glass])
        else:
            score(state, player, state.box.glass_points[player.glass], "tube")
            add_rubies(state, player, state.box.glass_rubies[player.glass], "tube")


# The bonus die


def roll_die(player: Player, times: int) -> None:
    player.push(DIE, times)


class BonusDie(Step):
    """Q-20: one roll; the argument is how many are left."""

    def due(self, player: Player, arg: int) -> bool:
        return True

    def dealt(self, state: QuacksState, player: Player, arg: int, what: int) -> None:
        if arg > 1:
            player.push(DIE, arg - 1)
        face = FACES[what]
        events.rolled(state, player, what)
        if face == "ruby":
            add_rubies(state, player, 1, "die")
        elif face == "droplet":
            move_droplet(state, player, 1)
        elif face == "orange-1":
            gain(state, player, ORANGE_1)
        else:
            score(state, player, what + 1, "die")


GAIN_STEPS: Final[list[Step]] = [Droplet(DROPLET), BonusDie(DIE)]
