"""Finds the games: each is a package `philtre.games.<id>` with a `GAME`."""

import importlib
import pkgutil
from importlib.util import find_spec
from typing import Final

from philtre.core.errors import UnknownGame
from philtre.core.game import Game

FOUND: Final[dict[str, Game]] = {}  # those that were asked for: to look in folders takes long


def game_ids() -> list[str]:
    """The games there are, in alphabetical order."""
    spec = find_spec("philtre.games")  # found, not imported: the core knows no game
    folders = (spec and spec.submodule_search_locations) or []
    return sorted(module.name for module in pkgutil.iter_modules(folders) if module.ispkg)


def find(id: str) -> Game:
    """The game of that name; imported when it is first asked for."""
    if id not in FOUND:
        FOUND[id] = _imported(id)
    return FOUND[id]


def _imported(id: str) -> Game:
    if id not in game_ids():
        raise UnknownGame("unknown-game", {"game": id, "allowed": ", ".join(game_ids())})
    game = importlib.import_module(f"philtre.games.{id}").GAME
    assert isinstance(game, Game)
    return game
