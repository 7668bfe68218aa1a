"""What a player likes to buy, and how those choose who see less."""

import pytest

from philtre.core.match import Match
from philtre.core.rng import Rng
from philtre.games.quacks.bot import tastes
from philtre.games.quacks.bot.haste import UNDECIDED, hasty
from philtre.games.quacks.bot.holdings import (
    DROPLET,
    FLASK,
    KINDS_AND_THINGS,
    LEAD,
    OVER_GREATER,
    OVER_LESSER,
    RIVALS,
    RUBIES,
    TO_COME,
    held_by,
)
from philtre.games.quacks.bot.quick_player import quick_by
from philtre.games.quacks.bot.shopping import baskets, purse_of
from philtre.games.quacks.bot.tastes import BOOK_NUMBERS, MIDDLE, UNITS, Tastes, no_tastes
from philtre.games.quacks.bot.trial_games import gain
from philtre.games.quacks.bot.worths import Worths, left_after, worths_of
from philtre.games.quacks.content import BLACK_1, BLUE_2, GREEN_1, KINDS, ORANGE_1, RED_1
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.state import QuacksState
from tests.games.quacks.kitchen import brewing, draw, revealed, stopped, until

Weights = dict[str, list[float]]
RED_4 = RED_1 + 2


def table_of(match: Match) -> QuacksState:
    table = match.glimpse(0).sample(Rng(1))
    assert isinstance(table, QuacksState)
    return table


def in_the_shop(mine: str = "3o1", theirs: str = "3o1", **options: object) -> QuacksState:
    match = brewing({"pot": "o1@22", "bag": mine}, {"bag": theirs}, **options)  # type: ignore[arg-type]
    return table_of(until(stopped(match), "shop"))


def changed(**rows: list[tuple[int, float]]) -> Weights:
    """No tastes but for these: what goes past the units, or into the first of them."""
    weights = no_tastes()
    for row, amount in rows.get("straight", []):
        weights["straight"][row] = amount
    for row, amount in rows.get("first_unit", []):
        weights["into"][row * UNITS] = amount
    weights["out"][0] = 1.0
    return weights


def liked(table: QuacksState, weights: Weights | None = None) -> list[float]:
    """How much the first player likes the best basket with each chip, by these tastes."""
    worths = Worths(table.box)
    worths.tastes = Tastes(table.box, weights or no_tastes())
    return baskets(table, table.seats[0], worths)


def row_of(kind: int, book: int) -> int:
    return kind * BOOK_NUMBERS + book


def thing(place: int) -> int:
    return KINDS * BOOK_NUMBERS + place - KINDS


def test_all_that_a_player_has_is_told() -> None:
    """By hand: the bag, what lies in the pot, the race for black, the rounds to come."""
    mine = {"pot": "o1@22", "bag": "2k1,1r4", "rubies": 3, "droplet": 2, "flask": "full"}
    theirs = {"bag": "1k1", "points": 4}
    table = table_of(until(stopped(brewing({**mine, "points": 9}, theirs)), "shop"))
    player = table.seats[0]
    held = list(held_by(table, player, left_after(table)))
    assert {kind: held[kind] for kind in range(KINDS) if held[kind]} == {
        ORANGE_1: 1,
        RED_4: 1,
        BLACK_1: 2,
    }
    assert held[RUBIES] == player.rubies
    assert (held[DROPLET], held[FLASK]) == (player.droplet, 1)
    assert held[LEAD] == player.points - table.seats[1].points
    assert [held[place] for place in range(OVER_LESSER, OVER_GREATER)] == [0, 0, 0, 1, 0, 0]
    assert held[OVER_GREATER:RIVALS] == held[OVER_LESSER:OVER_GREATER]
    assert held[TO_COME + left_after(table) - 1] == 1
    assert sum(held[TO_COME:]) == 1
    assert len(held) == KINDS_AND_THINGS


