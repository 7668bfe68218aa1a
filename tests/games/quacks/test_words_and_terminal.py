"""What a person reads: refusals in words, and a table that fits."""

import pytest
from rich.text import Text

import philtre
from philtre.core.rng import Rng
from philtre.words import LANGUAGES, Words
from tests.games.quacks.brave import brave_move
from tests.games.quacks.kitchen import brewing, draw
from tests.games.quacks.test_properties import TABLES

WIDTH = 56  # of a panel's inside


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_lines_fit_and_refusals_have_words(number: int) -> None:
    match = philtre.new("quacks", seed=number, **TABLES[number])
    rng = Rng(number)
    heard, drawn = set[str](), set[str]()  # what was looked at before is the same again
    while not match.over:
        seat = match.actors[rng.below(len(match.actors))]
        assert isinstance(seat, int)
        for lang in LANGUAGES:
            words = Words(lang, "quacks")
            for panel in match.game.terminal(match.view(seat), words.say):
                for line in set(panel.lines) - drawn:
                    assert Text.from_markup(line).cell_len <= WIDTH, line
                drawn.update(panel.lines)
        legal = set(match.state.legal(seat))
        for move in range(rng.below(5), len(match.game.moves), 5):
            reason = None if move in legal else match.game.refuse(match.state, seat, move)
            if reason is not None and repr(reason) not in heard:
                heard.add(repr(reason))
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


def test_a_pot_that_has_exploded_has_no_odds_any_more() -> None:
    match = brewing({"bag": "1w1,2w3", "pot": "w3@3,w3@6"}, {"todo": "decide"})

    def drawn() -> str:
        panels = match.game.terminal(match.view(0), Words("en", "quacks").say)
        return "\n".join(line for panel in panels for line in panel.lines)

    assert "the next chip explodes the pot: 2 of 3" in drawn()
    draw(match, "white-3")
    assert match.view(0)["seats"][0]["exploded"]
    assert "the next chip explodes the pot" not in drawn()
