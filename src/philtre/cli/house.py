"""House rules on the command line: what may vary, a file to begin with, whether a file is right."""

from pathlib import Path
from typing import Annotated

from philtre.cli.commands import Commands, Lang
from philtre.core import house_file
from philtre.core.errors import BadOption, Params
from philtre.core.game import Game
from philtre.core.house import Variable, digest_of, name_of
from philtre.core.registry import find
from philtre.words import Words

SHOWN = 6  # entries of a table


def add_house(to: Commands) -> None:
    @to.app.command(help=to.say("help-house"))
    def house(
        game: Annotated[str, to.note("house-game")],
        file: Annotated[Path | None, to.note("house-file")] = None,
        *,
        write: Annotated[Path | None, to.note("house-write")] = None,
        lang: Annotated[Lang, to.note("lang")] = to.lang,
    ) -> None:
        if game == "check":
            show_check(file, Words(lang))
        elif write:
            write_file(find(game), write, Words(lang, game))
        else:
            show_variables(find(game), Words(lang, game))


def read_text(file: Path) -> str:
    try:
        return file.read_text("utf-8-sig")
    except FileNotFoundError:
        raise BadOption("file-missing", {"file": str(file)}) from None
    except (OSError, UnicodeDecodeError) as error:
        params: Params = {"file": str(file), "reason": str(error)}
        raise BadOption("file-unreadable", params) from None


def house_value(game: Game, given: str) -> object:
    """What `--house` was given: a file, or house rules in a word as records have them."""
    if "@" in given and not Path(given).is_file():
        return given
    return None if given in ("", "none") else house_file.read(game, read_text(Path(given)))


def show_check(file: Path | None, words: Words) -> None:
    """Whether a file is right; an error says what is not."""
    if file is None:
        raise BadOption("house-check-what")
    text = read_text(file)
    game = find(house_file.game_in(text))
    value = house_file.read(game, text)
    settled = game.settle({"house": value})["house"]
    of_game = Words(words.lang, game.id)
    if value is None:
        print(words.say("house-nothing", game=of_game.say("name")))
        return
    print("\n".join(house_lines(game, str(settled), of_game)))


def house_lines(game: Game, value: str, words: Words) -> list[str]:
    """What house rules are called, and what they change."""
    said = {"name": name_of(value), "game": words.say("name"), "digest": digest_of(value)}
    return [words.say("house-right", **said), *(f"  {d}" for d in differences(game, value, words))]


def house_beside(game: Game, value: str, words: Words) -> list[str]:
    """The same beside a text of the rules, which tells the numbers of the box."""
    return [words.say("house-beside"), *house_lines(game, value, words)]


def differences(game: Game, value: str, words: Words) -> list[str]:
    """What house rules change, a line a variable."""
    house = house_file.house_of(game)
    values = house.values({"house": value})
    return [
        words.say(
            "house-step",
            label=words.say(f"house-{name}"),
            step=changed(variable, values[name], words),
        )
        for name, variable in house.variables.items()
        if values[name] != variable.default
    ]


def changed(variable: Variable, values: list[int], words: Words) -> str:
    """What differs of one variable, from what to what."""
    entries = []
    for place, (value, usual) in enumerate(zip(values, variable.default, strict=True)):
        if value != usual:
            label = key_words(variable, place, words)
            step = f"{usual} → {value}"
            named = words.say("house-step", label=label, step=step) if label else step
            entries.append(label if variable.kind == "pieces" else named)
    return ", ".join(entries)


def key_words(variable: Variable, place: int, words: Words) -> str:
    return words.phrase(variable.labels[place]) if variable.labels else variable.keys[place]


def write_file(game: Game, file: Path, words: Words) -> None:
    if file.exists():
        raise BadOption("file-exists", {"file": str(file)})
    try:
        file.write_text(house_file.write(game, words.say("house-new-name")), "utf-8")
    except OSError as error:
        raise BadOption("file-unwritable", {"file": str(file), "reason": str(error)}) from None
    print(words.say("house-written", file=str(file)))


def show_variables(game: Game, words: Words) -> None:
    from rich.console import Console  # slow to import: every command that reads options is here
    from rich.table import Table

    table = Table(title=words.say("house-title", game=words.say("name")), title_justify="left")
    for head in ("house-variable", "house-words", "house-usual", "house-range"):
        table.add_column(words.say(head))
    for variable in house_file.house_of(game).variables.values():
        said = words.say(f"house-{variable.name}")
        span = "" if variable.kind == "pieces" else variable.span()
        table.add_row(variable.name, said, usual_words(variable), span)
    console = Console(highlight=False)
    console.print(table)
    console.print(words.say("house-hint", game=game.id), markup=False)


def usual_words(variable: Variable) -> str:
    if variable.kind == "number":
        return str(variable.default[0])
    pairs = zip(variable.keys, variable.default, strict=True)
    entries = [key if variable.kind == "pieces" else f"{key} {value}" for key, value in pairs]
    rest = len(entries) - SHOWN
    return ", ".join(entries[:SHOWN]) + (f", … (+{rest})" if rest > 0 else "")
