"""What a person reads: refusals in words, and a table that fits."""

import pytest
from rich.text import Text

import philtre
from philtre.core.rng import Rng
from philtre.words import LANGUAGES, Words
from tests.games.quacks.brave import brave_move
from tests.games.quacks.test_properties import TABLES

WIDTH = 56  # of a panel's inside


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_lines_fit_and_refusals_have_words(number: int) -> None:
    match = philtre.new("quacks", seed=number, **TABLES[number])
    rng = Rng(number)
    while not match.over:
        seat = match.actors[rng.below(len(match.actors))]
        assert isinstance(seat, int)
        for lang in LANGUAGES:
            words = Words(lang, "quacks")
            for panel in match.game.terminal(match.view(seat), words.say):
                for line in panel.lines:
                    assert Text.from_markup(line).cell_len <= WIDTH, line
        legal = set(match.state.legal(seat))
        for move in range(rng.below(5), len(match.game.moves), 5):
            reason = None if move in legal else match.game.refuse(match.state, seat, move)
            if reason is not None:
                for lang in LANGUAGES:
                    said = Words(lang, "quacks").error(reason)
                    assert said != reason.key
                    assert "Q-" in said
                    assert "{" not in said
        for _ in range(6):
            if match.over:
                break
            seat = match.actors[rng.below(len(match.actors))]
            assert isinstance(seat, int)
            match.play(brave_move(match, seat, rng), seat)
