"""Tables in play, wherever they run: no database, no network."""
