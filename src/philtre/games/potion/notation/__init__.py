"""Moves, refusals and positions of The Potion as text."""
