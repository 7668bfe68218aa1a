"""Words for everything the engine says: Project Fluent files, English and French.

A parameter's value is put into words by the message `<parameter>-<value>` if
there is one: `ingredient="beetle"` reads « scarabée » through
`ingredient-beetle`. A seat is put into words by its player's name.
"""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from philtre.core import registry
from philtre.core.errors import PhiltreError
from philtre.core.families import Phrase
from philtre.core.state import Event

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import EntryType as Entry

LANGUAGES: Final = ("en", "fr")
HERE: Final = Path(__file__).parent
APART: Final = ("gallery", "rulings")  # matters that are read when somebody looks them up
ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
# One line of text and of parameters, with nothing to decide.
PLAIN: Final = re.compile(r"[\w-]+ *= *([^\s{}](?:[^\n{}]|\{ *\$[\w-]+ *\})*)\n*(?:#.*\n*)*")
PARAMETER: Final = re.compile(r"\{ *\$([\w-]+) *\}")
MOST: Final = 500  # letters of one parameter of an error


def text_files(lang: str, game: str | None = None, whole: bool = False) -> list[Path]:
    """Where the words of the program are, or those of a game.

    `en.ftl`, and a file for each large matter beside it, `matter.en.ftl`. Those of `APART` only
    where the `whole` is wanted.
    """
    folder = (Path(registry.folder(game)) if game else HERE) / "text"
    found = [*folder.glob(f"{lang}.ftl"), *sorted(folder.glob(f"*.{lang}.ftl"))]
    return [file for file in found if whole or file.name.partition(".")[0] not in APART]


def fluent_text(lang: str, game: str | None = None, whole: bool = False) -> str:
    """The words of the program, or of a game, as Fluent."""
    return "\n".join(file.read_text("utf-8") for file in text_files(lang, game, whole))


@cache
def entries(text: str) -> dict[str, str]:
    """The messages of a Fluent text by name, as they are written; the last of a name counts."""
    starts = [*ENTRY.finditer(text)]
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {name[1]: text[name.start() : end] for name, end in zip(starts, ends, strict=False)}


@cache
def plain(entry: str) -> list[str] | None:
    """A plain entry in pieces: text, name of a parameter, text, and so on; None if it is not.

    Fluent is slow to import and to read, and most sentences can be said without it.
    """
    found = PLAIN.fullmatch(entry)
    return PARAMETER.split(found[1].rstrip()) if found else None


@cache
def parsed(entry: str) -> "Entry":
    from fluent.syntax import FluentParser  # slow to import: only when needed

    return FluentParser(with_spans=False).parse_entry(entry)


class Messages(dict[str, "Entry"]):
    """Parsed when they are asked for, which is slow: a start needs a few of a thousand."""

    def __init__(self, unread: dict[str, str]) -> None:
        super().__init__()
        self.unread = unread

    def __contains__(self, name: object) -> bool:
        if not super().__contains__(name) and name in self.unread:
            entry = parsed(self.unread[str(name)])
            if type(entry).__name__ == "Message":  # and no junk
                self[str(name)] = entry
        return super().__contains__(name)

    def __missing__(self, name: str) -> "Entry":
        if name in self:
            return self[name]
        raise KeyError(name)


@cache
def known(lang: str, game: str | None, whole: bool = False, more: str = "") -> dict[str, str]:
    """The words of the program and of a game, and `more`: what only one matter of it needs."""
    own = entries(fluent_text(lang, game, whole)) if game else {}  # may be for the program's
    return entries(more) | entries(fluent_text(lang, None, whole)) | own


@cache
def bundle(lang: str, game: str | None, whole: bool = False, more: str = "") -> "FluentBundle":
    """The same, for Fluent."""
    from fluent.runtime import FluentBundle

    made = FluentBundle([lang], use_isolating=False)
    made._messages = Messages(known(lang, game, whole, more))  # type: ignore[assignment]
    return made


class Words:
    """The words of one language, for one game and the names at one table."""

    def __init__(
        self,
        lang: str,
        game: str | None = None,
        names: Sequence[str] = (),
        whole: bool = False,
        more: str = "",
    ) -> None:
        self.lang = lang
        self.game = game
        self.names = names
        self._read = lang, game, whole, more
        self._known = known(*self._read)

    @property
    def bundle(self) -> "FluentBundle":
        return bundle(*self._read)

    def has(self, key: str) -> bool:
        entry = self._known.get(key)
        return entry is not None and (plain(entry) is not None or self.bundle.has_message(key))

    def say(self, key: str, **params: object) -> str:
        """The message of that key; the key itself where there is none."""
        if not self.has(key):
            return key
        worded = {name: self._word(name, value) for name, value in params.items()}
        pieces = plain(self._known[key])
        names = pieces[1::2] if pieces else []
        if pieces and all(isinstance(worded.get(name), str) for name in names):
            pieces = pieces.copy()
            pieces[1::2] = [str(worded[name]) for name in names]
            return "".join(pieces)
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        return str(self.bundle.format_pattern(pattern, worded)[0])

    def event(self, event: Event) -> str:
        return self.say(event.kind, **event.params)

    def phrase(self, phrase: Phrase) -> str:
        return self.say(phrase.key, **phrase.params)

    def error(self, error: PhiltreError) -> str:
        """The sentence of an error, with the sentence of its reason as `$reason`."""
        params: dict[str, object] = {
            # a seat in an error is a number that the caller gave, not a name
            ("number" if name == "seat" else name): shortened(value)
            for name, value in error.params.items()
        }
        if error.reason is not None:
            params["reason"] = self.error(error.reason)
        return self.say(error.key, **params)

    def rules(self) -> str:
        """Our own summary of the rules of the game, in Markdown."""
        folder = Path(registry.folder(str(self.game)))
        return (folder / "text" / f"rules.{self.lang}.md").read_text("utf-8")

    def _word(self, name: str, value: object) -> object:
        if isinstance(value, list):
            one = "seat" if name == "seats" else name
            return self._joined([str(self._word(one, item)) for item in value])
        if name == "seat" and isinstance(value, int):
            return self._name(value)
        if isinstance(value, str) and name != "option" and self.has(f"{name}-{value}"):
            return self.say(f"{name}-{value}")
        return value  # an option is named as it is typed

    def _name(self, seat: int) -> str:
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.say("player-number", number=seat + 1)

    def _joined(self, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", most=", ".join(items[:-1]), last=items[-1])


def shortened(value: str | int) -> str | int:
    """What was given may be very long, and Fluent says nothing at all of more than 2,500."""
    return value[:MOST] + "…" if isinstance(value, str) and len(value) > MOST else value


def english(error: PhiltreError) -> str:
    """What `str(error)` says."""
    return best_words("en", error).error(error)


def best_words(lang: str, error: PhiltreError) -> Words:
    """The words of the game whose error it is, else of the program."""
    known = error.game in registry.game_ids()  # a game under construction has no files yet
    return Words(lang, error.game if known else None)
