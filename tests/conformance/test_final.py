"""What a move's `about` calls final can't be taken back; and some moves of some games are."""

from typing import Any

import pytest

import philtre
from philtre import Match
from philtre.core.registry import game_ids
from philtre.core.rng import Rng
from philtre.core.state import CHANCE


def finals(game: str) -> int:
    """Plays such moves where there are any, else random ones; how many there were."""
    match, rng, count = philtre.new(game, seed=4), Rng(4), 0
    for _ in range(120):
        if match.over:
            break
        seat = match.state.actors()[0]
        legal = list(match.state.legal(seat))
        final = [m for m in legal if match.game.about(match.state, seat, m).get("final")]
        chosen = final or legal
        move = chosen[rng.below(len(chosen))]
        match.play(match.game.text(move), seat)
        if final:
            count += 1
            assert match.over or match.barrier().ask(match.log, seat).why is not None
    return count


@pytest.mark.parametrize("game", game_ids())
def test_what_is_final_cannot_be_taken_back(game: str) -> None:
    """A draw in Quacks never is: drawing is the game (Q-15); The Potion has no such move."""
    assert (finals(game) > 0) == (game in ("apotheca", "witchcraft"))


def leads_to_chance(match: Match, seat: int, move: int) -> bool:
    after = match.state.clone()
    after.play(seat, move)
    return after.actors() == [CHANCE]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("apotheca", {"players": 2}),
        ("apotheca", {"players": 4}),
        ("apotheca", {"players": 3, "variant": "master"}),
        ("apotheca", {"players": 1}),
        ("witchcraft", {}),
        ("witchcraft", {"master": True}),
    ],
)
def test_dear_moves_are_final_just_where_chance_speaks_next(
    game: str, options: dict[str, Any]
) -> None:
    """A-16 … A-19, W-10: `about` says so from the position, and nothing is played to find out."""
    dear = {"apotheca": ("hire", "place"), "witchcraft": ("place",)}[game]
    rng, found = Rng(5), set[bool]()
    for seed in range(8):
        match = philtre.new(game, seed=seed, **options)
        for _ in range(150):
            if match.over:
                break
            seat = match.state.actors()[0]
            legal = list(match.state.legal(seat))
            asked = [move for move in legal if match.game.text(move).startswith(dear)]
            for move in asked:
                final = "final" in match.game.about(match.state, seat, move)
                assert final == leads_to_chance(match, seat, move), match.position()
                found.add(final)
            chosen = asked or legal
            match.play(match.game.text(chosen[rng.below(len(chosen))]), seat)
    solo = options.get("players") == 1  # no Restock, and always cards to come
    assert found == ({True} if solo else {True, False})


@pytest.mark.parametrize(
    ("outside", "supply", "final"),
    [("a4", "8,8,8", True), ("-", "8,8,7", True), ("a4,d1", "8,8,9", False)],
    ids=["one comes in by itself", "none: the game is over", "one of two is chosen"],
)
def test_a_solo_hire_without_a_deck_is_final_where_nothing_is_asked_after_it(
    outside: str, supply: str, final: bool
) -> None:
    """A-54, A-84: a single potion comes in by itself, and is seen; with none the game ends."""
    match = philtre.load(
        "apotheca",
        "players=1 variant=solo : turn=14 seat=0 asks=action used=afrit "
        f"market=-?BY/?y0Rr0/BYb0?/By0?- supply={supply} deck=- alley=porter,imogen,karinne "
        "gems=3,0,1 active=afrit satisfied=carbuncle,corvidus,merten,tidemaster,strega,masked,"
        f"solas,ooki,giada,qwixly,benedetto outside={outside} points=0",
        seed=1,
    )
    (hire,) = [move for move in match.state.legal(0) if match.game.text(move).startswith("hire")]
    assert match.game.about(match.state, 0, hire).get("final", False) == final
    match.play(match.game.text(hire))
    assert final == (match.over or match.view(0)["turn"] > 14)
