"""Witchcraft, for 2 players: rules in docs/rules/witchcraft.md."""

from philtre.games.witchcraft.game import GAME

__all__ = ["GAME"]
