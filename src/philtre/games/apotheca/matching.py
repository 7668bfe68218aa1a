"""Matches: found, put in order, resolved (A-24 … A-28, A-55, A-65 … A-67)."""

from philtre.games.apotheca import asks
from philtre.games.apotheca.content import (
    APOTHECARIES,
    APOTHECARY_COUNT,
    COLOURS,
    KINDS,
    SATISFIED_TO_WIN,
    SPACE_COUNT,
    SPACES,
    members,
)
from philtre.games.apotheca.market import FACE_UP, colour_of, first_of
from philtre.games.apotheca.moves import MATCH, SATISFY, STACK
from philtre.games.apotheca.pieces import NO_MOVES, Pieces


class Matching(Pieces):
    def make_matches(self) -> None:
        """A-24, A-26: make every match there is, then go on with the turn."""
        if self.market.has_line():
            moves = self.matches_to_make()
            if moves:
                self.choose(asks.MATCH, moves)
                return
        self.next_action()

    def matches_to_make(self) -> list[int]:
        """The matches that the player in turn may make (A-65), as moves."""
        moves: list[int] = []
        for colour in range(KINDS):
            if self.may_match(colour):
                for spaces in self.market.matches(colour):
                    moves.append(MATCH + colour * SPACE_COUNT + first_of(spaces))
        return moves

    def may_match(self, colour: int) -> bool:
        """A-65: the decreed colour is the master's, the two others are the apprentices'."""
        return not self.box.master or (colour == self.decree) == (self.seat == 0)

    def resolve(self, colour: int, first: int) -> None:
        """A-26: resolve the match of that colour with that first space."""
        self.idle = 0
        for spaces in self.market.matches(colour):
            if first_of(spaces) == first:
                self.lot = spaces
        if self.heard is not None:
            self.tell_match(colour, [SPACES[space] for space in members(self.lot)])
        if self.box.solo:
            self.choose(asks.STACK, [STACK + space for space in members(self.lot)])
        elif self.is_master(self.seat):
            self.keep(colour)
        else:
            self.reward_size(colour, self.lot.bit_count())
            self.find_thankful(colour)

    def tell_match(self, colour: int, spaces: list[str]) -> None:
        self.tell(
            "matched",
            {
                "seat": self.seat,
                "colour": COLOURS[colour],
                "count": len(spaces),
                "spaces": spaces,
            },
        )

    def reward_size(self, colour: int, potions: int) -> None:
        """A-25: a match of more than 3 potions earns a gem."""
        if potions > 3:
            self.gain(self.seat, colour, 1)
            if self.heard is not None:
                self.tell("bonus-gem", {"seat": self.seat, "gem": COLOURS[colour]})

    def find_thankful(self, colour: int) -> None:
        """A-27: one of the player's active apothecaries is satisfied, if there is any."""
        active = self.active[self.seat]
        if active:
            names = [SATISFY + who for who in range(APOTHECARY_COUNT) if active >> who & 1]
            self.choose(asks.SATISFY, names)
            return
        self.gain(self.seat, colour, 1)
        if self.heard is not None:
            self.tell("nobody-satisfied", {"seat": self.seat, "gem": COLOURS[colour]})
        if not self.box.solo:
            self.give_back(colour, self.clear_lot())
        self.lot = 0
        self.make_matches()

    def satisfy(self, who: int) -> None:
        """A-27; solo: A-55, the potions stay and points are scored."""
        colour = self.lot_colour()
        self.active[self.seat] ^= 1 << who
        self.satisfied[self.seat] |= 1 << who
        if self.heard is not None:
            self.tell("satisfied", {"seat": self.seat, "apothecary": APOTHECARIES[who]})
        if self.box.solo:
            points = self.market.up[colour].bit_count()
            self.points += points
            if self.heard is not None:
                self.tell("scored", {"points": points, "total": self.points})
        else:
            self.offered[who] = KINDS * self.clear_lot() + colour
        self.lot = 0
        side = self.box.side_of(self.seat)
        if not self.box.solo and self.satisfied_by(side) >= SATISFIED_TO_WIN:
            self.finish()
        else:
            self.make_matches()

    def stack(self, space: int) -> None:
        """A-55: all potions of the match lie on one of its spaces, as one potion."""
        colour = self.lot_colour()
        potions = self.clear_lot()
        self.market.lay(space, FACE_UP + colour)
        self.lot = 1 << space
        if self.heard is not None:
            self.tell("stacked", {"seat": self.seat, "space": SPACES[space]})
        self.reward_size(colour, potions)
        self.find_thankful(colour)

    def keep(self, colour: int) -> None:
        """A-66, A-67: the master's match leaves the game; one of each colour wins."""
        self.kept.append(KINDS * self.clear_lot() + colour)
        self.lot = 0
        if self.heard is not None:
            self.tell("kept", {"seat": self.seat, "colour": COLOURS[colour]})
        if self.kept_colours() == (1 << KINDS) - 1:
            self.finish()
        else:
            self.make_matches()

    def lot_colour(self) -> int:
        """The colour of the match being resolved."""
        return colour_of(self.market.tiles[first_of(self.lot)])

    def clear_lot(self) -> int:
        """Take the potions of the match from the market; how many they are."""
        spaces = members(self.lot)
        for space in spaces:
            self.market.lift(space)
        return len(spaces)

    # What the rest of the rules does

    def choose(self, question: int, moves: list[int]) -> None:
        """Ask the player in turn; with one option it is made by itself (A-84)."""
        self.asks = question
        self.moves = moves
        if len(moves) == 1:
            self.play(self.seat, moves[0])

    def await_chance(self, question: int, where: int) -> None:
        """Leave the next word to chance (A-81)."""
        raise NotImplementedError

    def next_action(self) -> None:
        """No match is left to be made: go on with the turn."""
        raise NotImplementedError

    def finish(self) -> None:
        """The game is over."""
        self.asks = asks.OVER
        self.moves = NO_MOVES
