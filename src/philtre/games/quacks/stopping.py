"""The end of a player's brewing: stopping, exploding, starting over, and what is left to place."""

from typing import Final

from philtre.games.quacks import moves
from philtre.games.quacks.agenda import (
    ASIDE,
    BESIDE,
    EXPLODED,
    QUESTION,
    RESERVED,
    RUN,
    SECOND_CHANCE,
    STEPS,
    Step,
)
from philtre.games.quacks.content import CHIP_NAMES
from philtre.games.quacks.placing import place_plainly
from philtre.games.quacks.player import STARTED_OVER, Player, kinds_of
from philtre.games.quacks.state import QuacksState

AGAIN_OR_NOT: Final[list[int]] = [moves.GO_ON, moves.START_OVER]


def stop(table: QuacksState, player: Player) -> None:
    """Brewing is over for the player; then what lies aside and beside is settled (Q-41, Q-58)."""
    if not player.stopped:
        player.stopped = True
        if not player.exploded and table.heard is not None:
            table.tell("stopped", {"seat": player.seat, "space": player.scoring_space()})
    if player.aside:
        table.push(player, ASIDE)
    if player.beside or player.kept:
        player.hand = player.kept + player.beside
        player.kept = []
        player.beside = []
        table.push(player, BESIDE)


class Exploded(Step):
    """Q-14: brewing ends; what the player still had in hand goes back (W2, reserved chips)."""

    def run(self, table: QuacksState, player: Player, arg: int) -> None:
        if player.exploded:
            player.todo.clear()
            player.empty_into_bag(player.hand)
            stop(table, player)


class Aside(Step):
    """Q-58: after the stop what red 6 set aside is placed plainly, in any order."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        return [moves.PLACE + kind for kind in kinds_of(player.aside)]

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        player.aside.remove(move - moves.PLACE)
        if player.aside:
            table.push(player, ASIDE)
        place_plainly(table, player, move - moves.PLACE)


class Beside(Step):
    """Q-41: each red beside the pot is placed plainly, kept, or put back in the bag."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        options: list[int] = []
        for kind in kinds_of(player.hand):
            options += [moves.PLACE + kind, moves.KEEP + kind, moves.BAG + kind]
        return options

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        if move >= moves.BAG:
            kind = move - moves.BAG
            player.put_in_bag(kind)
        elif move >= moves.KEEP:
            kind = move - moves.KEEP
            player.kept.append(kind)
        else:
            kind = move - moves.PLACE
            place_plainly(table, player, kind)
        player.hand.remove(kind)
        if player.hand:
            table.push(player, BESIDE)
        if move >= moves.KEEP and table.heard is not None:
            word = "put-in-bag" if move >= moves.BAG else "kept-beside"
            table.tell(word, {"seat": player.seat, "chip": CHIP_NAMES[kind]})


class SecondChance(Step):
    """F21 (Q-82): go on, or brew anew from the beginning."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        return AGAIN_OR_NOT

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.START_OVER:
            start_over(table, player)


def start_over(table: QuacksState, player: Player) -> None:
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
    table.tell_seat("started-over", player)
    for kind in player.reserved:
        player.take_from_bag(kind)
    place_reserved(table, player)


def place_reserved(table: QuacksState, player: Player) -> None:
    """Q-53: the reserved chips are in hand, to be placed first."""
    if player.reserved:
        player.hand = player.reserved[:]
        table.push(player, RESERVED)


STEPS[EXPLODED] = Exploded(RUN)
STEPS[ASIDE] = Aside(QUESTION)
STEPS[BESIDE] = Beside(QUESTION)
STEPS[SECOND_CHANCE] = SecondChance(QUESTION)
