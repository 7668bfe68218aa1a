"""The position of Apotheca and its rules: who acts, chance, turns, the end.

The rest of the rules is in the layers below: `pieces`, `matching`, `actions`,
`set_up`, each a class that the next one extends.
"""

from typing import Final

from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.games.apotheca import asks
from philtre.games.apotheca.box import Box
from philtre.games.apotheca.content import (
    ACTIONS,
    APOTHECARY_COUNT,
    EXTRA_SEAT,
    KINDS,
    MOST_PLAYERS,
    SOLO_BONUS,
    SPACE_COUNT,
    SPACES,
    rank,
)
from philtre.games.apotheca.market import EMPTY, Market, facedown
from philtre.games.apotheca.moves import (
    CARD,
    DEAL,
    DECREE,
    DRAW,
    EXTRA,
    MATCH,
    OUTSIDE,
    OVERLOAD,
    PASS,
    PLACE,
    SATISFY,
    STACK,
)
from philtre.games.apotheca.set_up import SetUp
from philtre.games.apotheca.standing import best_sides

NO_ACTORS: Final[list[int]] = []
THE_BAG: Final[list[int]] = [CHANCE]
ALONE: Final[list[list[int]]] = [[seat] for seat in range(MOST_PLAYERS)]
EXTRA_OR_PASS: Final[list[int]] = [EXTRA, PASS]


