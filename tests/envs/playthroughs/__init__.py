"""Playthroughs as OpenSpiel writes them: what a changed rule, view or number of a move changes.

`python -m tests.envs.playthroughs` writes them anew.
"""
