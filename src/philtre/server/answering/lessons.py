"""Guided games. Nothing is kept here: where somebody is, they say themselves."""

from philtre.core.errors import PhiltreError
from philtre.lessons.lesson import BadLesson, Lesson
from philtre.lessons.playing import Place
from philtre.lessons.shelf import every_lesson, find_lesson
from philtre.server.answering.route import get, post
from philtre.server.answering.words import checked
from philtre.server.tables.content import content_of
from philtre.server.tables.errors import NotFound
from philtre.server.tables.learning_answers import LessonAnswer, LessonInfo
from philtre.server.tables.messages import AskLesson
from philtre.server.tables.views import lesson_answer


def found(game: str, name: str) -> Lesson:
    try:
        return find_lesson(game, name)
    except BadLesson as error:
        raise NotFound(error.key, error.params) from None


def info(lesson: Lesson) -> LessonInfo:
    return LessonInfo(
        game=lesson.game,
        name=lesson.name,
        minutes=lesson.minutes,
        steps=[step.name for step in lesson.steps],
        seat=lesson.seat,
        names=lesson.names,
        options=lesson.options,
        play=lesson.play,
        content=content_of(lesson.game).digest,
    )


@get("/api/lessons")
async def lessons() -> list[LessonInfo]:
    """All there are, those of a game in their order."""
    return [info(lesson) for lesson in every_lesson()]


@post("/api/lessons/{game:str}/{name:str}")
async def step(game: str, name: str, data: AskLesson) -> LessonAnswer:
    """Where a path leads to; with a move: where that leads to, or why it is not the one."""
    place = Place(found(game, name), data.path)
    refused: PhiltreError | None = None
    if data.move is not None or data.picks:
        seat = place.lesson.seat
        move = data.move if data.move is not None else place.match.wanted(data.picks, seat)
        refused = tried(place, move)
    return lesson_answer(place, refused)


def tried(place: Place, move: str) -> PhiltreError | None:
    """Goes on if the move is one that this step takes; a step that is read takes none, "" ."""
    asks = place.step is not None and place.step.do
    refused = place.answer(move) if move or asks else None
    if refused is None:
        place.go(move)
    return refused


@get("/api/text/{lang:str}/{game:str}/{name:str}", text=True)
def lesson_text(lang: str, game: str, name: str) -> str:
    """What is said in a lesson."""
    checked(lang, game)
    return found(game, name).fluent_text(lang)


ROUTES = [lessons, step, lesson_text]
