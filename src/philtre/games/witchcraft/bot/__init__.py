"""What a player of Witchcraft knows."""
