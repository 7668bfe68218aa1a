"""What a player still has to do and to be asked: a stack of steps.

A round is made of steps, and one step may call for others first: a drawn blue calls
for more draws, a droplet for a choice of droplets. So each player has a stack, `todo`;
its last entry is what comes next. An entry is the number of a step and a small
argument. Because all that is pending stands there, a position can be written down in
the middle of any effect (Q-96).

The steps are defined in the modules named after what they do; each registers itself
in STEPS. STAGES are the nodes of a round in their order (Q-91).
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from philtre.games.quacks.player import Player
    from philtre.games.quacks.state import QuacksState

RUN: Final = 0  # happens by itself
QUESTION: Final = 1  # asks the player
OUTCOME: Final = 2  # waits for chance
WAIT: Final = 3  # waits for the others


class Step:
    """Something on a player's agenda, with a word for the position line."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, table: "QuacksState", player: "Player", arg: int) -> None:
        """RUN: do it; the entry is off the stack."""
        raise NotImplementedError

    def options(self, table: "QuacksState", player: "Player", arg: int) -> list[int]:
        """QUESTION: what may be answered."""
        raise NotImplementedError

    def answer(self, table: "QuacksState", player: "Player", arg: int, move: int) -> None:
        """QUESTION: do what was chosen; the entry is off the stack."""
        raise NotImplementedError

    def due(self, player: "Player", arg: int) -> bool:
        """OUTCOME: whether there is an outcome to wait for."""
        return player.chips_left > 0

    def dealt(self, table: "QuacksState", player: "Player", arg: int, what: int) -> None:
        """OUTCOME: a kind of chip, out of the bag already, or a face of the die."""
        raise NotImplementedError


class Stage:
    """A node of the round that all players pass one after the other (Q-91)."""

    def open(self, table: "QuacksState") -> None:
        """The stage begins; it may put `turn` past the last player."""

    def turn(self, table: "QuacksState", player: "Player") -> None:
        """One player's part: put it on the agenda, or do it at once."""


ARG: Final = 64  # an entry is step + ARG * argument

# The words of the steps in the position line, in the order of their numbers.
STEP_WORDS: Final = [
    *("brew", "decide", "draw", "declared", "reserved", "blue-draw", "blue-place"),
    *("return-before", "stirred", "yellow-draw", "yellow-pay", "aside-draw", "exploded", "w1"),
    *("w2", "w3", "second-chance", "aside", "beside", "gather", "droplet"),
    *("die", "f01", "f05", "f06", "f07", "f09", "f13"),
    *("f14", "f18", "f22", "w4", "green", "green-2", "green-4"),
    *("green-5", "purple", "purple-tier", "purple-swap", "market", "w11", "choice"),
    *("gold", "shop", "w5", "w7", "last-coins", "cash", "exchange"),
]
BREW: Final = 0
DECIDE: Final = 1
DRAW: Final = 2
DECLARED: Final = 3
RESERVED: Final = 4
BLUE_DRAW: Final = 5
BLUE_PLACE: Final = 6
RETURN_BEFORE: Final = 7
STIRRED: Final = 8
YELLOW_DRAW: Final = 9
YELLOW_PAY: Final = 10
ASIDE_DRAW: Final = 11
EXPLODED: Final = 12
W1: Final = 13
W2: Final = 14
W3: Final = 15
SECOND_CHANCE: Final = 16
ASIDE: Final = 17
BESIDE: Final = 18
GATHER: Final = 19
DROPLET: Final = 20
DIE: Final = 21
F01: Final = 22
F05: Final = 23
F06: Final = 24
F07: Final = 25
F09: Final = 26
F13: Final = 27
F14: Final = 28
F18: Final = 29
F22: Final = 30
W4: Final = 31
GREEN: Final = 32
GREEN_2: Final = 33
GREEN_4: Final = 34
GREEN_5: Final = 35
PURPLE: Final = 36
PURPLE_TIER: Final = 37
PURPLE_SWAP: Final = 38
MARKET: Final = 39
W11: Final = 40
CHOICE: Final = 41
GOLD: Final = 42
SHOP: Final = 43
W5: Final = 44
W7: Final = 45
LAST_COINS: Final = 46
CASH: Final = 47
EXCHANGE: Final = 48

STEPS: Final[list[Step]] = [Step(RUN) for _ in STEP_WORDS]

STAGE_WORDS: Final = [
    *("witches", "card", "fortune", "gifts", "brewing", "brewed", "comfort", "bonus-die"),
    *("actions", "rubies", "choice", "points", "shopping", "exchange", "over"),
]
AT_WITCHES: Final = 0
AT_CARD: Final = 1
AT_FORTUNE: Final = 2
AT_GIFTS: Final = 3
AT_BREWING: Final = 4
AT_BREWED: Final = 5
AT_COMFORT: Final = 6
AT_DIE: Final = 7
AT_ACTIONS: Final = 8
AT_RUBIES: Final = 9
AT_CHOICE: Final = 10
AT_POINTS: Final = 11
AT_SHOPPING: Final = 12
AT_EXCHANGE: Final = 13
AT_OVER: Final = 14

STAGES: Final[list[Stage]] = [Stage() for _ in STAGE_WORDS]
