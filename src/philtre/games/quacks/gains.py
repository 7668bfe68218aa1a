"""What players gain: points, rubies, chips, droplet moves, rolls of the die."""

from typing import Final

from philtre.games.quacks import deck, moves
from philtre.games.quacks.agenda import DIE, DROPLET, OUTCOME, QUESTION, STEPS, Step
from philtre.games.quacks.content import (
    BLACK,
    BLACK_1,
    FACES,
    GLASS_CHIP,
    GLASS_POINTS,
    GLASS_RUBIES,
    GLASSES,
    LAST_SPACE,
    OPENS,
    ORANGE_1,
)
from philtre.games.quacks.player import Player
from philtre.games.quacks.state import QuacksState

ONLY_POT: Final[list[int]] = [moves.POT]
ONLY_TUBE: Final[list[int]] = [moves.TUBE]
BOTH: Final[list[int]] = [moves.POT, moves.TUBE]


def score(table: QuacksState, player: Player, points: int, source: str) -> None:
    player.points += points
    if points and table.heard is not None:
        table.tell("scored", {"seat": player.seat, "count": points, "source": source})


def add_rubies(table: QuacksState, player: Player, rubies: int, source: str) -> None:
    player.rubies += rubies
    if rubies and table.heard is not None:
        table.tell("rubies", {"seat": player.seat, "count": rubies, "source": source})


# Chips


def to_be_had(table: QuacksState, kind: int) -> bool:
    """Q-82: in supply, and of a book that is open."""
    return table.supply[kind] > 0 and table.round >= OPENS[kind]


def gain(table: QuacksState, player: Player, kind: int) -> None:
    """A chip of the supply goes into the bag at once (Q-26); what can't be had is lost."""
    if not to_be_had(table, kind):
        table.tell_chip("chip-lost", player, kind)
        return
    table.supply[kind] -= 1
    table.tell_chip("chip-gained", player, kind)
    if kind == BLACK_1 and table.box.book[BLACK] == 5:
        pass_black_on(table, player)
    else:
        player.put_in_bag(kind)


def pass_black_on(table: QuacksState, player: Player) -> None:
    """Q-63: a black goes into the left neighbour's bag; the droplet of who gained it moves."""
    other = table.left_of(player)
    other.put_in_bag(BLACK_1)
    if table.heard is not None:
        table.tell("black-passed", {"seat": player.seat, "seats": [other.seat]})
    move_droplet(table, player, 1)


# Droplets


def droplet_can_move(table: QuacksState, player: Player) -> bool:
    return player.droplet < LAST_SPACE or (table.box.test_tubes and player.glass < GLASSES)


def move_droplet(table: QuacksState, player: Player, steps: int) -> None:
    """Q-5, Q-85: at once; with test tubes each single step is the owner's choice."""
    if table.box.test_tubes:
        table.push(player, DROPLET, steps)
        return
    end = min(player.droplet + steps, LAST_SPACE)
    table.tell_count("droplet", player, end - player.droplet)
    player.droplet = end


class Droplet(Step):
    """Q-85: which droplet moves; the argument is how many single steps are left."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        if player.droplet < LAST_SPACE:
            return BOTH if player.glass < GLASSES else ONLY_POT
        return ONLY_TUBE if player.glass < GLASSES else []

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        if arg > 1:
            table.push(player, DROPLET, arg - 1)
        if move == moves.POT:
            player.droplet += 1
            table.tell_count("droplet", player, 1)
            return
        player.glass += 1
        if table.heard is not None:
            table.tell("glass", {"seat": player.seat, "glass": player.glass})
        if GLASS_CHIP[player.glass] >= 0:
            gain(table, player, GLASS_CHIP[player.glass])
        else:
            score(table, player, GLASS_POINTS[player.glass], "tube")
            add_rubies(table, player, GLASS_RUBIES[player.glass], "tube")


# The bonus die


class BonusDie(Step):
    """Q-20: one roll; the argument is how many are left."""

    def due(self, player: Player, arg: int) -> bool:
        return True

    def dealt(self, table: QuacksState, player: Player, arg: int, what: int) -> None:
        if arg > 1:
            table.push(player, DIE, arg - 1)
        face = FACES[what]
        if table.heard is not None:
            table.tell("rolled", {"seat": player.seat, "face": face})
        if face == "ruby":
            add_rubies(table, player, 1, "die")
        elif face == "droplet":
            move_droplet(table, player, 1)
        elif face == "orange-1":
            gain(table, player, ORANGE_1)
        else:
            score(table, player, what + 1, "die")


def roll_die(table: QuacksState, player: Player) -> None:
    """F20: whoever rolls the die rolls twice."""
    table.push(player, DIE, 2 if table.card == deck.POT_IS_FULL else 1)


STEPS[DROPLET] = Droplet(QUESTION)
STEPS[DIE] = BonusDie(OUTCOME)
