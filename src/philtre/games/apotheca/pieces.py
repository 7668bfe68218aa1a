"""All that lies on the table of Apotheca, who owns it, and what a seat can't know."""

from typing import Final

from philtre.core.rng import Rng
from philtre.core.state import State
from philtre.games.apotheca import asks
from philtre.games.apotheca.box import Box
from philtre.games.apotheca.content import (
    ALL_APOTHECARIES,
    ALL_SPACES,
    APOTHECARY_COUNT,
    CHECKERBOARD,
    COLOURS,
    FIRST_FIVE,
    KINDS,
    SPACE_COUNT,
    SPACES,
    STATION_COUNT,
    TILES_OF_A_COLOUR,
)
from philtre.games.apotheca.hidden import (
    FIRST_MARK,
    HIDDEN,
    SIX,
    colours_of,
    gone_back,
    weights,
)
from philtre.games.apotheca.market import (
    EMPTY,
    UNSEEN,
    Market,
    colour_of,
    facedown,
    mark_of,
    seat_of,
)

NOBODY: Final = -1
NOTHING: Final = -1
IN_HAND: Final = -1  # instead of a space: the tile drawn and not yet placed
NO_MOVES: Final[list[int]] = []
NO_PARTING: Final[list[int]] = []


class Pieces(State):
    """The fields of a position, and the small questions that all rules ask of them."""

    actions: list[int]  # taken this turn, in order, with the one under way
    supply: list[int]  # by colour; solo: all tiles that nobody has seen
    aside: list[int]  # by colour: what an Overload keeps aside
    past: list[int]  # of the supply, as everybody saw it (see `hidden`)
    partings: list[list[int]]  # by seat, the market as its turn ended (see `tells`)
    alley: list[int]
    gems: list[int]
    active: list[int]
    satisfied: list[int]
    offered: list[int]  # potions on each satisfied apothecary: 3 × number + colour
    kept: list[int]  # the master's matches: 3 × number + colour

    def __init__(self, box: Box, market: Market) -> None:
        super().__init__(box.players)
        self.box = box
        self.market = market
        self.turn = 0  # 0 during set-up
        self.seat = 0  # whose turn it is
        # What is asked, for which space, station or seat; the answers and their weights.
        self.asks = asks.DEAL
        self.where = 0
        self.moves = NO_MOVES
        self.odds_now = NO_MOVES
        # This turn.
        self.used = 0  # the actions that may not be taken again
        self.token = box.token
        self.idle = 0  # turns in a row in which nothing happened, with this one
        # Inside an action.
        self.hand = NOTHING  # colour of the tile drawn and not yet placed
        self.lot = 0  # spaces of the match being resolved; one space once it is stacked
        self.deck = ALL_APOTHECARIES
        self.decree = NOTHING
        self.outside = ALL_SPACES if box.solo else 0
        self.points = 0

    def begin(self) -> None:
        """Lay out the lists, as they are before anything is dealt; a clone copies them."""
        self.actions = []
        self.supply = [TILES_OF_A_COLOUR] * KINDS
        self.aside = [0] * KINDS
        self.past = []
        self.partings = [NO_PARTING] * self.players
        self.alley = [NOBODY] * STATION_COUNT
        self.gems = [0] * (KINDS * self.players)
        self.active = [0] * self.players
        self.satisfied = [0] * self.players
        self.offered = [0] * APOTHECARY_COUNT
        self.kept = []
        if self.box.solo:
            for space in CHECKERBOARD:
                self.market.lay(space, UNSEEN)

    def copy_to(self, other: "Pieces") -> None:
        other.turn = self.turn
        other.seat = self.seat
        other.asks = self.asks
        other.where = self.where
        other.moves = self.moves  # never changed, only replaced
        other.odds_now = self.odds_now
        other.partings = self.partings
        other.used = self.used
        other.token = self.token
        other.idle = self.idle
        other.hand = self.hand
        other.lot = self.lot
        other.deck = self.deck
        other.decree = self.decree
        other.outside = self.outside
        other.points = self.points
        other.actions = self.actions[:]
        other.supply = self.supply[:]
        other.aside = self.aside[:]
        other.past = self.past[:]
        other.alley = self.alley[:]
        other.gems = self.gems[:]
        other.active = self.active[:]
        other.satisfied = self.satisfied[:]
        other.offered = self.offered[:]
        other.kept = self.kept[:]

    # Small questions

    def is_master(self, seat: int) -> bool:
        return self.box.master and seat == 0

    def gem_count(self, seat: int, colour: int) -> int:
        return self.gems[seat * KINDS + colour]

    def gain(self, seat: int, colour: int, gems: int) -> None:
        self.gems[seat * KINDS + colour] += gems

    def pay(self, seat: int, colour: int, gems: int) -> None:
        """A-18, A-63: to the gem supply; what an apprentice pays goes to the master (A-64)."""
        self.gain(seat, colour, -gems)
        if self.box.master and seat != 0:
            self.gain(0, colour, gems)

    def supply_size(self) -> int:
        return self.supply[0] + self.supply[1] + self.supply[2]

    def next_cards(self) -> int:
        """A-8: which apothecaries may come next from the deck."""
        if self.box.first_game and self.deck & FIRST_FIVE:
            return self.deck & FIRST_FIVE
        return self.deck

    def satisfied_by(self, side: list[int]) -> int:
        """How many apothecaries a side has satisfied (A-28, A-67)."""
        return sum(self.satisfied[seat].bit_count() for seat in side)

    def kept_colours(self) -> int:
        """A-67: of which colours the master has kept a match."""
        colours = 0
        for match in self.kept:
            colours |= 1 << match % KINDS
        return colours

    # The supply and its public past (see `hidden`)

    def draw(self, colour: int) -> None:
        """A tile leaves the supply before everybody's eyes."""
        self.supply[colour] -= 1
        if not self.box.solo:
            self.past.append(colour)

    def draw_hidden(self, colour: int) -> None:
        """A tile leaves the supply, and one seat alone sees it."""
        self.supply[colour] -= 1
        if not self.market.down:
            self.past = []  # no facedown potion lies there whose draw it could tell about
        self.past.append(HIDDEN)

    def last_mark(self) -> int:
        """The mark of the tile drawn last."""
        return len(self.past) - 1 + FIRST_MARK

    def give_back(self, colour: int, count: int) -> None:
        self.supply[colour] += count
        self.past.append(gone_back(count, colour))

    def turn_up(self, space: int) -> int:
        """Turn a facedown potion face-up; its colour."""
        tile = self.market.lift(space)
        colour = colour_of(tile)
        self.market.lay(space, colour + 1)
        if mark_of(tile) >= FIRST_MARK:
            self.past[mark_of(tile) - FIRST_MARK] = colour
        return colour

    def left_of_six(self) -> list[int]:
        """A-60: in the master's set-up, what is still to be dealt of two of each colour."""
        left = [2] * KINDS
        for tile in self.market.tiles:
            if tile != EMPTY:
                left[colour_of(tile)] -= 1
        return left

    def tell_peek(self, seat: int, space: int, colour: int) -> None:
        """A-4: a facedown potion is seen by the seat that it points at."""
        self.tell(
            "peeked",
            {"seat": seat, "space": SPACES[space], "colour": COLOURS[colour]},
            1 << seat,
        )

    # What a seat can't know

    def redeal(self, seat: int, rng: Rng) -> None:
        """A-70: the facedown potions that point at others, and the supply they came from.

        A solo seat has seen every potion that has a colour (A-83).
        """
        if self.box.solo:
            return
        self._redeal_six(seat, rng)
        spaces = self._hidden_from(seat)
        if not spaces:
            return
        past = self._past_known_to(seat)
        marks = [
            self.last_mark() if space == IN_HAND else mark_of(self.market.tiles[space])
            for space in spaces
        ]
        for space in spaces:
            self.supply[self._hidden_colour(space)] += 1
        way = rng.pick(weights(past, self.supply, marks))
        self._recolour(spaces, colours_of(way, len(spaces)), self.supply)

    def _hidden_from(self, seat: int) -> list[int]:
        """Where tiles lie that came from the supply and that the seat has not seen."""
        spaces = [
            space
            for space in range(SPACE_COUNT)
            if mark_of(self.market.tiles[space]) >= FIRST_MARK
            and seat_of(self.market.tiles[space]) != seat
        ]
        return [*spaces, IN_HAND] if self.hand != NOTHING and self.seat != seat else spaces

    def _past_known_to(self, seat: int) -> list[int]:
        """The past of the supply, with the draws that the seat alone has seen."""
        past = self.past[:]
        for tile in self.market.tiles:
            if mark_of(tile) >= FIRST_MARK and seat_of(tile) == seat:
                past[mark_of(tile) - FIRST_MARK] = colour_of(tile)
        if self.hand != NOTHING and self.seat == seat:
            past[-1] = self.hand
        return past

    def _redeal_six(self, seat: int, rng: Rng) -> None:
        """A-60: of the master's set-up everybody knows what is hidden, but not where."""
        spaces = [
            space
            for space in range(SPACE_COUNT)
            if mark_of(self.market.tiles[space]) == SIX
            and seat_of(self.market.tiles[space]) != seat
        ]
        pool = self.left_of_six() if self.asks == asks.DEAL else [0] * KINDS
        for space in spaces:
            pool[self._hidden_colour(space)] += 1
            self.supply[self._hidden_colour(space)] += 1
        for space in spaces:
            colour = rng.pick(pool)
            self.supply[colour] -= 1  # before the last deal, what is still to come is in it
            self._recolour([space], [colour], pool)

    def _hidden_colour(self, space: int) -> int:
        return self.hand if space == IN_HAND else colour_of(self.market.tiles[space])

    def _recolour(self, spaces: list[int], colours: list[int], pool: list[int]) -> None:
        """Give hidden tiles colours out of a pool."""
        for index in range(len(spaces)):
            colour = colours[index]
            pool[colour] -= 1
            if spaces[index] == IN_HAND:
                self.hand = colour
            else:
                tile = self.market.tiles[spaces[index]]
                self.market.tiles[spaces[index]] = facedown(seat_of(tile), colour, mark_of(tile))
