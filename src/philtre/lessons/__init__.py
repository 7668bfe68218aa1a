"""Guided first games: real matches with dealt chance and scripted opponents, as data.

A lesson is three files of one name in a game's folder `lessons/`: `first.toml`, what happens,
and `first.en.ftl`, `first.fr.ftl`, what is said. docs/lessons.md tells how to write one.
"""
