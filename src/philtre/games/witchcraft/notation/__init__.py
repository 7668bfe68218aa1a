"""Moves and positions of Witchcraft as text, and why a move is refused."""
