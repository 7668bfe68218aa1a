"""What there is to do and to be asked in a round: its stages, and the steps of a player.

A round is made of steps, and one step may call for others first: a drawn blue calls
for more draws, a droplet for a choice of droplets. So each player has a stack of them
(`Player.todo`); its last entry is what comes next. Because all that is pending stands
there, a position can be written down in the middle of any effect (Q-96).

Stages and steps are declared here, with the words that positions and texts have for
them; what they do stands in the chapters, and turn.py puts the two together.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.quacks.content import WITCH_CODES

if TYPE_CHECKING:
    from philtre.games.quacks.rules.player import Player
    from philtre.games.quacks.rules.state import QuacksState

# The stages of a round, in their order. A test holds the numbers against the words.
STAGE_WORDS: Final = [
    *("witches", "card", "fortune", "gifts", "brewing", "brewed", "comfort", "bonus-die"),
    *("actions", "rubies", "choice", "points", "shopping", "exchange", "over"),
]
AT_WITCHES: Final = 0
AT_CARD: Final = AT_WITCHES + 1
AT_FORTUNE: Final = AT_CARD + 1
AT_GIFTS: Final = AT_FORTUNE + 1
AT_BREWING: Final = AT_GIFTS + 1
AT_BREWED: Final = AT_BREWING + 1
AT_COMFORT: Final = AT_BREWED + 1
AT_DIE: Final = AT_COMFORT + 1
AT_ACTIONS: Final = AT_DIE + 1
AT_RUBIES: Final = AT_ACTIONS + 1
AT_CHOICE: Final = AT_RUBIES + 1
AT_POINTS: Final = AT_CHOICE + 1
AT_SHOPPING: Final = AT_POINTS + 1
AT_EXCHANGE: Final = AT_SHOPPING + 1
AT_OVER: Final = AT_EXCHANGE + 1

# The steps.
BREW: Final = 0
DECIDE: Final = BREW + 1
DRAW: Final = DECIDE + 1
DECLARED: Final = DRAW + 1
RESERVED: Final = DECLARED + 1
TO_PLACE: Final = RESERVED + 1
TO_PLACE_RESERVED: Final = TO_PLACE + 1
TO_PLACE_PLAINLY: Final = TO_PLACE_RESERVED + 1
TO_LAND: Final = TO_PLACE_PLAINLY + 1
BLUE_DRAW: Final = TO_LAND + 1
BLUE_PLACE: Final = BLUE_DRAW + 1
RETURN_BEFORE: Final = BLUE_PLACE + 1
YELLOW_DRAW: Final = RETURN_BEFORE + 1
YELLOW_PAY: Final = YELLOW_DRAW + 1
ASIDE_DRAW: Final = YELLOW_PAY + 1
EXPLODED: Final = ASIDE_DRAW + 1
START_OVER: Final = EXPLODED + 1
ASIDE: Final = START_OVER + 1
BESIDE: Final = ASIDE + 1
GATHER: Final = BESIDE + 1
DROPLET: Final = GATHER + 1
DIE: Final = DROPLET + 1
F01: Final = DIE + 1
F05: Final = F01 + 1
F06: Final = F05 + 1
F07: Final = F06 + 1
F09: Final = F07 + 1
F13: Final = F09 + 1
F14: Final = F13 + 1
F18: Final = F14 + 1
F19: Final = F18 + 1
F21: Final = F19 + 1
F22: Final = F21 + 1
GREEN_COUNTS: Final = F22 + 1
GREEN_2: Final = GREEN_COUNTS + 1
GREEN_4: Final = GREEN_2 + 1
GREEN_5: Final = GREEN_4 + 1
PURPLE_COUNTS: Final = GREEN_5 + 1
PURPLE_TIER: Final = PURPLE_COUNTS + 1
PURPLE_SWAP: Final = PURPLE_TIER + 1
MARKET: Final = PURPLE_SWAP + 1
CHOICE: Final = MARKET + 1
GOLD_WITCH: Final = CHOICE + 1
SHOP: Final = GOLD_WITCH + 1
LAST_COINS: Final = SHOP + 1
CASH: Final = LAST_COINS + 1
EXCHANGE: Final = CASH + 1
FIRST_WITCH: Final = EXCHANGE + 1
WITCH: Final = FIRST_WITCH - 1  # WITCH + n is what witch n asks

RUN: Final = 0  # happens by itself
QUESTION: Final = 1  # asks the player
OUTCOME: Final = 2  # waits for chance
WAIT: Final = 3  # waits for the others


class Declared(NamedTuple):
    """A step: its word in the position line, what it waits for, where it may be pending."""

    number: int
    word: str
    kind: int
    stages: list[int]
    lower: bool = False  # whether it may be pending below another one
    settles: bool = False  # whether it settles the chips that GATHER drew


# Of witches, moments tell the stages (witches.py); the steps without a stage are done at once
# and never pending: cards, witches and books give a chip to placing.py by them.
DECLARATIONS: Final[list[Declared]] = [
    Declared(BREW, "brew", RUN, [AT_BREWING], lower=True),
    Declared(DECIDE, "decide", QUESTION, [AT_BREWING]),
    Declared(DRAW, "draw", OUTCOME, [AT_BREWING]),
    Declared(DECLARED, "declared", WAIT, [AT_BREWING]),
    Declared(RESERVED, "reserved", QUESTION, [AT_BREWING], lower=True),
    Declared(TO_PLACE, "to-place", RUN, []),
    Declared(TO_PLACE_RESERVED, "to-place-reserved", RUN, []),
    Declared(TO_PLACE_PLAINLY, "to-place-plainly", RUN, []),
    Declared(TO_LAND, "to-land", RUN, []),
    Declared(BLUE_DRAW, "blue-draw", OUTCOME, [AT_BREWING]),
    Declared(BLUE_PLACE, "blue-place", QUESTION, [AT_BREWING], lower=True),
    Declared(RETURN_BEFORE, "return-before", QUESTION, [AT_BREWING]),
    Declared(YELLOW_DRAW, "yellow-draw", OUTCOME, [AT_BREWING]),
    Declared(YELLOW_PAY, "yellow-pay", QUESTION, [AT_BREWING]),
    Declared(ASIDE_DRAW, "aside-draw", OUTCOME, [AT_BREWING]),
    Declared(EXPLODED, "exploded", RUN, [AT_BREWING], lower=True),
    Declared(START_OVER, "start-over", RUN, []),
    Declared(ASIDE, "aside", QUESTION, [AT_BREWING], lower=True),
    Declared(BESIDE, "beside", QUESTION, [AT_BREWING]),
    Declared(GATHER, "gather", OUTCOME, [AT_FORTUNE, AT_BREWING, AT_BREWED]),
    Declared(
        DROPLET,
        "droplet",
        QUESTION,
        [AT_FORTUNE, AT_BREWED, AT_DIE, AT_ACTIONS, AT_SHOPPING, AT_EXCHANGE],
        lower=True,
    ),
    Declared(DIE, "die", OUTCOME, [AT_FORTUNE, AT_DIE, AT_ACTIONS], lower=True),
    Declared(F01, "f01", QUESTION, [AT_FORTUNE]),
    Declared(F05, "f05", QUESTION, [AT_FORTUNE]),
    Declared(F06, "f06", QUESTION, [AT_FORTUNE]),
    Declared(F07, "f07", QUESTION, [AT_FORTUNE]),
    Declared(F09, "f09", QUESTION, [AT_FORTUNE], lower=True, settles=True),
    Declared(F13, "f13", QUESTION, [AT_FORTUNE]),
    Declared(F14, "f14", QUESTION, [AT_FORTUNE]),
    Declared(F18, "f18", QUESTION, [AT_BREWED]),
    Declared(F19, "stirred", QUESTION, [AT_BREWING]),
    Declared(F21, "second-chance", QUESTION, [AT_BREWING]),
    Declared(F22, "f22", QUESTION, [AT_BREWED], lower=True, settles=True),
    Declared(GREEN_COUNTS, "green", RUN, [AT_ACTIONS], lower=True),
    Declared(GREEN_2, "green-2", QUESTION, [AT_ACTIONS]),
    Declared(GREEN_4, "green-4", QUESTION, [AT_ACTIONS]),
    Declared(GREEN_5, "green-5", QUESTION, [AT_ACTIONS]),
    Declared(PURPLE_COUNTS, "purple", RUN, [AT_ACTIONS], lower=True),
    Declared(PURPLE_TIER, "purple-tier", QUESTION, [AT_ACTIONS]),
    Declared(PURPLE_SWAP, "purple-swap", QUESTION, [AT_ACTIONS]),
    Declared(MARKET, "market", QUESTION, [AT_ACTIONS], lower=True),
    Declared(CHOICE, "choice", QUESTION, [AT_CHOICE]),
    Declared(GOLD_WITCH, "gold", QUESTION, [AT_POINTS]),
    Declared(SHOP, "shop", QUESTION, [AT_SHOPPING], lower=True),
    Declared(LAST_COINS, "last-coins", QUESTION, [AT_SHOPPING]),
    Declared(CASH, "cash", RUN, [AT_SHOPPING], lower=True),
    Declared(EXCHANGE, "exchange", QUESTION, [AT_EXCHANGE], lower=True),
    *[Declared(WITCH + n, code, QUESTION, []) for n, code in enumerate(WITCH_CODES, 1)],
]
STEP_WORDS: Final[list[str]] = [step.word for step in DECLARATIONS]

ARG: Final = 64  # more than there are steps


def packed(step: i64, arg: i64) -> i64:
    """An entry of an agenda."""
    return step + ARG * arg


def step_of(entry: i64) -> i64:
    return entry % ARG


def arg_of(entry: i64) -> i64:
    return entry // ARG


class Step:
    """What a step does."""

    def __init__(self, number: int) -> None:
        declared = DECLARATIONS[number]
        self.number = number
        self.kind = declared.kind
        self.stages = declared.stages
        self.lower = declared.lower
        self.settles = declared.settles

    def run(self, state: "QuacksState", player: "Player", arg: int) -> None:
        """RUN: do it; the entry is off the stack."""
        raise NotImplementedError

    def options(self, state: "QuacksState", player: "Player", arg: int) -> list[int]:
        """QUESTION: what may be answered."""
        raise NotImplementedError

    def answer(self, state: "QuacksState", player: "Player", arg: int, move: int) -> None:
        """QUESTION: do what was chosen; the entry is off the stack."""
        raise NotImplementedError

    def due(self, player: "Player", arg: int) -> bool:
        """OUTCOME: whether there is an outcome to wait for."""
        return player.chips_left > 0

    def dealt(self, state: "QuacksState", player: "Player", arg: int, what: int) -> None:
        """OUTCOME: a kind of chip, out of the bag already, or a face of the die."""
        raise NotImplementedError

    def fits(self, state: "QuacksState", player: "Player") -> bool:
        """Whether it may be pending as things are: whose book, card or witch it belongs to."""
        return True


class OfBook(Step):
    """A step that a book of a colour brings."""

    def __init__(self, number: int, colour: int, books: list[int]) -> None:
        super().__init__(number)
        self.colour = colour
        self.books = books

    def fits(self, state: "QuacksState", player: "Player") -> bool:
        return state.box.book[self.colour] in self.books


class OfCard(Step):
    """A step that a card brings."""

    def __init__(self, number: int, card: int) -> None:
        super().__init__(number)
        self.card = card

    def fits(self, state: "QuacksState", player: "Player") -> bool:
        return state.card == self.card


class Stage:
    """A node of the round that all players pass one after the other (Q-91)."""

    def open(self, state: "QuacksState") -> None:
        """The stage begins; it may put `turn` past the last player."""

    def turn(self, state: "QuacksState", player: "Player") -> None:
        """One player's part: put it on the agenda, or do it at once."""


# By number; turn.py, where the chapters meet, puts what they do in the place of these.
STEPS: Final[vec[Step]] = vec[Step]([Step(number) for number in range(len(DECLARATIONS))])
STAGES: Final[vec[Stage]] = vec[Stage]([Stage() for _ in STAGE_WORDS])
