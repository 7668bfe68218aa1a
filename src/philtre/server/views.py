"""All that one seat may know of a match, as it is sent. Nothing else is ever sent of it."""

from philtre.server.answers import MoveAnswer, ViewMessage, event_answers
from philtre.server.course import Course
from philtre.server.shelf import Header


def view_message(
    course: Course, header: Header, seat: int | None, heard: int, offers: list[int] | None
) -> ViewMessage:
    """What a seat sees, may do, and has heard from number `heard` on; None: what is public."""
    match = course.match
    actors = [] if header.archive else course.actors()
    moves = match.state.legal(seat) if seat is not None and seat in actors else []
    phrases = [(match.game.text(move), match.game.phrase(move)) for move in moves]
    events = match.events(seat)
    return ViewMessage(
        seq=course.seq,
        seat=seat,
        actors=actors,
        view=match.view(seat),
        legal=[MoveAnswer(text, phrase.key, phrase.params) for text, phrase in phrases],
        events=event_answers(events, min(heard, len(events))),
        heard=len(events),
        undo=seat is not None and not header.archive and course.may_undo(seat),
        draw=offers,
        over=header.over,
        returns=header.returns,
        ended=course.match.ended,
    )
