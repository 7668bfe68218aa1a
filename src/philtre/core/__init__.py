"""What a game and a match are. Pure: no I/O, clock, randomness or English."""
