"""Moves and positions of Quacks as text (docs/notation/quacks.md)."""
