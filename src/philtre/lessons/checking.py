"""Plays a lesson to its end, on every way it takes, and looks at its words in every language."""

import re
from collections.abc import Iterator
from typing import Final

from philtre.core.errors import Params, PhiltreError
from philtre.lessons.lesson import BadLesson, Lesson, Step, because
from philtre.lessons.playing import READ, Place
from philtre.words import LANGUAGES

MOST_WAYS: Final = 200  # on which a lesson may be played
MESSAGE: Final = re.compile(r"^(lesson-[a-z0-9-]+) =", re.MULTILINE)
SPOT: Final = re.compile(r"[a-z]+:[\w -]+")


def check(lesson: Lesson) -> int:
    """On how many ways it can be played; raises `BadLesson` for the first thing that is wrong."""
    for lang in LANGUAGES:
        check_words(lesson, lang)
    ways = 0
    answered: set[tuple[int, str]] = set()
    for _ in walks(lesson, [], answered):
        ways += 1
        if ways > MOST_WAYS:
            raise BadLesson("learn-many-ways", {"most": MOST_WAYS})
    for number, step in enumerate(lesson.steps):
        for start in step.wrong:
            if (number, start) not in answered:
                raise BadLesson("learn-never-wrong", {**at(lesson, number), "move": start})
    return ways


def walks(lesson: Lesson, path: list[str], answered: set[tuple[int, str]]) -> Iterator[list[str]]:
    """All ways from here to the end; which answers to other moves could be heard on them."""
    try:
        place = Place(lesson, path)
    except PhiltreError as error:
        if not path:
            raise because("learn-before-fails", {}, error) from None
        raise because("learn-step-fails", at(lesson, len(path) - 1), error) from None
    step = place.step
    if step is None:
        yield path
        return
    check_step(place, step)
    answered |= {(len(path), start) for start in hearable(place, step)}
    legal = place.match.legal(lesson.seat) if step.do else [READ]
    for made in step.do or (READ,):
        if made in legal:
            yield from walks(lesson, [*path, made], answered)


def check_step(place: Place, step: Step) -> None:
    """What it takes is legal, what it answers could be done, what it lights can be named."""
    here = at(place.lesson, len(place.path))
    faults: list[PhiltreError] = []
    for move in step.do:
        try:
            place.match.check(move, place.lesson.seat)
        except PhiltreError as error:
            faults.append(error)
    if faults and len(faults) == len(step.do):
        raise because("learn-not-legal", {**here, "move": step.do[0]}, faults[0]) from None
    for spot in step.lit:
        if not SPOT.fullmatch(spot):
            raise BadLesson("learn-bad-spot", {**here, "given": spot})


def hearable(place: Place, step: Step) -> set[str]:
    """The answers to other moves that a learner could come to hear here."""
    legal = place.match.legal(place.lesson.seat) if step.do else []
    others = [move for move in legal if move not in step.do]
    return {
        start
        for start in step.wrong
        if start == "*" or any(f"{move} ".startswith(f"{start} ") for move in others)
    }


def check_words(lesson: Lesson, lang: str) -> None:
    """A note for every step, in this language; and none that nobody would ever hear."""
    there = MESSAGE.findall(lesson.fluent_text(lang))
    must, may = keys(lesson)
    for key in must:
        if key not in there:
            raise BadLesson("learn-no-words", {"message": key, "lang": lang})
    for key in there:
        if key not in must and key not in may:
            raise BadLesson("learn-words-unused", {"message": key, "lang": lang})


def keys(lesson: Lesson) -> tuple[list[str], list[str]]:
    """The messages that a lesson must have, and those that it may have besides."""
    must = ["lesson-title", "lesson-teaches", "lesson-end"]
    may: list[str] = []
    for step in lesson.steps:
        must.append(f"lesson-{step.name}")
        must += [f"lesson-{step.name}-not-{note}" for note in step.wrong.values()]
        may.append(f"lesson-{step.name}-why")
    return must, may


def at(lesson: Lesson, number: int) -> Params:
    """Which step it is, as an error names it."""
    return {"number": number + 1, "name": lesson.steps[number].name}
