"""What a player of NEW_NAME knows."""
