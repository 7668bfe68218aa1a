"""How much a server carries, and how fast a table comes back."""
