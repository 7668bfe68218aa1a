"""A match looked at again: what each decision of a seat gave away, and what luck did.

Before a decision the seat could expect what its best move is worth (`before`), after
it what its own move is worth (`after`), both from what it could know then. What it
could expect at its next decision differs from that by what chance and the others did
meanwhile. So the result is, exactly: what it began with, less what its choices gave
away, plus what came from outside.
"""

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from philtre.bots.coach import LEAST_SHARE, worth
from philtre.bots.line import line
from philtre.bots.think import think
from philtre.core.glimpse import Glimpse
from philtre.core.match import Match
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.core.thought import Budget, Thought

Pace = Callable[[float], Budget]  # a budget that is such a part of what a decision may take

Cause = Literal["choice", "luck", "others", "both", "ended"]
CHOICE: Final = "choice"  # the seat's own
LUCK: Final = "luck"  # chance alone
OTHERS: Final = "others"  # the other seats alone
BOTH: Final = "both"
ENDED: Final = "ended"  # somebody resigned, or a draw was agreed


class Turn(NamedTuple):
    """One decision, as the seat could see it then."""

    number: int  # of the move in the log, from 1
    move: int
    best: int
    before: float  # what the seat could expect
    after: float  # what it could expect after its move


class Swing(NamedTuple):
    """A change of what the seat could expect."""

    kind: Cause
    first: int  # the moves of the log that made it, from 1
    last: int
    change: float
    best: int  # of a choice: the better move; else -1


class Review(NamedTuple):
    seat: int
    points: bool  # worths are points; else they are chances, 0 … 1
    turns: list[Turn]
    swings: list[Swing]  # in the order of the match
    start: float  # what the seat could expect at its first decision
    result: float

    def given_away(self) -> float:
        """By the seat's own choices, against the best it could see: 0 or more."""
        return -sum([swing.change for swing in self.swings if swing.kind == CHOICE])

    def from_outside(self) -> float:
        """By chance and the others."""
        return sum([swing.change for swing in self.swings if swing.kind != CHOICE])

    def largest(self, most: int) -> list[Swing]:
        """The turning points: the largest changes, the largest first."""
        least = 0.5 if self.points else 0.02  # less is the noise of thinking
        large = [swing for swing in self.swings if abs(swing.change) >= least]
        return sorted(large, key=_size)[:most]


def _size(swing: Swing) -> float:
    return -abs(swing.change)


def decisions(match: Match, seat: int) -> list[int]:
    """The numbers of the moves at which the seat had a choice, from 1."""
    found: list[int] = []
    state = match.fork(0).state
    for number, entry in enumerate(match.log, 1):
        if entry.seat == seat and len(state.legal(seat)) > 1:
            found.append(number)
        state.play(entry.seat, entry.move)
    return found


def weigh(match: Match, number: int, pace: Pace, rng: Rng) -> Turn:
    """Think again about a move of the log, with what its seat could know then."""
    entry = match.log[number - 1]
    glimpse = match.fork(number - 1).glimpse(entry.seat)
    game, players = match.game, match.state.players
    own = game.knowledge().think(glimpse, pace(1.0), rng)
    thoughts = own or think(glimpse, pace(0.5), rng)
    best, before = thoughts[0].move, thoughts[0].value
    lost = 0.0
    if entry.move != best:
        lost = gap(thoughts, entry.move)
        if lost > 0.0 and not (own and game.knowledge().weighs_all):
            lost = compare(glimpse, best, entry.move, pace, rng)
    if lost <= 0.0:
        best, lost = entry.move, 0.0
    worths = [worth(game, players, value) for value in (before, before - lost)]
    return Turn(number, entry.move, best, worths[0], worths[1])


def gap(thoughts: list[Thought], move: int) -> float:
    """By how much a move is worse than the best.

    Where one should mix, each of the moves to be mixed is as good as the whole.
    """
    for thought in thoughts:
        if thought.move == move and thought.share < LEAST_SHARE:
            return thoughts[0].value - thought.value
    return 0.0


def compare(glimpse: Glimpse, best: int, move: int, pace: Pace, rng: Rng) -> float:
    """The same, where thinking looks little at what it does not like: both looked at alike."""
    return line(glimpse, best, pace(0.25), rng) - line(glimpse, move, pace(0.25), rng)


def assemble(match: Match, seat: int, weighed: list[Turn]) -> Review:
    """The review of a match that is over, from all decisions of the seat, weighed."""
    players = match.state.players
    returns = match.returns
    assert returns is not None
    result = worth(match.game, players, returns[seat])
    turns = corrected(match, seat, weighed, result)
    swings: list[Swing] = []
    for index, turn in enumerate(turns):
        if turn.after != turn.before:
            change = turn.after - turn.before
            swings.append(Swing(CHOICE, turn.number, turn.number, change, turn.best))
        last = index + 1 == len(turns)
        end = len(match.log) if last else turns[index + 1].number - 1
        later = result if last else turns[index + 1].before
        if later != turn.after:
            early = last and match.ending is not None
            kind = ENDED if early else meanwhile(match, seat, turn.number, end)
            assert kind is not None, "corrected: where nobody acted nothing changed"
            first = min(turn.number + 1, end)
            swings.append(Swing(kind, first, end, later - turn.after, -1))
    start = turns[0].before if turns else result
    return Review(seat, players == 1, turns, swings, start, result)


def corrected(match: Match, seat: int, weighed: list[Turn], result: float) -> list[Turn]:
    """Where nothing came from outside between two decisions, the later look knows better.

    Else the noise of thinking twice about one plan would pass for luck.
    """
    turns = list(weighed)
    later, end = result, len(match.log)
    ended = match.ending is not None
    for index in range(len(turns) - 1, -1, -1):
        turn = turns[index]
        if not ended and not meanwhile(match, seat, turn.number, end):
            before = later if turn.best == turn.move else max(turn.before, later)
            best = turn.move if before == later else turn.best
            turn = turn._replace(best=best, before=before, after=later)
            turns[index] = turn
        later, end, ended = turn.before, turn.number - 1, False
    return turns


def meanwhile(match: Match, seat: int, after: int, end: int) -> Cause | None:
    """Who acted after one move of the log and up to another: LUCK, OTHERS, BOTH; or nobody."""
    actors = {entry.seat for entry in match.log[after:end] if entry.seat != seat}
    if not actors:
        return None
    if actors == {CHANCE}:
        return LUCK
    return BOTH if CHANCE in actors else OTHERS
