"""The program `philtre`: its commands put together, and its errors told."""

import gc
import locale
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NoReturn

from philtre.cli import plain
from philtre.cli.commands import Commands, Lang, PlainCommands
from philtre.cli.game_options import game_of, option_lines, split
from philtre.core.errors import PhiltreError, is_plain
from philtre.core.game import Game
from philtre.version import describe
from philtre.words import Words, best_words

if TYPE_CHECKING:
    from cyclopts import App


def language(argv: Sequence[str]) -> Lang:
    """The one asked for, else that of the system, else English."""
    asked = " ".join(argv).replace("--lang=", "--lang ").partition("--lang ")[2][:2]
    system = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return "fr" if (asked or system).startswith("fr") else "en"


def build(
    lang: Lang, options: dict[str, object], game: Game | None = None, command: str = ""
) -> "App":
    """All commands, their help in the language asked for; `options` are those of the game.

    Where the `command` is known, that one alone: to import the others would take as long again.
    """
    from cyclopts import App  # slow to import: only when needed

    say = Words(lang).say
    app = App(
        name="philtre",
        help=say("help-app"),
        version=describe,
        group_commands=say("help-group-commands"),
        group_parameters=say("help-group-parameters"),
        group_arguments=say("help-group-parameters"),
        help_epilogue=option_lines(game, Words(lang, game.id)) if game else None,
    )
    commands = Commands(app, lang, options)
    for name in [command] if command in ADDED else ["menu", *ADDED]:
        add(name, commands)
    return app


def add(name: str, commands: Commands) -> None:
    module = import_module(f"philtre.cli.{ADDED.get(name, 'playing')}")
    getattr(module, f"add_{name.replace('-', '_')}")(commands)


def plainly(lang: Lang, given: Sequence[str]) -> Callable[[], Any] | None:
    """A server, whose start is waited for, if it is asked for so that no parser is needed."""
    if given[:1] != ["serve"]:
        return None
    kept: Any = plain.Kept()
    add("serve", PlainCommands(kept, lang, {}))
    told = plain.told(kept.commands[0], given[1:])
    return None if told is None else partial(kept.commands[0], **told)


def parsed(lang: Lang, given: Sequence[str]) -> Callable[[], Any]:
    rest, options = split(given)
    return partial(build(lang, options, game_of(given), *given[:1]), rest)


ADDED: Final = {  # every command, and the module that adds it
    "play": "playing",
    "replay": "playing",
    "review": "playing",
    "rules": "playing",
    "lesson": "lesson",
    "puzzle": "playing",
    "sim": "measuring",
    "arena": "measuring",
    "bot": "measuring",
    "report": "report",
    "peer": "measuring",
    "bench": "measuring",
    "compare": "compare",
    "house": "house",
    "data": "data",
    "new-game": "playing",
    "serve": "serve",
    "verify": "serve",
    "tables": "tables",
    "nodes": "nodes",
}


def fail(lang: str, error: PhiltreError) -> NoReturn:
    from rich.console import Console  # slow to import: only when needed

    sentence = best_words(lang, error).error(error)
    Console(stderr=True, highlight=False).print(sentence, markup=False)
    raise SystemExit(2) from None


def main(argv: Sequence[str] | None = None) -> None:
    """The entry point; the engine's errors become a sentence and exit code 2."""
    given = list(sys.argv[1:] if argv is None else argv)
    lang = language(given)
    try:
        act = plainly(lang, given) or parsed(lang, given)
        gc.freeze()  # what was to be imported is, and stays: no need to look at it again
        gc.enable()
        act()
    except PhiltreError as error:
        fail(lang, error)
    except UnicodeError:
        if all(is_plain(word, len(word)) for word in given):
            raise
        fail(lang, PhiltreError("bad-letters"))  # bytes that are no letters: we can't write them
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    finally:
        gc.enable()  # a server that could not begin has left it off
