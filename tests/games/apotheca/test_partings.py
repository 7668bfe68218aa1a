"""How a seat left the market: found from events, it is what really lay there."""

import pytest

import philtre
from philtre.core.playout import deal
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.core.state import CHANCE, Event
from philtre.games.apotheca.bot.partings import partings, seen
from philtre.games.apotheca.rules.market import Market
from philtre.games.apotheca.rules.state import ApothecaState
from tests.games.apotheca.drawn import drawn, play

GAME = find("apotheca")


def state_of(match: philtre.Match) -> ApothecaState:
    assert isinstance(match.state, ApothecaState)
    return match.state


def tiles(market: Market | None) -> list[int] | None:
    return list(market.tiles) if market else None


@pytest.mark.parametrize("players", [2, 3])
def test_what_has_happened_since_is_undone(players: int) -> None:
    """At every decision of random games, with Overloads, matches and all powers (A-9, A-70)."""
    kinds: set[str] = set()
    for seed in range(40):
        state: ApothecaState = GAME.start(GAME.settle({"players": players, "turn_limit": 60}))
        state.heard = heard = list[Event]()
        rng = Rng(seed)
        left: list[list[int] | None] = [None] * players
        while actors := state.actors():
            seat, turn, before = state.seat, state.turn, len(heard)
            if actors == [CHANCE]:
                deal(state, rng)
            else:
                moves = state.legal(seat)
                state.play(seat, moves[rng.below(len(moves))])
            if state.turn != turn and turn:
                left[seat] = tiles(seen(state.market))
            kinds |= {event.kind for event in heard[before:]}
            found = partings(state.box, state.market, heard)
            assert [tiles(market) for market in found] == left
    assert kinds >= {"power", "placed", "revealed", "matched", "cleared", "turn"}


def test_a_match_under_way_still_lies_there() -> None:
    """A-27: seat 1 makes a match, and is still to choose who is satisfied."""
    drawing = ". . . .\n. . . .\n. . R .\nR R . ."
    match = drawn(drawing, used="reveal", active={0: "masked", 1: "porter,karinne"})
    play(match, "restock", "draw B", "place a4", "draw B", "place b4", "draw B", "place c4")
    state = state_of(match)
    left = tiles(seen(state.market))
    play(match, "power porter c2-c1")
    assert match.legal() == ["satisfy porter", "satisfy karinne"]
    assert tiles(partings(state.box, state.market, match.events(1))[0]) == left


def test_a_loaded_position_has_no_past() -> None:
    """A-82: nobody's turn has ended since."""
    match = philtre.load("apotheca", philtre.new("apotheca", seed=3).position())
    state = state_of(match)
    assert partings(state.box, state.market, match.events(0)) == [None, None]
