"""The commands for people at the table: play, replay, review, rules; new-game."""

from pathlib import Path
from typing import Annotated

import philtre
from philtre.cli import files
from philtre.cli.commands import Commands, Lang, check
from philtre.cli.menu import Menu
from philtre.cli.new_game import show_new_game
from philtre.cli.play import Sitting, check_seats
from philtre.cli.puzzle import chosen_puzzles, list_puzzles, solve_puzzles
from philtre.cli.replay import step_through
from philtre.cli.review import show_review
from philtre.cli.rules import show_rules
from philtre.core.registry import find
from philtre.words import Words


def add_menu(to: Commands) -> None:
    @to.app.default
    def menu(*, lang: Annotated[Lang, to.note("lang")] = to.lang) -> None:
        Menu(lang).run()


def add_play(to: Commands) -> None:
    @to.app.command(help=to.say("help-play"))
    def play(
        game: Annotated[str | None, to.note("game")] = None,
        *,
        seats: Annotated[str, to.note("seats")] = "",
        lang: Annotated[Lang, to.note("lang")] = to.lang,
        seed: Annotated[str | None, to.note("seed")] = None,
        resume: Annotated[Path | None, to.note("resume")] = None,
        before: Annotated[int | None, to.note("before")] = None,
        save: Annotated[Path | None, to.note("save")] = None,
        coach: Annotated[bool | None, to.note("coach")] = None,
    ) -> None:
        if resume and before is not None:
            Sitting(files.before(files.load(resume), before), lang, save, coach).run()
        elif resume:
            Sitting(files.load(resume), lang, resume, coach).run()
        elif game:
            Sitting(new_match(game, seats, seed, to.options), lang, save, coach).run()
        else:
            Menu(lang).run()


def add_replay(to: Commands) -> None:
    @to.app.command(help=to.say("help-replay"))
    def replay(
        file: Annotated[Path, to.note("file")],
        *,
        seat: Annotated[int | None, to.note("eyes")] = None,
        lang: Annotated[Lang, to.note("lang")] = to.lang,
    ) -> None:
        match = files.load(file)
        match.view(seat)  # a seat that is not there is refused before anything is shown
        step_through(match, lang, seat)


def add_review(to: Commands) -> None:
    @to.app.command(help=to.say("help-review"))
    def review(
        file: Annotated[Path, to.note("file")],
        *,
        seat: Annotated[int | None, to.note("review-seat")] = None,
        seconds: Annotated[float, to.note("review-seconds")] = 0.3,
        every: Annotated[bool, to.note("review-every")] = False,
        json: Annotated[bool, to.note("json")] = False,
        lang: Annotated[Lang, to.note("lang")] = to.lang,
    ) -> None:
        check(seconds=seconds)
        show_review(files.load(file), seat, seconds, every, json, lang)


def add_rules(to: Commands) -> None:
    @to.app.command(help=to.say("help-rules"))
    def rules(
        game: Annotated[str, to.note("game")],
        word: Annotated[str, to.note("word")] = "",
        *,
        full: Annotated[bool, to.note("full")] = False,
        house: Annotated[str, to.note("rules-house")] = "",
        lang: Annotated[Lang, to.note("lang")] = to.lang,
    ) -> None:
        show_rules(game, word, full, lang, house)


def add_puzzle(to: Commands) -> None:
    @to.app.command(help=to.say("help-puzzle"))
    def puzzle(
        game: Annotated[str | None, to.note("game")] = None,
        *,
        level: Annotated[str | None, to.note("puzzle-level")] = None,
        again: Annotated[bool, to.note("puzzle-again")] = False,
        lang: Annotated[Lang, to.note("lang")] = to.lang,
    ) -> None:
        if game is None:
            list_puzzles(lang)
        else:
            solve_puzzles(game, chosen_puzzles(game, level, again), lang)


def add_new_game(to: Commands) -> None:
    @to.app.command(name="new-game", help=to.say("help-new-game"))
    def new_game(
        id: Annotated[str, to.note("new-id")],
        *,
        players: Annotated[str, to.note("new-players")] = "2-5",
        folder: Annotated[Path, to.note("new-folder")] = Path(),
        lang: Annotated[Lang, to.note("lang")] = to.lang,
    ) -> None:
        show_new_game(id, players, folder, Words(lang))


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
