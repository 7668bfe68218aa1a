"""A decision in the tree of a search: its options, how often each was tried, what came of it."""

from math import exp, log2, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from philtre.core.state import CHANCE
from philtre.games.witchcraft.bot.instinct import BLANK, NO_SUMS, best
from philtre.games.witchcraft.notation.moves import ALTAR, POWER

# What is certain, for the seat that decides at the node.
OPEN: Final = 0
WON: Final = 1
LOST: Final = -1
HOPELESS: Final = -100.0  # below every value: an option that is certain to lose


# A share of first sight is kept as its number in this table, in sixteenths of a halving.
NUMBERS: Final = 256
SHARES: Final = vec[float]([2.0 ** (-number / 16) for number in range(NUMBERS)])
HALVING: Final = 16 * log2(exp(1.0))  # sixteenths of one, in a logit

NO_NUMBERS: Final = vec[i64]([0] * (NUMBERS + 1))
NO_MOVES: Final = vec[i64]()
NO_VALUES: Final = vec[float]()


class Node:
    """A decision of one seat; the options that look best first."""

    def __init__(self) -> None:
        self.seat = CHANCE
        # Most nodes are never opened: until then they share what is empty, which makes a
        # large tree quick to build and to clear away.
        self.moves = NO_MOVES
        self.priors = NO_MOVES  # in SHARES
        self.visits = NO_MOVES
        self.totals = NO_VALUES  # for the seat that decides
        self.kids: list[Node | None] = NO_KIDS
        self.draws: dict[int, Node] | None = None  # where chance draws a tile instead
        self.count = 0
        self.total = 0.0
        self.proof = OPEN
        # The power tiles that the seat may hold, unseen, and could use here: a bit each.
        self.powers = 0

    def open(self, seat: i64, moves: list[int], values: vec[float]) -> None:
        """Its options, by what they are worth at first sight."""
        size: i64 = len(moves)
        numbers, places = numbers_of(values), NO_NUMBERS[:]
        for number in numbers:
            places[number + 1] += 1
        for number in range(NUMBERS):
            places[number + 1] += places[number]
        self.seat = seat
        self.moves = NO_SUMS[:size]
        self.priors = NO_SUMS[:size]
        self.visits = NO_SUMS[:size]
        self.totals = BLANK[:size]
        self.kids = [None] * size
        for index, number in enumerate(numbers):
            self.moves[places[number]] = moves[index]
            self.priors[places[number]] = number
            places[number] += 1

    def add(self, move: int, prior: float) -> None:
        """An option that other samples did not have."""
        self.moves = append(self.moves, move)
        self.priors = append(self.priors, number_of(prior))
        self.visits = append(self.visits, 0)
        self.totals = append(self.totals, 0.0)
        self.kids.append(None)

    def choose(self, power: i64, explore: float, reduction: float) -> i64:
        """The option with the highest upper bound. Of power tiles only `power` is there in
        this sample (0: none), unless it is negative: then whatever there is. Options come
        in the order of their priors, so that of the untried ones the first is the best.
        """
        spread = explore * sqrt(self.count)
        untried = self.total / self.count - reduction if self.count else 0.0
        moves, priors, tried, totals = self.moves, self.priors, self.visits, self.totals
        chosen: i64 = -1
        highest = 2 * HOPELESS
        for index, visits in enumerate(tried):
            if visits:
                kid = self.kids[index]
                if kid is not None and kid.proof and self.known(kid) == LOST:
                    bound = HOPELESS
                else:
                    bound = totals[index] / float(visits)
                    bound += spread * SHARES[priors[index]] / float(1 + visits)
            else:
                bound = untried + spread * SHARES[priors[index]]
            if bound > highest and (power < 0 or there(moves[index], power)):
                chosen, highest = index, bound
            if not visits and power < 0:
                break
        return chosen

    def known(self, kid: "Node") -> int:
        """What is certain about a kid, for the seat that decides here."""
        return kid.proof if kid.seat == self.seat else -kid.proof

    def conclude(self) -> None:
        """Won if one option is certain to win, lost if all are certain to lose: whichever
        power tile the seat holds. It may not have the one that would win."""
        proof = LOST
        unseen = self.powers
        for index, kid in enumerate(self.kids):
            known = self.known(kid) if kid is not None else OPEN
            power = self.powers != 0 and POWER <= self.moves[index] < ALTAR
            if known == WON and not power:
                self.proof = WON
                return
            if known != LOST:
                proof = OPEN
            elif power:
                unseen &= ~(1 << self.moves[index] - POWER)
        self.proof = proof if unseen == 0 else OPEN

    def after(self, outcome: int) -> "Node":
        """The node that a draw of chance leads to."""
        if self.draws is None:
            self.draws = {}
        found = self.draws.get(outcome)
        if found is None:
            found = Node()
            self.draws[outcome] = found
        return found


NO_KIDS: Final[list[Node | None]] = []


def there(move: i64, power: i64) -> bool:
    return not POWER <= move < ALTAR or move == power


def number_of(share: float) -> int:
    """The number in SHARES that is nearest to a share."""
    return min(NUMBERS - 1, round(-16 * log2(share)))


def numbers_of(values: vec[float]) -> vec[i64]:
    """The same for each of some scores: their shares are as their powers."""
    highest = values[best(values)]
    total = 0.0
    for value in values:
        total += exp(value - highest)
    whole = highest * HALVING + 16 * log2(total) + 0.5
    found = NO_SUMS[: len(values)]
    for index, value in enumerate(values):
        number: i64 = int(whole - value * HALVING)
        found[index] = number if number < NUMBERS else NUMBERS - 1
    return found
