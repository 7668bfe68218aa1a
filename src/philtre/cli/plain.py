"""Words that need no parser, such as `serve --port 8000 --no-open`: to import one takes a tenth of
a server's start. Whatever is not said so plainly is left to it, with all its sentences."""

import re
from collections.abc import Callable, Sequence
from inspect import Parameter, signature
from typing import Any, Final, Literal, get_args, get_origin

Command = Callable[..., None]
# How a value is written that every reader reads alike.
WRITTEN: Final = {
    str: re.compile(r"[^-].*"),
    int: re.compile(r"0|[1-9]\d{0,8}"),
    float: re.compile(r"\d{1,9}(\.\d+)?"),
}


class Kept:
    """Stands where a command is added to a program, and keeps it."""

    def __init__(self) -> None:
        self.commands: list[Command] = []

    def command(self, help: str = "") -> Callable[[Command], Command]:
        def keep(function: Command) -> Command:
            self.commands.append(function)
            return function

        return keep


def told(function: Command, words: Sequence[str]) -> dict[str, object] | None:
    """What a command is told by its options; None if a parser should read it."""
    parameters = signature(function).parameters
    given: dict[str, object] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        name = word.removeprefix("--").replace("-", "_")
        negative = name not in parameters
        parameter = parameters.get(name.removeprefix("no_") if negative else name)
        if parameter is None or not re.fullmatch(r"--[a-z-]+", word) or parameter.name in given:
            return None
        kind = get_args(parameter.annotation)[0]
        if kind is bool:
            given[parameter.name] = not negative
        elif negative or not rest:
            return None
        elif (value := read(kind, rest.pop(0))) is not None:
            given[parameter.name] = value
        else:
            return None
    needed = [one.name for one in parameters.values() if one.default is Parameter.empty]
    return given if all(name in given for name in needed) else None


def read(kind: Any, word: str) -> object | None:
    if get_origin(kind) is Literal:
        return word if word in get_args(kind) else None
    written = WRITTEN.get(kind)
    return kind(word) if written and written.fullmatch(word) else None
