"""A position of Quacks: who may act, what is legal, and how play goes from step to step.

What the steps do is in the modules beside this one; here is only the machine that
runs them: chance before seats (Q-93), one player after the other or all at once
(Q-91, Q-92), and no question with a single answer (Q-94).
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.numbers import NUMBERS
from philtre.core.rng import Rng
from philtre.core.shared import without
from philtre.core.state import CHANCE, State
from philtre.games.quacks import events
from philtre.games.quacks.content import (
    CARDS,
    KINDS,
    MEMBERS,
    NO_CARD,
    PENNIES,
    PENNY_OF,
)
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.steps import (
    AT_BREWING,
    AT_CARD,
    AT_OVER,
    AT_WITCHES,
    DECLARED,
    DIE,
    OUTCOME,
    QUESTION,
    RUN,
    STAGES,
    STEPS,
    arg_of,
    packed,
    step_of,
)

if TYPE_CHECKING:
    from philtre.games.quacks.rules.box import Box

BY_CHANCE: Final[list[int]] = [CHANCE]
ALL_EQUAL: Final[list[list[int]]] = [[1] * count for count in range(CARDS + 1)]
SEAT_BITS: Final[list[int]] = [1, 2, 4, 8, 16]


class QuacksState(State):
    def __init__(self, box: "Box", seats: list[Player], supply: vec[i64]) -> None:
        super().__init__(box.players)
        self.box = box
        self.seats = seats
        self.supply = supply
        self.round: i64 = 1
        self.first: i64 = 0  # the seat of the start player
        self.stage: i64 = AT_WITCHES
        self.turn: i64 = 0  # how many players have begun their part of the stage
        self.card: i64 = NO_CARD
        self.deck = box.deck  # the cards yet to be revealed; replaced, never changed
        self.witches: list[int] = box.witches  # those revealed: silver, copper, gold; replaced
        self.furthest: i64 = 0  # black 6: who has the furthest black, as B began
        self.second: i64 = 0  # and who the second furthest
        self.winners: i64 = 0
        self.open: i64 = 0  # the seats that are asked something
        self.due: i64 = 0  # the seats that an outcome is due for
        self.declared: i64 = 0  # round 9: the seats that have declared

    def clone(self) -> "QuacksState":
        other = QuacksState(self.box, [player.clone() for player in self.seats], self.supply[:])
        other.round = self.round
        other.first = self.first
        other.stage = self.stage
        other.turn = self.turn
        other.card = self.card
        other.deck = self.deck
        other.witches = self.witches
        other.furthest = self.furthest
        other.second = self.second
        other.winners = self.winners
        other.open = self.open
        other.due = self.due
        other.declared = self.declared
        return other

    # The contract

    def actors(self) -> list[int]:
        """Q-92, Q-93: chance before any seat; then every seat that is asked something."""
        if self.due or self.stage == AT_CARD or self.stage == AT_WITCHES:
            return BY_CHANCE
        return MEMBERS[self.open]

    def legal(self, seat: int) -> list[int]:
        if seat != CHANCE:
            return self.seats[seat].options
        if not self.due:
            return self.reveals()
        player = self.due_player()
        if player.next_step() == DIE:
            return self.box.rolls[player.seat]
        return drawable(player)

    def odds(self) -> list[int]:
        """Q-93: a chip counts as often as it is in the bag."""
        if not self.due:
            return ALL_EQUAL[len(self.reveals())]
        player = self.due_player()
        if player.next_step() == DIE:
            return self.box.die
        first = moves.CHIP + KINDS * player.seat
        bag = player.bag
        return [bag[move - first] for move in drawable(player)]

    def outcome(self, rng: Rng) -> int:
        """As `odds` has it: each chip of the bag, each witch or card alike."""
        if not self.due:
            reveals = self.reveals()
            return reveals[rng.below(len(reveals))]
        player = self.due_player()
        if player.next_step() == DIE:
            return self.box.rolls[player.seat][rng.pick(self.box.die)]
        return moves.CHIP + KINDS * player.seat + player.draw(rng)

    def drawer(self) -> int:
        """Who draws out of their own bag; the die, cards and witches are the table's."""
        if not self.due:
            return CHANCE
        player = self.due_player()
        return CHANCE if player.next_step() == DIE else player.seat

    def play(self, seat: int, move: int) -> None:
        if seat != CHANCE:
            player = self.seats[seat]
            self.open ^= player.bit
            entry = player.take_entry()
            STEPS[step_of(entry)].answer(self, player, arg_of(entry), move)
            self.run(player)
        elif self.due:
            self.deal(self.due_player(), move)
        else:
            self.reveal(move)
        self.advance()

    def returns(self) -> list[float]:
        """Q-28: the winners share 1 equally."""
        share = 1 / len(MEMBERS[self.winners])
        return [share if self.winners & SEAT_BITS[s] else 0.0 for s in range(self.players)]

    def redeal(self, seat: int, rng: Rng) -> None:
        """Q-90: only a declaration of round 9 is secret. Who has an empty bag said stop."""
        for player in self.seats:
            if player.seat != seat and self.declared & player.bit:
                draw = player.chips_left > 0 and rng.below(2) == 0
                player.todo[-1] = packed(DECLARED, moves.DRAW if draw else moves.STOP)

    def blind(self, seat: int, move: int) -> bool:
        """Q-90: without declarations nothing is secret."""
        return seat != CHANCE and not self.declared

    # Chance

    def reveals(self) -> list[int]:
        """The witches of the next penny, or the cards that have not been seen."""
        if self.stage == AT_WITCHES:
            return self.box.coven[len(self.witches)]
        return self.deck

    def reveal(self, move: int) -> None:
        """A witch of set-up (Q-70), or the card of the round (Q-11)."""
        if self.stage == AT_WITCHES:
            self.witches = [*self.witches, move - moves.WITCH]
            events.witch_revealed(self, move - moves.WITCH)
            if len(self.witches) == len(PENNIES):
                self.stage = AT_CARD
            return
        self.card = move - moves.CARD
        self.deck = without(self.deck, move)
        events.card_revealed(self)
        self.next_stage()

    def due_player(self) -> Player:
        """Q-93: the first from the start player for whom an outcome is due."""
        seat = self.first
        while not self.due >> seat & 1:
            seat = seat + 1 if seat + 1 < self.players else 0
        return self.seats[seat]

    def deal(self, player: Player, move: int) -> None:
        self.due ^= player.bit
        entry = player.take_entry()
        if step_of(entry) == DIE:
            what = (move - moves.DIE) % moves.FACE_COUNT
        else:
            what = (move - moves.CHIP) % KINDS
            player.take_from_bag(what)
        STEPS[step_of(entry)].dealt(self, player, arg_of(entry), what)
        self.run(player)

    # The machine

    def run(self, player: Player) -> None:
        """Work on a player's agenda until something is asked or due, or it is empty."""
        while len(player.todo) > 0:
            entry = player.todo[-1]
            step = STEPS[step_of(entry)]
            arg = arg_of(entry)
            if step.kind == RUN:
                player.take_entry()
                step.run(self, player, arg)
            elif step.kind == QUESTION:
                options = step.options(self, player, arg)
                if len(options) > 1:
                    player.options = options
                    self.open |= player.bit
                    return
                player.take_entry()
                if options:
                    step.answer(self, player, arg, options[0])
            elif step.kind == OUTCOME:
                if step.due(player, arg):
                    self.due |= player.bit
                    return
                player.take_entry()
            else:
                return

    def advance(self) -> None:
        """Go on from stage to stage until somebody is to act."""
        while not self.due and not self.open:
            if self.declared:
                self.take_effect()
            elif self.stage == AT_BREWING or self.turn >= self.players:
                self.next_stage()
            elif self.stage == AT_CARD or self.stage == AT_OVER or self.stage == AT_WITCHES:
                return
            else:
                player = self.in_order(self.turn)
                self.turn += 1
                STAGES[self.stage].turn(self, player)
                self.run(player)

    def next_stage(self) -> None:
        self.stage += 1
        self.turn = 0
        STAGES[self.stage].open(self)

    def take_effect(self) -> None:
        """Q-16: all declarations of round 9 at once, from the start player on."""
        for index in range(self.players):
            player = self.in_order(index)
            if self.declared & player.bit:
                self.declared ^= player.bit
                STEPS[DECLARED].run(self, player, arg_of(player.take_entry()))
                self.run(player)

    # Who and how much

    def in_order(self, index: i64) -> Player:
        """Q-11: clockwise from the start player of the round."""
        seat = self.first + index
        return self.seats[seat if seat < self.players else seat - self.players]

    def begin_round(self, number: int) -> None:
        """Q-11: the next player is the start player."""
        self.round = number
        self.first = (number - 1) % self.players

    def left_of(self, player: Player) -> Player:
        """Q-11: the left neighbour."""
        return self.seats[(player.seat + 1) % self.players]

    def has_witch(self, player: Player, witch: int) -> bool:
        """Q-70: the witch is revealed, and the player has her penny."""
        return witch in self.witches and bool(player.pennies & PENNY_OF[witch])


def drawable(player: Player) -> list[int]:
    """Q-93: each kind of chip in the bag, as an outcome."""
    if not player.drawable:
        first = moves.CHIP + KINDS * player.seat
        bag = player.bag
        player.drawable = [NUMBERS[first + kind] for kind in range(KINDS) if bag[kind]]
    return player.drawable
