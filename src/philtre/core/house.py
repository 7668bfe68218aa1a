"""House rules: what a table plays otherwise than the box says.

A game declares its variables: numbers, tables of numbers, and pieces that may be left out,
each with its range. House rules are one more option of the game, `house`, so that whatever
carries options carries them: positions, records, tables, environments. Its canonical value
is one word that tells what differs, in the order of the declaration:

    Long%20brew@5f2c0d1e9a47;rounds:11;prices:green1-1:3+orange-1:4;without_cards:f12+f14

A name, the digest of what follows, then the variables. A mapping may be given too, as a TOML
file has it: `{"name": "Long brew", "rounds": 11, "prices": {"orange-1": 4}}`.
"""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from hashlib import sha256
from typing import Final, Literal
from urllib.parse import quote, unquote

from philtre.core.errors import BadOption, Params, is_plain, shown
from philtre.core.families import Phrase
from philtre.core.options import Option, Options, Value

Kind = Literal["number", "table", "pieces"]
Values = dict[str, list[int]]  # of each variable: its number, its row of numbers, 1 or 0 a piece

NAME: Final = 60  # letters of a name
LONGEST: Final = 3000  # letters of the whole
DIGEST: Final = 12  # hexadecimal digits
NONE: Final = "none"
BETWEEN: Final = ";"
OF: Final = ":"
AND: Final = "+"


class Variable:
    """What may vary: numbers from `low` to `high`, one for each key; a single number has one
    key, "". Its words are `house-<name>` in the game's texts, those of a key its label."""

    def __init__(
        self,
        kind: Kind,
        name: str,
        keys: Sequence[str],
        default: Sequence[int],
        low: int,
        high: int,
        labels: Sequence[Phrase] = (),
        least: int = 0,
    ) -> None:
        self.kind: Kind = kind
        self.name = name
        self.keys = list(keys)
        self.default = list(default)
        self.low = low
        self.high = high
        self.labels = list(labels)  # none: the keys speak for themselves
        self.least = least  # of pieces, so many stay in
        assert len(self.keys) == len(self.default)

    def span(self) -> str:
        return f"{self.low}–{self.high}"


def number(name: str, default: int, low: int, high: int) -> Variable:
    return Variable("number", name, [""], [default], low, high)


def table(
    name: str,
    keys: Sequence[str],
    default: Sequence[int],
    low: int,
    high: int,
    word: str = "",
    labels: Sequence[Phrase] = (),
) -> Variable:
    """A number for each key; `word-<key>` reads a key, where `word` is given."""
    return Variable("table", name, keys, default, low, high, labels or worded(word, keys))


def pieces(name: str, keys: Sequence[str], word: str, least: int) -> Variable:
    """Pieces that may be left out; so many must stay in."""
    return Variable("pieces", name, keys, [1] * len(keys), 0, 1, worded(word, keys), least)


def worded(word: str, keys: Sequence[str]) -> list[Phrase]:
    return [Phrase(f"{word}-{key}", {}) for key in keys] if word else []


class House(Option):
    """The house rules of a game, none by default."""

    def __init__(self, variables: list[Variable]) -> None:
        super().__init__("house", None, [None])
        self.later = True
        self.variables = {variable.name: variable for variable in variables}
        self.usual: Values = {name: item.default for name, item in self.variables.items()}
        self._last: tuple[str, Values] = ("", self.usual)

    def allowed(self) -> str:
        return f"FILE.toml, {NONE}"

    # Reading

    def read(self, given: object) -> Value:
        if given is None or given in ("", NONE):
            return None
        if isinstance(given, str):
            name, values = self._of_text(given)
        elif isinstance(given, Mapping):
            name, values = self._of_mapping(given)
        else:
            raise BadOption("house-text", {"given": shown(given)})
        return self.written(name, values)

    def written(self, name: str, values: Values) -> str | None:
        """The canonical text; None where nothing differs."""
        body = BETWEEN.join(
            f"{variable.name}{OF}{entries(variable, values[variable.name])}"
            for variable in self.variables.values()
            if values.get(variable.name, variable.default) != variable.default
        )
        text = f"{quote(name, safe='')}@{digest(body)}{BETWEEN}{body}"
        if len(text) > LONGEST:
            raise BadOption("house-too-long", {"longest": LONGEST})
        return text if body else None

    def values(self, options: Options) -> Values:
        """Of every variable, as the options have it."""
        text = str(options.get("house") or "")
        if text != self._last[0]:  # a match, or many, are played by the same rules
            self._last = (text, {**self.usual, **self._of_text(text)[1]})
        return self._last[1]

    def _of_text(self, text: str) -> tuple[str, Values]:
        if len(text) > LONGEST:
            raise BadOption("house-too-long", {"longest": LONGEST})
        head, _, body = text.rpartition("@")
        said = ""
        if head or text.startswith("@"):
            said, _, body = body.partition(BETWEEN)
            if said != digest(body):
                raise BadOption("house-digest", {"given": said})
        given: dict[str, object] = {}
        for part in filter(None, body.split(BETWEEN)):
            name, of, rest = part.partition(OF)
            if not of or name in given:
                raise BadOption("house-text", {"given": part})
            given[name] = self._entries_of(name, rest)
        return checked_name(unquote(head)), self._checked(given)

    def _entries_of(self, name: str, text: str) -> object:
        """A value as a mapping has it."""
        kind = self._variable(name).kind
        if kind == "number":
            return whole(text)
        if kind == "pieces":
            return text.split(AND)
        found: dict[str, object] = {}
        for entry in text.split(AND):
            key, _, value = entry.rpartition(OF)
            if key in found:
                raise BadOption("house-text", {"given": entry})
            found[key] = whole(value)
        return found

    def _of_mapping(self, given: Mapping[object, object]) -> tuple[str, Values]:
        rest = {str(shown(name)): value for name, value in given.items()}
        return checked_name(rest.pop("name", "")), self._checked(rest)

    def _checked(self, given: Mapping[str, object]) -> Values:
        return {name: read_value(self._variable(name), value) for name, value in given.items()}

    def _variable(self, name: str) -> Variable:
        if name not in self.variables:
            raise unknown("house-unknown", name, list(self.variables), {"variable": name})
        return self.variables[name]


