"""Pieces and set-up (A-1 … A-10), dealt by hand in the order of A-81."""

from typing import Any

import pytest

import philtre
from philtre.core.registry import find
from philtre.words import Words
from tests.games.apotheca.drawn import NAMES, SPACES, field, market, same

CORNERS = ["deal a1 R", "deal a4 B", "deal d1 Y", "deal d4 R"]
SECRET = ["deal b2 R", "deal c3 Y"]


def cards(*places: str) -> list[str]:
    return [f"card {place} {name}" for place, name in zip(places, NAMES, strict=False)]


def test_the_market_is_a_grid_of_sixteen_spaces() -> None:
    """A-1"""
    match = philtre.new("apotheca", dealer="hand")
    assert list(match.view()["market"]) == SPACES


def test_two_players_are_dealt_in_order() -> None:
    """A-5, A-7, A-81: corners, b2, c3, a card for each seat, then the alley."""
    script = CORNERS + SECRET + cards("0", "1", "ruby", "sapphire", "topaz")
    match = philtre.new("apotheca", players=2, dealer=script)
    assert match.moves() == script
    assert match.actors == [0]
    assert market(match) == same(
        """
        B . . R
        . . y1 .
        . r1 . .
        R . . Y
        """
    )
    assert field(match, "active") == "carbuncle/porter"
    assert field(match, "alley") == "corvidus,merten,karinne"
    assert field(match, "deck") == ",".join(NAMES[5:])


def test_every_deal_is_uniform_over_the_supply() -> None:
    """A-2, A-6, A-81: 45 tiles, 15 of each colour, and a draw changes the odds."""
    match = philtre.new("apotheca", dealer="hand")
    assert dict(zip(match.legal(), match.odds(), strict=True)) == {
        "deal a1 R": 15,
        "deal a1 B": 15,
        "deal a1 Y": 15,
    }
    match.play("deal a1 B")
    assert match.odds() == [15, 14, 15]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_facedown_two_point_at_the_second_player(players: int) -> None:
    """A-5, A-4"""
    match = philtre.new("apotheca", players=players, seed=5)
    for space in ("b2", "c3"):
        seen = [match.view(seat)["market"][space] for seat in range(players)]
        assert all(tile["face"] == "down" and tile["seat"] == 1 for tile in seen)
        assert [tile["colour"] is not None for tile in seen] == [s == 1 for s in range(players)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_an_apothecary_and_the_alley_has_three(players: int) -> None:
    """A-3, A-7"""
    view = philtre.new("apotheca", players=players, seed=1).view()
    assert [len(seat["active"]) for seat in view["seats"]] == [1] * players
    assert all(view["alley"].values())
    assert view["deck"] == 15 - 3 - players


def test_a_first_game_deals_the_five_easy_ones_first() -> None:
    """A-8"""
    five = {"benedetto", "corvidus", "imogen", "merten", "porter"}
    match = philtre.new("apotheca", players=2, first_game=True, dealer="hand")
    for text in CORNERS + SECRET:
        match.play(text)
    dealt: set[str] = set()
    for place in ("0", "1", "ruby", "sapphire", "topaz"):
        assert match.odds() == [1] * (5 - len(dealt))
        assert {text.split()[2] for text in match.legal()} == five - dealt
        dealt.add(match.legal()[0].split()[2])
        assert match.legal()[0].split()[1] == place
        match.play(match.legal()[0])
    assert dealt == five


def test_a_first_game_of_four_draws_the_rest_from_all_others() -> None:
    """A-8"""
    match = philtre.new("apotheca", players=4, first_game="on", dealer="hand")
    while not match.legal()[0].startswith("card sapphire"):
        match.play(match.legal()[0])
    assert len(match.legal()) == 10


def test_who_begins_and_who_is_with_whom() -> None:
    """A-9"""
    for players in (2, 3, 4):
        match = philtre.new("apotheca", players=players, seed=3)
        assert match.actors == [0]
        assert match.view()["token"] == (players == 3)
        teams = [[0, 2], [1, 3]] if players == 4 else [[seat] for seat in range(players)]
        assert match.view()["sides"] == teams


def parts(lang: str, names: list[str], **options: Any) -> list[str]:
    game = find("apotheca")
    words = Words(lang, "apotheca", names)
    return [words.phrase(part) for part in game.parts(game.settle(options))]


def test_what_a_seat_is_is_said_beforehand() -> None:
    """A-9, A-60: master or apprentice, or with whom one is a team."""
    names = ["Ann", "Bob", "Cid", "Dot"]
    assert parts("en", names, players=4) == [f"team with {name}" for name in names[2:] + names[:2]]
    assert parts("fr", names, players=4)[0] == "équipe avec Cid"
    assert parts("en", [], players=4)[0] == "team with Player 3"
    assert parts("en", names, players=3, variant="master") == ["the master", *["apprentice"] * 2]
    assert parts("en", names, players=2, variant="master") == ["the master", "apprentice"]
    for players in (1, 2, 3):
        assert parts("en", names, players=players) == []


def test_the_first_turn_has_one_action() -> None:
    """A-10"""
    match = philtre.new("apotheca", players=2, seed=3)
    match.play("reveal b2")
    assert match.actors == [1]
    match.play("reveal c3")
    assert match.actors == [1]


def test_options_that_do_not_go_together() -> None:
    """A-9: the variant follows from the players where it is left out."""
    assert philtre.new("apotheca", players=1, seed=1).options["variant"] == "solo"
    assert philtre.new("apotheca", variant="solo", seed=1).options["players"] == 1
    assert philtre.new("apotheca", players=3, seed=1).options["variant"] == "standard"
    for players, variant in [(1, "standard"), (1, "master"), (2, "solo"), (4, "solo")]:
        with pytest.raises(philtre.BadOption, match="can't be played by"):
            philtre.new("apotheca", players=players, variant=variant)
    wrongs: list[dict[str, Any]] = [
        {"players": 5},
        {"players": 0},
        {"turn_limit": 0},
        {"first_game": "perhaps"},
    ]
    for wrong in wrongs:
        with pytest.raises(philtre.BadOption):
            philtre.new("apotheca", **wrong)
