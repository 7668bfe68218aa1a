"""The position of Witchcraft: who decides what, and how one effect leads to the next.

A turn is a chain of small decisions. Each effect asks through `ask`, which makes a
decision by itself where there is only one option (W-62), and ends with `resume`,
which goes on with what is still due: a second bolt, the next target of a blast or
altar of the Priest, the end of the activation.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from philtre.core.options import Options
from philtre.core.rng import Rng
from philtre.core.state import CHANCE, State
from philtre.games.witchcraft.content import (
    ALTARS,
    FACINGS,
    ONE,
    RED,
    SPECIALS,
    counts_of,
    kinds_of,
    size_of,
)
from philtre.games.witchcraft.notation.moves import DRAW_OF, EIGHTS, NO_MOVES, RESERVE_MOVES
from philtre.games.witchcraft.rules import altars, bolts, placing, set_up, sight, specials, turn
from philtre.games.witchcraft.rules.board import NO_SPACES, NOWHERE, Board, empty_board
from philtre.games.witchcraft.rules.box import BOXES, UNKNOWN, Box
from philtre.games.witchcraft.rules.steps import (
    ACTIVATE,
    ACTIVATION,
    AFTERWARDS,
    DRAWING,
    DRAWN,
    ENERGY_STACK,
    OVER,
    PLACING,
    PROPHET_STACK,
    RESERVE_CHOICE,
    SET_UP,
    UNDECIDED,
)

NOBODY: Final[list[int]] = []
BY_CHANCE: Final[list[int]] = [CHANCE]
BY_RED: Final[list[int]] = [0]
BY_GREEN: Final[list[int]] = [1]
BOTH: Final[list[int]] = [0, 1]
# Weights of W-63, by how many outcomes there are.
ALIKE: Final[list[list[int]]] = [
    [1] * count for count in range(max(len(ALTARS), len(SPECIALS)) + 1)
]


class WitchcraftState(State):
    def __init__(self, box: Box, board: Board, begun: Board) -> None:
        super().__init__(2)
        self.box = box
        self.board = board
        self.begun = begun  # see `beginning`
        self.moves = vec[i64]()  # made since then
        self.history: list[Board] = []  # beginnings of turns since the last event (W-40)
        self.step: i64 = SET_UP
        self.asked: i64 = CHANCE
        # What may be chosen: some moves, or in `spaces` each of eight directions, where they
        # count from `first`. `legal` makes moves of these when somebody asks.
        self.options: list[int] = NO_MOVES
        self.spaces = NO_SPACES
        self.first: i64 = 0
        self.result: i64 = UNDECIDED
        # Before the confrontation; the power tiles stay secret after it (W-50).
        self.power_red: i64 = UNKNOWN
        self.power_green: i64 = UNKNOWN
        self.special_red: i64 = 0
        self.special_green: i64 = 0
        self.choice_red: i64 = UNKNOWN  # reserve chosen in master mode, as a move
        self.choice_green: i64 = UNKNOWN
        # The activation or power under way.
        self.part: i64 = ACTIVATION
        self.caster: i64 = NOWHERE  # where the stack is that holds the tile that acts (W-22)
        self.spared = False  # a captured tile was dealt on it
        self.second: i64 = NOWHERE  # what a second bolt will hit (W-18)
        # What a blast or the Priest may still hit, as moves (W-19, W-20).
        self.line: list[int] = NO_MOVES
        self.eventful = False  # the turn broke the row of W-40
        # The effect under way.
        self.focus: i64 = NOWHERE  # the stack it works on
        self.other: i64 = NOWHERE  # the Key Keeper's second stack
        self.readied: i64 = 0  # by Energy (W-31)
        self.lifted: i64 = 0  # tiles still to be dealt out (W-21)
        self.captured = False  # they were the enemy's
        self.in_hand: i64 = 0  # the tile that is placed next
        self.piece: i64 = NOWHERE  # summoned by the player in turn (W-34)

    def clone(self) -> "WitchcraftState":
        other = WitchcraftState(self.box, self.board.copy(), self.begun)
        other.moves = self.moves[:]
        other.history = self.history[:]
        other.step = self.step
        other.asked = self.asked
        other.options = self.options  # never changed, only replaced
        other.spaces = self.spaces
        other.first = self.first
        other.result = self.result
        other.power_red = self.power_red
        other.power_green = self.power_green
        other.special_red = self.special_red
        other.special_green = self.special_green
        other.choice_red = self.choice_red
        other.choice_green = self.choice_green
        other.part = self.part
        other.caster = self.caster
        other.spared = self.spared
        other.second = self.second
        other.line = self.line  # as with the options
        other.eventful = self.eventful
        other.focus = self.focus
        other.other = self.other
        other.readied = self.readied
        other.lifted = self.lifted
        other.captured = self.captured
        other.in_hand = self.in_hand
        other.piece = self.piece
        return other

    # The contract

    def actors(self) -> list[int]:
        if self.step == RESERVE_CHOICE:
            if self.choice_red != UNKNOWN:
                return BY_GREEN
            return BY_RED if self.choice_green != UNKNOWN else BOTH
        if self.step == OVER:
            return NOBODY
        if self.asked == CHANCE:
            return BY_CHANCE
        return BY_RED if self.asked == RED else BY_GREEN

    def legal(self, seat: int) -> list[int]:
        """W-52: by what the seat itself was dealt, and what all can see."""
        if self.step == RESERVE_CHOICE:
            return RESERVE_MOVES[self.special(seat)]
        if not self.options:
            self.options = self.choices()
        return self.options

    def choices(self) -> list[int]:
        """Of a space and a direction, or of a tile to draw."""
        if self.step == DRAWING:
            return kinds_of(self.board.start_set(self.board.turn), DRAW_OF)
        if self.step == PLACING:
            return placing.options(self.spaces)
        found: list[int] = []
        for space in self.spaces:
            found.extend(EIGHTS[(self.first >> 3) + space])
        return found

    def any_move(self, seat: int, rng: Rng) -> int:
        if self.step == RESERVE_CHOICE:
            return super().any_move(seat, rng)
        return self.choice_of(rng.below(self.size()))

    def size(self) -> i64:
        """How many moves the seat that is asked may choose from."""
        return len(self.options) or len(self.spaces) * FACINGS

    def choice_of(self, number: i64) -> i64:
        """The move of that number, in the order of `legal`."""
        if self.options:
            return self.options[number]
        return self.first + self.spaces[number >> 3] * FACINGS + (number & 7)

    def odds(self) -> list[int]:
        if self.step == DRAWING:
            return counts_of(self.board.start_set(self.board.turn))
        return ALIKE[len(self.options)]

    def outcome(self, rng: Rng) -> int:
        if self.step != DRAWING:
            return self.options[rng.below(len(self.options))]
        tiles = self.board.start_set(self.board.turn)
        left: i64 = rng.below(size_of(tiles))
        kind: i64 = 0
        while left >= tiles & 15:
            left -= tiles & 15
            tiles >>= 4
            kind += 1
        return DRAW_OF + kind

    def play(self, seat: int, move: int) -> None:
        self.moves = append(self.moves, move)
        if self.step == RESERVE_CHOICE:
            set_up.choose_reserve(self, seat, move)
        else:
            self.decide(move)

    def returns(self) -> list[float]:
        """W-44."""
        if self.result == DRAWN:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.result == RED else [-1.0, 1.0]

    def redeal(self, seat: int, rng: Rng) -> None:
        sight.redeal(self, seat, rng)

    # Secrets and other pairs

    def power(self, seat: i64) -> i64:
        """The kind of the power tile a seat was dealt, used or not."""
        return self.power_red if seat == RED else self.power_green

    def set_power(self, seat: i64, kind: i64) -> None:
        if seat == RED:
            self.power_red = kind
        else:
            self.power_green = kind

    def special(self, seat: i64) -> i64:
        return self.special_red if seat == RED else self.special_green

    def set_special(self, seat: i64, kind: i64) -> None:
        if seat == RED:
            self.special_red = kind
        else:
            self.special_green = kind

    def choice(self, seat: i64) -> i64:
        return self.choice_red if seat == RED else self.choice_green

    def set_choice(self, seat: i64, move: i64) -> None:
        if seat == RED:
            self.choice_red = move
        else:
            self.choice_green = move

    def lay(self, seat: i64, space: i64, facing: i64) -> i64:
        """The tile in hand comes to lie on a space; its kind."""
        kind = self.in_hand
        self.in_hand = 0
        self.board.put(space, seat, kind << 3 | facing)
        return kind

    # Decisions

    def ask_where(self, seat: i64, step: i64, spaces: vec[i64], first: i64) -> None:
        """A space of these and a direction."""
        self.step = step
        self.asked = seat
        self.options = NO_MOVES
        self.spaces = spaces
        self.first = first

    def ask(self, seat: i64, step: i64, options: list[int]) -> None:
        """W-62: inside an activation or a power, a single option is taken by itself."""
        self.step = step
        self.asked = seat
        self.options = options
        if len(options) == 1:
            self.decide(options[0])

    def decide(self, move: i64) -> None:
        """Carry out an option of the decision that is due."""
        step = self.step
        if ACTIVATE <= step <= AFTERWARDS:
            turn.choose(self, move)
        elif step == SET_UP:
            set_up.deal(self, move)
        elif step < ACTIVATE:
            placing.decide(self, step, move)
        elif step < PROPHET_STACK:
            bolts.decide(self, step, move)
        elif step < ENERGY_STACK:
            specials.decide(self, step, move)
        else:
            altars.decide(self, step, move)

    def beginning(self) -> Board:
        """As it was when the set-up, the placement or the turn began (W-61)."""
        if self.step != DRAWING and self.step != PLACING:
            return self.begun
        board = self.board.copy()
        if self.step == PLACING:
            board.set_start(board.turn, board.start_set(board.turn) + ONE[self.in_hand])
        return board

    def resume(self) -> None:
        """An effect is carried out: what is next?"""
        turn.resume(self)


def start(options: Options) -> WitchcraftState:
    """Before anything is dealt; who begins may be settled (W-8)."""
    box = BOXES.of(options)
    board = empty_board()
    board.pairs = box.pairs
    if box.first != UNKNOWN:
        board.first = board.turn = box.first
    state = WitchcraftState(box, board, empty_board())
    set_up.begin(state)
    return state
