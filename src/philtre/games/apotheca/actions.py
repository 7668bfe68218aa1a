"""The actions of a turn: which are legal, and what follows (A-11 … A-20, A-63)."""

from philtre.games.apotheca import asks
from philtre.games.apotheca.content import (
    ALL_SPACES,
    APOTHECARIES,
    APOTHECARY_COUNT,
    COLOURS,
    KINDS,
    LEND_PRICE,
    MOST_FACEDOWN,
    POWER_OF,
    SPACE_COUNT,
    SPACES,
    STATION_COUNT,
    STATIONS,
    members,
)
from philtre.games.apotheca.market import FACE_UP, UNSEEN, facedown
from philtre.games.apotheca.matching import Matching
from philtre.games.apotheca.moves import (
    ACT_DECREE,
    ACT_HIRE,
    ACT_RESTOCK,
    ACT_REVEAL,
    AT_STATION,
    DECREE,
    HIRE,
    HIRE_DECK,
    HIRE_MIXED,
    HIRED,
    OVERLOAD,
    PLACE,
    POWER,
    RESTOCK,
    REVEAL,
)
from philtre.games.apotheca.pieces import NOBODY, NOTHING
from philtre.games.apotheca.powers import CHANGES, USER


class Actions(Matching):
    # Which are legal

    def legal_actions(self) -> list[int]:
        moves: list[int] = []
        if not self.used >> ACT_REVEAL & 1:
            down = self.market.down
            for space in range(SPACE_COUNT):
                if down >> space & 1:
                    moves.append(REVEAL + space)
        if not self.used >> ACT_RESTOCK & 1 and self.wants_restock() and not self.box.solo:
            moves.append(RESTOCK)
        if self.is_master(self.seat):
            self.add_masters(moves)
            return moves
        if not self.used >> ACT_HIRE & 1:
            self.add_hires(moves)
        powers = self.active[self.seat] & ~self.used
        for who in range(APOTHECARY_COUNT):
            if powers >> who & 1:
                self.market.add_uses(who, POWER, moves)
        return moves

    def wants_restock(self) -> bool:
        """A-15, A-16: fewer than three facedown, an empty space and a tile."""
        return (
            self.market.full != ALL_SPACES
            and self.market.facedown_count() < MOST_FACEDOWN
            and self.supply_size() > 0
        )

    def add_hires(self, moves: list[int]) -> None:
        """A-18, A-53."""
        first = self.seat * KINDS
        gems = self.gems
        for station in range(STATION_COUNT):
            if gems[first + station] >= self.box.hire_price and self.alley[station] != NOBODY:
                moves.append(HIRE + station)
        if gems[first] and gems[first + 1] and gems[first + 2] and not self.box.solo:
            for station in range(STATION_COUNT):
                if self.alley[station] != NOBODY:
                    moves.append(HIRE_MIXED + station)
            if self.deck:
                moves.append(HIRE_DECK)

    def add_masters(self, moves: list[int]) -> None:
        """A-63: powers of the alley, and decrees, each for gems."""
        for station in range(STATION_COUNT):
            who = self.alley[station]
            if who != NOBODY and self.gems[station] >= LEND_PRICE and not self.used >> who & 1:
                self.market.add_uses(who, POWER, moves)
        if not self.used >> ACT_DECREE & 1:
            for colour in range(KINDS):
                if colour != self.decree and self.gems[colour] > 0:
                    moves.append(DECREE + colour)

    # Taking one

    def act(self, move: int) -> None:
        self.idle = 0
        if move >= POWER:
            self.use_power(move - POWER)
        elif move < RESTOCK:
            self.reveal(move - REVEAL)
        elif move == RESTOCK:
            self.note(ACT_RESTOCK)
            if self.heard is not None:
                self.tell("restocks", {"seat": self.seat})
            self.await_chance(asks.DRAW, 0)
        elif move < DECREE:
            self.hire(move)
        else:
            self.note(ACT_DECREE)
            self.pay(self.seat, move - DECREE, 1)
            self.set_decree(move - DECREE)
            self.make_matches()

    def note(self, action: int) -> None:
        """A-11: no action twice; solo may repeat (A-52)."""
        self.actions.append(action)
        if not self.box.solo:
            self.used |= 1 << action

    def use_power(self, change: int) -> None:
        """A-20; the master pays for it, and the apothecary stays where it is (A-63)."""
        who = USER[change]
        self.note(who)
        if self.is_master(self.seat):
            self.pay(self.seat, self.alley.index(who), LEND_PRICE)
        starts, ends = self.market.ways(change)
        if self.heard is not None:
            self.tell_power(change, starts, ends)
        self.market.shift(starts, ends)
        self.make_matches()

    def tell_power(self, change: int, starts: list[int], ends: list[int]) -> None:
        name = APOTHECARIES[USER[change]]
        full = [index for index, start in enumerate(starts) if self.market.full >> start & 1]
        self.tell(
            "power",
            {
                "seat": self.seat,
                "apothecary": name,
                "power": POWER_OF[name],
                "use": CHANGES[change].text,
                "starts": [SPACES[starts[index]] for index in full],
                "ends": [SPACES[ends[index]] for index in full],
            },
        )

    def set_decree(self, colour: int) -> None:
        self.decree = colour
        if self.heard is not None:
            self.tell("decreed", {"seat": self.seat, "colour": COLOURS[colour]})

    # Reveal

    def reveal(self, space: int) -> None:
        """A-14; a potion that nobody has seen gets its colour now (A-83)."""
        self.note(ACT_REVEAL)
        if self.market.tiles[space] == UNSEEN:
            self.await_chance(asks.UNVEIL, space)
        else:
            self.revealed(space, self.turn_up(space))

    def unveil(self, colour: int) -> None:
        self.draw(colour)
        self.market.lift(self.where)
        self.market.lay(self.where, FACE_UP + colour)
        self.revealed(self.where, colour)

    def revealed(self, space: int, colour: int) -> None:
        """A-14: the gem comes before any match."""
        self.gain(self.seat, colour, 1)
        if self.heard is not None:
            self.tell(
                "revealed",
                {
                    "seat": self.seat,
                    "space": SPACES[space],
                    "colour": COLOURS[colour],
                    "gem": COLOURS[colour],
                },
            )
        self.make_matches()

    # Restock

    def drawn(self, colour: int) -> None:
        """A-16: the player sees the tile, then chooses a space for it."""
        self.draw_hidden(colour)
        self.hand = colour
        if self.heard is not None:
            self.tell("drew", {"seat": self.seat, "colour": COLOURS[colour]}, 1 << self.seat)
        empty = ALL_SPACES & ~self.market.full
        spaces = [PLACE + space for space in range(SPACE_COUNT) if empty >> space & 1]
        self.choose(asks.PLACE, spaces)

    def place(self, space: int) -> None:
        """A-16, A-17: it points at the player; a full market may spill over."""
        self.market.lay(space, facedown(self.seat, self.hand, self.last_mark()))
        self.hand = NOTHING
        if self.heard is not None:
            self.tell("placed", {"seat": self.seat, "space": SPACES[space]})
        if self.market.full == ALL_SPACES and not self.market.has_line():
            if self.heard is not None:
                self.tell("overload", {})
            self.spill()
        else:
            self.go_on_restocking()

    def go_on_restocking(self) -> None:
        if self.wants_restock():
            self.await_chance(asks.DRAW, 0)
        else:
            self.make_matches()

    def spill(self) -> None:
        """A-17: chance names the colour that leaves, or the player if the supply is empty."""
        if self.supply_size():
            self.await_chance(asks.SPILL, 0)
        else:
            self.choose(asks.OVERLOAD, self.colours_face_up())

    def colours_face_up(self) -> list[int]:
        return [OVERLOAD + colour for colour in range(KINDS) if self.market.up[colour]]

    def spilled(self, colour: int) -> None:
        """A-17: a tile is revealed; it is kept aside until some potion leaves the market."""
        self.draw(colour)
        self.aside[colour] += 1
        if self.heard is not None:
            self.tell("spilled", {"colour": COLOURS[colour]})
        if self.market.up[colour]:
            self.overload(colour)
        else:
            self.spill()

    def overload(self, colour: int) -> None:
        """A-17: the face-up potions of a colour leave, and all go back into the supply."""
        spaces = members(self.market.up[colour])
        for space in spaces:
            self.market.lift(space)
        self.aside[colour] += len(spaces)
        for kind in range(KINDS):
            if self.aside[kind]:
                self.give_back(kind, self.aside[kind])
                self.aside[kind] = 0
        if self.heard is not None:
            self.tell("cleared", {"colour": COLOURS[colour], "count": len(spaces)})
        self.go_on_restocking()

    # Hire

    def hire(self, move: int) -> None:
        """A-18, A-19, A-53."""
        self.note(ACT_HIRE)
        if move < HIRE_MIXED:
            self.pay(self.seat, move - HIRE, self.box.hire_price)
        else:
            for colour in range(KINDS):
                self.pay(self.seat, colour, 1)
        if move == HIRE_DECK:
            self.await_chance(asks.CARD, HIRED)
            return
        station = (move - HIRE) % STATION_COUNT
        who = self.alley[station]
        self.alley[station] = NOBODY
        self.take_on(who)
        if self.heard is not None:
            kind = "hired" if move < HIRE_MIXED else "hired-mixed"
            self.tell(
                kind,
                {"seat": self.seat, "apothecary": APOTHECARIES[who], "station": STATIONS[station]},
            )
        if self.deck:
            self.await_chance(asks.CARD, AT_STATION + station)
        else:
            self.make_matches()

    def take_on(self, who: int) -> None:
        self.active[self.seat] |= 1 << who
