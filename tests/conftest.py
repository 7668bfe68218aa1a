from importlib import import_module

import pytest

from philtre.conformance.matches import HeadStart
from philtre.core.game import Game
from philtre.core.registry import find, game_ids
from philtre.engine import compiled

collect_ignore = [] if compiled() else ["compiled"]


@pytest.fixture(params=game_ids())
def game(request: pytest.FixtureRequest) -> Game:
    """Every game there is, one after the other."""
    return find(request.param)


@pytest.fixture
def head_start(game: Game) -> HeadStart:
    """Positions far from the beginning, made by the game's own tests."""
    made: HeadStart = import_module(f"tests.games.{game.id}.head_starts").head_start
    return made
