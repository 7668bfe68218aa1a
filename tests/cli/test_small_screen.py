"""At 80 by 24 the board and the question are on one screen."""

import io
from typing import Any

import pytest
from rich.console import Console

import philtre
from philtre.cli import moves
from philtre.cli.play import Sitting
from philtre.conformance.matches import wander
from philtre.core.match import Match
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.words import LANGUAGES

WIDTH, HEIGHT = 80, 24
MOST = 5_000  # moves of a match at random
# what is seen of the board: its first line, and the question's number one
BOARDS: dict[str, tuple[dict[str, Any], str]] = {
    "apotheca": ({"players": 4}, "┌───────┬"),
    "potion": ({"players": 7}, "╭────────╮"),
    "quacks": ({"players": 5, "expansion": "on"}, "/7"),
    "witchcraft": ({}, " 6 "),
}


def part_of_a_match(game: str, options: dict[str, Any], share: float) -> Match:
    whole = philtre.new(game, seed=3, **options)
    wander(whole, Rng(3), MOST)
    assert whole.over
    match = philtre.new(game, seed=3, **options)
    wander(match, Rng(3), int(share * sum(entry.seat != CHANCE for entry in whole.log)))
    return match


def drawn(sitting: Sitting, seat: int, rows: list[moves.Row]) -> list[str]:
    """The lines above the prompt."""
    out = io.StringIO()
    sitting.screen.console = Console(file=out, width=WIDTH, height=HEIGHT, color_system=None)
    sitting.draw(seat, rows)
    return out.getvalue().splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("share", [0, 0.5, 0.99])
def test_board_and_question_fit(game: str, lang: str, share: float) -> None:
    """At the beginning of a match, in its middle, and shortly before its end."""
    options, first = BOARDS[game]
    match = part_of_a_match(game, options, share)
    seat = match.actors[0]
    assert isinstance(seat, int)
    sitting = Sitting(match, lang)
    rows = moves.rows(moves.named(match.game, match.state.legal(seat), sitting.words))
    seen = "\n".join(drawn(sitting, seat, rows)[-(HEIGHT - 1) :])
    assert first in seen
    for number, row in enumerate(rows, 1):
        assert f"{number}  {row.brief.split()[0]}" in seen


def test_the_log_is_short_and_the_rest_of_the_table_above() -> None:
    match = philtre.new("quacks", seed=3, players=2)
    wander(match, Rng(3), 30)
    text = "\n".join(drawn(Sitting(match, "en"), 0, []))
    before, log = text.split("What happened")
    assert "Books" in before
    assert len(log.split("╰")[0].splitlines()) == 1 + 3  # its title, then three
