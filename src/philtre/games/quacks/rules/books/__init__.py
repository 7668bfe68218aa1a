"""The books (Q-30 … Q-67), a file a colour: what the chips of each cost, and what they do."""
