"""The rules of NEW_NAME, one by one."""

import philtre
import pytest
from philtre.core.match import Match

PLAYERS = NEW_LOW


def table(line: str = "") -> Match:
    """A table where chance is dealt by hand."""
    if line:
        return philtre.load("NEW_ID", f"players={PLAYERS} : {line}", dealer="hand")
    return philtre.new("NEW_ID", players=PLAYERS, dealer="hand")


def guess(match: Match, side: str) -> None:
    """All who may guess the same."""
    for seat in match.actors:
        match.play(f"guess {side}", seat)


def points(match: Match) -> list[int]:
    return [seat["points"] for seat in match.view()["seats"]]


def test_the_coin_is_bent() -> None:
    """NEW_LETTER-1"""
    match = table()
    assert match.legal() == ["toss heads", "toss tails"]
    assert match.odds() == [2, 1]


@pytest.mark.parametrize("players", [NEW_LOW - 1, NEW_HIGH + 1])
def test_how_many_may_play(players: int) -> None:
    """NEW_LETTER-1"""
    with pytest.raises(philtre.BadOption, match="NEW_SPAN"):
        philtre.new("NEW_ID", players=players)


def test_everybody_tosses_once() -> None:
    """NEW_LETTER-2"""
    match = table()
    tossers = []
    while not match.over:
        tossers.append(match.view()["tosser"])
        match.play("toss tails")
        guess(match, "heads")
    assert tossers == list(range(PLAYERS))


def test_only_who_tosses_sees_the_coin() -> None:
    """NEW_LETTER-3, NEW_LETTER-7"""
    match = table()
    match.play("toss tails")
    assert match.view(0)["coin"] == "tails"
    assert match.view(1)["coin"] is None
    assert match.view()["coin"] is None
    assert "looked" in [event.kind for event in match.events(0)]
    assert "looked" not in [event.kind for event in match.events(1)]


def test_all_others_guess_at_once_and_in_secret() -> None:
    """NEW_LETTER-4"""
    match = philtre.new("NEW_ID", players=NEW_HIGH, dealer="hand")
    match.play("toss heads")
    assert match.actors == list(range(1, NEW_HIGH))
    match.play("guess tails", 1)
    assert 1 not in match.actors
    assert "tails" not in str([match.view(0), match.view(), match.events(0)])


def test_a_right_guess_is_worth_a_point() -> None:
    """NEW_LETTER-5"""
    match = table()
    match.play("toss heads")
    guess(match, "heads")
    assert points(match) == [0] + [1] * (PLAYERS - 1)
    match.play("toss heads")
    guess(match, "tails")
    assert points(match) == [0] + [1] * (PLAYERS - 1)


def test_most_points_win() -> None:
    """NEW_LETTER-6"""
    rest = PLAYERS - 2
    before = ",".join(["1", "0"] + ["0"] * rest)
    match = table(f"round={PLAYERS} coin=? guesses={'.' * PLAYERS} points={before}")
    match.play("toss heads")
    guess(match, "tails")
    assert match.over
    assert match.returns == [1.0] + [0.0] * (PLAYERS - 1)


def test_a_win_is_shared() -> None:
    """NEW_LETTER-6"""
    none = ",".join(["0"] * PLAYERS)
    match = table(f"round={PLAYERS} coin=t guesses={'.' * PLAYERS} points={none}")
    guess(match, "heads")
    assert match.returns == [1 / PLAYERS] * PLAYERS
