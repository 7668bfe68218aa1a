"""Liar's Dice: a game for Philtre, as a package of its own."""

from liars_dice.game import GAME

__all__ = ["GAME"]
