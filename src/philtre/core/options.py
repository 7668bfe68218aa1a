"""The kinds of options a game can have.

An option reads a value, given in Python or as text, into its one canonical
form, and writes that form as text again. It also names a few sample values, so
that the conformance suite can try every option of every game.
"""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from philtre.core.errors import BadOption, bad_value, shown

Value = int | str | None
Options = dict[str, Value]


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    def __init__(self, name: str, default: Value, samples: list[Value]) -> None:
        self.name = name
        self.default = default
        self.samples = samples
        self.later = False  # came when records were about already: see `recorded`

    def read(self, given: object) -> Value:
        """The canonical value; raises `BadOption` for anything else."""
        raise NotImplementedError

    def allowed(self) -> str:
        """What may be given, for error messages and help: `3–7`, `on, off`."""
        raise NotImplementedError

    def write(self, value: Value) -> str:
        return "none" if value is None else str(value)

    def refuse(self, given: object) -> BadOption:
        return bad_value(self.name, shown(given), self.allowed())


class Count(Option):
    """A whole number from `low` to `high`; with `optional`, also none."""

    def __init__(
        self,
        name: str,
        default: int | None,
        low: int,
        high: int,
        optional: bool = False,
        samples: list[Value] | None = None,
    ) -> None:
        super().__init__(name, default, samples or list(range(low, high + 1)))
        self.low = low
        self.high = high
        self.optional = optional

    def read(self, given: object) -> Value:
        if self.optional and (given is None or given == "none"):
            return None
        if isinstance(given, bool) or not isinstance(given, int | str):
            raise self.refuse(given)
        try:
            number = int(given)
        except ValueError:
            raise self.refuse(given) from None
        if not self.low <= number <= self.high:
            raise self.refuse(given)
        return number

    def allowed(self) -> str:
        span = f"{self.low}–{self.high}" if self.low < self.high else str(self.low)
        return f"{span}, none" if self.optional else span


class Choice(Option):
    """One of a few words; the first is the default."""

    def __init__(self, name: str, words: list[str]) -> None:
        super().__init__(name, words[0], list(words))
        self.words = words

    def read(self, given: object) -> Value:
        if isinstance(given, str) and given in self.words:
            return given
        raise self.refuse(given)

    def allowed(self) -> str:
        return ", ".join(self.words)


class Switch(Choice):
    """On or off; True and False may be given too."""

    def __init__(self, name: str, on: bool) -> None:
        super().__init__(name, ["on", "off"] if on else ["off", "on"])

    def read(self, given: object) -> Value:
        if isinstance(given, bool):
            return "on" if given else "off"
        return super().read(given)


def later(option: Option) -> Option:
    """An option that a game got later than its first records."""
    option.later = True
    return option


def settle(table: list[Option], given: dict[str, object]) -> Options:
    """Every option of the table with its value: the given one, else its default."""
    names = [option.name for option in table]
    for name in given:
        if name not in names:
            raise BadOption("unknown-option", {"option": name, "allowed": ", ".join(names)})
    return {
        option.name: option.read(given[option.name]) if option.name in given else option.default
        for option in table
    }


def number(options: Options, name: str) -> int:
    """The value of a `Count`; 0 for none."""
    value = options[name]
    assert not isinstance(value, str)
    return value or 0


def is_on(options: Options, name: str) -> bool:
    """The value of a `Switch`."""
    return options[name] == "on"


def write(table: list[Option], options: Options) -> str:
    """`players=4 dice=plain`: the number of players and what differs from the default."""
    return " ".join(
        f"{option.name}={option.write(options[option.name])}"
        for option in table
        if option.name == "players" or options[option.name] != option.default
    )


def recorded(table: list[Option], options: Options) -> Options:
    """As a record names them: one that came later only where it differs from the default, so
    that older records are what they were."""
    return {
        option.name: options[option.name]
        for option in table
        if not option.later or options[option.name] != option.default
    }


def read(table: list[Option], text: str) -> dict[str, object]:
    """The options named in a text that `write` made, not settled yet."""
    given: dict[str, object] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or name in given:
            raise BadOption("bad-option-text", {"given": word})
        given[name] = value
    return given


B = TypeVar("B")
MOST_BOXES: Final = 100  # there may be any number of house rules


class Boxes(Generic[B]):
    """What options make of the content, made once; it never changes, so that matches share it."""

    def __init__(self, make: Callable[[Options], B]) -> None:
        self.make = make
        self.made: dict[tuple[tuple[str, Value], ...], B] = {}

    def of(self, options: Options) -> B:
        key = tuple(options.items())
        box = self.made.get(key)
        if box is None:
            if len(self.made) >= MOST_BOXES:
                self.made.clear()
            box = self.made[key] = self.make(options)
        return box
