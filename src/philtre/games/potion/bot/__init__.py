"""What a player of The Potion knows."""
