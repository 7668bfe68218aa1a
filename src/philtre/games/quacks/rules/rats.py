"""Rat tails: what those behind get for being behind (Q-6, Q-12)."""

from philtre.games.quacks.content import TAILS_EVERY
from philtre.games.quacks.rules.box import Box
from philtre.games.quacks.rules.state import QuacksState


def count_tails(state: QuacksState) -> None:
    """The tails between each player and the leader; nobody has any in round 1."""
    if state.round == 1:
        return
    leader = max([player.points for player in state.seats])
    below_leader = tails_below(state.box, leader)
    for player in state.seats:
        player.tails = below_leader - tails_below(state.box, player.points)


def tails_below(box: Box, points: int) -> int:
    """How many rat tails lie below so many points."""
    return points // TAILS_EVERY * box.tails + box.tails_below[points % TAILS_EVERY]
