"""Matches within reach: the tables against the powers themselves."""

import pytest

from philtre import Match
from philtre.core.numbers import no_moves, unpacked
from philtre.core.rng import Rng
from philtre.games.apotheca.bot.lines import ALL_THREES, OOKI, mirrored, turned, ways, ways_with
from philtre.games.apotheca.bot.reach import for_hire, in_one, in_two, in_two_powers
from philtre.games.apotheca.bot.tactics import makes_line
from philtre.games.apotheca.bot.two_powers import number_of
from philtre.games.apotheca.content import APOTHECARY_COUNT, KINDS, SPACE_COUNT
from philtre.games.apotheca.rules.market import FACE_UP, Market, empty_market, facedown
from philtre.games.apotheca.rules.state import ApothecaState
from tests.games.apotheca.drawn import drawn


def some_market(rng: Rng) -> Market:
    market = empty_market()
    for space in range(SPACE_COUNT):
        what = rng.below(16)
        if what < 2:
            market.lay(space, facedown(0, 0, 0))
        elif what < 9:
            market.lay(space, FACE_UP + what % KINDS)
    return market


@pytest.mark.parametrize("who", range(APOTHECARY_COUNT))
def test_the_tables_know_what_each_power_lines_up(who: int) -> None:
    """A-24, A-30 … A-44; of a Double Dive (A-31) only the half that matters is looked at."""
    rng = Rng(who)
    for _ in range(60):
        market = some_market(rng)
        if market.has_line():
            continue
        uses = unpacked(market.with_uses(no_moves(), who, 0))
        for colour in range(KINDS):
            makes = any(makes_line(market, use, 1 << colour) for use in uses)
            found = ways(market.up[colour], market.full, market.down, 1 << who) > 0
            assert found == makes or (who == OOKI and found)


def test_three_spaces_have_numbers_in_a_row() -> None:
    assert [number_of(three) for three in ALL_THREES] == list(range(560))


def test_what_is_turned_and_mirrored_twice_is_as_it_was() -> None:
    for spaces in range(0, 1 << SPACE_COUNT, 77):
        assert turned(turned(spaces)) == mirrored(mirrored(spaces)) == spaces
    assert turned(0b1111) == 0x1111
    assert mirrored(0b0001) == 0b1000


def state_of(match: Match) -> ApothecaState:
    state = match.glimpse(0).sample(Rng(1))
    assert isinstance(state, ApothecaState)
    return state


def test_a_match_in_one_action_by_a_power() -> None:
    state = state_of(drawn(". . . .\n. . . .\n. . R .\nR R . .", active={0: "porter"}))
    assert in_one(state, 0, 0) == 1
    assert in_one(state, 1, 0) == 0
    assert in_one(state, 0, state.active[0]) == 0  # used already


def test_a_match_in_one_action_by_a_reveal_of_ones_own() -> None:
    state = state_of(drawn("R R r0 .\n. . . .\n. . . .\n. . . .", active={0: "solas"}))
    assert in_one(state, 0, 0) == 1
    assert in_one(state, 1, 0) == 0


def test_a_match_in_two_actions_by_a_reveal_or_a_hire() -> None:
    drawing = "R R . .\n. . r0 .\n. . . .\n. . . ."
    state = state_of(drawn(drawing, active={0: "porter"}))
    assert in_one(state, 0, 0) == 0
    assert in_two(state, 0, 0, 0) == 1
    drawing = "R R . .\n. . R .\n. . . .\n. . . ."
    state = state_of(drawn(drawing, alley="porter,solas,imogen", gems={0: "2,0,0"}))
    hired = for_hire(state, 0)
    assert hired == 1 << 1
    assert in_two(state, 0, 0, hired) == 1


def test_a_match_by_two_powers() -> None:
    drawing = "R R . .\n. . . .\n. . . .\nR . . ."
    state = state_of(drawn(drawing, active={0: "porter,karinne"}))
    assert in_one(state, 0, 0) == 0
    assert in_two_powers(state, state.active[0])
    state = state_of(drawn(drawing, active={0: "porter,imogen"}))
    assert not in_two_powers(state, state.active[0])


def test_a_potion_that_would_be_one_more() -> None:
    state = state_of(drawn("R R . .\n. . r0 .\n. . . .\n. . . .", active={0: "porter"}))
    market = state.market
    assert ways_with(4 * 2 + 2, market.up[0], market.full, 0, state.active[0]) == 1
