"""The end of a player's brewing: stopping, exploding, starting over, and what is left to place."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.quacks import events
from philtre.games.quacks.rules.books.green import place_reserved
from philtre.games.quacks.rules.player import NONE, STARTED_OVER, Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import (
    ASIDE,
    BESIDE,
    EXPLODED,
    START_OVER,
    Step,
)


def stop(state: QuacksState, player: Player) -> None:
    """Brewing is over for the player; then what lies aside and beside is settled (Q-41, Q-58)."""
    if not player.stopped:
        player.stopped = True
        if not player.exploded:
            events.stopped(state, player)
    if player.aside:
        player.push(ASIDE)
    if player.beside or player.kept:
        player.hand = player.kept + player.beside
        player.kept = NONE
        player.beside = NONE
        player.push(BESIDE)


class Exploded(Step):
    """Q-14: brewing ends; what the player still had in hand goes back (W2, reserved chips)."""

    def run(self, state: QuacksState, player: Player, arg: int) -> None:
        if player.exploded:
            player.todo = vec[i64]()
            player.hand = player.empty_into_bag(player.hand)
            stop(state, player)


class StartOver(Step):
    """F21 (Q-82)."""

    def run(self, state: QuacksState, player: Player, arg: int) -> None:
        start_over(state, player)


def start_over(state: QuacksState, player: Player) -> None:
    """All chips of this brewing go into the bag; the reserved ones come first again."""
    player.second = STARTED_OVER
    player.empty_pot()
    player.bowl = player.empty_into_bag(player.bowl)
    player.aside = player.empty_into_bag(player.aside)
    player.beside = player.empty_into_bag(player.beside)
    player.white_sum = 0
    player.window = 0
    player.doubling = False
    player.yellows = 0
    player.placings = 0
    events.STARTED_OVER.tell(state, player.seat)
    for kind in player.reserved:
        player.take_from_bag(kind)
    place_reserved(player)


STOPPING_STEPS: Final[list[Step]] = [Exploded(EXPLODED), StartOver(START_OVER)]
