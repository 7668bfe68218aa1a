"""OpenSpiel's own tests, on all games and options."""

import warnings
from typing import Any

import pytest

from tests.envs.games import pyspiel, together, usual, variants

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # theirs, about Python, while all of their games load
    from open_spiel.integration_tests import api_test


@pytest.mark.parametrize("name", [*usual(), *variants(), *together()])
def test_random_games(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def suite(name: str) -> Any:
    """Their test case for a game."""
    fields = {"game_name": name, "game": pyspiel.load_game(name), "__test__": True}
    return type(f"Api_{name}", (api_test.EnforceAPIOnPartialTreeBase,), fields)


for _number, _name in enumerate([*usual(), "philtre_apotheca(players=1)", *together()]):
    globals()[f"TestApi{_number}"] = suite(_name)
