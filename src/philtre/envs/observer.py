"""What a seat observes, in the kinds that OpenSpiel distinguishes, as text."""

from typing import Any

import pyspiel
from msgspec import json

from philtre.core.state import ONLOOKER
from philtre.envs.path import Path

Plain = Any  # what JSON can hold


class Observer:
    """OpenSpiel's interface of an observer; text only, there is no tensor."""

    def __init__(self, kind: Any, secret: bool) -> None:
        self.kind = kind
        self.secret = secret  # whether the game hides anything from anybody
        self.tensor = None
        self.dict: dict[str, object] = {}

    def set_from(self, state: Any, player: int) -> None:
        """Fills tensors, where there are any."""

    def string_from(self, state: Any, player: int) -> str:
        path: Path = state.path
        public, private = self.kind.public_info, self.kind.private_info
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return path.game.position(path.options, path.state)
        if private == pyspiel.PrivateInfoType.NONE:
            return path.observation(ONLOOKER) if public else ""
        if not public:
            return self.private(path, player)
        return path.information(player) if self.kind.perfect_recall else path.observation(player)

    def private(self, path: Path, player: int) -> str:
        """What the seat sees and an onlooker does not."""
        if not self.secret:
            return ""
        views = [path.game.view(path.state, who) for who in (player, ONLOOKER)]
        return json.encode(beyond(*views)).decode()


def beyond(seen: Plain, public: Plain) -> Plain:
    """The parts of plain data that differ from other plain data of the same form."""
    if isinstance(seen, dict) and isinstance(public, dict):
        return {
            str(key): beyond(value, public.get(key))
            for key, value in seen.items()
            if value != public.get(key)
        }
    if isinstance(seen, list) and isinstance(public, list) and len(seen) == len(public):
        return beyond(dict(enumerate(seen)), dict(enumerate(public)))
    return seen
