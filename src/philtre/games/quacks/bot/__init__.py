"""What a player of Quacks knows (docs/bots/quacks.md)."""
