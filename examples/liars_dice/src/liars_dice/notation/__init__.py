"""Moves, refusals and positions of Liar's Dice as text."""
