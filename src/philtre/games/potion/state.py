"""The position of The Potion and its rules."""

from typing import Final

from philtre.core.rng import Rng
from philtre.core.state import CHANCE, State
from philtre.games.potion.content import (
    ASKED,
    BLANK,
    FACES,
    FIRST_PAIR,
    FIRST_ROLL,
    INGREDIENTS,
    KINDS,
    MEMBERS,
    START_TOKENS,
    faces,
    outcomes,
)

NO_ROLL: Final = -1
NOTHING: Final = -1
NOBODY: Final[list[int]] = []
THE_DICE: Final[list[int]] = [CHANCE]
QUANTITIES: Final = ["one", "two", "three"]


class Box:
    """What a table plays with; shared by all states of a match (P-1, P-2, P-12)."""

    def __init__(self, players: int, dice: str, round_limit: int, memory_aid: bool) -> None:
        self.players = players
        self.dice = 2 if players == 3 else 3
        self.round_limit = round_limit  # 0: none
        self.memory_aid = memory_aid
        self.everybody = (1 << players) - 1
        self.first = FIRST_PAIR if self.dice == 2 else FIRST_ROLL
        rolls, self.weights = outcomes(dice, self.dice)
        # With two dice the die of threes is a blank in the roll, and no part of the move.
        self.rolls = [self.first + (roll & 15 if self.dice == 2 else roll) for roll in rolls]


def lucky_kinds(roll: int, count: list[int]) -> int:
    """The kinds that are discarded when each was shown so often: those that meet the dice (P-5),
    else those that no die shows (P-6); a mask."""
    meets = 0
    unshown = 0
    for kind in range(KINDS):
        asked = ASKED[roll * KINDS + kind]
        if asked == 0:
            unshown |= 1 << kind
        elif asked >> count[kind] & 1:
            meets |= 1 << kind
    return meets if meets else unshown


