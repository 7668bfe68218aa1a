"""Bots and coach: they think in processes of their own."""
