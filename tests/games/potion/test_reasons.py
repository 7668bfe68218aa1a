"""Reasons and threats of The Potion: ways are counted as the rules discard."""

from itertools import product

from philtre import Match
from philtre.core.reasons import Reason
from tests.games.potion.rounds import discards, table


def why(match: Match, text: str, seat: int = 0) -> dict[str, Reason]:
    glimpse = match.glimpse(seat)
    found = match.game.knowledge().reasons(glimpse, match.game.parse(text))
    return {reason.key: reason for reason in found}


def test_ways_are_counted_by_playing_them() -> None:
    """P-5 … P-7, for all that the two others can show."""
    match = table("222 222 222", dice="bv")
    for letter, kind in (("b", "beetle"), ("m", "mushroom"), ("v", "vial")):
        going = [
            others
            for others in product("bmv", repeat=2)
            if 0 in discards("bv", letter + "".join(others))
        ]
        told = why(match, kind)["reason-ways"].params
        assert (told["count"], told["total"]) == (len(going), 9)


def test_what_nobody_else_holds_can_only_be_shown_by_oneself() -> None:
    match = table("222 022 022", dice="bv")
    told = why(match, "beetle")["reason-asked"].params
    assert (told["holders"], told["count"], told["first"]) == (1, 1, 1)
    # of four ways one is two vials, which would empty every hand shown: then nobody discards
    assert why(match, "beetle")["reason-ways"].params["count"] == 3
    assert "reason-unasked" in why(match, "mushroom")


def test_the_last_of_a_kind_brings_the_end_nearer() -> None:
    match = table("120 112 222", dice="bv")
    assert "reason-wins" in why(match, "beetle")
    assert "reason-last" in why(match, "beetle", seat=1)
    assert "reason-last" not in why(match, "beetle", seat=2)


def test_what_can_not_go_brings_no_end() -> None:
    """Two beetles are asked for, and nobody else has one."""
    match = table("120 022 022", dice="vb")
    assert why(match, "beetle")["reason-ways"].params["count"] == 0
    assert "reason-wins" not in why(match, "beetle")


def test_who_can_win_in_this_round() -> None:
    match = table("120 112 011", dice="bv")
    told = match.game.knowledge().threats(match.glimpse(0))
    assert [(r.key, r.params["seat"], r.params["ingredient"]) for r in told] == [
        ("threat-yours", 0, ["beetle"]),
        ("threat-theirs", 2, ["mushroom", "vial"]),
    ]
    calm = table("222 222 222", dice="bv")
    assert [r.key for r in calm.game.knowledge().threats(calm.glimpse(1))] == ["threat-none"]
