"""The program `philtre`: its commands put together, and its errors told."""

import locale
import os
import sys
from collections.abc import Callable, Sequence
from typing import Final, NoReturn

from cyclopts import App
from rich.console import Console

from philtre.cli import measuring, playing
from philtre.cli.commands import Commands, Lang
from philtre.cli.compare import add_compare
from philtre.cli.data import add_data
from philtre.cli.game_options import game_of, option_lines, split
from philtre.cli.house import add_house
from philtre.cli.lesson import add_lesson
from philtre.cli.nodes import add_nodes
from philtre.cli.report import add_report
from philtre.cli.serve import add_serve, add_verify
from philtre.cli.tables import add_tables
from philtre.core.errors import PhiltreError, is_plain
from philtre.core.game import Game
from philtre.version import describe
from philtre.words import Words, best_words


def language(argv: Sequence[str]) -> Lang:
    """The one asked for, else that of the system, else English."""
    asked = " ".join(argv).replace("--lang=", "--lang ").partition("--lang ")[2][:2]
    system = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return "fr" if (asked or system).startswith("fr") else "en"


def build(lang: Lang, options: dict[str, object], game: Game | None = None) -> App:
    """All commands, their help in the language asked for; `options` are those of the game."""
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
    for add in ADDED:
        add(commands)
    return app


ADDED: Final[list[Callable[[Commands], None]]] = [
    playing.add_menu,
    playing.add_play,
    playing.add_replay,
    playing.add_review,
    playing.add_rules,
    add_lesson,
    playing.add_puzzle,
    measuring.add_sim,
    measuring.add_arena,
    measuring.add_bot,
    add_report,
    measuring.add_peer,
    measuring.add_bench,
    add_compare,
    add_house,
    add_data,
    playing.add_new_game,
    add_serve,
    add_verify,
    add_tables,
    add_nodes,
]


def fail(lang: str, error: PhiltreError) -> NoReturn:
    sentence = best_words(lang, error).error(error)
    Console(stderr=True, highlight=False).print(sentence, markup=False)
    raise SystemExit(2) from None


def main(argv: Sequence[str] | None = None) -> None:
    """The entry point; the engine's errors become a sentence and exit code 2."""
    given = list(sys.argv[1:] if argv is None else argv)
    lang = language(given)
    try:
        rest, options = split(given)
        build(lang, options, game_of(given))(rest)
    except PhiltreError as error:
        fail(lang, error)
    except UnicodeError:
        if all(is_plain(word, len(word)) for word in given):
            raise
        fail(lang, PhiltreError("bad-letters"))  # bytes that are no letters: we can't write them
    except KeyboardInterrupt:
        raise SystemExit(130) from None
