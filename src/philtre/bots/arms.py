"""What one seat may do at a node of the search, and what came of it.

Where the game has an opinion of moves (`Knowledge.priors`), promising ones are tried
first and most (PUCT), and a move is looked at only when those before it have been.
Where it has none, every move is tried once and then by its upper bound (UCB1).
"""

from math import log, sqrt
from typing import Final

UNTRIED: Final = 1e9
DOUBT: Final = 0.1  # a move that was not tried is taken for this much worse than the rest


class Scale:
    """Values of any game as numbers from 0 to 1, by the least and the most seen so far."""

    def __init__(self) -> None:
        self.least = 0.0
        self.most = 0.0
        self.seen = False

    def see(self, value: float) -> None:
        if not self.seen:
            self.least = self.most = value
            self.seen = True
        elif value < self.least:
            self.least = value
        elif value > self.most:
            self.most = value

    def of(self, value: float) -> float:
        if self.most <= self.least:
            return 0.5
        return (value - self.least) / (self.most - self.least)


class Arms:
    """Moves by their slots: those that were tried come first, then the promising ones."""

    def __init__(self, legal: list[int], order: list[int], priors: list[float]) -> None:
        """`order` is `legal` with the most promising first; `priors` go with it, or are empty."""
        self.legal = legal
        self.moves = order
        self.priors = priors
        self.visits = [0] * len(order)
        self.totals = [0.0] * len(order)
        self.count = 0  # visits of all moves
        self.total = 0.0
        self.tried = 0  # so many moves, the first ones, have been tried
        self.varied = False  # whether other moves were legal at another time
        self.missed: list[int] = []  # if so: how many visits there were without each move

    def best(self, legal: list[int], scale: Scale, explore: float) -> int:
        """The slot of the legal move with the highest upper bound."""
        if self.varied or legal != self.legal:
            return self.best_of_these(legal, scale, explore)
        if self.tried < len(self.moves) and not self.priors:
            self.tried += 1
            return self.tried - 1
        chosen = self.tried
        highest = -UNTRIED
        if self.tried < len(self.moves):
            highest = self.bound(chosen, self.count, scale, explore)
        for slot in range(self.tried):
            bound = self.bound(slot, self.count, scale, explore)
            if bound > highest:
                chosen, highest = slot, bound
        if chosen == self.tried:
            self.tried += 1
        return chosen

    def bound(self, slot: int, offered: int, scale: Scale, explore: float) -> float:
        visits = self.visits[slot]
        if self.priors:
            wish = explore * self.priors[slot] * sqrt(offered + 1.0) / (1.0 + visits)
            if visits:
                return scale.of(self.totals[slot] / visits) + wish
            hope = scale.of(self.total / self.count) if self.count else 0.5
            return hope - DOUBT + wish
        if not visits:
            return UNTRIED
        return scale.of(self.totals[slot] / visits) + explore * sqrt(log(offered + 1.0) / visits)

    def best_of_these(self, legal: list[int], scale: Scale, explore: float) -> int:
        """The same where what is legal depends on what the searching seat can't know."""
        if not self.varied:
            self.varied = True
            self.missed = [0] * len(self.moves)
        chosen = -1
        highest = -UNTRIED
        offers = [False] * len(self.moves)
        for move in legal:
            if move not in self.moves:
                self.welcome(move)
                offers.append(False)
            slot = self.moves.index(move)
            offers[slot] = True
            bound = self.bound(slot, self.count - self.missed[slot], scale, explore)
            if bound > highest:
                chosen, highest = slot, bound
        for slot in range(len(offers)):
            if not offers[slot]:
                self.missed[slot] += 1
        return chosen

    def welcome(self, move: int) -> None:
        """A move that was not legal before; the least promising one, for all one knows."""
        self.moves.append(move)
        self.visits.append(0)
        self.totals.append(0.0)
        self.missed.append(self.count)
        if self.priors:
            self.priors.append(min(self.priors))

    def add(self, slot: int, value: float) -> None:
        self.visits[slot] += 1
        self.totals[slot] += value
        self.count += 1
        self.total += value

    def visits_of(self, move: int) -> int:
        return self.visits[self.moves.index(move)] if move in self.moves else 0

    def value_of(self, move: int) -> float:
        """The mean of what came of a move that was tried."""
        slot = self.moves.index(move)
        return self.totals[slot] / self.visits[slot]
