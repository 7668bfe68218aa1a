"""Options of a game on the command line: `--players 5 --variant solo --house rules.toml`."""

from collections.abc import Sequence
from contextlib import suppress

from philtre.cli.house import house_value
from philtre.core.errors import UnknownGame
from philtre.core.game import Game
from philtre.core.house import House
from philtre.core.options import Switch
from philtre.core.registry import find
from philtre.words import Words

COMMANDS = ("play", "sim", "arena", "report", "peer", "bench", "compare", "data")


def split(argv: Sequence[str]) -> tuple[list[str], dict[str, object]]:
    """The words that are for the command, and the options that are for the game.

    A switch may be given without a value. What is neither stays where it is, so
    that the command can say that it does not know it.
    """
    rest: list[str] = []
    found: dict[str, object] = {}
    game = game_of(argv)
    if game is None:
        return list(argv), found
    options = {option.name: option for option in game.options}
    words = list(argv)
    while words:
        word = words.pop(0)
        name, equals, value = word.partition("=")
        option = options.get(name.removeprefix("--").replace("-", "_"))
        if not name.startswith("--") or option is None:
            rest.append(word)
        elif equals:
            found[option.name] = value
        elif isinstance(option, Switch) and (not words or words[0] not in option.words):
            found[option.name] = "on"
        else:
            found[option.name] = words.pop(0) if words else ""
    if "house" in found and isinstance(options["house"], House):
        found["house"] = house_value(game, str(found["house"]))
    return rest, found


def game_of(argv: Sequence[str]) -> Game | None:
    """The game that a command names whose options it takes; `bench` may name it second."""
    if not argv or argv[0] not in COMMANDS:
        return None
    for name in argv[1 : 3 if argv[0] == "bench" else 2]:
        with suppress(UnknownGame):
            return find(name)
    return None


def option_lines(game: Game, words: Words) -> str:
    """The options of a game in Markdown: what each is, what may be given, what it is otherwise."""
    lines: list[str] = []
    for option in game.options:
        text = words.say(
            "option-line",
            text=words.say(f"option-{option.name}"),
            allowed=option.allowed(),
            value=option.write(option.default),
        )
        lines.append(f"- **--{option.name.replace('_', '-')}** {text}")
    return "\n".join(lines)
