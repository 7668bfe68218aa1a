"""Options of a game on the command line: `--players 5 --variant solo --expansion`."""

from collections.abc import Sequence

from philtre.core.errors import UnknownGame
from philtre.core.options import Switch
from philtre.core.registry import find

COMMANDS = ("play", "sim", "arena", "peer")


def split(argv: Sequence[str]) -> tuple[list[str], dict[str, object]]:
    """The words that are for the command, and the options that are for the game.

    A switch may be given without a value. What is neither stays where it is, so
    that the command can say that it does not know it.
    """
    rest: list[str] = []
    found: dict[str, object] = {}
    if len(argv) < 2 or argv[0] not in COMMANDS:
        return list(argv), found
    try:
        options = {option.name: option for option in find(argv[1]).options}
    except UnknownGame:
        return list(argv), found
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
    return rest, found
