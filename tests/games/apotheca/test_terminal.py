"""The terminal's table: it fits, it reads in both languages, and it keeps secrets."""

from functools import cache
from typing import Any

import pytest
from rich.text import Text

import philtre
from philtre.core.rng import Rng
from philtre.words import LANGUAGES, Words
from tests.games.apotheca.drawn import drawn, play
from tests.games.apotheca.test_notation import WAYS

WIDEST = 60


@cache
def plain(line: str) -> str:
    return Text.from_markup(line).plain


def shown(match: philtre.Match, seat: int | None, lang: str = "en") -> str:
    """The table as plain text."""
    panels = match.game.terminal(match.view(seat), Words(lang, "apotheca").say)
    lines = [line for panel in panels for line in [panel.title, *panel.lines]]
    return "\n".join(map(plain, lines))


def line_of(text: str, row: int) -> str:
    return next(line for line in text.splitlines() if line.startswith(f" {row} │"))


def test_the_market_is_drawn_with_coordinates() -> None:
    """A-1, A-4: letters and shapes; whom facedown potions point at; your own in brackets."""
    match = drawn("R . . Y\n. b0 . .\n. . y1 .\nB . . .", active={0: "porter"})
    assert line_of(shown(match, 0), 4) == " 4 │ ●R    │ ·     │ ·     │ ▲Y    │"
    assert line_of(shown(match, 0), 3) == " 3 │ ·     │(■B)→1 │ ·     │ ·     │"
    assert line_of(shown(match, 0), 2) == " 2 │ ·     │ ·     │ ▒→2   │ ·     │"
    assert line_of(shown(match, 1), 3) == " 3 │ ·     │ ▒→1   │ ·     │ ·     │"
    assert line_of(shown(match, None), 2) == " 2 │ ·     │ ·     │ ▒→2   │ ·     │"
    assert line_of(shown(match, 0, "fr"), 4) == " 4 │ ●R    │ ·     │ ·     │ ▲J    │"


def test_the_turn_says_what_is_left_and_what_was_drawn() -> None:
    """A-11, A-72"""
    match = drawn("R . . Y\n. b0 . .\n. . y1 .\nB . . .", active={0: "porter"})
    assert "2 actions left" in shown(match, 0)
    play(match, "restock", "draw R")
    assert "One action left\nUsed: Restock" in shown(match, 0)
    assert "You drew: ●R" in shown(match, 0)
    assert "You drew" not in shown(match, 1)


def test_solo_shows_what_waits_outside() -> None:
    """A-50, A-70"""
    match = drawn("? . . .\n. r0 . .\n. . . .\nB . . .", players=1, outside="a1,b4", points=3)
    assert line_of(shown(match, 0), 4) == " 4 │ ▒     │ ·    ○│ ·     │ ·     │"
    assert line_of(shown(match, 0), 3) == " 3 │ ·     │(●R)   │ ·     │ ·     │"
    assert line_of(shown(match, 0), 1) == " 1 │ ■B   ○│ ·     │ ·     │ ·     │"
    assert "Points: 3 (Assistant)" in shown(match, 0)


def test_master_shows_decree_and_matches() -> None:
    """A-61, A-66, A-70"""
    match = drawn(variant="master", players=3, decree="blue", kept="R3,Y4", active={1: "porter"})
    text = shown(match, 1)
    assert "Decreed colour: ■B blue" in text
    assert "The master's matches: ●R×3  ▲Y×4" in text
    assert "Player 1 (the master)" in text


def test_the_seats_say_who_is_with_whom_and_whether_they_talk() -> None:
    """A-9, A-60"""
    text = shown(philtre.new("apotheca", players=4, table_talk="off", seed=3), 0)
    assert "Player 1 (team with Player 3)" in text
    assert "Player 4 (team with Player 2)" in text
    assert "Partners don't talk." in text
    assert "talk" not in shown(philtre.new("apotheca", players=4, seed=3), 0)
    assert "talk" not in shown(philtre.new("apotheca", table_talk="off", seed=3), 0)
    master = shown(philtre.new("apotheca", players=3, variant="master", seed=3), 0)
    assert "Player 1 (the master)" in master
    assert "Player 3 (apprentice)" in master


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", WAYS, ids=str)
def test_it_fits_and_every_word_is_there(options: dict[str, Any], lang: str) -> None:
    """A-70: whole games, each seat's table after each move."""
    match = philtre.new("apotheca", seed=3, turn_limit=12, **options)
    rng = Rng(3)
    while True:
        for seat in [*range(match.state.players), None]:
            text = shown(match, seat, lang)
            assert max(len(line) for line in text.splitlines()) <= WIDEST
            assert "{" not in text
            assert "does-" not in text
            assert "asks-" not in text
        if match.over:
            return
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
