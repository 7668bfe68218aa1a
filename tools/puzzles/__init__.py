"""How the puzzles of each game are found and proved."""
