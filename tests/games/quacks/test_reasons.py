"""Reasons and threats of Quacks: counts are those of the bag, prices those of the shop."""

import pytest

from philtre import Match
from philtre.bots.review import weigh
from philtre.core.reasons import Reason
from philtre.core.rng import Rng
from philtre.core.thought import Budget
from philtre.words import Words
from tests.games.quacks.kitchen import brewing


def why(match: Match, text: str, seat: int = 0) -> dict[str, Reason]:
    glimpse = match.glimpse(seat)
    found = match.game.knowledge().reasons(glimpse, match.game.parse(text))
    return {reason.key: reason for reason in found}


def test_the_chips_that_explode_are_counted() -> None:
    """Q-14: with whites of 5, a 3 is too much and a 2 is not."""
    match = brewing({"bag": "2w1,1w2,1w3,3o1", "pot": "w3@3,w2@5"})
    told = why(match, "draw")["reason-risk"].params
    assert (told["count"], told["total"]) == (1, 7)
    assert why(match, "stop")["reason-odds"].params == {"count": 1, "total": 7}
    fire, left = match.view(0)["seats"][0]["explosive"]
    assert (fire, left) == (1, 7)
    calm = brewing({"bag": "2w1,3o1", "pot": "w1@1"})
    assert "reason-safe" in why(calm, "draw")
    assert "reason-odds" not in why(calm, "stop")


def test_what_an_explosion_leaves() -> None:
    """Q-23: points or coins, of the space after the chip that exploded (Q-4): on 12 or 13 here;
    Q-37: a window covers both."""
    match = brewing({"bag": "1w2,1w3,1o1", "pot": "w3@3,w3@10"})
    told = why(match, "draw")["reason-risk"].params
    left = []
    for chip in ("white-2", "white-3"):
        tried = match.fork()
        tried.play("draw")
        tried.play(f"chip 0 {chip}", "chance")
        left.append(tried.view(0)["seats"][0]["scoring"]["coins"])
    assert told["coins"] == min(left) > 11
    covered = brewing({"bag": "2w3,1o1", "pot": "w3@3,w3@10", "window": "1"})
    assert "reason-protected" in why(covered, "draw")


def test_a_stop_and_what_its_coins_buy() -> None:
    """Q-25: the dearest chip that is open, in supply and affordable."""
    match = brewing({"bag": "2w3,1o1", "pot": "w3@3,w3@10"})
    told = why(match, "stop")["reason-stop-buys"]
    shop = {item["chip"]: item for item in match.view(0)["shop"]}
    chip = shop[str(told.params["chip"])]
    assert chip["open"]
    assert chip["price"] <= told.params["coins"]
    dearer = [i for i in shop.values() if i["open"] and i["left"] and i["price"] <= 11]
    assert chip["price"] == max(item["price"] for item in dearer)
    last = brewing({"bag": "2w3,1o1", "pot": "w3@3,w3@10"}, round=9)
    assert why(last, "stop")["reason-stop-last"].params["worth"] == 2
    poor = brewing({"bag": "2w3,1o1", "pot": "w1@1"})
    assert why(poor, "stop")["reason-stop"].params["coins"] == 2


def test_the_best_draw_is_one_that_can_be_drawn() -> None:
    match = brewing({"bag": "1w1,1g4", "pot": "w1@1"})
    told = why(match, "draw")
    assert told["reason-best"].params["coins"] == 6
    assert told["reason-best"].marks[0].places == ["space:6"]
    # from space 1 a green 4 lies on 5, and 6 is scored; a white 1 on 2, and 3 is: no ruby
    assert "reason-ruby" not in told
    ruby = brewing({"bag": "1w1,1w3", "pot": "w1@1"})  # a white 3 scores 5, which has one
    assert why(ruby, "draw")["reason-ruby"].params == {"count": 1, "total": 2}


def test_the_flask_before_and_after() -> None:
    """Q-15: the newest white goes back into the bag."""
    match = brewing({"bag": "2w1,1w3", "pot": "w3@3,w2@5", "flask": "full"})
    told = why(match, "flask")["reason-flask"].params
    assert told == {"chip": "white-2", "count": 0, "total": 4, "before": 1, "now": 3}
    calm = brewing({"bag": "2w1", "pot": "w1@1", "flask": "full"})
    assert "reason-flask-waits" in why(calm, "flask")


def shopping(coins: int) -> Match:
    match = brewing({"bag": "1w1", "pot": f"w1@{coins - 1}"}, {"is": "stopped"})
    match.play("stop")
    while match.view(0)["asked"].get("0") != "shop":
        match.play(match.legal()[0], match.actors[0])
    return match


def test_in_the_shop_what_is_left_is_told() -> None:
    match = shopping(8)
    for text in match.legal(0):
        if not text.startswith("buy"):
            continue
        told = why(match, text)
        then = match.fork()
        then.play(text, 0)
        more = (
            [other for other in then.legal(0) if other.startswith("buy")]
            if 0 in then.actors
            else []
        )
        assert ("reason-second" in told) == bool(more), text
        if more:
            assert f"buy {told['reason-second'].params['chip']}" in more
    assert why(match, "done")["reason-lost"].params["coins"] == 8


@pytest.mark.parametrize(("bag", "odd"), [("2w3,1o1", True), ("1w3,4o1", False)])
def test_a_draw_that_is_likely_to_explode_looks_odd(bag: str, odd: bool) -> None:
    match = brewing({"bag": bag, "pot": "w3@3,w3@10"})
    told = match.game.knowledge().oddity(match.glimpse(0), match.game.parse("draw"))
    assert (told is not None) == odd
    if told:
        assert told.params["coins"] == 14  # a white 3 lies on 13


def test_threats_name_the_whites_and_who_is_further() -> None:
    match = brewing({"bag": "2w1,1w3", "pot": "w3@3,w2@5"}, {"pot": "g4@9", "points": 4})
    told = {r.key: r.params for r in match.game.knowledge().threats(match.glimpse(0))}
    assert told["threat-whites"] == {"sum": 5, "limit": 7, "chip": ["white-3"], "count": 1}
    assert told["threat-further"] == {"seat": 1, "space": 10}
    assert told["threat-ahead"] == {"seat": 1, "count": 4}


def test_a_review_explains_an_explosion_on_purpose() -> None:
    """All chips explode, and yet: some coins more in round 2 are worth more than the points."""
    mine = {"bag": "3w3,2w2", "pot": "w3@7,w2@9,w2@11", "droplet": 2, "start": 2, "points": 20}
    other = {"bag": "4w1,1o1,1g1", "pot": "g1@3,o1@4", "droplet": 2, "start": 2, "points": 24}
    match = brewing({**mine, "flask": "empty"}, other, round=2)
    match.play("draw", 0)
    turn = weigh(match, 1, lambda share: Budget(int(400 * share)), Rng(1))
    assert not turn.lost()
    assert turn.odd
    assert (turn.odd.params["count"], turn.odd.params["total"]) == (5, 5)
    told = Words("en", "quacks").say(turn.odd.key, **turn.odd.params)
    assert "leaves at least 14 coins or 3 points; a stop gave 12 coins and 2 points" in told
