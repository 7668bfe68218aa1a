"""Writes the client's types from those of Python: what the server sends, and each game's own.

    python web/wire.py            write src/lib/wire.ts and src/games/<id>/wire.ts
    python web/wire.py check      say which of them are not what Python says

A game's view, content and what is told about a move are the `TypedDict`s that its functions
return; its events are those of its `events`. Names of `Literal`s are kept, and so are the
docstrings of types and the comments beside their fields.
"""

import re
import sys
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import NoneType
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import Struct
from msgspec.structs import fields as struct_fields

from philtre.core.game import Game
from philtre.core.registry import find, kinds, modules
from philtre.reference import answers as reference
from philtre.server.tables import answers, learning_answers, messages, outgoing
from philtre.server.thinking import coach_answers

WEB = Path(__file__).resolve().parent / "src"
SOURCES = WEB.parents[1] / "src"
WIDTH = 100  # of a line, as the formatter has it
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
NOTHING = "Record<string, never>"
EVENT = """\
export type Event = {
  [K in keyof Events]: { n: number; kind: K; params: Events[K] };
}[keyof Events];"""
COMMENT = re.compile(r"^ +(\w+): .*?  # (.+)$", re.MULTILINE)


class Field(NamedTuple):
    name: str
    optional: bool
    kind: Any  # of Python


class File:
    """The declarations of one file, each written once, in the order in which they are met."""

    def __init__(self, source: str) -> None:
        self._head = f"/** Written by web/wire.py from {source}: not to be edited. */"
        self._declared: dict[str, Any] = {}  # what a name stands for
        self._texts: dict[str, str] = {}

    def text(self) -> str:
        return "\n\n".join([self._head, *self._texts.values()]) + "\n"

    def alias(self, name: str, kind: str, doc: str = "") -> None:
        said = f"/** {doc} */\n" if doc else ""
        self.write(name, said + wrapped(f"export type {name} =", kind, ""))

    def write(self, name: str, text: str) -> None:
        assert name not in self._texts, f"two types are called {name}"
        self._texts[name] = text

    def declare(self, it: Any) -> str:
        """The name of a type that has fields; it is written now, if it was not."""
        name: str = it.__name__
        assert self._declared.setdefault(name, it) is it, f"two types are called {name}"
        if name not in self._texts:
            self._texts[name] = ""  # its place: what it refers to comes after it
            doc = f"/** {' '.join(it.__doc__.split())} */\n" if it.__doc__ else ""
            fields = fields_of(it)
            body = self.lines(it, fields) if fields else [f"export type {name} = {NOTHING};"]
            self._texts[name] = doc + "\n".join(body)
        return name

    def lines(self, it: Any, fields: list[Field]) -> list[str]:
        comments = dict(COMMENT.findall(source_of(it)))
        lines = [f"export interface {it.__name__} {{"]
        for name, optional, kind in fields:
            if name in comments:
                said = comments[name].rstrip(",").replace("None", "null")
                lines.append(f"  /** {said} */")
            head = f"{name}{'?' if optional else ''}:"
            lines.append(wrapped(head, self.type(kind, it), "  "))
        return [*lines, "}"]

    def type(self, kind: Any, within: Any) -> str:
        """A type as TypeScript writes it; `within` which other it stands."""
        if kind in PLAIN:
            return PLAIN[kind]
        if is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, Struct)):
            return self.declare(kind)
        origin, inner = get_origin(kind), get_args(kind)
        if origin is Literal:
            return self._literal(kind, within)
        if origin is list:
            one = self.type(inner[0], within)
            return f"({one})[]" if " | " in one else f"{one}[]"
        if origin in (dict, Mapping):
            key, value = (self.type(one, within) for one in inner)
            return f"Record<{key}, {value}>"
        if len(inner) > 1:
            return " | ".join(self.type(one, within) for one in inner)
        return "unknown"

    def _literal(self, kind: Any, within: Any) -> str:
        """By the name that its module has for it, if there is one."""
        words = " | ".join(f"'{word}'" for word in get_args(kind))
        known = vars(sys.modules[within.__module__])
        name = next((name for name, it in known.items() if it == kind), None)
        if name is None:
            return words
        if name not in self._texts:
            self.alias(name, words)
        return name


