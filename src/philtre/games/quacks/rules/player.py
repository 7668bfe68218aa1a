"""What one player has: bag, pot, bowl, and all that the rules must remember of them.

A chip in the pot is one number (chips.py).
Every chip is always in exactly one place: the supply, a bag, a pot, a bowl, or one of
the lists below; so chips can be counted in any state. Bag, pot and agenda change in place;
the other lists never do, they are replaced: so players that are clones may share them.
Whether a vector is empty is asked by its length: the compiler would box it to find out.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from philtre.core.rng import Rng
from philtre.games.quacks.content import (
    COLOUR,
    LAST_SPACE,
    LOCOWEED_1,
    NO_CHIP,
    RUBY_PRICE,
    SPOON,
    VALUE,
    WHITE_1,
    WHITES,
)
from philtre.games.quacks.rules.brewer import Brewer
from philtre.games.quacks.rules.chips import GIFT
from philtre.games.quacks.rules.steps import ARG

NO_SCORE: Final = -1
UNDECIDED: Final = 0
TOOK_POINTS: Final = 1
TOOK_COINS: Final = 2
ASKED: Final = 1  # F21's question
STARTED_OVER: Final = 2

NONE: Final[list[int]] = []  # shared, so never changed


@mypyc_attr(acyclic=True)
class Player(Brewer):
    def __init__(self, seat: i64, bag: vec[i64]) -> None:
        self.seat = seat
        self.bit: i64 = 1 << seat
        self.points = 0
        self.rubies = 0
        self.droplet = 0
        self.glass = 0
        self.flask = True
        self.pennies: i64 = 0
        self.bag = bag  # how many of each kind
        self.chips_left = 0  # how many are in it
        self.drawable: list[int] = NONE  # its kinds as outcomes of chance, once they are asked for
        self.pot = vec[i64]()  # in the order of placing
        self.bowl: list[int] = NONE  # kinds, as in all lists that follow
        self.kept: list[int] = NONE  # red 2: beside the pot from earlier rounds
        self.beside: list[int] = NONE  # red 2: laid there this round
        self.aside: list[int] = NONE  # red 6: set aside
        self.reserved: list[int] = NONE  # green 5: placed, or to be placed, this round
        self.named: list[int] = NONE  # green 5: for the next round
        self.bought: list[int] = NONE  # lie beside the bag until the round ends
        self.hand: list[int] = NONE  # drawn by W2, F04, F09, F22; reserved or beside, to be settled
        self.drawn: list[int] = NONE  # drawn by blue 1
        self.chip = NO_CHIP  # about to be placed, while yellow 5 draws or yellow 6 is asked
        self.clear()
        # What is to be done and asked (steps.py), the next thing last, each packed with a number.
        self.todo = vec[i64]()
        self.options: list[int] = NONE  # while something is asked

    def clear(self) -> None:
        """A round begins: forget what the last one had to remember."""
        self.start: i64 = 0
        self.tails = 0
        self.white_sum = 0  # of pot and bowl
        self.score: i64 = NO_SCORE  # the scoring space, once it is fixed
        self.rummage: i64 = 0  # what W10 would count, fixed with it
        self.stopped = False
        self.exploded = False
        self.protected = False
        self.pardoned = False
        self.choice: i64 = UNDECIDED
        self.placings = 0
        self.yellows = 0
        self.window = 0
        self.doubling = False
        self.white_seen = False
        self.second = UNDECIDED  # F21: ASKED, STARTED_OVER
        self.coins = 0
        self.basket: list[int] = NONE  # the chips of this shopping
        self.price = RUBY_PRICE  # of an exchange, or what W12 has made of it

    def clone(self) -> "Player":
        other = Player(self.seat, self.bag[:])
        other.points = self.points
        other.rubies = self.rubies
        other.droplet = self.droplet
        other.glass = self.glass
        other.flask = self.flask
        other.pennies = self.pennies
        other.chips_left = self.chips_left
        other.drawable = self.drawable
        other.pot = self.pot[:]
        other.bowl = self.bowl
        other.kept = self.kept
        other.beside = self.beside
        other.aside = self.aside
        other.reserved = self.reserved
        other.named = self.named
        other.bought = self.bought
        other.hand = self.hand
        other.drawn = self.drawn
        other.chip = self.chip
        other.todo = self.todo[:]
        other.options = self.options
        self._copy_round(other)
        return other

    def _copy_round(self, other: "Player") -> None:
        other.start = self.start
        other.tails = self.tails
        other.white_sum = self.white_sum
        other.score = self.score
        other.rummage = self.rummage
        other.stopped = self.stopped
        other.exploded = self.exploded
        other.protected = self.protected
        other.pardoned = self.pardoned
        other.choice = self.choice
        other.placings = self.placings
        other.yellows = self.yellows
        other.window = self.window
        other.doubling = self.doubling
        other.white_seen = self.white_seen
        other.second = self.second
        other.coins = self.coins
        other.basket = self.basket
        other.price = self.price

    # Agenda

    def push(self, step: i64, arg: i64 = 0) -> None:
        self.todo = append(self.todo, step + ARG * arg)

    def next_step(self) -> i64:
        return self.todo[-1] % ARG

    def next_arg(self) -> i64:
        """How many, which kind: what the next step needs to know."""
        return self.todo[-1] // ARG

    def take_entry(self) -> i64:
        """The next step and what it needs to know; off the agenda."""
        self.todo, entry = pop(self.todo)
        return entry

    # Bag

    def put_in_bag(self, kind: i64) -> None:
        if self.bag[kind] == 0:
            self.drawable = NONE
        self.bag[kind] += 1
        self.chips_left += 1

    def take_from_bag(self, kind: i64) -> None:
        self.bag[kind] -= 1
        if self.bag[kind] == 0:
            self.drawable = NONE
        self.chips_left -= 1

    def empty_into_bag(self, kinds: list[int]) -> list[int]:
        """All chips of a list go into the bag; what is left of it."""
        for kind in kinds:
            self.put_in_bag(kind)
        return NONE

    def draw(self, rng: Rng) -> i64:
        """Q-93: a kind of the bag, each chip as likely as any other."""
        bag = self.bag
        left: i64 = rng.below(self.chips_left)
        kind: i64 = 0
        while left >= bag[kind]:
            left -= bag[kind]
            kind += 1
        return kind

    # Pot

    def lay(self, chip: i64) -> None:
        self.pot = append(self.pot, chip)

    def put_in_bowl(self, kind: int) -> None:
        self.bowl = [*self.bowl, kind]

    def lay_beside(self, kind: int) -> None:
        self.beside = [*self.beside, kind]

    def edge(self) -> i64:
        return self.pot[-1] >> 5 & 63 if len(self.pot) > 0 else self.start

    def scoring_space(self) -> int:
        """Q-4: the space after the last chip; 53 is the spoon."""
        return self.score if self.score != NO_SCORE else min(self.edge() + 1, SPOON)

    def lies_on_52(self) -> bool:
        return len(self.pot) > 0 and self.pot[-1] >> 5 & 63 == LAST_SPACE

    def was_full(self) -> bool:
        """Whether a chip lies on 52, or lay there: the scoring space stays when purple 2 hands
        it in or purple 4 swaps it (Q-4)."""
        return self.lies_on_52() or self.score == SPOON

    def newest(self) -> int:
        """Q-15: the last chip of the bowl, or of the pot if the bowl is empty."""
        if self.bowl:
            return self.bowl[-1]
        return self.pot[-1] & 31 if len(self.pot) > 0 else NO_CHIP

    def take_back_newest(self) -> None:
        """Q-15: the newest chip, a white, goes back into the bag."""
        if not self.bowl:
            self.take_white(-1)
            return
        kind = self.bowl[-1]
        self.bowl = self.bowl[:-1]
        self.white_sum -= VALUE[kind]
        self.put_in_bag(kind)

    def take_out(self, index: i64) -> i64:
        """The chip at that place of the row leaves the pot; its kind."""
        self.pot, chip = pop(self.pot, index)
        return chip & 31

    def empty_pot(self) -> None:
        """All its chips go into the bag."""
        while len(self.pot) > 0:
            self.put_in_bag(self.take_out(-1))

    def take_white(self, index: i64) -> None:
        """The white at that place of the row goes back into the bag; a gap may stay."""
        kind = self.take_out(index)
        self.white_sum -= VALUE[kind]
        self.put_in_bag(kind)

    def place_in_row(self, kind: int) -> int:
        """Where in the pot the earliest chip of a kind lies; -1 if there is none."""
        for index in range(len(self.pot)):
            if self.pot[index] & 31 == kind:
                return index
        return -1

    def kinds_in_pot(self) -> list[int]:
        return sorted({chip & 31 for chip in self.pot})

    def last_in_pot(self, from_end: int) -> int:
        return self.pot[-from_end] & 31 if len(self.pot) >= from_end else NO_CHIP

    def last_coloured(self) -> int:
        for index in range(len(self.pot) - 1, -1, -1):
            kind = self.pot[index] & 31
            if kind >= WHITES and kind != LOCOWEED_1:
                return kind
        return NO_CHIP

    def whites_1(self, chips: int) -> int:
        return len([chip for chip in self.pot[:-1][-chips:] if chip & 31 == WHITE_1])

    def value_of(self, colour: int) -> int:
        total = 0
        for chip in self.pot:
            if chip < GIFT and COLOUR[chip & 31] == colour:
                total += VALUE[chip & 31]
        return total

    def highest(self, colour: int) -> int:
        highest = 0
        for chip in self.pot:
            if COLOUR[chip & 31] == colour:
                highest = max(highest, VALUE[chip & 31])
        return highest

    def count_colour(self, colour: int) -> int:
        count = 0
        for chip in self.pot:
            if COLOUR[chip & 31] == colour:
                count += 1
        return count

    def count_for_books(self, colour: int) -> int:
        """How many count in B, where F22's chip does not (Q-21)."""
        count = 0
        for chip in self.pot:
            if chip < GIFT and COLOUR[chip & 31] == colour:
                count += 1
        return count

    # What the player gets

    def safe(self) -> bool:
        """Q-23: whether D and E both come to the player."""
        return not self.exploded or self.pardoned or self.protected

    def gets_points(self) -> bool:
        return self.choice == TOOK_POINTS or self.safe()

    def gets_coins(self) -> bool:
        return self.choice == TOOK_COINS or self.safe()

    def rolls_die(self) -> bool:
        """Q-20: not exploded, or pardoned by W4."""
        return not self.exploded or self.pardoned
