"""Attacks on a server of one's own: what it promises, tried as hard as we can.

Each attack is a function that is given seconds and a folder, and finds out whether
a promise was kept. `philtre bench attack` runs them for long, `tests/attack` for a
moment; docs/reliability.md has the figures. A new one is a line in `ATTACKS`, and a
message `attack-<name>` in both languages that puts its figures into words.
"""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias


class Finding(NamedTuple):
    figures: dict[str, int | float]  # what was tried, and what came of it
    broken: list[str]  # promises that were not kept, for those who repair them; best none


Attack: TypeAlias = Callable[[float, Path], Finding]

# Where the function `attack` is.
ATTACKS: Final = {
    "kill": "philtre.server.attack.kill",
    "shelves": "philtre.server.attack.shelves",
    "disk": "philtre.server.attack.disk",
    "twins": "philtre.server.attack.twins",
    "frames": "philtre.server.attack.frames",
    "requests": "philtre.server.attack.requests",
    "slow": "philtre.server.attack.slow",
    "nodes": "philtre.server.attack.nodes",
}


def run(name: str, seconds: float, folder: Path) -> Finding:
    attack: Attack = import_module(ATTACKS[name]).attack
    return attack(seconds, folder)
