"""Who wins, and what that brings (P-9, P-12, P-14)."""

from typing import TYPE_CHECKING, Final

from philtre.games.potion import events
from philtre.games.potion.content import KINDS, MEMBERS

if TYPE_CHECKING:
    from philtre.games.potion.rules.state import PotionState

# P-9: whether it wins to hold just these kinds, by their mask.
ONE_KIND: Final[list[bool]] = [len(kinds) < 2 for kinds in MEMBERS[: 1 << KINDS]]


def finish(state: "PotionState", seats: int) -> None:
    """A round is over: is the game? Of these seats any may be down to one kind."""
    for seat in MEMBERS[seats]:
        if ONE_KIND[state.kinds(seat)]:
            state.winners |= 1 << seat
    limit = state.box.round_limit
    if limit and state.round > limit and not state.winners:
        state.winners = closest([state.hand(seat) for seat in range(state.players)])
    if state.winners:
        events.shows_left(state)
        if state.winners == state.box.everybody:
            events.DRAWN.tell(state, list(MEMBERS[state.winners]))
        else:
            events.WON.tell(state, list(MEMBERS[state.winners]))


def closest(hands: list[list[int]]) -> int:
    """P-12: who wins when the last round is over: fewest kinds, then fewest tokens; a mask."""
    far = [(len(hand) - hand.count(0)) * 100 + sum(hand) for hand in hands]
    least = min(far)
    winners = 0
    for seat in range(len(hands)):
        if far[seat] == least:
            winners |= 1 << seat
    return winners


def shares(winners: int, players: int) -> list[float]:
    """P-14: the winners share 1."""
    share = 1 / len(MEMBERS[winners])
    return [share if winners >> seat & 1 else 0.0 for seat in range(players)]
