"""What is best here? Positions with one good answer, and what comes of a try."""
