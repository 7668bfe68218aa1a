"""The Potion, for 3 to 7 players: rules in docs/rules/potion.md."""

from philtre.games.potion.game import GAME

__all__ = ["GAME"]
