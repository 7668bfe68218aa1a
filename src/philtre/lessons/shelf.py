"""Finds the lessons there are: in each game's folder, `lessons/*.toml`."""

from functools import cache
from pathlib import Path

from philtre.core import registry
from philtre.core.errors import PhiltreError
from philtre.lessons.lesson import BadLesson, Lesson, read


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """Those of a game, in their order; what can't be read is passed over, and `check` says why."""
    found: list[Lesson] = []
    for file in sorted((Path(registry.folder(game)) / "lessons").glob("*.toml")):
        try:
            found.append(read(file))
        except PhiltreError:
            continue
    return tuple(sorted(found, key=lambda lesson: lesson.order))


def every_lesson() -> list[Lesson]:
    return [lesson for game in registry.game_ids() for lesson in lessons(game)]


def find_lesson(game: str, name: str) -> Lesson:
    """Raises `UnknownGame` or `BadLesson`, which names what there is."""
    for lesson in lessons(game):
        if lesson.name == name:
            return lesson
    there = ", ".join(lesson.name for lesson in lessons(game)) or "–"
    raise BadLesson("learn-no-such", {"lesson": name, "allowed": there})
