"""House rules as a file: TOML, with a name, the game, and what differs.

name = "Long brew"
game = "quacks"
rounds = 11

[prices]
orange-1 = 4
"""

import re
import tomllib
from typing import Final

from philtre.core.errors import BadOption, Params
from philtre.core.game import Game
from philtre.core.house import House, Variable, checked_name

WHERE: Final = re.compile(r"\(at line (\d+), column (\d+)\)")
HEADER: Final = re.compile(r"\s*\[([^\[\]]+)\]")
KEY: Final = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*[\w"'-]+)*)\s*=""")


def house_of(game: Game) -> House:
    """What may vary in a game; raises `BadOption` where nothing may."""
    for option in game.options:
        if isinstance(option, House):
            return option
    raise BadOption("house-none", {"game": game.id})


def game_in(text: str) -> str:
    """The game that a file is for."""
    name = tables(text).get("game")
    if not isinstance(name, str):
        raise BadOption("house-no-game")
    return name


def read(game: Game, text: str) -> str | None:
    """The canonical text of a file; raises `BadOption` with the line that is wrong."""
    given = tables(text)
    try:
        found = read_tables(game, given)
    except BadOption as error:
        error.of(game.id)
        line = line_of(text, str(error.params.get("variable", "")), error.params.get("entry", ""))
        raise at_line(line, error) if line else error from None
    return found


def read_tables(game: Game, given: dict[str, object]) -> str | None:
    said = given.pop("game", None)
    if said is None:
        raise BadOption("house-no-game")
    if said != game.id:
        params: Params = {"given": str(said), "game": game.id, "variable": "game"}
        raise BadOption("house-other-game", params)
    if not checked_name(given.get("name", "")):
        raise BadOption("house-no-name", {"variable": "name"})
    value = house_of(game).read(given)
    assert value is None or isinstance(value, str)
    return value


def at_line(line: int, reason: BadOption) -> BadOption:
    error = BadOption("house-line", {"line": line}, reason)
    error.game = reason.game
    return error


def tables(text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        found = WHERE.search(str(error))
        last = len(text.splitlines()) or 1
        line, column = (int(found[1]), int(found[2])) if found else (last, 1)
        raise BadOption("house-toml", {"line": line, "column": column}) from None


def line_of(text: str, variable: str, entry: object) -> int:
    """Where a file names a variable, or an entry of its table; 0 if it does not."""
    found = 0
    section: list[str] = []
    for line, content in enumerate(text.splitlines(), 1):
        if header := HEADER.match(content):
            section = parts(header[1])
            path = section
        elif key := KEY.match(content):
            path = section + parts(key[1])
        else:
            continue
        if path[:2] == [variable, entry]:
            return line
        if path[:1] == [variable]:
            found = found or line
    return found


def parts(key: str) -> list[str]:
    return [part.strip().strip("\"'") for part in key.split(".")]


def write(game: Game, name: str) -> str:
    """A file to begin with: every variable as it is in the box, set apart as a comment."""
    lines = [f'name = "{name}"', f'game = "{game.id}"', ""]
    variables = house_of(game).variables.values()
    for variable in [v for v in variables if v.kind != "table"]:
        usual = "[]" if variable.kind == "pieces" else str(variable.default[0])
        lines += [f"# {variable.name} = {usual}  # {hint(variable)}"]
    for variable in [v for v in variables if v.kind == "table"]:
        lines += ["", f"# [{variable.name}]  # {variable.span()}"]
        lines += [
            f"# {key} = {value}" for key, value in zip(variable.keys, variable.default, strict=True)
        ]
    return "\n".join(lines) + "\n"


def hint(variable: Variable) -> str:
    return " ".join(variable.keys) if variable.kind == "pieces" else variable.span()
