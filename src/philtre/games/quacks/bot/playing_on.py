"""Games that are played on by quick or steady players, each by worths of its own."""

from typing import Final

from philtre.core.playout import deal
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.games.quacks.bot.evaluation import to_come, worth
from philtre.games.quacks.bot.holdings import held_by
from philtre.games.quacks.bot.quick_player import quick_by
from philtre.games.quacks.bot.steady import steady_by
from philtre.games.quacks.bot.worths import Worths
from philtre.games.quacks.rules.state import QuacksState

ALL: Final = 1 << 20  # more rounds than any game has


def play_on(
    state: QuacksState, worths: list[Worths], luck: int, steadily: bool, last: int = ALL
) -> None:
    """To the end, or to that of a round; who plays by which worths is told by seat, and how they
    brew is the same.

    Each seat has its own luck, anew each round, so that games of one luck differ by what is
    done and as little as possible by what else happens.
    """
    number = -1
    streams: list[Rng] = []
    while True:
        actors = state.actors()
        if not actors or state.round > last:
            return
        if state.round != number:
            number = state.round
            streams = [Rng(luck, 8 * number + seat) for seat in range(state.players + 1)]
        seat = actors[0]
        if seat == CHANCE:
            deal(state, streams[state.drawer()])  # the last one is the table's
        else:
            player = state.seats[seat]
            by = worths[seat]
            move = steady_by(state, player, by) if steadily else quick_by(state, player, by)
            state.play(seat, move)


def ahead(state: QuacksState, seat: int, worths: Worths) -> float:
    """By how many points a seat is ahead of the others' mean: at the end as it is, before by what
    all that they have is worth, each thing by itself and together."""
    left, tastes = to_come(state), worths.tastes
    own = total = 0.0
    for player in state.seats:
        if state.winners:
            has = float(player.points)
        else:
            has = worth(state, player, worths)
            has += tastes.told(tastes.sums(held_by(state, player, left)), left)
        total += has
        if player.seat == seat:
            own = has
    return own - (total - own) / (state.players - 1)
