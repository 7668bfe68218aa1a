"""All that is ever told of a match, built here and nowhere else.

What a seat may know is built up from nothing. A test sees to it that no other module of the
server looks at a match through a seat, or turns anything into bytes for a client.
"""

from functools import lru_cache
from typing import Final

import msgspec

from philtre.core.ending import GAME, RESIGNED
from philtre.core.errors import CannotUndo, PhiltreError
from philtre.core.families import Phrase
from philtre.core.game import Game
from philtre.core.match import Match
from philtre.core.state import CHANCE, ONLOOKER, Event
from philtre.core.undo import Entry
from philtre.lessons.playing import Place
from philtre.puzzles.trying import Trial, Verdict
from philtre.server.tables.answers import (
    CourseAnswer,
    EntryAnswer,
    ErrorAnswer,
    EventAnswer,
    HonourAnswer,
    LegalAnswer,
    PhraseAnswer,
    RecapAnswer,
    RefusedAnswer,
    ReplayAnswer,
    RoundAnswer,
    SeenAnswer,
    SourceAnswer,
    StandingAnswer,
)
from philtre.server.tables.conversation import Said
from philtre.server.tables.header import Header
from philtre.server.tables.learning_answers import (
    InsteadAnswer,
    LessonAnswer,
    PuzzleAnswer,
    VerdictAnswer,
)
from philtre.server.tables.logged_match import LoggedMatch
from philtre.server.tables.outgoing import (
    ChatMessage,
    Outgoing,
    PhraseMessage,
    RefusedMessage,
    ViewMessage,
)
from philtre.server.tables.stretch import stretch

ENCODE: Final = msgspec.json.Encoder().encode
PAGE: Final = 500  # events that are sent at once
LONG: Final = 1_000  # events: more are told from a thread, so that no other table waits for it


def encoded(message: Outgoing) -> bytes:
    return ENCODE(message)


# A match in play


def is_long(logged: LoggedMatch, seat: int | None) -> bool:
    return logged.unheard(seat) > LONG


def encoded_view(
    logged: LoggedMatch, header: Header, seat: int | None, heard: int, offers: list[int] | None
) -> tuple[int, bytes]:
    """How much the seat has heard with this message, and the message as it is sent."""
    message = view_message(logged, header, seat, heard, offers)
    return message.heard, encoded(message)


def view_message(
    logged: LoggedMatch, header: Header, seat: int | None, heard: int, offers: list[int] | None
) -> ViewMessage:
    """What a seat sees, may do, and has heard from number `heard` on; None: what is public.

    Of what was heard a page is sent: who has not heard all that was told asks again.
    """
    match = logged.match
    actors = [] if header.archive else logged.actors()
    events = logged.heard(seat)
    why = None if seat is None else undo_why(logged, header, seat)
    page = event_answers(events, min(heard, len(events)))
    return ViewMessage(
        seq=logged.seq,
        seat=seat,
        actors=actors,
        view=match.view(seat),
        legal=legal_answers(match, seat) if seat in actors else [],
        refused=refused_answers(match, seat) if seat in actors else [],
        events=page,
        heard=page[-1].n + 1 if page else len(events),
        told=len(events),
        undo=seat is not None and why is None,
        undo_why=why,
        draw=offers,
        over=header.over,
        returns=header.returns,
        ended=logged.match.ended,
    )


def legal_answers(match: Match, seat: int) -> list[LegalAnswer]:
    """The moves that a seat may make, with how they are picked and what they do."""
    game, state = match.game, match.state
    return [
        LegalAnswer(game.text(move), *game.phrase(move), picks(game, move), about)
        for move in state.legal(seat)
        for about in [game.about(state, seat, move)]
    ]


def refused_answers(match: Match, seat: int) -> list[RefusedAnswer]:
    """The moves that stay in sight for a seat though they are not legal, with the reason."""
    game, state = match.game, match.state
    return [
        RefusedAnswer(
            game.text(move),
            *game.phrase(move),
            PhraseAnswer(why.key, why.params),
            picks(game, move),
        )
        for move in game.wished(state, seat)
        for why in [game.refuse(state, seat, move)]
        if why is not None
    ]


@lru_cache(maxsize=10_000)  # there are many ways to use a power, and few are used
def picks(game: Game, move: int) -> list[list[str]]:
    """The orders of a move's picks; none if it names nothing. To be read, never changed."""
    orders = game.picks(move)
    return [] if orders == [[]] else orders


