"""What may be taken back: all but what turns something over (A-14, A-70)."""

import pytest

from philtre.core.errors import CannotUndo
from philtre.core.playout import deal
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.core.undo import Entry, learns
from tests.games.apotheca.drawn import drawn, play
from tests.games.apotheca.test_notation import WAYS

GAME = find("apotheca")

# Facedown potions of both seats: any of them would make a match of some colour, turned up.
SECRETS = "R R r1 .\n. b0 . .\n. . . .\nB B . ."


@pytest.mark.parametrize(
    "move",
    ["power imogen b4=c4", "power porter c4-c3", "hire ruby", "hire mixed deck", "restock"],
)
def test_what_turns_nothing_over_is_taken_back(move: str) -> None:
    """A-15, A-18, A-20, A-70: facedown potions may have moved, but nobody has seen one."""
    match = drawn(SECRETS, active={0: "imogen,porter"}, gems={0: "2,1,1"})
    before = match.position()
    assert match.state.blind(0, GAME.parse(move))
    play(match, move)
    match.undo(0)
    assert match.position() == before


def test_a_reveal_is_not_taken_back() -> None:
    """A-14: the others have seen the potion."""
    match = drawn(SECRETS, active={0: "imogen"})
    assert not match.state.blind(0, GAME.parse("reveal b3"))
    play(match, "reveal b3")
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_a_tile_drawn_is_placed_elsewhere() -> None:
    """A-16, A-72: where it lies is seen, its colour is not."""
    match = drawn("r1 . . .\n. . . .\n. . . .\n. . . R", active={0: "porter"})
    play(match, "restock", "draw Y")
    before = match.position()
    play(match, "place c1")
    assert match.actors == ["chance"], "the next tile is not drawn yet"
    match.undo(0)
    assert match.position() == before


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_what_is_vouched_for_teaches_nobody(way: dict[str, object]) -> None:
    """A-70: asked of the rules, for all ways in which the hidden potions could lie."""
    options = GAME.settle({**GAME.limit, **way})
    state = GAME.start(options)
    rng = Rng(70)
    for _ in range(150):
        actors = state.actors()
        if not actors:
            break
        if actors[0] == CHANCE:
            assert not state.blind(CHANCE, deal(state, rng))
            continue
        entry = Entry(actors[0], state.any_move(actors[0], rng), CHANCE)
        blind = state.blind(entry.seat, entry.move)
        assert blind == (not GAME.text(entry.move).startswith("reveal"))
        if blind:
            assert not any(learns(GAME, state, entry, seat) for seat in range(state.players))
        state.play(entry.seat, entry.move)
