"""What the coach says, as it is sent; docs/api.md says what each field means."""

from msgspec import Struct

from philtre.bots.coach import Advice
from philtre.bots.review import Cause, Review, Swing, Turn
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.match import Match
from philtre.server.tables.answers import Answered, ErrorAnswer, MoveAnswer, PhraseAnswer
from philtre.server.tables.views import error_answer
from philtre.server.thinking.coach import Looking


class TipAnswer(MoveAnswer):
    """A move with its words, and what it leads to."""

    worth: float
    share: float


class HintMessage(Answered, tag="hint"):
    seat: int
    seq: int
    points: bool
    tips: list[TipAnswer]
    mixed: bool
    facts: list[PhraseAnswer]


class TurnAnswer(Struct):
    number: int
    move: MoveAnswer
    best: MoveAnswer
    before: float
    after: float


class SwingAnswer(Struct):
    kind: Cause
    first: int
    last: int
    change: float
    move: MoveAnswer | None
    best: MoveAnswer | None


class WholeReview(Struct):
    start: float
    result: float
    given_away: float
    from_outside: float
    swings: list[SwingAnswer]


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
        tips.append(TipAnswer(text, phrase.key, phrase.params, tip.worth, tip.share))
    facts = [PhraseAnswer(fact.key, fact.params) for fact in advice.facts]
    return HintMessage(key, seat, seq, advice.points, tips, bool(advice.mixed()), facts)


def review_answer(looking: Looking) -> ReviewAnswer:
    match, review = looking.match, looking.review
    turns = review.turns if review else looking.turns
    return ReviewAnswer(
        seat=looking.seat,
        points=match.state.players == 1,
        done=len(looking.turns),
        total=None if looking.numbers is None else len(looking.numbers),
        turns=[turn_answer(match.game, turn) for turn in turns],
        review=review and whole(match, review),
        error=fault(looking.take_fault()),
    )


def fault(error: PhiltreError | None) -> ErrorAnswer | None:
    return None if error is None else error_answer(error)


def worded(game: Game, move: int) -> MoveAnswer:
    phrase = game.phrase(move)
    return MoveAnswer(game.text(move), phrase.key, phrase.params)


def turn_answer(game: Game, turn: Turn) -> TurnAnswer:
    move, best = worded(game, turn.move), worded(game, turn.best)
    return TurnAnswer(turn.number, move, best, turn.before, turn.after)


def swing_answer(match: Match, swing: Swing) -> SwingAnswer:
    chosen = swing.best >= 0
    move = worded(match.game, match.log[swing.first - 1].move) if chosen else None
    best = worded(match.game, swing.best) if chosen else None
    return SwingAnswer(swing.kind, swing.first, swing.last, swing.change, move, best)


def whole(match: Match, review: Review) -> WholeReview:
    return WholeReview(
        start=review.start,
        result=review.result,
        given_away=review.given_away(),
        from_outside=review.from_outside(),
        swings=[swing_answer(match, swing) for swing in review.largest(len(review.swings))],
    )