def undo_why(logged: LoggedMatch, header: Header, seat: int) -> ErrorAnswer | None:
    """Why the seat may not take back; None: it may."""
    why = CannotUndo("match-over") if header.archive else logged.may_undo(seat).why
    return None if why is None else error_answer(why)


def events_of(logged: LoggedMatch, seat: int | None) -> list[Event]:
    """All that a seat has heard, to find out what an undo unsays."""
    return logged.heard(seat)


def event_answers(events: list[Event], first: int) -> list[EventAnswer]:
    """A page of the events from number `first` on, numbered as this seat heard them."""
    later = enumerate(events[first : first + PAGE], first)
    return [EventAnswer(n, event.kind, dict(event.params)) for n, event in later]


def recap_page(match: Match, seat: int) -> bytes:
    """What the others did since the turn of this seat before, as it saw it itself."""
    begin, end = stretch(match.log, seat)
    then = match.fork(begin)
    seen = [seen_answer(then, seat)]
    for entry in match.log[begin:end]:
        then.state.play(entry.seat, entry.move)
        if then.state.actors() != [CHANCE]:
            seen.append(seen_answer(then, seat))
    return ENCODE(RecapAnswer(seen))


def seen_answer(match: Match, seat: int) -> SeenAnswer:
    actors = [actor for actor in match.actors if isinstance(actor, int)]
    return SeenAnswer(match.view(seat), actors, len(match.events(seat)))


# Lessons and puzzles


def lesson_answer(place: Place, refused: PhiltreError | None) -> LessonAnswer:
    """Where the learner is, and sees through their own seat."""
    match, seat, step = place.match, place.lesson.seat, place.step
    return LessonAnswer(
        path=place.path,
        do=list(step.do) if step else [],
        lit=list(step.lit) if step else [],
        picture=list(step.picture) if step else [],
        refused=None if refused is None else error_answer(refused),
        view=learner_view(match, seat, step is not None and bool(step.do)),
    )


def puzzle_answer(
    trial: Trial, tried: tuple[str, Verdict] | None, refused: PhiltreError | None
) -> PuzzleAnswer:
    """How far somebody is, what is said of the last try, and what the seat sees."""
    match, puzzle = trial.match, trial.puzzle
    return PuzzleAnswer(
        path=trial.found,
        solved=trial.solved,
        verdict=None if tried is None else verdict_answer(match, *tried),
        refused=None if refused is None else error_answer(refused),
        view=learner_view(match, puzzle.seat, not trial.solved),
    )


def verdict_answer(match: Match, move: str, verdict: Verdict) -> VerdictAnswer:
    instead = verdict.instead
    return VerdictAnswer(
        move=phrase_of(match, move),
        right=verdict.right,
        worth=verdict.worth,
        best=verdict.best,
        reasons=[PhraseAnswer(reason.key, dict(reason.params)) for reason in verdict.reasons],
        then=[phrase_of(match, each) for each in verdict.then],
        instead=None
        if instead is None
        else InsteadAnswer(
            phrase_of(match, instead.move),
            PhraseAnswer(instead.reason.key, dict(instead.reason.params)),
        ),
    )


def phrase_of(match: Match, move: str) -> PhraseAnswer:
    """How a move is told; a record may name the seat before it."""
    head, _, rest = move.partition(" ")
    text = rest if head.isdecimal() else move
    return PhraseAnswer(*match.game.phrase(match.game.parse(text)))


def learner_view(match: Match, seat: int, asked: bool) -> ViewMessage:
    """What a seat sees of a match that is nobody's table; nothing of it is taken back."""
    actors = [actor for actor in match.actors if isinstance(actor, int)]
    acts = asked and seat in actors
    events = match.events(seat)
    return ViewMessage(
        seq=len(match.log),
        seat=seat,
        actors=actors,
        view=match.view(seat),
        legal=legal_answers(match, seat) if acts else [],
        refused=refused_answers(match, seat) if acts else [],
        events=event_answers(events, 0),
        heard=len(events),
        told=len(events),
        undo=False,
        undo_why=None,
        draw=None,
        over=match.over,
        returns=match.returns,
        ended=match.ended,
    )


# What is over


