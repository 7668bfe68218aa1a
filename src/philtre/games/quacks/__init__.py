"""Quacks, for 2 to 5 players: rules in docs/rules/quacks.md."""

from philtre.games.quacks.game import GAME

__all__ = ["GAME"]
