"""A match looked at again: what each decision of a seat gave away, and what luck did.

Before a decision the seat could expect what its best move is worth (`before`), after
it what its own move is worth (`after`), both from what it could know then. What it
could expect at its next decision differs from that by what chance and the others did
meanwhile. So the result is, exactly: what it began with, less what its choices gave
away, plus what came from outside. What thinking can't tell from its own noise is no
difference.
"""

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

from philtre.bots.coach import LEAST_SHARE, explain, worth
from philtre.bots.course import Course, Place, course_of
from philtre.bots.line import line
from philtre.bots.shares import Part, Shares, shares
from philtre.bots.think import think
from philtre.core.glimpse import Glimpse
from philtre.core.match import Match
from philtre.core.reasons import Reason
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

CERTAIN: Final = 2.0  # standard errors: a smaller difference may be noise
COSTLIEST: Final = 3  # choices that are told,
ODDITIES: Final = 2  # and those that looked wrong and were right
LEAST: Final = 0.02  # of a chance that is worth a word,
LEAST_POINTS: Final = 0.5  # and of points


class Turn(NamedTuple):
    """One decision, as the seat could see it then."""

    number: int  # of the move in the log, from 1
    move: int
    best: int
    before: float  # what the seat could expect
    after: float  # what it could expect after its move
    noise: float = 0.0  # how far the difference of the two may be off by chance
    why: Sequence[Reason] = ()  # what speaks for the best move
    odd: Reason | None = None  # where it was right by far: why it looked wrong
    margin: float = 0.0  # and by how much it was better than the next best

    def lost(self) -> float:
        return self.before - self.after


class Swing(NamedTuple):
    """A change of what the seat could expect."""

    kind: Cause
    first: int  # the moves of the log that made it, from 1
    last: int
    change: float
    best: int  # of a choice: the better move; else -1
    luck: float = 0.0  # as much of it as chance made


class Review(NamedTuple):
    seat: int
    points: bool  # worths are points; else they are chances, 0 … 1
    turns: list[Turn]
    swings: list[Swing]  # in the order of the match
    start: float  # what the seat could expect at its first decision
    result: float
    places: list[Place]  # of the turns: where in the match, and what was asked

    def given_away(self) -> float:
        """By the seat's own choices, against the best it could see: 0 or more."""
        return -sum([swing.change for swing in self.swings if swing.kind == CHOICE])

    def from_outside(self) -> float:
        """By chance and the others."""
        return sum([swing.change for swing in self.swings if swing.kind != CHOICE])

    def shares(self) -> Shares:
        """Start, luck, choices and the others, which add up to the result."""
        sums: dict[Part, float] = {"luck": 0.0, "choice": 0.0, "others": 0.0, "ended": 0.0}
        for swing in self.swings:
            if swing.kind == CHOICE or swing.kind == ENDED:
                sums[swing.kind] += swing.change
            else:
                sums["luck"] += swing.luck
                sums["others"] += swing.change - swing.luck
        return shares(self.start, sums, self.points)

    def costliest(self, most: int) -> list[Turn]:
        """The choices that cost most, the dearest first; none that is not worth a word."""
        dear = [turn for turn in self.turns if turn.lost() >= least(self.points)]
        return sorted(dear, key=lambda turn: -turn.lost())[:most]

    def good(self) -> int:
        """How many choices cost nothing that is worth a word."""
        return sum([turn.lost() < least(self.points) for turn in self.turns])

    def oddities(self, most: int) -> list[Turn]:
        """Choices that looked wrong and were right, the clearest first."""
        odd = [turn for turn in self.turns if turn.odd is not None and not turn.lost()]
        return sorted(odd, key=lambda turn: -turn.margin)[:most]

    def largest(self, most: int) -> list[Swing]:
        """The turning points: the largest changes, the largest first."""
        large = [swing for swing in self.swings if abs(swing.change) >= least(self.points)]
        return sorted(large, key=_size)[:most]


def least(points: bool) -> float:
    """A change that is worth a word."""
    return LEAST_POINTS if points else LEAST


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


class Weighed(NamedTuple):
    """What was thought of a decision, on the scale of the returns."""

    best: int
    before: float
    lost: float
    noise: float
    margin: float  # by how much the best is better than the next best


