"""Finds the games: packages with a `GAME`.

Ours are `philtre.games.<id>`. Others come with their own distributions, which name them
as entry points of the group `philtre.games`: `liars_dice = "liars_dice"`.
"""

import importlib
import pkgutil
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Final

from philtre.core.errors import UnknownGame
from philtre.core.events import Kind
from philtre.core.gallery import Scene, Shelf
from philtre.core.game import Game
from philtre.core.reporting import Reporting

GROUP: Final = "philtre.games"
MODULES: Final[dict[str, str]] = {}  # by id; looked for once
FOUND: Final[dict[str, Game]] = {}  # those that were asked for: to import takes long


def modules() -> dict[str, str]:
    """The name of each game's package. Found, not imported: the core knows no game."""
    if not MODULES:
        from importlib.metadata import entry_points  # slow to import

        theirs = {point.name: point.value for point in entry_points(group=GROUP)}
        MODULES.update({**theirs, **ours()})
    return MODULES


def ours() -> dict[str, str]:
    return {module.name: f"{GROUP}.{module.name}" for module in pkgutil.iter_modules(folders())}


def folders(module: str = GROUP) -> list[str]:
    """Where a package lies."""
    spec = find_spec(module)
    return list((spec and spec.submodule_search_locations) or [])


def game_ids() -> list[str]:
    """The games there are, in alphabetical order."""
    return sorted(modules())


def find(id: str) -> Game:
    """The game of that name; imported when it is first asked for."""
    if id not in FOUND:
        FOUND[id] = _imported(id)
    return FOUND[id]


def games() -> tuple[list[Game], list[UnknownGame]]:
    """All games; and what is wrong with those that can't be played. One harms no other."""
    good: list[Game] = []
    bad: list[UnknownGame] = []
    for id in game_ids():
        try:
            good.append(find(id))
        except UnknownGame as error:
            bad.append(error)
    return good, bad


def folder(id: str) -> str:
    """Where the package of a game lies, with its words in `text/`."""
    return folders(_module(id))[0]


def kinds(id: str) -> dict[str, type[Mapping[str, object]]]:
    """The kinds of events that a game declares, each with the type of what it holds."""
    name = f"{_module(id)}.events"
    found = vars(importlib.import_module(name)).values() if find_spec(name) else []
    return {kind.name: kind.holds for kind in found if isinstance(kind, Kind)}


def gallery(id: str) -> tuple[list[Shelf], dict[str, Scene]]:
    """What a game declares in its `gallery.py`: shelves, and scenes by name; it may have none."""
    name = f"{_module(id)}.gallery"
    if not find_spec(name):
        return [], {}
    found = importlib.import_module(name)
    return found.SHELVES, found.SCENES


def reporting(id: str) -> Reporting:
    """What a report looks at in a game; nothing in particular if the game does not say."""
    name = f"{_module(id)}.report"
    found = importlib.import_module(name).REPORT if find_spec(name) else Reporting()
    assert isinstance(found, Reporting), name
    return found


def _module(id: str) -> str:
    if id not in modules():
        raise UnknownGame("unknown-game", {"game": id, "allowed": ", ".join(game_ids())})
    return modules()[id]


def _imported(id: str) -> Game:
    module = _module(id)
    try:
        game = importlib.import_module(module).GAME
    except Exception as error:  # a stranger's package may fail in any way
        reason = f"{type(error).__name__}: {error}"
        raise UnknownGame("unplayable-game", {"game": id, "reason": reason}) from None
    if not isinstance(game, Game) or game.id != id:
        raise UnknownGame("unplayable-game", {"game": id, "reason": f"{module}.GAME"})
    return game
