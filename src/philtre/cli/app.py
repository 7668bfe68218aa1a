"""The commands of `philtre`, and what each of them is told."""

import locale
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, Literal, NoReturn

from cyclopts import App, Parameter
from rich.console import Console

import philtre
from philtre.cli import files, numbers
from philtre.cli.attack import show_attacks
from philtre.cli.game_options import game_of, option_lines, split
from philtre.cli.menu import Menu
from philtre.cli.new_game import show_new_game
from philtre.cli.peer import show_peer
from philtre.cli.play import Sitting, check_seats
from philtre.cli.replay import step_through
from philtre.cli.review import show_review
from philtre.cli.serve import add_commands, show_bench_server, show_bench_start
from philtre.cli.waiting import wait_for_engine
from philtre.core.errors import BadOption, PhiltreError, is_plain
from philtre.core.game import Game
from philtre.core.registry import find, game_ids
from philtre.lab import peer_match
from philtre.lab.arena import make_duels
from philtre.lab.ledger import Ledger
from philtre.lab.simulate import all_cores, make_plan
from philtre.version import describe
from philtre.words import Words, best_words

Lang = Literal["en", "fr"]


def language(argv: Sequence[str]) -> Lang:
    """The one asked for, else that of the system, else English."""
    asked = " ".join(argv).replace("--lang=", "--lang ").partition("--lang ")[2][:2]
    system = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return "fr" if (asked or system).startswith("fr") else "en"


