"""A decision in the tree of a search: its options, how often each was tried, what came of it."""

from math import log2, sqrt
from typing import Final

from librt.vecs import vec

from philtre.core.state import CHANCE
from philtre.games.witchcraft.bot.instinct import shares
from philtre.games.witchcraft.notation.moves import ALTAR, POWER

# What is certain, for the seat that decides at the node.
OPEN: Final = 0
WON: Final = 1
LOST: Final = -1
HOPELESS: Final = -100.0  # below every value: an option that is certain to lose


# A share of first sight is kept as its number in this table, in sixteenths of a halving:
# numbers this small are made once, so that a node holds no objects of its own for them.
SHARES: Final[list[float]] = [2.0 ** (-number / 16) for number in range(256)]
LEAST_SHARE: Final = 255

NO_MOVES: Final[list[int]] = []
NO_VALUES: Final[list[float]] = []


class Node:
    """A decision of one seat; the options that look best first."""

    def __init__(self) -> None:
        self.seat = CHANCE
        # Most nodes are never opened: until then they share what is empty, which makes a
        # large tree quick to build and to clear away.
        self.moves: list[int] = NO_MOVES
        self.priors: list[int] = NO_MOVES  # in SHARES
        self.visits: list[int] = NO_MOVES
        self.totals: list[float] = NO_VALUES  # for the seat that decides
        self.kids: list[Node | None] = NO_KIDS
        self.draws: dict[int, Node] | None = None  # where chance draws a tile instead
        self.count = 0
        self.total = 0.0
        self.proof = OPEN

    def open(self, seat: int, moves: list[int], values: vec[float]) -> None:
        priors = [-share for share in shares(values)]
        order = sorted(range(len(moves)), key=priors.__getitem__)
        self.seat = seat
        self.moves = [moves[index] for index in order]
        self.priors = [number_of(-priors[index]) for index in order]
        self.visits = [0] * len(moves)
        self.totals = [0.0] * len(moves)
        self.kids = [None] * len(moves)

    def add(self, move: int, prior: float) -> None:
        """An option that other samples did not have."""
        self.moves.append(move)
        self.priors.append(number_of(prior))
        self.visits.append(0)
        self.totals.append(0.0)
        self.kids.append(None)

    def choose(self, power: int, explore: float, reduction: float) -> int:
        """The option with the highest upper bound. Of power tiles only `power` is there in
        this sample (0: none), unless it is negative: then whatever there is. Options come
        in the order of their priors, so that of the untried ones the first is the best.
        """
        spread = explore * sqrt(self.count)
        untried = self.total / self.count - reduction if self.count else 0.0
        chosen = -1
        highest = 2 * HOPELESS
        for index in range(len(self.moves)):
            visits = self.visits[index]
            if visits:
                kid = self.kids[index]
                if kid is not None and kid.proof and self.known(kid) == LOST:
                    bound = HOPELESS
                else:
                    bound = self.totals[index] / visits
                    bound += spread * SHARES[self.priors[index]] / (1 + visits)
            else:
                bound = untried + spread * SHARES[self.priors[index]]
            if bound > highest and (power < 0 or there(self.moves[index], power)):
                chosen, highest = index, bound
            if not visits and power < 0:
                break
        return chosen

    def known(self, kid: "Node") -> int:
        """What is certain about a kid, for the seat that decides here."""
        return kid.proof if kid.seat == self.seat else -kid.proof

    def conclude(self) -> None:
        """Won if one option is certain to win, lost if all are certain to lose."""
        proof = LOST
        for kid in self.kids:
            known = self.known(kid) if kid is not None else OPEN
            if known == WON:
                self.proof = WON
                return
            if known == OPEN:
                proof = OPEN
        self.proof = proof

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


def there(move: int, power: int) -> bool:
    return not POWER <= move < ALTAR or move == power


def number_of(share: float) -> int:
    """The number in SHARES that is nearest to a share."""
    if share <= SHARES[LEAST_SHARE]:
        return LEAST_SHARE
    return round(-16 * log2(share))
