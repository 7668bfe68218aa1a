"""Naming a move: by number, by its notation, by its words, or by a part of them.

A long list is shown by what its moves have in common (`bid 3 dice showing … (6)`), in the
reader's language: moves of one family first, then those that name the same things. Naming
such a part shows what follows it.
"""

from collections import Counter
from itertools import takewhile
from typing import NamedTuple

from philtre.core.families import Phrase
from philtre.core.game import Game
from philtre.words import Words

MOST = 16  # more than this are grouped


class Named(NamedTuple):
    move: int
    text: str  # the notation, the same in every language
    words: str
    path: list[str]  # its family, then what it names


class Row(NamedTuple):
    """A line of the list: one move, or several that begin alike."""

    label: str
    moves: list[Named]

    @property
    def brief(self) -> str:
        """Without the notation, for a small screen."""
        return self.moves[0].words if len(self.moves) == 1 else self.label


def named(game: Game, moves: list[int], words: Words) -> list[Named]:
    phrases = [(move, game.phrase(move)) for move in moves]
    return [Named(move, game.text(move), words.phrase(p), path(p)) for move, p in phrases]


def path(phrase: Phrase) -> list[str]:
    """A value of several words is a path of its own: the spaces of a power, one by one."""
    return " ".join([phrase.key, *map(str, phrase.params.values())]).split()


def rows(moves: list[Named]) -> list[Row]:
    """At most about MOST lines, each as long as that allows."""
    if len(moves) <= MOST:
        return [Row(label(move), [move]) for move in moves]
    groups = grouped(moves)
    heads = [common([move.words for move in group]) for group in groups]
    return [
        Row(label(group[0]) if len(group) == 1 else f"{title} … ({len(group)})", group)
        for group, title in zip(groups, titles(groups, heads), strict=True)
    ]


def titles(groups: list[list[Named]], heads: list[str]) -> list[str]:
    """The words that a group has in common; with the notation where they tell no group apart."""
    known = Counter(heads)
    made: list[str] = []
    for group, head in zip(groups, heads, strict=True):
        text = common([move.text for move in group])
        alike = known[head] > 1 or not head
        made.append(f"{head} ({text})" if head and text and alike else head or text)
    return made


def common(texts: list[str]) -> str:
    """The words that all begin with."""
    columns = zip(*(text.split() for text in texts), strict=False)
    return " ".join(column[0] for column in takewhile(lambda one: len(set(one)) == 1, columns))


def grouped(moves: list[Named]) -> list[list[Named]]:
    """By as long a part of their paths as MOST lines allow; if that leaves one line, by more."""
    finer: dict[tuple[str, ...], list[Named]] = {}
    for length in range(max(len(move.path) for move in moves), 0, -1):
        groups: dict[tuple[str, ...], list[Named]] = {}
        for move in moves:
            groups.setdefault(tuple(move.path[:length]), []).append(move)
        if len(groups) <= MOST:
            return list((groups if len(groups) > 1 or not finer else finer).values())
        finer = groups
    return list(finer.values())


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
