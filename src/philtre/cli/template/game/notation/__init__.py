"""Moves and positions of NEW_NAME as text."""
