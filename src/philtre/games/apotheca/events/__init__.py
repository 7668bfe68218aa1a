"""What can happen in Apotheca, by the chapters of the rules: a type and a teller for each kind.

Whoever tells asks first whether anybody listens; then words are made of numbers. A kind
is the name of its type, in lower case with hyphens.
"""
