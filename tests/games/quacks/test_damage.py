"""Damaged positions: refused with a BadPosition, or good enough to be played to the end."""

import pytest

import philtre
from philtre.core.match import Match
from philtre.core.rng import Rng
from tests.games.quacks.brave import brave_move
from tests.games.quacks.test_properties import TABLES

WORDS = ["decide", "yellow-pay", "w1", "blue-place", "gather:2", "die:1", "shop", "9", "w1@3", "-"]


def damaged(line: str, rng: Rng) -> str:
    """The line with one word changed, dropped, doubled, or put elsewhere."""
    words = line.split(" ")
    index = 2 + rng.below(len(words) - 2)
    kind = rng.below(5)
    if kind == 0:
        words.pop(index)
    elif kind == 1:
        words.insert(index, words[rng.below(len(words))])
    elif kind == 2:
        words[index] = words[index].replace(str(rng.below(10)), str(rng.below(10)), 1)
    elif kind == 3:
        words[index] = words[index].partition("=")[0] + "=" + WORDS[rng.below(len(WORDS))]
    else:
        words[index] += "," + WORDS[rng.below(len(WORDS))]
    return " ".join(words)


def wander(match: Match, rng: Rng, moves: int) -> Match:
    for _ in range(moves):
        if match.over:
            break
        seat = match.actors[rng.below(len(match.actors))]
        assert isinstance(seat, int)
        match.play(brave_move(match, seat, rng), seat)
    return match


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_damaged_position_is_refused_or_can_be_played(number: int) -> None:
    """Q-96"""
    rng = Rng(number)
    refused = 0
    match = philtre.new("quacks", seed=number, **TABLES[number])
    while not match.over:
        wander(match, rng, 25)
        for _ in range(4):
            try:
                other = philtre.load("quacks", damaged(match.position(), rng), seed=1)
            except philtre.BadPosition:
                refused += 1
                continue
            wander(other, rng, 60)
    assert refused > 20
