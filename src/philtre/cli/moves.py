"""Naming a move: by number, by its notation, by its words, or by a part of them.

A long list is shown by its first words (`power corvidus … (14)`); naming such a
part shows what follows it.
"""

from typing import NamedTuple

from philtre.core.game import Game
from philtre.words import Words

MOST = 16  # more than this are grouped by their first words


class Named(NamedTuple):
    move: int
    text: str  # the notation, the same in every language
    words: str


class Row(NamedTuple):
    """A line of the list: one move, or several that begin alike."""

    label: str
    moves: list[Named]


def named(game: Game, moves: list[int], words: Words) -> list[Named]:
    return [Named(move, game.text(move), words.phrase(game.phrase(move))) for move in moves]


def rows(moves: list[Named]) -> list[Row]:
    """At most about MOST lines, each as long as that allows."""
    if len(moves) <= MOST:
        return [Row(label(move), [move]) for move in moves]
    groups = grouped(moves)
    return [
        Row(label(group[0]) if len(group) == 1 else f"{head} … ({len(group)})", group)
        for head, group in groups.items()
    ]


def grouped(moves: list[Named]) -> dict[str, list[Named]]:
    """By as many first words as MOST lines allow; by a few more if that leaves but one line."""
    longest = max(len(move.text.split()) for move in moves)
    groups: dict[str, list[Named]] = {}
    for length in range(longest, 0, -1):
        shorter: dict[str, list[Named]] = {}
        for move in moves:
            shorter.setdefault(" ".join(move.text.split()[:length]), []).append(move)
        if len(shorter) == 1 and groups:
            return groups
        groups = shorter
        if len(groups) <= MOST:
            break
    return groups


def label(move: Named) -> str:
    return move.text if move.words == move.text else f"{move.words} ({move.text})"


def find(answer: str, shown: list[Row], moves: list[Named]) -> list[Named]:
    """The moves that an answer may mean: none, one, or several that begin so."""
    if answer.isdecimal():
        number = int(answer)
        return shown[number - 1].moves if 1 <= number <= len(shown) else []
    said = " ".join(answer.casefold().split())
    for found in (
        [move for move in moves if move.text.casefold() == said],
        [move for move in moves if move.words.casefold() == said],
    ):
        if len(found) == 1:
            return found
    begin = [move for move in moves if f"{move.text.casefold()} ".startswith(f"{said} ")]
    if begin:
        return begin
    return [m for m in moves if m.text.casefold().startswith(said) or said in m.words.casefold()]
