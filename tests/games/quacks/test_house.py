"""House rules of Quacks do what they say."""

from typing import Any

import philtre
from philtre.games.quacks.bot.worths import worths_of
from philtre.games.quacks.game import GAME
from philtre.games.quacks.rules.box import Box
from philtre.words import Words


def box(**house: Any) -> Box:
    return Box(GAME.settle({"players": 2, "house": house}))


def played(house: dict[str, Any], first: str = "draw") -> philtre.Match:
    """To the end, boldly: draw until the pot bursts or the bag is empty; buy the first chip."""
    match = philtre.new("quacks", players=2, seed=3, house=house)
    while not match.over:
        legal = match.legal()
        match.play(first if first in legal else legal[0])
    return match


def test_rounds() -> None:
    for rounds in (1, 4, 12):
        match = played({"rounds": rounds})
        assert match.view(0)["round"] == rounds
        assert len([e for e in match.events() if e.kind == "card-revealed"]) == rounds


def test_the_limit_and_what_lifts_it() -> None:
    assert philtre.new("quacks", seed=1, house={"limit": 9}).view(0)["seats"][0]["limit"] == 9
    sums = [
        int(str(e.params["count"])) for e in played({"limit": 5}).events() if e.kind == "exploded"
    ]
    assert sums
    assert min(sums) == 6  # one that the box would let brew on


def test_prices_books_and_bags() -> None:
    view = philtre.new(
        "quacks",
        seed=1,
        house={
            "prices": {"orange-1": 9, "green1-4": 33, "green2-4": 1},
            "opens": {"yellow": 1, "blue": 4},
            "bag": {"orange-1": 3},
        },
    ).view(0)
    shop = {item["chip"]: item for item in view["shop"]}
    assert (shop["orange-1"]["price"], shop["green-4"]["price"]) == (9, 33)
    assert (shop["yellow-1"]["open"], shop["blue-1"]["open"], shop["purple-1"]["open"]) == (
        True,
        False,
        False,
    )
    assert view["seats"][0]["bag"]["orange-1"] == 3
    assert view["supply"]["orange-1"] == 20 - 4 * 3


def test_the_track_is_what_is_scored_and_what_a_board_is_sent() -> None:
    house = {"coins": {"5": 50}, "points": {"5": 7}, "ruby": {"5": 0, "6": 1}}
    assert box(**house).coins[5] == 50
    content = GAME.content_with(GAME.settle({"house": house}))
    assert content["track"][5] == {"coins": 50, "points": 7, "ruby": False}
    assert content["track"][6]["ruby"] is True
    assert GAME.content["track"][5] == {"coins": 5, "points": 0, "ruby": True}


def test_exchanges_cost_what_the_house_says() -> None:
    match = philtre.new(
        "quacks", players=2, seed=3, starting_rubies=3, house={"droplet_price": 3, "flask_price": 1}
    )
    while "ruby droplet" not in match.legal():
        match.play(match.legal()[0] if "stop" not in match.legal() else "stop")
    seat = match.state.actors()[0]
    assert match.game.about(match.state, seat, GAME.parse("ruby droplet"))["cost"] == 3
    before = match.view(0)["seats"][seat]["rubies"]
    match.play("ruby droplet")
    assert match.view(0)["seats"][seat]["rubies"] == before - 3


def test_a_die_never_falls_on_a_face_that_it_lacks() -> None:
    faces = {"1-point": 0, "2-points": 0, "ruby": 0, "droplet": 0, "orange-1": 1}
    rolled = {
        e.params["face"] for e in played({"die": faces}, "stop").events() if e.kind == "rolled"
    }
    assert rolled == {"orange-1"}


def test_cards_left_out_are_never_seen() -> None:
    out = [f"f{number:02}" for number in range(1, 16)]
    seen = {
        e.params["card"]
        for e in played({"without_cards": out}).events()
        if e.kind == "card-revealed"
    }
    assert len(seen) == 9
    assert not seen.intersection(out)


def test_bots_reckon_with_the_track_prices_and_die_of_the_house() -> None:
    usual, cheap, rich = box(rounds=9), box(prices={"green1-4": 2}), box(points={"20": 40})
    assert worths_of(usual) is worths_of(box(rounds=9, name="Another name"))
    coins = [worths_of(one).coins for one in (usual, cheap)]
    assert coins[1] != coins[0]
    left = 3 * 54 + 20
    assert worths_of(rich).space[left] > worths_of(usual).space[left]
    assert worths_of(box(die={"2-points": 5})).roll != worths_of(usual).roll


def test_the_words_of_a_price() -> None:
    labels = GAME.options[-1].variables["prices"].labels  # type: ignore[attr-defined]
    assert Words("en", "quacks").phrase(labels[0]) == "orange 1"
    assert Words("fr", "quacks").phrase(labels[3]).endswith(", livre 1")
