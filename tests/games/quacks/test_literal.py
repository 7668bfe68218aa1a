"""A second, literal reading of the rules, written apart from the engine.

It follows a whole game by its public events alone, and reckons by the rules' sentences
where every chip must come to lie, when a pot explodes, and what the scoring space gives.
It knows the base books; what it reckons is compared with what the game says.
"""

from typing import Any

import pytest

import philtre
from philtre.core.rng import Rng
from tests.games.quacks.brave import play_out

COINS = [*range(16), 15, *(c for c in range(16, 34) for _ in (1, 2)), 35]
POINTS = [0] * 6 + [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4 + [6] * 3 + [7] * 3 + [8] * 3
POINTS += [9] * 3 + [10] * 3 + [11] * 3 + [12] * 4 + [13] * 3 + [14] * 2 + [15]


class Pot:
    """One player's pot, as the events tell of it."""

    def __init__(self, start: int) -> None:
        self.start = start
        self.row: list[tuple[str, int, int]] = []  # colour, value, space
        self.doubled = False
        self.yellows = 0
        self.stopped = False

    def reach(self, colour: str, value: int, books: dict[str, int], card: str) -> int:
        """Q-40 … Q-47, F23: how far this chip moves."""
        before = self.row[-1] if self.row else ("", 0, 0)
        move = value
        if colour == "red" and books["red"] == 1:
            oranges = len([chip for chip in self.row if chip[0] == "orange"])
            move += 0 if oranges == 0 else 1 if oranges < 3 else 2
        if colour == "red" and books["red"] == 3 and before[0] == "white":
            move += before[1]
        if (colour, value, books["red"]) == ("white", 1, 4):
            move += any(chip[0] == "red" for chip in self.row)
        if colour == "yellow" and books["yellow"] == 4 and self.yellows < 3:
            move += self.yellows + 1
        if colour == "orange" and card == "f23":
            move += 1
        return move * 2 if self.doubled else move

    def place(self, chip: str, books: dict[str, int], card: str) -> int:
        colour, _, text = chip.partition("-")
        value = int(text)
        plainly = self.stopped  # only red 2's chips and F22's come after the stop
        move = value if plainly else self.reach(colour, value, books, card)
        last = self.row[-1][2] if self.row else self.start
        space = min(last + move, 52)
        self.row.append((colour, value, space))
        if not plainly:
            self.doubled = colour == "yellow" and books["yellow"] == 2
            self.yellows += colour == "yellow"
        return space

    def whites(self) -> int:
        return sum(value for colour, value, _ in self.row if colour == "white")

    def limit(self, books: dict[str, int], card: str) -> int:
        limit = 9 if card == "f11" else 7
        if books["yellow"] == 3:
            limit = max(limit, 7 if not self.yellows else 8 if self.yellows < 3 else 9)
        return limit


def follow(events: list[Any], starts: list[list[int]], books: dict[str, int]) -> int:
    """Reckon along; how many chips were placed."""
    pots: list[Pot] = []
    card, number, placed = "", 0, 0
    for event in events:
        seat = event.params.get("seat", 0)
        assert isinstance(seat, int)
        if event.kind == "card-revealed":
            card = event.params["card"]
            pots = [Pot(start) for start in starts[number]]
            number += 1
        elif event.kind == "placed":
            space = pots[seat].place(event.params["chip"], books, card)
            assert space == event.params["space"]
            placed += 1
        elif event.kind in ("flask-used", "returned"):
            take_back(pots[seat], event.params["chip"])
        elif event.kind == "started-over":
            pots[seat] = Pot(pots[seat].start)
        elif event.kind == "exploded":
            assert pots[seat].whites() == event.params["count"] > pots[seat].limit(books, card)
            pots[seat].stopped = True
        elif event.kind == "stopped":
            if card != "f21":
                assert pots[seat].whites() <= pots[seat].limit(books, card)
            assert event.params["space"] == scoring(pots[seat])
            pots[seat].stopped = True
        elif event.kind == "scored" and event.params["source"] == "space" and books["green"] != 3:
            assert event.params["count"] == POINTS[scoring(pots[seat])]
    return placed


def scoring(pot: Pot) -> int:
    return (pot.row[-1][2] if pot.row else pot.start) + 1


def take_back(pot: Pot, chip: str) -> None:
    """The last white of that value goes back; by the flask, F19 or yellow 1 it is near the end."""
    colour, _, value = chip.partition("-")
    for index in range(len(pot.row) - 1, -1, -1):
        if pot.row[index][:2] == (colour, int(value)):
            pot.row.pop(index)
            return
    raise AssertionError(chip)


@pytest.mark.parametrize("books", ["1", "2", "3", "4", "1,3,3,2,1,1", "4,4,1,3,2,1", "2,2,4,4,4,1"])
def test_a_literal_reading_agrees(books: str) -> None:
    """Q-3, Q-4, Q-14, Q-24, Q-40, Q-42, Q-43, Q-45, Q-46, Q-47, Q-81"""
    for seed in range(3):
        match = play_out(philtre.new("quacks", players=3, books=books, seed=seed), Rng(seed))
        view = match.view()
        assert follow(match.events(), round_starts(match), view["books"]) > 60


def round_starts(match: philtre.Match) -> list[list[int]]:
    """The start space of each seat in each round, seen as its brewing begins."""
    found: list[list[int]] = []
    state = match.fork(0).state
    for entry in match.log:
        state.play(entry.seat, entry.move)
        view = match.game.view(state, -2)
        if view["stage"] == "brewing" and len(found) < view["round"]:
            found.append([seat["start"] for seat in view["seats"]])
    return found


def test_the_track_is_the_same_twice_over() -> None:
    """Q-3"""
    from philtre.games.quacks import content

    assert content.COINS == COINS
    assert content.POINTS == POINTS
