"""What can happen in Witchcraft, by the chapters of the rules: a type and a teller for each kind.

A teller asks whether anybody listens; only then words are made of numbers. A kind is the
name of its type, in lower case with hyphens.
"""