def replay_page(header: Header, match: Match, then: Match, seat: int | None, heard: int) -> bytes:
    """A match that is over, as it was `then`, for a seat or for all."""
    move, total = len(then.log), len(match.log)
    events = then.events(seat)
    told = event_answers(events, max(0, min(heard, len(events))))
    return ENCODE(
        ReplayAnswer(
            move=move,
            total=total,
            made=entry_answer(match, move),
            actors=[actor for actor in then.actors if isinstance(actor, int)],
            view=then.view(seat),
            events=told,
            heard=told[-1].n + 1 if told else len(events),
            told=len(events),
            returns=header.returns if move == total else None,
            ended=match.ended if move == total else None,
        )
    )


def course_answer(match: Match, seat: int | None) -> CourseAnswer:
    """Of a match that is over: who made each entry, how much a seat had heard, where rounds began,
    where points came from.

    As it goes from beginning to end, so that a replay can jump and a curve be drawn.
    """
    then, told = match.fork(0), match.game.standing
    tale = told.tale(then.state)
    heard, rounds, public = [0], list[RoundAnswer](), list[Event]()
    for number, entry in enumerate([None, *match.log]):
        if entry is not None:
            tale.sees(then.state, entry.seat, entry.move)
            fresh = played(then, entry)
            for event in fresh:
                tale.hears(then.state, event)
            public += [event for event in fresh if event.heard_by(ONLOOKER)]
            eyes = ONLOOKER if seat is None else seat
            heard.append(heard[-1] + sum(event.heard_by(eyes) for event in fresh))
        where = phrase_answer(told.where(then.view(None), public))
        if not rounds or rounds[-1].where != where:
            rounds.append(RoundAnswer(number, where, told.points(then.state)))
    return CourseAnswer(
        who=[entry.seat for entry in match.log],
        heard=heard,
        rounds=rounds,
        points=told.points(match.state),
        sources=[SourceAnswer(*source) for source in tale.sources(match.state)],
        honours=[HonourAnswer(*honour) for honour in tale.honours(match.state)],
    )


def played(then: Match, entry: Entry) -> list[Event]:
    """What happened by an entry, which is played."""
    before = len(then.state.heard or [])
    then.state.play(entry.seat, entry.move)
    return (then.state.heard or [])[before:]


def entry_answer(match: Match, move: int) -> EntryAnswer | None:
    if move == 0:
        return None
    entry = match.log[move - 1]
    phrase = match.game.phrase(entry.move)
    seat = None if entry.seat == CHANCE else entry.seat
    return EntryAnswer(seat, match.game.text(entry.move), phrase.key, phrase.params)


# How far it is


def standing_of(match: Match, public: list[Event] | None = None) -> str:
    """For lists of tables, as it is stored; of what is public, and when it is over of all."""
    heard = match.events(None) if public is None else public
    told, view = match.game.standing, match.view(None)
    actors = [actor for actor in match.actors if isinstance(actor, int)]
    points = told.points(match.state) if match.over else []
    return ENCODE(
        StandingAnswer(
            actors=actors,
            where=phrase_answer(told.where(view, heard)),
            asks=[phrase_answer(told.asks(view, seat)) for seat in actors],
            points=points or None,
            places=places_of(match),
            ended=match.ended,
            resigned=match.ending.seat if match.ended == RESIGNED and match.ending else None,
        )
    ).decode()


def places_of(match: Match) -> list[int] | None:
    """By what each gets; among equals by the rules, if they rank them and ended it."""
    if match.returns is None:
        return None
    ranks = match.game.standing.ranks(match.state) if match.ended == GAME else []
    marks = [*zip(match.returns, ranks or match.returns, strict=True)]
    return [1 + sum(other > mark for other in marks) for mark in marks]


def phrase_answer(phrase: Phrase | None) -> PhraseAnswer | None:
    return None if phrase is None else PhraseAnswer(phrase.key, phrase.params)


# What is refused and said


def error_answer(error: PhiltreError) -> ErrorAnswer:
    reason = None if error.reason is None else error_answer(error.reason)
    return ErrorAnswer(error.key, dict(error.params), reason)


def refused_message(key: str, error: PhiltreError) -> RefusedMessage:
    return RefusedMessage(key, error_answer(error))


def said_message(said: Said) -> ChatMessage | PhraseMessage:
    if said.kind == "chat":
        return ChatMessage(said.name, said.seat, said.text)
    return PhraseMessage(said.name, said.seat, said.text)