@pytest.mark.parametrize(
    ("mine", "theirs", "place"), [("3o1", "3o1", 3), ("3o1", "1k1", 2), ("5k1", "1k1", 5)]
)
def test_one_more_black_is_a_step_in_the_race(mine: str, theirs: str, place: int) -> None:
    """Only what the step leads to is liked; at the far end it leads nowhere."""
    table = in_the_shop(mine, theirs)
    eager = changed(straight=[(thing(OVER_LESSER + place), 9.0)])
    more = liked(table, eager)[BLACK_1] - liked(table)[BLACK_1]
    assert more == pytest.approx(9.0 * left_after(table) / MIDDLE if place < 5 else 0.0)


def test_what_goes_together_is_liked() -> None:
    """A unit that wants a red and four oranges: red is liked by who has oranges."""
    rows = [(row_of(ORANGE_1, 0), 1.0), (row_of(RED_1, 1), 1.0)]
    weights = changed(first_unit=rows)
    weights["bias"][0] = -4.0
    few, many = in_the_shop("1o1"), in_the_shop("6o1")
    for table, more in [(few, 0.0), (many, 1.0)]:
        found = liked(table, weights)[RED_1] - liked(table)[RED_1]
        assert (found > 0) == (more > 0)


def test_gifts_are_taken_by_what_goes_together() -> None:
    """F05: a black, any 2-chip or rubies; whoever likes blue takes that."""
    table = table_of(revealed("f05", {}, {}))
    worths = Worths(table.box)
    worths.tastes = Tastes(table.box, changed(straight=[(row_of(BLUE_2, 1), 50.0)]))
    table.play(0, quick_by(table, table.seats[0], worths))
    assert table.seats[0].bag[BLUE_2] == 1


def test_of_one_colour_the_larger_chip_is_liked_better() -> None:
    """By what ships, for the second chip of a basket; and something is better than nothing."""
    table = in_the_shop()
    table.play(0, moves.BUY + ORANGE_1)
    found = liked(table, tastes.found())
    for one, four in [(GREEN_1, GREEN_1 + 2), (RED_1, RED_4)]:
        assert found[four] > found[one] > 0


def test_what_ships_has_the_right_shape() -> None:
    shipped = tastes.found()
    assert {name: len(shipped[name]) for name in no_tastes()} == {
        name: len(found) for name, found in no_tastes().items()
    }
    assert any(shipped["out"])


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


def test_coins_are_worth_the_basket_that_is_liked_best() -> None:
    """To who brews, by what the shop will like then; the more the better, and none is nothing."""
    table = in_the_shop("6o1", "1k1")
    player = table.seats[0]
    worths = Worths(table.box)
    purse = purse_of(table, player, worths)
    assert purse[player.coins] == pytest.approx(max(baskets(table, player, worths)))
    assert purse[0] == 0.0
    assert purse == sorted(purse)
    worths.tastes = Tastes(table.box, changed(straight=[(row_of(BLUE_2, 1), 50.0)]))
    eager = purse_of(table, player, worths)
    price = worths.price[BLUE_2]
    assert eager[price] > 50.0 * left_after(table) / MIDDLE > eager[price - 1]


def test_coins_of_the_last_round_are_points() -> None:
    table = table_of(brewing({"bag": "3o1"}, round=9))
    worths = Worths(table.box)
    assert purse_of(table, table.seats[0], worths) == worths.purse(0)


def test_after_an_explosion_coins_are_taken_for_what_goes_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = brewing({"pot": "w3@3,w3@6,w1@22", "bag": "1w3", "flask": "empty"}, round=8)
    table = table_of(until(draw(match, "white-3"), "choice"))
    worths = worths_of(table.box)

    def more() -> float:
        """Points that coins are better than points."""
        return gain(table, 0, moves.COINS_MOVE) - gain(table, 0, moves.POINTS_MOVE)

    monkeypatch.setattr(worths, "tastes", Tastes(table.box, no_tastes()))
    plain = more()
    eager = changed(straight=[(row_of(BLUE_2, 1), 50.0)])
    monkeypatch.setattr(worths, "tastes", Tastes(table.box, eager))
    assert more() == pytest.approx(plain + 50.0 * left_after(table) / MIDDLE, abs=3.0)
