"""What facedown potions tell by where they were left: by the rules, and never more than seen."""

from math import exp

import pytest

import philtre
from philtre import Match
from philtre.bots.search import POOL, Search
from philtre.core.registry import find
from philtre.core.rng import Rng, redeals
from philtre.core.state import State
from philtre.core.thought import Budget
from philtre.games.apotheca.bot.tells import HOPE, THREAT, clues
from philtre.games.apotheca.content import KINDS, SPACES
from philtre.games.apotheca.rules.market import colour_of
from philtre.games.apotheca.rules.state import ApothecaState
from tests.games.apotheca.drawn import drawn, play

GAME = find("apotheca")
RED = 0
TWO_REDS = """
    . . . B
    . . . .
    . . . .
    R R . .
"""


def restocked(space: str, active: dict[int, str], players: int = 2, variant: str = "") -> Match:
    """Seat 1 has placed a blue potion on the space, two more far off, and ended its turn."""
    match = drawn(
        TWO_REDS,
        seat=1,
        used="reveal",
        active=active,
        players=players,
        variant=variant,
    )
    places = [place for place in ("a4", "a3", "b4") if place != space]
    play(match, "restock", "draw B", f"place {space}")
    return play(match, "draw Y", f"place {places[0]}", "draw Y", f"place {places[1]}")


def state_of(match: Match) -> ApothecaState:
    assert isinstance(match.state, ApothecaState)
    return match.state


def all_clues(match: Match) -> list[float]:
    return clues(state_of(match), 0, match.events(0))


def clue(match: Match, space: str, seat: int = 0) -> float:
    """What speaks for a red potion there."""
    found = clues(state_of(match), seat, match.events(seat))
    return found[SPACES.index(space) * KINDS + RED] if found else 0.0


def pool(match: Match, seed: int) -> list[ApothecaState]:
    search = Search(match.glimpse(0), Rng(seed))
    for _ in range(POOL):
        search.simulate()
    return apothecas(search.pool)


def apothecas(states: list[State]) -> list[ApothecaState]:
    return [state for state in states if isinstance(state, ApothecaState)]


def share_of_red(states: list[ApothecaState], space: int) -> float:
    return sum(colour_of(state.market.tiles[space]) == RED for state in states) / len(states)


def test_nobody_leaves_what_the_next_player_can_reveal_and_match() -> None:
    """A-14, A-24: a third red on c1 would be seat 0's for the asking."""
    match = restocked("c1", active={0: "solas"})
    assert clue(match, "c1") == THREAT
    assert clue(match, "a4") == 0.0


def test_nobody_leaves_what_the_next_player_can_match_with_a_power() -> None:
    """A-11, A-43: a Reveal on c2, and the Porter King moves it to c1."""
    assert clue(restocked("c2", active={0: "porter"}), "c2") == THREAT
    assert clue(restocked("c2", active={0: "benedetto"}), "c2") == 0.0


def test_one_leaves_what_one_can_match_in_the_next_turn() -> None:
    """A-43: the Porter King is seat 1's own."""
    assert clue(restocked("c2", active={1: "porter"}), "c2") == HOPE
    both = restocked("c2", active={0: "corvidus", 1: "porter"})
    assert clue(both, "c2") == pytest.approx(HOPE + THREAT)


def test_a_third_player_is_a_threat_too() -> None:
    """A-9: three sides; seat 0 looks at what seat 1 left to seat 2."""
    assert clue(restocked("c2", {2: "porter"}, 3), "c2") == THREAT


def test_nothing_is_read_where_seats_play_together() -> None:
    """A-9, A-60: teams and the master's market are played otherwise."""
    assert all_clues(restocked("c1", {0: "porter"}, 4)) == []
    assert all_clues(restocked("c1", {1: "porter"}, 3, "master")) == []


def test_samples_lean_by_the_clues() -> None:
    """As often as the draw and the clue say together: a red there is a quarter as likely."""
    match = restocked("c1", active={0: "solas"})
    space = SPACES.index("c1")
    glimpse = match.glimpse(0)
    rng = Rng(1)
    dealt = apothecas([glimpse.sample(rng) for _ in range(2000)])
    odds = share_of_red(dealt, space)
    expected = odds * exp(THREAT) / (odds * exp(THREAT) + 1 - odds)
    samples = [state for seed in range(6) for state in pool(match, seed)]
    assert odds > 0.28
    assert share_of_red(samples, space) == pytest.approx(expected, abs=0.04)


def test_samples_stay_what_the_seat_could_be_in() -> None:
    """A-70: not the view, not the number of tiles of a colour, and not what is one's own."""
    match = restocked("c2", active={0: "corvidus", 1: "porter"})
    shown = GAME.view(match.state, 0)
    possible = {GAME.position(match.options, state) for state in redeals(match.state, 0)}
    for state in pool(match, 3):
        assert GAME.view(state, 0) == shown
        assert GAME.position(match.options, state) in possible


def test_clues_are_the_same_whatever_is_hidden() -> None:
    """A-4: they come from what everybody saw, and so does the answer."""
    match = restocked("c1", active={0: "masked", 1: "porter"})
    found = all_clues(match)
    assert any(found)
    for other in redeals(match.state, 0):
        assert isinstance(other, ApothecaState)
        assert clues(other, 0, match.events(0)) == found
    fork = match.fork()
    fork.state.redeal(0, Rng(8))
    assert fork.position() != match.position()
    answers = []
    for table in (match, match, fork):
        search = Search(table.glimpse(0), Rng(4))
        search.run(Budget(60))
        answers.append(search.thoughts())
    assert answers[0] == answers[1] == answers[2]


def test_ones_own_move_tells_nothing_of_anothers_potion() -> None:
    """The market counts as it was when the owner's turn ended."""
    match = drawn(
        """
        . . . B
        . . . .
        . . R .
        R . . .
        """,
        seat=1,
        used="reveal",
        active={0: "porter"},
    )
    play(match, "restock", "draw B", "place b1", "draw Y", "place a4", "draw Y", "place b4")
    before = clue(match, "b1")
    assert before == THREAT  # with a Reveal on b1 and c2-c1
    play(match, "power porter a1-a2")
    assert clue(match, "b1") == before
    assert clue(match, "b1", seat=1) == 0.0


def test_what_was_dealt_tells_nothing() -> None:
    """A-5: nobody has placed the two in the middle."""
    match = philtre.new("apotheca", players=2, seed=5)
    assert state_of(match).market.down
    assert all_clues(match) == []
