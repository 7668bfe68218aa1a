"""What a game is like, measured over many games, and told with pictures."""