class ApothecaState(SetUp):
    def clone(self) -> "ApothecaState":
        other = ApothecaState(self.box, self.market.clone())
        self.copy_to(other)
        return other

    # Who may act, and how

    def actors(self) -> list[int]:
        if self.asks >= asks.FIRST_CHANCE:
            return THE_BAG
        return ALONE[self.seat] if self.asks != asks.OVER else NO_ACTORS

    def legal(self, seat: int) -> list[int]:
        return self.moves

    def odds(self) -> list[int]:
        return self.odds_now

    def drawer(self) -> int:
        """A-72: what a Restock draws and what comes from outside, one seat alone sees."""
        return self.seat if self.asks in (asks.DRAW, asks.ARRIVE) else CHANCE

    def play(self, seat: int, move: int) -> None:
        question = self.asks
        if question == asks.ACTION:
            self.act(move)
        elif question >= asks.FIRST_CHANCE:
            self.play_chance(question, move)
        elif question == asks.PLACE:
            self.place(move - PLACE)
        elif question == asks.MATCH:
            self.resolve((move - MATCH) // SPACE_COUNT, (move - MATCH) % SPACE_COUNT)
        elif question == asks.SATISFY:
            self.satisfy(move - SATISFY)
        elif question == asks.STACK:
            self.stack(move - STACK)
        elif question == asks.OUTSIDE:
            self.await_chance(asks.ARRIVE, move - OUTSIDE)
        elif question == asks.OVERLOAD:
            self.overload(move - OVERLOAD)
        elif question == asks.EXTRA:
            self.answer_offer(move == EXTRA)
        else:
            self.set_decree(move - DECREE)
            self.begin_turn()

    def redeal(self, seat: int, rng: Rng) -> None:
        super().redeal(seat, rng)
        if self.asks >= asks.FIRST_CHANCE:
            self.await_chance(self.asks, self.where)  # its odds follow from the supply

    # Chance

    def await_chance(self, question: int, where: int) -> None:
        """A-81: chance is always asked, even with one possible outcome."""
        self.asks = question
        self.where = where
        if question == asks.CARD:
            cards = self.next_cards()
            first = CARD + where * APOTHECARY_COUNT
            self.moves = [first + who for who in range(APOTHECARY_COUNT) if cards >> who & 1]
            self.odds_now = [1] * len(self.moves)
            return
        bag = self.supply
        first = DRAW
        if question == asks.DEAL:
            first = DEAL + where * KINDS
            if self.box.master:
                bag = self.left_of_six()
        self.moves = [first + colour for colour in range(KINDS) if bag[colour]]
        self.odds_now = [tiles for tiles in bag if tiles]

    def play_chance(self, question: int, move: int) -> None:
        if question == asks.DRAW:
            self.drawn(move - DRAW)
        elif question == asks.SPILL:
            self.spilled(move - DRAW)
        elif question == asks.UNVEIL:
            self.unveil(move - DRAW)
        elif question == asks.ARRIVE:
            self.arrive(move - DRAW)
        elif question == asks.DEAL:
            self.deal((move - DEAL) % KINDS)
        else:
            self.card((move - CARD) % APOTHECARY_COUNT)

    # Turns

    def begin_turn(self) -> None:
        """A-9, A-62; in master a turn begins with matches (A-65), which elsewhere none are."""
        self.turn += 1
        self.seat = self.box.seat_in(self.turn)
        self.actions = []
        self.used = 0
        self.idle += 1
        if self.heard is not None:
            self.tell("turn", {"seat": self.seat, "turn": self.turn})
        self.make_matches()

    def next_action(self) -> None:
        """A-10 … A-13: ask for an action, offer the extra one, or end the turn."""
        taken = len(self.actions)
        most = 1 if self.turn == 1 and not self.box.solo else ACTIONS
        if taken < most:
            self.moves = self.legal_actions()
            if self.moves:
                self.asks = asks.ACTION
                return
        elif taken == ACTIONS and self.token and self.seat == EXTRA_SEAT and self.legal_actions():
            self.asks = asks.EXTRA
            self.moves = EXTRA_OR_PASS
            return
        self.end_turn()

    def answer_offer(self, extra: bool) -> None:
        """A-13."""
        if self.heard is not None:
            self.tell("extra" if extra else "pass", {"seat": self.seat})
        if extra:
            self.token = False
            self.asks = asks.ACTION
            self.moves = self.legal_actions()
        else:
            self.end_turn()

    def end_turn(self) -> None:
        if self.heard is not None and not self.actions:
            self.tell("no-action", {"seat": self.seat})
        if self.box.solo:
            spaces = self.outside & ~self.market.full
            moves = [OUTSIDE + space for space in range(SPACE_COUNT) if spaces >> space & 1]
            if moves:
                self.choose(asks.OUTSIDE, moves)
            else:
                self.finish_solo()
        else:
            self.next_turn()

    def next_turn(self) -> None:
        """A-12, A-90: the ends that nobody brings about."""
        if not self.box.solo:
            self.part()
        over = self.turn == self.box.turn_limit
        if over or (self.idle >= self.box.turns_for_all and not self.box.solo):
            self.finish()
        else:
            self.begin_turn()

    def part(self) -> None:
        """Remember what everybody sees as the turn ends: what is left facedown tells by it."""
        up = self.market.up
        partings = self.partings[:]
        partings[self.seat] = [up[0], up[1], up[2], int(self.market.down)]
        self.partings = partings

    def arrive(self, colour: int) -> None:
        """A-54: a potion comes in from outside; from now on it points at the player."""
        self.supply[colour] -= 1
        self.market.lay(self.where, facedown(self.seat, colour, 0))
        self.outside ^= 1 << self.where
        if self.heard is not None:
            self.tell("came-in", {"space": SPACES[self.where]})
            self.tell_peek(self.seat, self.where, colour)
        self.next_turn()

    # The end

    def finish_solo(self) -> None:
        """A-54, A-57."""
        if not self.outside:
            self.points += SOLO_BONUS
            if self.heard is not None:
                self.tell("solo-bonus", {"points": SOLO_BONUS})
        self.finish()

    def finish(self) -> None:
        super().finish()
        if self.heard is None:
            return
        if self.box.solo:
            self.tell("solo-over", {"points": self.points, "rank": rank(self.points)})
            return
        winners = [seat for side in best_sides(self) for seat in side]
        kind = "won" if len(best_sides(self)) == 1 else "drawn"
        self.tell(kind, {"seats": sorted(winners), "count": len(winners)})

    def returns(self) -> list[float]:
        """A-91."""
        if self.box.solo:
            return [float(self.points)]
        best = best_sides(self)
        shares = [-1.0] * self.players
        for side in best:
            for seat in side:
                shares[seat] = 1.0 if len(best) == 1 else 0.0
        return shares


def new_state(box: Box) -> ApothecaState:
    """The state before anything is dealt."""
    state = ApothecaState(box, Market([EMPTY] * SPACE_COUNT, [0] * KINDS, 0, 0))
    state.begin()
    state.await_chance(asks.DEAL, 0)
    return state
