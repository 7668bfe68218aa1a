"""What a match plays with: options, and all that follows from them alone."""

from typing import Final, cast

from philtre.core.families import Phrase
from philtre.core.options import Options, is_on, number
from philtre.games.apotheca.content import (
    ALL_APOTHECARIES,
    AT_STATION,
    DEALT,
    EXTRA_SEAT,
    HIRE_PRICE,
    HIRED,
    MIDDLE,
    SOLO_HIRE_PRICE,
    Variant,
    mask_of,
)
from philtre.games.apotheca.rules.powers import APOTHECARIES

FIRST_FIVE: Final = mask_of(  # on top of the deck in a first game
    [APOTHECARIES.index(name) for name in ("benedetto", "corvidus", "imogen", "merten", "porter")]
)


class Box:
    """Shared by all states of a match."""

    def __init__(self, options: Options) -> None:
        self.players = players = number(options, "players")
        self.variant = variant = cast(Variant, options["variant"])
        self.solo = variant == "solo"
        self.master = variant == "master"
        # Out of the deck first.
        self.first_cards = FIRST_FIVE if is_on(options, "first_game") else ALL_APOTHECARIES
        self.turn_limit = number(options, "turn_limit")  # 0: none
        self.table_talk = is_on(options, "table_talk")
        self.token = variant == "standard" and players == EXTRA_SEAT + 1
        self.hire_price = SOLO_HIRE_PRICE if self.solo else HIRE_PRICE
        # In how many turns every seat has had its turn.
        self.turns_for_all = 2 * (players - 1) if self.master else players
        self.sides = self._sides()
        self.partners = any(len(side) > 1 for side in self.sides)
        # Set-up, in the order of A-81: spaces dealt to, then places for a card.
        self.deals = len(DEALT) - (len(MIDDLE) if self.solo else 0)
        first = 1 if self.master else 0
        self.cards = [*range(first, players), *range(AT_STATION, HIRED)]

    def _sides(self) -> list[list[int]]:
        """A-9: a single player, a team, the master, or all the apprentices."""
        if self.master:
            return [[0], list(range(1, self.players))]
        if self.players == 4:
            return [[0, 2], [1, 3]]
        return [[seat] for seat in range(self.players)]

    def side_of(self, seat: int) -> list[int]:
        return next(side for side in self.sides if seat in side)

    def seat_in(self, turn: int) -> int:
        """A-9, A-62: whose turn it is."""
        if not self.master:
            return (turn - 1) % self.players
        return 0 if turn % 2 else 1 + (turn // 2 - 1) % (self.players - 1)


def part(seat: int, sides: list[list[int]], master: bool) -> Phrase:
    """A-9, A-60: what a seat is where there are sides: the master, an apprentice, one of a team."""
    if master and seat == 0:
        return Phrase("part-master", {})
    if master:
        return Phrase("part-apprentice", {})
    side = next(side for side in sides if seat in side)
    return Phrase("part-team", {"seat": next(other for other in side if other != seat)})