def weigh(match: Match, number: int, pace: Pace, rng: Rng) -> Turn:
    """Think again about a move of the log, with what its seat could know then."""
    entry = match.log[number - 1]
    glimpse = match.fork(number - 1).glimpse(entry.seat)
    game, players = match.game, match.state.players
    found = look(glimpse, entry.move, pace, rng)
    worths = [worth(game, players, value) for value in (found.before, found.before - found.lost)]
    unit = worth(game, players, 1.0) - worth(game, players, 0.0) if players > 1 else 1.0
    turn = Turn(number, entry.move, found.best, worths[0], worths[1], found.noise * unit)
    if found.best != entry.move:
        return turn._replace(why=explain(glimpse, [found.best, entry.move])[0])
    if found.margin * unit > max(least(players == 1), CERTAIN * found.noise * unit):
        odd = game.knowledge().oddity(glimpse, entry.move)
        return turn._replace(odd=odd, margin=found.margin * unit)
    return turn


def look(glimpse: Glimpse, move: int, pace: Pace, rng: Rng) -> Weighed:
    """Twice where all moves are weighed with like care, which tells the noise; else the two moves
    are compared by themselves."""
    knowledge = glimpse.game.knowledge()
    first = think(glimpse, pace(0.5), rng)
    best, before = first[0].move, first[0].value
    if knowledge.weighs_all:
        second = think(glimpse, pace(0.5), rng)
        lost = (gap(first, move) + value_of(second, best) - value_of(second, move)) / 2
        lost = 0.0 if mixed_in(first, move) else lost
        noise = abs(value_of(second, best) - value_of(second, move) - gap(first, move)) / 2
        before = (before + value_of(second, best)) / 2
    else:
        lost, noise = gap(first, move), 0.0
        if lost > 0.0:
            lost, noise = compare(glimpse, best, move, pace, rng)
    if lost <= 0.0:
        best, lost = move, 0.0
    margin = first[0].value - first[1].value if len(first) > 1 and best == move else 0.0
    return Weighed(best, before, lost, noise, margin)


def value_of(thoughts: list[Thought], move: int) -> float:
    return next(thought.value for thought in thoughts if thought.move == move)


def mixed_in(thoughts: list[Thought], move: int) -> bool:
    """Whether it is among the moves to be mixed: each is as good as the whole."""
    return any(one.move == move and one.share >= LEAST_SHARE for one in thoughts)


def gap(thoughts: list[Thought], move: int) -> float:
    """By how much a move is worse than the best."""
    if mixed_in(thoughts, move):
        return 0.0
    return thoughts[0].value - value_of(thoughts, move)


def compare(glimpse: Glimpse, best: int, move: int, pace: Pace, rng: Rng) -> tuple[float, float]:
    """The same, where thinking looks little at what it does not like: both looked at alike; and
    its standard error."""
    one = line(glimpse, best, pace(0.25), rng)
    other = line(glimpse, move, pace(0.25), rng)
    return one.value - other.value, (one.error**2 + other.error**2) ** 0.5


def assemble(match: Match, seat: int, weighed: list[Turn], course: Course | None = None) -> Review:
    """The review of a match that is over, from all decisions of the seat, weighed; `course_of`
    takes a moment and may be asked beforehand, elsewhere."""
    players = match.state.players
    returns = match.returns
    assert returns is not None
    result = worth(match.game, players, returns[seat])
    turns = corrected(match, seat, weighed, result)
    course = course or course_of(match, seat, [turn.number for turn in turns])
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
            swings.append(outside(kind, turn.number, end, later - turn.after, course))
    start = turns[0].before if turns else result
    return Review(seat, players == 1, turns, swings, start, result, course.places)


def outside(kind: Cause, after: int, end: int, change: float, course: Course) -> Swing:
    """What came after a move of the log and up to another, luck apart from the others."""
    luck = change if kind == LUCK else 0.0
    if kind == BOTH:
        luck = course.luck(after, end, change)
    return Swing(kind, min(after + 1, end), end, change, -1, luck)


def corrected(match: Match, seat: int, weighed: list[Turn], result: float) -> list[Turn]:
    """Where nothing came from outside between two decisions, the later look knows better.

    Else the noise of thinking twice about one plan would pass for luck. And a loss that may be
    noise is none.
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
        if turn.lost() <= CERTAIN * turn.noise:
            turn = turn._replace(best=turn.move, before=turn.after, why=())
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
