"""The end of a player's brewing: stopping, exploding, starting over, and what is left to place."""

from typing import Final

from philtre.games.quacks.content import RED
from philtre.games.quacks.events import brewing as brewing_events
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.placing import place_plainly
from philtre.games.quacks.rules.player import STARTED_OVER, Player, kinds_of
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import (
    ASIDE,
    BESIDE,
    EXPLODED,
    RESERVED,
    START_OVER,
    OfBook,
    Step,
)


def stop(state: QuacksState, player: Player) -> None:
    """Brewing is over for the player; then what lies aside and beside is settled (Q-41, Q-58)."""
    if not player.stopped:
        player.stopped = True
        if not player.exploded:
            brewing_events.stopped(state, player)
    if player.aside:
        player.push(ASIDE)
    if player.beside or player.kept:
        player.hand = player.kept + player.beside
        player.kept = []
        player.beside = []
        player.push(BESIDE)


class Exploded(Step):
    """Q-14: brewing ends; what the player still had in hand goes back (W2, reserved chips)."""

    def run(self, state: QuacksState, player: Player, arg: int) -> None:
        if player.exploded:
            player.todo.clear()
            player.empty_into_bag(player.hand)
            stop(state, player)


class Aside(OfBook):
    """Q-58: after the stop what red 6 set aside is placed plainly, in any order."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        return [moves.PLACE + kind for kind in kinds_of(player.aside)]

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        player.aside.remove(move - moves.PLACE)
        if player.aside:
            player.push(ASIDE)
        place_plainly(state, player, move - moves.PLACE)


class Beside(OfBook):
    """Q-41: each red beside the pot is placed plainly, kept, or put back in the bag."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        options: list[int] = []
        for kind in kinds_of(player.hand):
            options += [moves.PLACE + kind, moves.KEEP + kind, moves.BAG + kind]
        return options

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move >= moves.BAG:
            kind = move - moves.BAG
            player.put_in_bag(kind)
        elif move >= moves.KEEP:
            kind = move - moves.KEEP
            player.kept.append(kind)
        else:
            kind = move - moves.PLACE
            place_plainly(state, player, kind)
        player.hand.remove(kind)
        if player.hand:
            player.push(BESIDE)
        if move >= moves.BAG:
            brewing_events.put_in_bag(state, player, kind)
        elif move >= moves.KEEP:
            brewing_events.kept_beside(state, player, kind)


class StartOver(Step):
    """F21 (Q-82)."""

    def run(self, state: QuacksState, player: Player, arg: int) -> None:
        start_over(state, player)


def start_over(state: QuacksState, player: Player) -> None:
    """All chips of this brewing go into the bag; the reserved ones come first again."""
    player.second = STARTED_OVER
    for chip in player.pot:
        player.put_in_bag(chip & 31)
    player.pot.clear()
    player.empty_into_bag(player.bowl)
    player.empty_into_bag(player.aside)
    player.empty_into_bag(player.beside)
    player.white_sum = 0
    player.window = 0
    player.doubling = False
    player.yellows = 0
    player.placings = 0
    brewing_events.started_over(state, player)
    for kind in player.reserved:
        player.take_from_bag(kind)
    place_reserved(state, player)


def place_reserved(state: QuacksState, player: Player) -> None:
    """Q-53: the reserved chips are in hand, to be placed first."""
    if player.reserved:
        player.hand = player.reserved[:]
        player.push(RESERVED)


STOPPING_STEPS: Final[list[Step]] = [
    Exploded(EXPLODED),
    StartOver(START_OVER),
    Aside(ASIDE, RED, [6]),
    Beside(BESIDE, RED, [2]),
]
