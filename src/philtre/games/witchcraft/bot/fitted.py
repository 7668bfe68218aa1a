"""Numbers that were fitted to games, in a file beside this one."""

import json
from collections.abc import Callable
from typing import Any

from librt.vecs import vec


class Fitted:
    """One after the other, in an order of their reader's; read at first use."""

    def __init__(self, file: str, in_order: Callable[[dict[str, Any]], list[float]]) -> None:
        self.file = file
        self.in_order = in_order
        self.numbers = vec[float]()

    def known(self) -> vec[float]:
        if not len(self.numbers):
            from importlib.resources import files  # takes longer to load than all the numbers

            text = (files("philtre.games.witchcraft.bot") / self.file).read_text("utf-8")
            self.take(self.in_order(json.loads(text)))
        return self.numbers

    def take(self, numbers: list[float]) -> None:
        self.numbers = vec[float](numbers)
