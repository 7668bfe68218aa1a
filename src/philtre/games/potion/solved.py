"""The solved game, by dice and players. Made by tools/solve_potion.py."""

from typing import Final

VALUES: Final[dict[str, str]] = {}
MIXTURES: Final[dict[str, str]] = {}
