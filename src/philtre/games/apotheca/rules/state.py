"""The position of Apotheca: all that lies on the table, and who decides what.

What follows from a decision is told by the chapters of the rules beside this file. They
ask through `choose`, which makes a decision by itself where there is only one option
(A-84), and `await_chance`; what is complete ends with `resume`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.numbers import NO_MOVES, batch, count, listed, nth, size
from philtre.core.options import Options
from philtre.core.rng import Rng
from philtre.core.state import CHANCE, State
from philtre.games.apotheca.content import (
    ALL_SPACES,
    APOTHECARY_COUNT,
    KINDS,
    MOST_PLAYERS,
    NOBODY,
    NOTHING,
    SPACE_COUNT,
    STATION_COUNT,
)
from philtre.games.apotheca.notation.moves import (
    CARD,
    DEAL,
    DECREE,
    DRAW,
    EXTRA,
    MATCH,
    OUTSIDE,
    OVERLOAD,
    PLACE,
    RESTOCK,
    SATISFY,
    STACK,
)
from philtre.games.apotheca.rules import (
    actions,
    hire,
    master,
    matches,
    restock,
    set_up,
    sight,
    solo,
    steps,
    turn,
    winning,
)
from philtre.games.apotheca.rules.box import BOXES, Box
from philtre.games.apotheca.rules.market import Market, empty_market

NO_ACTORS: Final[list[int]] = []
BY_CHANCE: Final[list[int]] = [CHANCE]
ALONE: Final[list[list[int]]] = [[seat] for seat in range(MOST_PLAYERS)]
ALIKE: Final[list[list[int]]] = [[1] * cards for cards in range(APOTHECARY_COUNT + 1)]


class ApothecaState(State):
    turn: i64  # 0 during set-up
    seat: i64  # whose turn it is
    # What is asked, for which space, station or seat.
    step: i64
    where: i64
    used: i64  # the actions that may not be taken again this turn
    idle: i64  # turns in a row in which nothing happened, with this one
    hand: i64  # colour of the tile drawn and not yet placed
    supply: list[int]  # by colour; solo: all tiles that nobody has seen
    past: list[int]  # of the supply, as everybody saw it (see `supply`)
    gems: vec[i64]  # by seat and colour
    # What changes seldom is shared by clones: never changed, only replaced.
    moves: vec[i64]  # the answers to what is asked, in batches
    actions: list[int]  # taken this turn, in order, with the one under way
    aside: list[int]  # by colour: what an Overload keeps aside
    alley: list[int]  # by station
    active: list[int]  # by seat, a set of apothecaries
    satisfied: list[int]
    offered: list[int]  # potions on each satisfied apothecary: 3 × number + colour
    kept: list[int]  # the master's matches: 3 × number + colour

    def __init__(self, box: Box, market: Market) -> None:
        """All but the lists: those of a clone are copied or shared."""
        super().__init__(box.players)
        self.box = box
        self.market = market
        self.turn = 0
        self.seat = 0
        self.step = steps.DEAL
        self.where = 0
        self.used = 0
        self.token = box.token
        self.idle = 0
        self.hand = NOTHING
        self.match = 0  # spaces of the match being resolved; one space once it is stacked
        self.deck = box.apothecaries
        self.decree = NOTHING
        self.outside = ALL_SPACES if box.solo else 0
        self.points = 0

    def clone(self) -> "ApothecaState":
        other = ApothecaState(self.box, self.market.clone())
        other.turn = self.turn
        other.seat = self.seat
        other.step = self.step
        other.where = self.where
        other.used = self.used
        other.token = self.token
        other.idle = self.idle
        other.hand = self.hand
        other.match = self.match
        other.deck = self.deck
        other.decree = self.decree
        other.outside = self.outside
        other.points = self.points
        other.supply = self.supply[:]
        other.past = self.past[:]
        other.gems = self.gems[:]
        other.moves = self.moves
        other.actions = self.actions
        other.aside = self.aside
        other.alley = self.alley
        other.active = self.active
        other.satisfied = self.satisfied
        other.offered = self.offered
        other.kept = self.kept
        return other

    # The contract

    def actors(self) -> list[int]:
        if self.step >= steps.FIRST_CHANCE:
            return BY_CHANCE
        return ALONE[self.seat] if self.step != steps.OVER else NO_ACTORS

    def legal(self, seat: int) -> list[int]:
        return listed(self.moves)

    def any_move(self, seat: int, rng: Rng) -> int:
        return nth(self.moves, rng.below(size(self.moves)))

    def outcome(self, rng: Rng) -> int:
        """Without a list of odds: the bag has as many tickets as tiles, or cards."""
        if self.step == steps.CARD:
            return self.any_move(CHANCE, rng)
        bag = self.bag()
        ticket: i64 = rng.below(bag[0] + bag[1] + bag[2])
        first = DEAL + self.where * KINDS if self.step == steps.DEAL else DRAW
        if ticket < bag[0]:
            return first
        return first + 1 if ticket < bag[0] + bag[1] else first + 2

    def odds(self) -> list[int]:
        """Each tile of the bag (A-6) and each card that may come (A-8) is as likely as another."""
        if self.step == steps.CARD:
            return ALIKE[size(self.moves)]
        return [tiles for tiles in self.bag() if tiles > 0]

    def drawer(self) -> int:
        """A-72: what a Restock draws and what comes from outside, one seat alone sees."""
        return self.seat if self.step in (steps.DRAW, steps.ARRIVE) else CHANCE

    def play(self, seat: int, move: int) -> None:
        step = self.step
        if step == steps.ACTION:
            actions.act(self, move)
        elif step >= steps.FIRST_CHANCE:
            self.play_chance(step, move)
        elif step == steps.PLACE:
            restock.place(self, move - PLACE)
        elif step == steps.MATCH:
            matches.resolve(self, (move - MATCH) // SPACE_COUNT, (move - MATCH) % SPACE_COUNT)
        elif step == steps.SATISFY:
            matches.satisfy(self, move - SATISFY)
        elif step == steps.STACK:
            solo.stack(self, move - STACK)
        elif step == steps.OUTSIDE:
            self.await_chance(steps.ARRIVE, move - OUTSIDE)
        elif step == steps.OVERLOAD:
            restock.overload(self, move - OVERLOAD)
        elif step == steps.EXTRA:
            turn.answer_offer(self, move == EXTRA)
        else:
            master.decree(self, move - DECREE)
            turn.begin(self)

    def play_chance(self, step: i64, move: int) -> None:
        if step == steps.DRAW:
            restock.drawn(self, move - DRAW)
        elif step == steps.SPILL:
            restock.spilled(self, move - DRAW)
        elif step == steps.UNVEIL:
            actions.unveil(self, move - DRAW)
        elif step == steps.ARRIVE:
            turn.arrive(self, move - DRAW)
        elif step == steps.DEAL:
            set_up.deal(self, (move - DEAL) % KINDS)
        elif self.turn:
            hire.card(self, (move - CARD) % APOTHECARY_COUNT)
        else:
            set_up.card(self, (move - CARD) % APOTHECARY_COUNT)

    def returns(self) -> list[float]:
        return winning.returns(self)

    def redeal(self, seat: int, rng: Rng) -> None:
        sight.redeal(self, seat, rng)
        if self.step >= steps.FIRST_CHANCE:
            self.await_chance(self.step, self.where)  # what may come follows from the supply

    def blind(self, seat: int, move: int) -> bool:
        """A-70: of all that seats do, a Reveal alone turns something over (A-14)."""
        return seat != CHANCE and move >= RESTOCK

    # What is asked

    def choose(self, step: i64, moves: vec[i64]) -> None:
        """Ask the player in turn; with one option it is made by itself (A-84)."""
        self.step = step
        self.moves = moves
        if size(moves) == 1:
            self.play(self.seat, nth(moves, 0))

    def await_chance(self, step: i64, where: i64) -> None:
        """A-81: chance is always asked, even with one possible outcome."""
        self.step = step
        self.where = where
        if step == steps.CARD:
            cards = self.deck & self.box.first_cards or self.deck
            self.moves = batch(CARD + where * APOTHECARY_COUNT, cards)
            return
        bag = self.bag()
        first: i64 = DEAL + where * KINDS if step == steps.DEAL else DRAW
        self.moves = batch(first, (bag[0] > 0) + 2 * (bag[1] > 0) + 4 * (bag[2] > 0))

    def bag(self) -> list[int]:
        """What chance draws from, by colour."""
        if self.step == steps.DEAL and self.box.master:
            return master.left_of_six(self)
        return self.supply

    def resume(self) -> None:
        """An action, or a match, is complete: what is next?"""
        turn.resume(self)

    # Small questions

    def is_master(self, seat: i64) -> bool:
        return self.box.master and seat == 0

    def gem_count(self, seat: i64, colour: i64) -> i64:
        return self.gems[seat * KINDS + colour]

    def gems_of(self, seat: int) -> list[int]:
        """By colour."""
        return list(self.gems[seat * KINDS : (seat + 1) * KINDS])

    def gain(self, seat: i64, colour: i64, gems: i64) -> None:
        self.gems[seat * KINDS + colour] += gems

    def pay(self, seat: i64, colour: i64, gems: i64) -> None:
        """A-18, A-63: to the gem supply; what an apprentice pays goes to the master (A-64)."""
        self.gain(seat, colour, -gems)
        if self.box.master and seat != 0:
            self.gain(0, colour, gems)

    def supply_size(self) -> int:
        return self.supply[0] + self.supply[1] + self.supply[2]

    def satisfied_by(self, side: list[int]) -> int:
        """How many apothecaries a side has satisfied (A-28, A-67)."""
        total: i64 = 0
        for seat in side:
            total += count(self.satisfied[seat])
        return total

    def kept_colours(self) -> int:
        """A-67: of which colours the master has kept a match."""
        colours = 0
        for match in self.kept:
            colours |= 1 << match % KINDS
        return colours


def empty_state(box: Box) -> ApothecaState:
    """Nothing lies anywhere but in the supply and the deck."""
    state = ApothecaState(box, empty_market())
    state.moves = NO_MOVES
    state.actions = []
    state.supply = box.tiles[:]
    state.aside = [0] * KINDS
    state.past = []
    state.alley = [NOBODY] * STATION_COUNT
    gems = box.gems * box.players
    state.gems = vec[i64](gems)
    state.active = [0] * box.players
    state.satisfied = [0] * box.players
    state.offered = [0] * APOTHECARY_COUNT
    state.kept = []
    return state


def start(options: Options) -> ApothecaState:
    """Before anything is dealt."""
    state = empty_state(BOXES.of(options))
    set_up.begin(state)
    return state
