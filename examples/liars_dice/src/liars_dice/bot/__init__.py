"""What a player of Liar's Dice knows."""
