"""What a lesson is, and its file read: every mistake in it is told by step and field."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from philtre.core.errors import Params, PhiltreError
from philtre.core.options import Options
from philtre.core.registry import find
from philtre.words import Words

LESSON_FIELDS: Final[dict[str, type]] = {
    "game": str,
    "order": int,
    "minutes": int,
    "seat": int,
    "names": list,
    "options": dict,
    "start": str,
    "before": list,
    "play": dict,
    "step": list,
}
STEP_FIELDS: Final[dict[str, type | tuple[type, ...]]] = {
    "name": str,
    "do": (str, list),
    "then": (list, dict),
    "not": dict,
    "rules": list,
    "lit": list,
    "picture": list,
}


class BadLesson(PhiltreError):
    """A lesson's file that can't be read, or does not go as it says."""


class Step(NamedTuple):
    """One idea: something is said, perhaps a move is asked for, then the others act."""

    name: str  # `lesson-<name>` says it, `lesson-<name>-why` why
    do: tuple[str, ...]  # the moves of the learner that it takes; none: it is read, no more
    then: Mapping[str, tuple[str, ...]]  # after each of them, as a record has it ("": it was read)
    wrong: Mapping[str, str]  # how other moves begin, and the note that answers: `…-not-<note>`
    rules: tuple[str, ...]  # that it teaches
    lit: tuple[str, ...]  # what is lit on a board, where that is not what is picked for the move
    picture: tuple[str, ...]  # symbols of the board, beside why


class Lesson(NamedTuple):
    """A guided game; `match.py` plays it."""

    game: str
    name: str
    order: int  # among those of its game
    minutes: int
    seat: int  # of the learner
    names: list[str]  # who sits where
    options: Options
    start: str  # a position to begin from; empty: the beginning of a game
    before: tuple[str, ...]  # dealt and played before the first step
    play: dict[str, Any]  # options of the real game that it leads to
    steps: list[Step]
    file: Path

    def fluent_text(self, lang: str) -> str:
        """What is said in it; raises `BadLesson`."""
        return text_of(self.file.with_suffix(f".{lang}.ftl"))

    def words(self, lang: str) -> Words:
        return Words(lang, self.game, self.names, more=self.fluent_text(lang))


def text_of(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except FileNotFoundError:
        raise BadLesson("learn-file-missing", {"file": str(file)}) from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadLesson(
            "learn-file-unreadable", {"file": str(file), "reason": str(error)}
        ) from None


def read(file: Path) -> Lesson:
    """The lesson of a file; raises `BadLesson`, which says what is wrong and where."""
    try:
        given = tomllib.loads(text_of(file))
    except tomllib.TOMLDecodeError as error:
        raise BadLesson("learn-not-toml", {"file": str(file), "reason": str(error)}) from None
    try:
        return lesson_of(given, file)
    except PhiltreError as error:
        raise because("learn-bad-file", {"file": str(file)}, error) from None


def because(key: str, params: Params, error: PhiltreError) -> BadLesson:
    """A fault with what is behind it, told in the words of the game whose it is."""
    fault = BadLesson(key, params, error)
    fault.game = error.game
    return fault


def lesson_of(given: dict[str, Any], file: Path) -> Lesson:
    fields(given, LESSON_FIELDS, {})
    game = find(needed(given, "game", {}))
    options: dict[str, object] = given.get("options", {})
    start = given.get("start", "")
    settled = game.load(start)[0] if start else game.settle(options)
    steps = [step_of(one, number) for number, one in enumerate(needed(given, "step", {}), 1)]
    names = texts(given, "names", {})
    if len(names) != settled["players"]:
        raise BadLesson("learn-names", {"number": len(names), "players": str(settled["players"])})
    seat = given.get("seat", 0)
    if not 0 <= seat < len(names):
        raise BadLesson("learn-seat", {"number": seat, "players": len(names)})
    twice = {step.name for step in steps if [one.name for one in steps].count(step.name) > 1}
    if twice:
        raise BadLesson("learn-step-twice", {"name": min(twice)})
    return Lesson(
        game=game.id,
        name=file.stem,
        order=given.get("order", 1),
        minutes=needed(given, "minutes", {}),
        seat=seat,
        names=list(names),
        options=settled,
        start=start,
        before=texts(given, "before", {}),
        play=checked(game.settle, given.get("play", {})),
        steps=steps,
        file=file,
    )


def checked(settle: Any, given: dict[str, object]) -> dict[str, object]:
    settle(given)
    return given


def step_of(given: Any, number: int) -> Step:
    where: Params = {"number": number}
    if not isinstance(given, dict):
        raise BadLesson("learn-bad-field", {"field": "step", **where})
    fields(given, STEP_FIELDS, where)
    do = given.get("do", [])
    moves = (do,) if isinstance(do, str) else texts(given, "do", where)
    then = given.get("then", [])
    if isinstance(then, list):
        after = dict.fromkeys(moves or ("",), texts(given, "then", where))
    else:
        after = {move: texts(then, move, where) for move in then}
    wrong = given.get("not", {})
    if set(after) != set(moves or ("",)) or not all(isinstance(one, str) for one in wrong.values()):
        raise BadLesson("learn-bad-field", {"field": "then, not", **where})
    return Step(
        name=needed(given, "name", where),
        do=moves,
        then=after,
        wrong=wrong,
        rules=texts(given, "rules", where),
        lit=texts(given, "lit", where),
        picture=texts(given, "picture", where),
    )


def fields(given: dict[str, Any], known: Mapping[str, Any], where: Params) -> None:
    """Every field is one there is, and holds what it may."""
    for name, value in given.items():
        if name not in known:
            allowed = ", ".join(known)
            raise BadLesson(
                told("learn-unknown-field", where), {"field": name, "allowed": allowed, **where}
            )
        if not isinstance(value, known[name]) or isinstance(value, bool):
            raise BadLesson(told("learn-bad-field", where), {"field": name, **where})


def needed(given: dict[str, Any], name: str, where: Params) -> Any:
    if not given.get(name):
        raise BadLesson(told("learn-missing-field", where), {"field": name, **where})
    return given[name]


def texts(given: dict[str, Any], name: str, where: Params) -> tuple[str, ...]:
    value = given.get(name, [])
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise BadLesson(told("learn-bad-field", where), {"field": name, **where})
    return tuple(value)


def told(key: str, where: Params) -> str:
    """Of a step, or of the lesson."""
    return f"{key}-of-step" if where else key
