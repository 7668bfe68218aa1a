"""OpenSpiel's simulation test, and its playthroughs as golden files."""

import warnings
from pathlib import Path

import numpy as np
import pytest

from tests.envs.games import pyspiel, together, usual

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {
    "apotheca": "philtre_apotheca(turn_limit=4)",
    "apotheca_solo": "philtre_apotheca(players=1,turn_limit=4)",
    "potion": "philtre_potion(players=3,round_limit=3)",
    "quacks": "philtre_quacks(players=2)",
    "witchcraft": "philtre_witchcraft(tournament=True)",
}


@pytest.fixture(scope="module", autouse=True)
def theirs() -> None:
    """All of their games load, with statistics and plots: for these tests alone."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # theirs, about Python
        from absl import flags
        from open_spiel.python.algorithms import generate_playthrough  # noqa: F401
        from open_spiel.python.tests import games_sim_test  # noqa: F401
    flags.FLAGS.mark_as_parsed()  # their programs parse them


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_goes_as_it_went(name: str) -> None:
    from open_spiel.python.algorithms import generate_playthrough

    before, now = generate_playthrough.replay(str(FOLDER / f"{name}.txt"))
    assert now == before, "to be written anew by: python -m tests.envs.playthroughs"


@pytest.mark.parametrize("name", [*usual(), "philtre_apotheca(players=1)", *together()])
def test_their_simulation(name: str) -> None:
    from open_spiel.python.tests import games_sim_test

    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))
