"""The terminal: philtre play | serve | tables | replay | verify | rules | sim | bench."""
