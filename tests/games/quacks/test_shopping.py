"""What a player likes to buy, and how those choose who see less."""

import pytest

from philtre.core.match import Match
from philtre.core.rng import Rng
from philtre.games.quacks.bot.haste import UNDECIDED, hasty
from philtre.games.quacks.bot.shopping import likings, place_in_race
from philtre.games.quacks.bot.tastes import RACE, Found, Tastes, no_tastes
from philtre.games.quacks.bot.worths import Worths, left_after
from philtre.games.quacks.content import BLACK_1, ORANGE_1, RED_1
from philtre.games.quacks.rules.state import QuacksState
from tests.games.quacks.kitchen import brewing, stopped, until


def table_of(match: Match) -> QuacksState:
    table = match.glimpse(0).sample(Rng(1))
    assert isinstance(table, QuacksState)
    return table


def in_the_shop(mine: str = "3o1", theirs: str = "3o1", **options: object) -> QuacksState:
    match = brewing({"pot": "o1@22", "bag": mine}, {"bag": theirs}, **options)  # type: ignore[arg-type]
    return table_of(until(stopped(match), "shop"))


def liked(table: QuacksState, changed: Found | None = None) -> list[float]:
    """What the first player likes by tastes that are none but for those given."""
    worths = Worths(table.box)
    worths.tastes = Tastes(table.box, changed or no_tastes())
    return likings(table, table.seats[0], worths, left_after(table))


@pytest.mark.parametrize(
    ("mine", "theirs", "place"),
    [
        ("3o1", "3o1", "pass_both"),  # among two, as many are enough for the droplet
        ("3o1", "1k1", "pass_one"),
        ("3o1", "3k1", "still_behind"),
        ("2k1", "1k1", "further_ahead"),
    ],
)
def test_what_one_more_black_does_in_the_race(mine: str, theirs: str, place: str) -> None:
    table = in_the_shop(mine, theirs)
    assert RACE[place_in_race(table, table.seats[0])] == place


def test_black_is_liked_by_its_place_in_the_race() -> None:
    tastes = no_tastes()
    tastes.race["pass_one"] = [2.0, 0.0]
    table = in_the_shop("3o1", "1k1")
    plain, eager = liked(table), liked(table, tastes)
    assert eager[BLACK_1] > plain[BLACK_1]
    assert eager[ORANGE_1] == plain[ORANGE_1]


def test_red_is_liked_with_oranges() -> None:
    tastes = no_tastes()
    tastes.orange_and_red = [0.1] * 7
    few, many = in_the_shop("1o1"), in_the_shop("6o1")
    for table, oranges in [(few, 2), (many, 7)]:  # with the one in the pot
        more = liked(table, tastes)[RED_1] - liked(table)[RED_1]
        assert more == pytest.approx(0.1 * oranges * left_after(table) / 4)


@pytest.mark.parametrize("level", range(4))
def test_haste_is_no_blunder(level: int) -> None:
    """It draws what can't explode, stops when all would, buys something, and takes its time in
    the last round."""
    safe = brewing({"bag": "4w1,2g1", "pot": "w1@1"})
    deadly = brewing({"bag": "1w2,1w3", "pot": "w3@3,w3@6,w1@7"})
    last = brewing({"bag": "1w2,1w3", "pot": "w3@3,w3@6,w1@7"}, round=9)
    shop = in_the_shop()
    game = safe.game
    assert game.text(hasty(table_of(safe), 0, level, Rng(1))) == "draw"
    assert game.text(hasty(table_of(deadly), 0, level, Rng(1))) == "stop"
    assert hasty(table_of(last), 0, level, Rng(1)) == UNDECIDED
    assert game.text(hasty(shop, 0, level, Rng(1))).startswith("buy ")