def source_of(it: Any) -> str:
    """The lines that declare a type; a compiled module does not know its own."""
    file = Path(sys.modules[it.__module__].__file__ or "")
    if file.suffix != ".py":
        file = SOURCES / f"{it.__module__.replace('.', '/')}.py"
    text = file.read_text("utf-8")
    found = re.search(rf"^class {it.__name__}\b.*?(?=^\S|\Z)", text, re.DOTALL | re.MULTILINE)
    assert found, it
    return found[0]


def wrapped(head: str, kind: str, indent: str) -> str:
    """A declaration; a union that is too long for a line has its own, or one for each part."""
    line = f"{indent}{head} {kind};"
    if len(line) <= WIDTH or " | " not in kind:
        return line
    if record := re.fullmatch(r"Record<(\w+), (.+)>", kind):
        inner = f",\n{indent}  ".join(record.groups())
        return f"{indent}{head} Record<\n{indent}  {inner}\n{indent}>;"
    below = f"{indent}  {kind};"
    if len(below) <= WIDTH:
        return f"{indent}{head}\n{below}"
    parts = "".join(f"\n{indent}  | {part}" for part in kind.split(" | "))
    return f"{indent}{head}{parts};"


def fields_of(it: Any) -> list[Field]:
    hints = get_type_hints(it)
    if is_typeddict(it):
        return [Field(name, name in it.__optional_keys__, kind) for name, kind in hints.items()]
    config = it.__struct_config__
    tagged = [Field(config.tag_field, False, Literal[config.tag])] if config.tag else []
    spared = config.omit_defaults or config.forbid_unknown_fields  # sent by us: may be left out
    return tagged + [
        Field(field.name, spared and not field.required, hints[field.name])
        for field in struct_fields(it)
    ]


# What the server sends and hears


def server_file() -> str:
    file = File("src/philtre/server")
    sent: list[type] = []
    for module in (answers, outgoing, learning_answers, coach_answers, reference, messages):
        for it in vars(module).values():
            own = isinstance(it, type) and it.__module__ == module.__name__
            if own and issubclass(it, Struct) and not it.__subclasses__():
                file.declare(it)
                sent.append(it)
    for name, root in (("ServerMessage", outgoing.Outgoing), ("ClientMessage", messages.Message)):
        file.alias(name, " | ".join(it.__name__ for it in sent if issubclass(it, root)))
    return file.text()


# What is a game's own


def game_file(game: Game) -> str:
    file = File(f"src/philtre/games/{game.id}")
    file.declare(get_type_hints(game.view)["return"])
    for name, it in (("Content", content(game)), ("About", get_type_hints(game.about)["return"])):
        if is_typeddict(it):
            file.declare(it)
        else:
            file.alias(name, NOTHING)
    told = [told_line(file, kind, it) for kind, it in kinds(game.id).items()]
    file.write("Events", "\n".join(["export interface Events {", *told, "}"]))
    file.write("Event", EVENT)
    return file.text()


def content(game: Game) -> Any:
    """The type of its tables: `Content`, wherever it stands."""
    for part in ("content", "about", "view"):
        name = f"{modules()[game.id]}.{part}"
        if find_spec(name) and hasattr(import_module(name), "Content"):
            return import_module(name).Content
    return None


def told_line(file: File, kind: str, it: Any) -> str:
    """What is told with an event of that kind."""
    head = kind if kind.isidentifier() else f"'{kind}'"
    fields = [f"{each.name}: {file.type(each.kind, it)};" for each in fields_of(it)]
    line = f"  {head}: {{ {' '.join(fields)[:-1]} }};" if fields else f"  {head}: {NOTHING};"
    if len(line) <= WIDTH:
        return line
    return "\n    ".join([f"  {head}: {{", *fields]) + "\n  };"


# The files


def files() -> dict[Path, str]:
    """What is to stand in each of them: games that have no board of their own have none."""
    boards = sorted(folder.name for folder in (WEB / "games").iterdir() if folder.name in modules())
    written = {WEB / "games" / game / "wire.ts": game_file(find(game)) for game in boards}
    return {WEB / "lib" / "wire.ts": server_file(), **written}


def main(command: str = "write") -> int:
    old = {file: text for file, text in files().items() if not is_written(file, text)}
    if command == "write":
        for file, text in old.items():
            file.write_text(text, "utf-8")
        return 0
    for file in old:
        sys.stderr.write(f"{file.relative_to(WEB.parent)}: run `python web/wire.py`\n")
    return 1 if old else 0


def is_written(file: Path, text: str) -> bool:
    return file.exists() and file.read_text("utf-8") == text


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
