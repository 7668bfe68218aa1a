"""The player of games that are tried brews by its bag; and what a temper makes of a brewing."""

from philtre.bots.tastes import by_taste
from philtre.core.match import Match
from philtre.core.rng import Rng
from philtre.core.thought import Thought
from philtre.games.quacks import GAME
from philtre.games.quacks.bot.haste import hasty
from philtre.games.quacks.bot.steady import brew_steadily
from philtre.games.quacks.bot.tempers import EASE
from philtre.games.quacks.bot.worths import worths_of
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.state import QuacksState
from tests.games.quacks.kitchen import brewing


def table_of(match: Match) -> QuacksState:
    table = match.glimpse(0).sample(Rng(1))
    assert isinstance(table, QuacksState)
    return table


def choice(match: Match) -> str:
    table = table_of(match)
    return match.game.text(brew_steadily(table, table.seats[0], worths_of(table.box)))


DRY = {"flask": "empty"}
MASTER = 3


def test_it_draws_what_cannot_explode() -> None:
    assert choice(brewing({"pot": "w1@1", "bag": "2w1,1w3,4o1"})) == "draw"


def test_it_stops_where_half_of_the_bag_explodes() -> None:
    assert (
        choice(brewing({**DRY, "pot": "w3@3,g4@30,w3@33,w1@34", "bag": "3w1,3o1"}, round=8))
        == "stop"
    )


def test_it_draws_where_most_of_the_bag_is_good() -> None:
    assert choice(brewing({**DRY, "pot": "w3@3,w3@6,w1@7", "bag": "1w1,9g4"})) == "draw"


def test_it_puts_back_the_white_that_makes_the_bag_dangerous() -> None:
    mine = {"pot": "w3@3,g4@30,w1@31,w3@34", "bag": "2w2,2w1,5g4"}
    assert choice(brewing(mine, card="f24", round=8)) == "flask"  # the card fills flasks


def test_it_keeps_a_flask_that_would_not_help() -> None:
    """The white would come again, and nothing can explode before."""
    assert choice(brewing({"pot": "w1@1", "bag": "5o1"}, card="f16")) == "draw"


def test_the_bold_draw_and_the_patient_stop_where_either_is_about_as_good() -> None:
    table = table_of(brewing({**DRY, "pot": "w3@3,w3@6", "bag": "1w2,5o1"}))
    knowledge = GAME.knowledge()

    def chosen(best: int, other: int, gap: float, temper: int) -> int:
        found = [Thought(best, 0.5, 1.0), Thought(other, 0.5 - gap, 0.0)]
        return by_taste(found, knowledge, table, MASTER, temper, Rng(1))

    for temper, liked, other in [(1, moves.DRAW, moves.STOP), (-1, moves.STOP, moves.DRAW)]:
        assert chosen(other, liked, EASE / 2, temper) == liked
        assert chosen(other, liked, EASE * 2, temper) == other
        assert chosen(liked, other, EASE / 2, temper) == liked


def test_the_bold_take_a_risk_in_haste_that_the_patient_do_not() -> None:
    """An adept, one of 6 chips: 16.7 in 100."""
    table = table_of(brewing({**DRY, "pot": "w3@3,w3@6", "bag": "1w2,5o1"}))
    found = [hasty(table, 0, 1, Rng(1), temper) for temper in (1, 0, -1)]
    assert found == [moves.DRAW, moves.STOP, moves.STOP]