class PotionState(State):
    def __init__(self, box: Box) -> None:
        super().__init__(box.players)
        self.box = box
        self.round = 1
        self.roll = NO_ROLL
        self.tokens: list[int] = [START_TOKENS] * (KINDS * box.players)
        self.chosen: list[int] = [NOTHING] * box.players
        self.waiting = 0  # the seats that have not chosen yet
        self.winners = 0  # set when the game is over
        # The round before this one, as everybody saw it (P-11).
        self.last_roll = NO_ROLL
        self.last_shown: list[int] = []
        self.last_discards = 0

    def clone(self) -> "PotionState":
        other = PotionState(self.box)
        other.round = self.round
        other.roll = self.roll
        other.tokens = self.tokens[:]
        other.chosen = self.chosen[:]
        other.waiting = self.waiting
        other.winners = self.winners
        other.last_roll = self.last_roll
        other.last_shown = self.last_shown  # never changed, only replaced
        other.last_discards = self.last_discards
        return other

    def actors(self) -> list[int]:
        """P-4: all who have not chosen, at once."""
        if self.winners:
            return NOBODY
        if self.roll == NO_ROLL:
            return THE_DICE
        return MEMBERS[self.waiting]

    def legal(self, seat: int) -> list[int]:
        """P-4: a token of a kind that the seat holds."""
        if seat == CHANCE:
            return self.box.rolls
        return MEMBERS[self.kinds(seat)]

    def odds(self) -> list[int]:
        return self.box.weights

    def kinds(self, seat: int) -> int:
        """Which kinds a seat holds, as a mask."""
        first = seat * KINDS
        tokens = self.tokens
        return (
            (1 if tokens[first] else 0)
            | (2 if tokens[first + 1] else 0)
            | (4 if tokens[first + 2] else 0)
        )

    def play(self, seat: int, move: int) -> None:
        if seat == CHANCE:
            self.roll = move - self.box.first
            if self.box.dice == 2:
                self.roll |= BLANK << 4
            self.waiting = self.box.everybody
            if self.heard is not None:
                seat, faces = self.roller(self.round), self.face_names(self.roll)
                self.tell("rolled", {"round": self.round, "seat": seat, "faces": faces})
            return
        self.chosen[seat] = move
        self.waiting ^= 1 << seat
        if self.heard is not None:
            self.tell("chose", {"seat": seat})
        if not self.waiting:
            self.reveal()

    def reveal(self) -> None:
        """P-4, P-8: all show their token; those who may discard do, the others take it back."""
        if self.heard is not None:
            for seat in range(self.players):
                self.tell("revealed", {"seat": seat, "ingredient": INGREDIENTS[self.chosen[seat]]})
        discards = self.discards()
        for seat in MEMBERS[discards]:
            self.tokens[seat * KINDS + self.chosen[seat]] -= 1
        if self.heard is not None:
            self.tell_discards(discards)
        self.last_roll = self.roll
        self.last_shown = self.chosen
        self.last_discards = discards
        self.chosen = [NOTHING] * self.players
        self.roll = NO_ROLL
        self.round += 1
        self.finish()

    def discards(self) -> int:
        """Who discards: those who show a lucky kind; nobody, if that would be everybody (P-7)."""
        count = [0] * KINDS
        for kind in self.chosen:
            count[kind] += 1
        lucky = lucky_kinds(self.roll, count)
        seats = 0
        for seat in range(self.players):
            if lucky >> self.chosen[seat] & 1:
                seats |= 1 << seat
        return 0 if seats == self.box.everybody else seats

    def finish(self) -> None:
        """P-9: one kind left wins; P-12: so does being closest when the last round is over."""
        for seat in range(self.players):
            kinds = self.kinds(seat)
            if kinds & (kinds - 1) == 0:
                self.winners |= 1 << seat
        if not self.winners and self.box.round_limit and self.round > self.box.round_limit:
            best = min(self.closeness(seat) for seat in range(self.players))
            for seat in range(self.players):
                if self.closeness(seat) == best:
                    self.winners |= 1 << seat
        if self.winners and self.heard is not None:
            self.tell_winners()

    def closeness(self, seat: int) -> int:
        """P-12: fewest kinds, then fewest tokens; small is good."""
        held = self.tokens[seat * KINDS : seat * KINDS + KINDS]
        return (KINDS - held.count(0)) * 100 + sum(held)

    def returns(self) -> list[float]:
        """P-14: the winners share 1."""
        share = 1 / len(MEMBERS[self.winners])
        return [share if self.winners >> seat & 1 else 0.0 for seat in range(self.players)]

    def redeal(self, seat: int, rng: Rng) -> None:
        """P-11: only what others have chosen this round is unknown; their tokens are no secret."""
        for other in range(self.players):
            if other != seat and self.chosen[other] != NOTHING:
                kinds = MEMBERS[self.kinds(other)]
                self.chosen[other] = kinds[rng.below(len(kinds))]

    def roller(self, number: int) -> int:
        """P-10: seat 0 rolls in round 1, and the dice pass clockwise from round to round."""
        return (number - 1) % self.players

    def face_names(self, roll: int) -> list[str]:
        """The dice in words: `one-beetle`, `two-vial`, `blank`."""
        return [
            FACES[face] if face == BLANK else f"{QUANTITIES[die]}-{FACES[face]}"
            for die, face in enumerate(faces(roll)[: self.box.dice])
        ]

    def tell_discards(self, discards: int) -> None:
        for seat in MEMBERS[discards]:
            self.tell("discarded", {"seat": seat, "ingredient": INGREDIENTS[self.chosen[seat]]})
        if not discards:
            self.tell("nobody-discards", {})

    def tell_winners(self) -> None:
        """P-9: they show what they have left."""
        winners = MEMBERS[self.winners]
        for seat in winners:
            left = [
                f"{QUANTITIES[count - 1]}-{INGREDIENTS[kind]}"
                for kind, count in enumerate(self.tokens[seat * KINDS : seat * KINDS + KINDS])
                if count
            ]
            self.tell("shows-left", {"seat": seat, "tokens": left})
        kind = "drawn" if self.winners == self.box.everybody else "won"
        self.tell(kind, {"seats": list(winners), "count": len(winners)})