def build(lang: Lang, options: dict[str, object], game: Game | None = None) -> App:
    """All commands, their help in the language asked for; `options` are those of the game."""
    say = Words(lang).say

    def note(key: str) -> Parameter:
        return Parameter(help=say(f"help-{key}"))

    lang_note = note("lang")
    app = App(
        name="philtre",
        help=say("help-app"),
        version=describe,
        group_commands=say("help-group-commands"),
        group_parameters=say("help-group-parameters"),
        group_arguments=say("help-group-parameters"),
        help_epilogue=option_lines(game, Words(lang, game.id)) if game else None,
    )

    @app.default
    def menu(*, lang: Annotated[Lang, lang_note] = lang) -> None:
        Menu(lang).run()

    @app.command(help=say("help-play"))
    def play(
        game: Annotated[str | None, note("game")] = None,
        *,
        seats: Annotated[str, note("seats")] = "",
        lang: Annotated[Lang, lang_note] = lang,
        seed: Annotated[str | None, note("seed")] = None,
        resume: Annotated[Path | None, note("resume")] = None,
        save: Annotated[Path | None, note("save")] = None,
        coach: Annotated[bool | None, note("coach")] = None,
    ) -> None:
        if resume:
            Sitting(files.load(resume), lang, resume, coach).run()
        elif game:
            Sitting(new_match(game, seats, seed, options), lang, save, coach).run()
        else:
            Menu(lang).run()

    @app.command(help=say("help-replay"))
    def replay(
        file: Annotated[Path, note("file")],
        *,
        seat: Annotated[int | None, note("eyes")] = None,
        lang: Annotated[Lang, lang_note] = lang,
    ) -> None:
        match = files.load(file)
        match.view(seat)  # a seat that is not there is refused before anything is shown
        step_through(match, lang, seat)

    @app.command(help=say("help-review"))
    def review(
        file: Annotated[Path, note("file")],
        *,
        seat: Annotated[int | None, note("review-seat")] = None,
        seconds: Annotated[float, note("review-seconds")] = 0.3,
        every: Annotated[bool, note("review-every")] = False,
        json: Annotated[bool, note("json")] = False,
        lang: Annotated[Lang, lang_note] = lang,
    ) -> None:
        at_least("seconds", seconds, 0.001)
        show_review(files.load(file), seat, seconds, every, json, lang)

    @app.command(help=say("help-rules"))
    def rules(
        game: Annotated[str, note("game")], *, lang: Annotated[Lang, lang_note] = lang
    ) -> None:
        show_rules(game, lang)

    @app.command(help=say("help-sim"))
    def sim(
        game: Annotated[str, note("game")],
        *,
        games: Annotated[int, note("games")] = 1000,
        bots: Annotated[str, note("bots")] = "random",
        seed: Annotated[int, note("sim-seed")] = 1,
        workers: Annotated[int, note("workers")] = 0,
        wait: Annotated[bool, note("wait")] = True,
        json: Annotated[bool, note("json")] = False,
        lang: Annotated[Lang, lang_note] = lang,
    ) -> None:
        at_least("games", games, 1)
        at_least("workers", workers, 0)
        plan = make_plan(game, options, bots.split(","), games, seed)
        wait_for_engine(wait, Words(lang))
        numbers.show_sim(plan, workers or all_cores(), json, Words(lang, game))

    @app.command(help=say("help-arena"))
    def arena(
        game: Annotated[str, note("game")],
        *,
        bots: Annotated[str, note("arena-bots")] = "random,greedy",
        games: Annotated[int, note("arena-games")] = 400,
        ladder: Annotated[bool, note("arena-ladder")] = False,
        ledger: Annotated[Path | None, note("arena-ledger")] = None,
        seed: Annotated[int, note("sim-seed")] = 1,
        workers: Annotated[int, note("workers")] = 0,
        wait: Annotated[bool, note("wait")] = True,
        json: Annotated[bool, note("json")] = False,
        lang: Annotated[Lang, lang_note] = lang,
    ) -> None:
        at_least("games", games, 1)
        at_least("workers", workers, 0)
        names = bots.split(",")
        at_least("bots", len(names), 2)
        duels = make_duels(game, options, names, games, seed, ladder)
        wait_for_engine(wait, Words(lang))
        kept = Ledger(ledger) if ledger else None
        numbers.show_arena(names, duels, workers or all_cores(), json, kept, Words(lang, game))

    @app.command(help=say("help-peer"))
    def peer(
        game: Annotated[str, note("game")],
        *,
        games: Annotated[int, note("peer-games")] = 100,
        seconds: Annotated[float, note("peer-seconds")] = 2.0,
        bot: Annotated[str, note("peer-bot")] = "master",
        search: Annotated[str, note("peer-search")] = peer_match.AUTO,
        seed: Annotated[int, note("peer-seed")] = 1,
        workers: Annotated[int, note("workers")] = 0,
        wait: Annotated[bool, note("wait")] = True,
        json: Annotated[bool, note("json")] = False,
        lang: Annotated[Lang, lang_note] = lang,
    ) -> None:
        at_least("games", games, 1)
        at_least("seconds", seconds, 0.001)
        at_least("workers", workers, 0)
        plan = peer_match.make_plan(game, options, bot, search, games, seconds, seed)
        wait_for_engine(wait, Words(lang))
        show_peer(plan, workers or all_cores(), json, Words(lang, game))

    @app.command(help=say("help-bench"))
    def bench(
        game: Annotated[str | None, note("bench-game")] = None,
        *,
        peers: Annotated[bool, note("peers")] = False,
        wait: Annotated[bool, note("wait")] = True,
        json: Annotated[bool, note("json")] = False,
        seconds: Annotated[float | None, note("seconds")] = None,
        folder: Annotated[Path | None, note("bench-folder")] = None,
        lang: Annotated[Lang, lang_note] = lang,
    ) -> None:
        at_least("seconds", 1 if seconds is None else seconds, 0.01)
        if game == "start":
            show_bench_start(json, Words(lang))
            return
        if game not in (None, "serve", "think", "profile", "coach", "attack"):
            find(game)
        wait_for_engine(wait, Words(lang))
        if game == "attack":
            show_attacks(seconds or 60.0, folder, json, Words(lang))
            return
        seconds = seconds or 2.0
        if game == "serve":
            show_bench_server(seconds, json, Words(lang))
            return
        if game == "think":
            numbers.show_thinking(game_ids(), json, seconds, Words(lang))
            return
        if game == "profile":
            numbers.show_profile(game_ids(), json, seconds, Words(lang))
            return
        if game == "coach":
            numbers.show_calibration(game_ids(), json, seconds, Words(lang))
            return
        games = [find(game).id] if game else game_ids()
        numbers.show_bench(games, peers, json, seconds, Words(lang))

    @app.command(name="new-game", help=say("help-new-game"))
    def new_game(
        id: Annotated[str, note("new-id")],
        *,
        players: Annotated[str, note("new-players")] = "2-5",
        folder: Annotated[Path, note("new-folder")] = Path(),
        lang: Annotated[Lang, lang_note] = lang,
    ) -> None:
        show_new_game(id, players, folder, Words(lang))

    add_commands(app, Words(lang), note)
    return app


MOST: Final = {"games": 100_000_000, "workers": 1000, "seconds": 86_400}  # of what is asked for


def at_least(name: str, value: float, low: float) -> None:
    """And at most what can be done in a lifetime."""
    high = MOST.get(name)
    if not value >= low or (high is not None and value > high):  # not a number is neither
        allowed = f"≥ {low}" if high is None else f"{low}–{high}"
        params: dict[str, str | int] = {"option": name, "given": str(value), "allowed": allowed}
        raise BadOption("bad-option-value", params)


def new_match(game: str, seats: str, seed: str | None, options: dict[str, object]) -> philtre.Match:
    """A match as the command line asks for it: as many players as seats are named."""
    found = find(game)
    named = seats.split(",") if seats else []
    if named and "players" not in options:
        options = {**options, "players": len(named)}
    if not named:
        players = found.settle(options)["players"]
        assert isinstance(players, int)
        named = ["human", *["adept"] * (players - 1)]
    check_seats(named)
    return philtre.new(found, seed=seed, dealer=None, seats=named, **options)


def show_rules(game: str, lang: str) -> None:
    """Our own summary, and the options that the game has."""
    from rich.markdown import Markdown  # slow to import: only when needed

    found = find(game)
    words = Words(lang, game)
    console = Console(highlight=False)
    console.print(Markdown(f"{words.rules()}\n{option_lines(found, words)}"))


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
