"""The rules of Liar's Dice, a file a chapter."""
