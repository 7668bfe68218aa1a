"""How the worths of hands are fitted to a solved game."""

import numpy as np
import pytest

from philtre.games.potion.bot.solution import find_solution
from philtre.games.potion.bot.symmetry import key_of
from philtre.games.potion.bot.worths import WORTH
from tools.fit_potion import Cases, fit, off, shares, ways_on

SHIPPED = np.array(list(WORTH.values()))


def test_worths_are_found_again_from_the_shares_they_give() -> None:
    patterns = np.array([[a, b, (a + b) % 7] for a in range(7) for b in range(a, 7)])
    seen = Cases(patterns, np.zeros((len(patterns), 3)), np.ones(len(patterns)))
    seen = seen._replace(values=shares(SHIPPED, seen))
    assert fit(seen) == pytest.approx(SHIPPED)
    assert off(SHIPPED, seen) == 0
    assert off(np.ones(7), seen) > 0.05


def test_from_the_start_a_game_of_three_goes_on() -> None:
    """P-7, P-9: one or two discard, and nobody is down to one kind yet."""
    solution = find_solution(3, "blanks")
    assert solution is not None
    ways = ways_on(solution, [26, 26, 26], "blanks")
    assert sum(ways.values()) == pytest.approx(1, abs=1e-4)
    assert key_of([26, 26, 26]) not in ways


def test_with_the_fewest_tokens_a_change_ends_the_game() -> None:
    """P-9"""
    solution = find_solution(3, "blanks")
    assert solution is not None
    assert ways_on(solution, [4, 4, 4], "blanks") == {}
