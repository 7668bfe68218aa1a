"""What can be measured of a game that was played: each a name and a number.

A measure is asked of every game, whatever it is: seats win, games last so many decisions
and rounds, somebody is ahead by so many points, and each kind of event happens so often. Who
wants a number of a finished game takes it from here, so that two reports never mean two
things by one name. Words for a name are `measure-<name>`; `event-<kind>` is named by its kind.
"""

from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from philtre.core.game import Game
from philtre.core.state import ONLOOKER, Event, State

EVENT: Final = "event-"
SEAT: Final = "win-seat-"


class Played(NamedTuple):
    """A game that is over."""

    game: Game
    state: State
    decisions: int
    heard: list[Event]  # all that happened, if anybody listened


Measure = Callable[[Played], float | None]  # None: not in this game


def decisions(played: Played) -> float:
    """How often somebody had to choose."""
    return float(played.decisions)


def length(played: Played) -> float | None:
    """The number of the last round or turn, as the game counts them."""
    view = played.game.view(played.state, ONLOOKER)
    where = played.game.standing.where(view, played.heard)
    numbers = [value for value in where.params.values() if isinstance(value, int)] if where else []
    return float(numbers[0]) if numbers else None


def shared(played: Played) -> float:
    """1 if nobody has won alone."""
    returns = played.state.returns()
    return float(returns.count(max(returns)) > 1)


def points(played: Played) -> float | None:
    """The mean of all seats."""
    each = played.game.standing.points(played.state)
    return sum(each) / len(each) if each else None


def best(played: Played) -> float | None:
    each = played.game.standing.points(played.state)
    return float(max(each)) if each else None


def margin(played: Played) -> float | None:
    """By how much the most points are ahead of the second most."""
    each = sorted(played.game.standing.points(played.state))
    return float(each[-1] - each[-2]) if len(each) > 1 else None


MEASURES: Final[dict[str, Measure]] = {
    "decisions": decisions,
    "length": length,
    "shared": shared,
    "points": points,
    "best": best,
    "margin": margin,
}


def win_shares(played: Played) -> dict[str, float]:
    """Of each seat; a win shared by k counts 1/k."""
    returns = played.state.returns()
    winners = returns.count(max(returns))
    return {
        f"{SEAT}{seat}": 1 / winners if gets == max(returns) else 0.0
        for seat, gets in enumerate(returns)
    }


def happenings(played: Played) -> dict[str, float]:
    """How often each kind of event was told."""
    counts = Counter(event.kind for event in played.heard)
    return {f"{EVENT}{kind}": float(count) for kind, count in counts.items()}


def measured(played: Played) -> dict[str, float]:
    """Everything; an event that never happened is not named."""
    found = win_shares(played) if played.state.players > 1 else {}
    for name, measure in MEASURES.items():
        value = measure(played)
        if value is not None:
            found[name] = value
    return {**found, **happenings(played)}