def entries(variable: Variable, values: list[int]) -> str:
    """What differs of a variable."""
    changed = [
        (key, value)
        for key, value, usual in zip(variable.keys, values, variable.default, strict=True)
        if value != usual
    ]
    if variable.kind == "number":
        return str(values[0])
    if variable.kind == "pieces":
        return AND.join(key for key, _ in changed)
    return AND.join(f"{key}{OF}{value}" for key, value in changed)


def digest(body: str) -> str:
    """By which house rules are known, whatever they are called."""
    return sha256(body.encode()).hexdigest()[:DIGEST]


def name_of(text: str) -> str:
    """What house rules are called."""
    return unquote(text.partition("@")[0])


def digest_of(text: str) -> str:
    return text.partition("@")[2].partition(BETWEEN)[0]


def checked_name(given: object) -> str:
    name = given.strip() if isinstance(given, str) else None
    if name is None or not is_plain(name, NAME) or not name.isprintable():
        raise BadOption("house-name", {"given": shown(given), "longest": NAME, "variable": "name"})
    return name


def whole(text: str) -> object:
    """A number, or what was given instead."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else text


# Values as a mapping has them


def read_value(variable: Variable, given: object) -> list[int]:
    if variable.kind == "number":
        return [checked(variable, "", given)]
    if variable.kind == "pieces":
        return without(variable, given)
    if isinstance(given, list | tuple):
        return row(variable, given)
    if not isinstance(given, Mapping):
        raise wrong("house-not-table", variable, "", {"given": shown(given)})
    values = variable.default[:]
    for key, value in given.items():
        name = str(shown(key))
        values[place(variable, name)] = checked(variable, name, value)
    return values


def row(variable: Variable, given: Sequence[object]) -> list[int]:
    """All numbers of a table, in the order of its keys."""
    count = len(variable.keys)
    if len(given) != count:
        raise wrong("house-length", variable, "", {"given": len(given), "count": count})
    return [checked(variable, key, value) for key, value in zip(variable.keys, given, strict=True)]


def without(variable: Variable, given: object) -> list[int]:
    """What is left out."""
    if not isinstance(given, list | tuple):
        raise wrong("house-not-list", variable, "", {"given": shown(given)})
    values = variable.default[:]
    for name in given:
        values[place(variable, str(shown(name)))] = 0
    if sum(values) < variable.least:
        raise wrong("house-too-few", variable, "", {"least": variable.least})
    return values


def place(variable: Variable, key: str) -> int:
    if key not in variable.keys:
        params: Params = {"variable": variable.name, "entry": key}
        raise unknown("house-unknown-entry", key, variable.keys, params)
    return variable.keys.index(key)


def checked(variable: Variable, key: str, given: object) -> int:
    if isinstance(given, bool) or not isinstance(given, int):
        error = "house-not-number"
    elif variable.low <= given <= variable.high:
        return given
    else:
        error = "house-out-of-range"
    raise wrong(error, variable, key, {"given": shown(given), "allowed": variable.span()})


def wrong(error: str, variable: Variable, key: str, params: Params) -> BadOption:
    """What can't be so; `where` is how a file names it."""
    where = f"{variable.name}.{key}" if key else variable.name
    return BadOption(error, {**params, "variable": variable.name, "entry": key, "where": where})


def unknown(error: str, given: str, allowed: list[str], params: Params) -> BadOption:
    """A name that there is not, and the one that may have been meant."""
    near = get_close_matches(given, allowed, 1, 0.5)
    key = f"{error}-near" if near else error
    listed = {"allowed": ", ".join(allowed)} if not near else {"near": near[0]}
    return BadOption(key, {**params, "given": given, **listed})
