"""The terminal: philtre play | replay | rules | sim | bench."""
