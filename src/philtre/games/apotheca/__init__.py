"""Apotheca, for 1 to 4 players: rules in docs/rules/apotheca.md."""

from philtre.games.apotheca.game import GAME

__all__ = ["GAME"]
