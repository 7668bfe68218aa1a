"""Moves and positions of Apotheca as text, and why a move is refused."""
