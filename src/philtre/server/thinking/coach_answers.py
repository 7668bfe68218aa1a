"""What the coach says, as it is sent; docs/api.md says what each field means."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from philtre.bots.coach import Advice
from philtre.bots.course import Place
from philtre.bots.following import Step
from philtre.bots.review import COSTLIEST, ODDITIES, Cause, Review, Swing, Turn
from philtre.bots.shares import Part, Shares
from philtre.core.errors import PhiltreError
from philtre.core.families import Phrase
from philtre.core.game import Game
from philtre.core.match import Match
from philtre.core.reasons import Drawn, Reason
from philtre.core.state import CHANCE
from philtre.server.tables.answers import EntryAnswer, ErrorAnswer, MoveAnswer, PhraseAnswer
from philtre.server.tables.outgoing import Answered
from philtre.server.tables.views import error_answer
from philtre.server.thinking.coach import Looking


class MarkAnswer(Struct):
    """Something to draw on the board; places are named as picks are."""

    kind: Drawn
    places: list[str]


class ReasonAnswer(PhraseAnswer):
    """Why, and what to draw of it."""

    marks: list[MarkAnswer]


class TipAnswer(MoveAnswer):
    """A move with its words, what it leads to, and why."""

    worth: float
    share: float
    reasons: list[ReasonAnswer]


class HintMessage(Answered, tag="hint"):
    seat: int
    seq: int
    points: bool
    tips: list[TipAnswer]
    mixed: bool
    facts: list[PhraseAnswer]
    looked: int


class StepAnswer(Struct):
    """What somebody does in a line that is played out, and what the seat sees then."""

    made: EntryAnswer
    events: list[PhraseAnswer]
    view: Mapping[str, Any]
    actors: list[int]


class LineMessage(Answered, tag="line"):
    seat: int
    seq: int
    move: str
    steps: list[StepAnswer]


class ThreatsMessage(Answered, tag="threats"):
    seat: int
    seq: int
    threats: list[ReasonAnswer]


class TurnAnswer(Struct):
    """A decision; where it stands and what was asked are told once all are weighed."""

    number: int
    move: MoveAnswer
    best: MoveAnswer
    before: float
    after: float
    why: list[ReasonAnswer]
    odd: ReasonAnswer | None
    where: PhraseAnswer | None = None
    asked: PhraseAnswer | None = None


class SwingAnswer(Struct):
    kind: Cause
    first: int
    last: int
    change: float
    move: MoveAnswer | None
    best: MoveAnswer | None
    where: PhraseAnswer | None  # the round or turn in which it began


class PartAnswer(Struct):
    kind: Part
    change: int


class SharesAnswer(Struct):
    """What the result is made of, in hundredths of a chance or tenths of a point; laid one after
    the other they lead from the start to the result, and a chance never leaves 0 to 100."""

    start: int
    parts: list[PartAnswer]
    result: int


class WholeReview(Struct):
    start: float
    result: float
    given_away: float
    from_outside: float
    swings: list[SwingAnswer]
    shares: SharesAnswer
    costliest: list[int]  # the numbers of at most three decisions, the dearest first
    oddities: list[int]  # of those that looked wrong and were right
    good: int  # decisions that cost nothing to speak of


class ReviewAnswer(Struct):
    seat: int
    points: bool
    done: int
    total: int | None
    turns: list[TurnAnswer]
    review: WholeReview | None
    error: ErrorAnswer | None


def hint_message(key: str, seat: int, seq: int, match: Match, advice: Advice) -> HintMessage:
    tips = []
    for tip in advice.tips:
        phrase = match.game.phrase(tip.move)
        text = match.game.text(tip.move)
        why = reasons(tip.reasons)
        tips.append(TipAnswer(text, phrase.key, phrase.params, tip.worth, tip.share, why))
    facts = [PhraseAnswer(fact.key, fact.params) for fact in advice.facts]
    mixed = bool(advice.mixed())
    return HintMessage(key, seat, seq, advice.points, tips, mixed, facts, advice.looked)


def reasons(told: Sequence[Reason]) -> list[ReasonAnswer]:
    return [reason_answer(reason) for reason in told]


def reason_answer(reason: Reason) -> ReasonAnswer:
    marks = [MarkAnswer(mark.kind, mark.places) for mark in reason.marks]
    return ReasonAnswer(reason.key, dict(reason.params), marks)


def line_message(
    key: str, seat: int, move: str, seq: int, match: Match, steps: list[Step]
) -> LineMessage:
    return LineMessage(key, seat, seq, move, [step_answer(match.game, step) for step in steps])


def step_answer(game: Game, step: Step) -> StepAnswer:
    phrase = game.phrase(step.move)
    who = None if step.seat == CHANCE else step.seat
    made = EntryAnswer(who, game.text(step.move), phrase.key, phrase.params)
    events = [PhraseAnswer(event.kind, dict(event.params)) for event in step.events]
    actors = [actor for actor in step.actors if actor != CHANCE]
    return StepAnswer(made, events, step.view, actors)


def threats_message(key: str, seat: int, seq: int, told: list[Reason]) -> ThreatsMessage:
    return ThreatsMessage(key, seat, seq, reasons(told))


def review_answer(looking: Looking) -> ReviewAnswer:
    match, review = looking.match, looking.review
    turns = review.turns if review else looking.turns
    where = review.places if review else []
    places = {turn.number: place for turn, place in zip(turns, where, strict=False)}
    return ReviewAnswer(
        seat=looking.seat,
        points=match.state.players == 1,
        done=len(looking.turns),
        total=None if looking.numbers is None else len(looking.numbers),
        turns=[turn_answer(match.game, turn, places.get(turn.number)) for turn in turns],
        review=review and whole(match, review),
        error=fault(looking.take_fault()),
    )


def fault(error: PhiltreError | None) -> ErrorAnswer | None:
    return None if error is None else error_answer(error)


def worded(game: Game, move: int) -> MoveAnswer:
    phrase = game.phrase(move)
    return MoveAnswer(game.text(move), phrase.key, phrase.params)


def turn_answer(game: Game, turn: Turn, place: Place | None) -> TurnAnswer:
    return TurnAnswer(
        number=turn.number,
        move=worded(game, turn.move),
        best=worded(game, turn.best),
        before=turn.before,
        after=turn.after,
        why=reasons(turn.why),
        odd=turn.odd and reason_answer(turn.odd),
        where=place and said(place.where),
        asked=place and said(place.asked),
    )


def said(phrase: Phrase | None) -> PhraseAnswer | None:
    return None if phrase is None else PhraseAnswer(phrase.key, dict(phrase.params))


def swing_answer(match: Match, review: Review, swing: Swing) -> SwingAnswer:
    chosen = swing.best >= 0
    move = worded(match.game, match.log[swing.first - 1].move) if chosen else None
    best = worded(match.game, swing.best) if chosen else None
    begun = [
        place.where
        for turn, place in zip(review.turns, review.places, strict=True)
        if turn.number <= swing.first
    ]
    where = said(begun[-1]) if begun else None
    return SwingAnswer(swing.kind, swing.first, swing.last, swing.change, move, best, where)


def whole(match: Match, review: Review) -> WholeReview:
    return WholeReview(
        start=review.start,
        result=review.result,
        given_away=review.given_away(),
        from_outside=review.from_outside(),
        swings=[swing_answer(match, review, swing) for swing in review.largest(len(review.swings))],
        shares=shares_answer(review.shares()),
        costliest=[turn.number for turn in review.costliest(COSTLIEST)],
        oddities=[turn.number for turn in review.oddities(ODDITIES)],
        good=review.good(),
    )


def shares_answer(shares: Shares) -> SharesAnswer:
    parts = [PartAnswer(kind, change) for kind, change in shares.parts.items()]
    return SharesAnswer(shares.start, parts, shares.result)
