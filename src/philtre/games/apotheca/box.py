"""What a table plays with: options, and all that follows from them alone."""

from philtre.games.apotheca.content import EXTRA_SEAT, HIRE_PRICE, MIDDLE, SOLO_HIRE_PRICE
from philtre.games.apotheca.moves import AT_STATION, DEALT, HIRED


class Box:
    """Shared by all states of a match."""

    def __init__(
        self, players: int, variant: str, first_game: bool, turn_limit: int, table_talk: bool
    ) -> None:
        self.players = players
        self.variant = variant
        self.solo = variant == "solo"
        self.master = variant == "master"
        self.first_game = first_game
        self.turn_limit = turn_limit  # 0: none
        self.table_talk = table_talk
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
