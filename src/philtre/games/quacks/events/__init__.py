"""What can happen in Quacks, by chapters: a type and a function for each kind of event.

The function asks whether anybody listens; only then words are made of numbers. A kind is
the name of its type, in lower case with hyphens. Everybody hears all of it (Q-90).
"""
