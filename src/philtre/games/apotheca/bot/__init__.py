"""What a player of Apotheca knows."""
