"""Set-up: potions and cards are dealt (A-5 … A-8, A-50, A-51, A-60, A-61, A-81)."""

from typing import Final

from philtre.games.apotheca import asks
from philtre.games.apotheca.actions import Actions
from philtre.games.apotheca.content import (
    APOTHECARIES,
    COLOURS,
    CORNERS,
    KINDS,
    SPACES,
    STATIONS,
)
from philtre.games.apotheca.hidden import SIX
from philtre.games.apotheca.market import FACE_UP, facedown
from philtre.games.apotheca.moves import AT_STATION, DEALT, DECREE, HIRED

DECREES: Final[list[int]] = [DECREE + colour for colour in range(KINDS)]


class SetUp(Actions):
    def deal(self, colour: int) -> None:
        """A-5, A-50, A-60: face-up to the corners, facedown to the middle."""
        space = DEALT[self.where]
        if self.where < len(CORNERS):
            self.supply[colour] -= 1
            self.market.lay(space, FACE_UP + colour)
            if self.heard is not None:
                self.tell("dealt", {"space": SPACES[space], "colour": COLOURS[colour]})
        else:
            self.deal_facedown(space, colour)
        if self.where + 1 < self.box.deals:
            self.await_chance(asks.DEAL, self.where + 1)
        else:
            self.await_chance(asks.CARD, self.box.cards[0])

    def deal_facedown(self, space: int, colour: int) -> None:
        """A-5, A-62: these two point at seat 1."""
        mark = SIX
        if self.box.master:
            self.supply[colour] -= 1
        else:
            self.draw_hidden(colour)
            mark = self.last_mark()
        self.market.lay(space, facedown(1, colour, mark))
        if self.heard is not None:
            self.tell("dealt-facedown", {"seat": 1, "space": SPACES[space]})
            self.tell_peek(1, space, colour)

    def card(self, who: int) -> None:
        """A card is dealt to a seat or a station (A-7, A-19), or hired unseen (A-18)."""
        self.deck ^= 1 << who
        where = self.where
        name = APOTHECARIES[who]
        if where == HIRED:
            self.take_on(who)
            if self.heard is not None:
                self.tell("hired-unseen", {"seat": self.seat, "apothecary": name})
        elif where >= AT_STATION:
            self.alley[where - AT_STATION] = who
            if self.heard is not None:
                station = STATIONS[where - AT_STATION]
                self.tell("card-to-station", {"station": station, "apothecary": name})
        else:
            self.active[where] |= 1 << who
            if self.heard is not None:
                self.tell("card-to-seat", {"seat": where, "apothecary": name})
        if self.turn:
            self.make_matches()
        elif where != self.box.cards[-1]:
            self.await_chance(asks.CARD, self.box.cards[self.box.cards.index(where) + 1])
        elif self.box.master:
            self.asks = asks.DECREE
            self.moves = DECREES
        else:
            self.begin_turn()

    def begin_turn(self) -> None:
        """The next seat is in turn."""
        raise NotImplementedError
