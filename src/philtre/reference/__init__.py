"""What a player looks up: pieces, rules by their numbers, positions as pictures.

Built from a game's tables and words alone: the same for the terminal, the server and a browser's
worker.
"""
