"""Witchcraft as a game of the table: options, and what ties the rest together."""

from typing import Final

from philtre.core.errors import BadOption, Params
from philtre.core.game import Board, Game, Notation, Traits
from philtre.core.options import Choice, Count, Options, Switch, later
from philtre.games.witchcraft.about import CONTENT, about, wished
from philtre.games.witchcraft.bot.knowledge import WitchcraftKnowledge
from philtre.games.witchcraft.content import (
    COLOURS,
    PAIRS,
    QUIET_LIMIT,
    RESERVE,
    START_SET,
    size_of,
)
from philtre.games.witchcraft.encoding import ENCODING
from philtre.games.witchcraft.house import HOUSE, LEAST_START, MOST_START
from philtre.games.witchcraft.notation import position, reading, refusals
from philtre.games.witchcraft.notation.moves import MOVES
from philtre.games.witchcraft.rules.box import Box
from philtre.games.witchcraft.rules.state import WitchcraftState, start
from philtre.games.witchcraft.standing import STANDING
from philtre.games.witchcraft.terminal import panels
from philtre.games.witchcraft.view import view

# Why every game ends, and when at the latest (W-40). A capture and a split each take one
# stack off the board; only a summoning brings new ones, two each time, three times. So
# there are at most 22 stacks, hence 21 captures and splits, 3 summonings, 4 altars removed.
# With `quiet=none` a game ends too, as there are only so many positions and none comes a
# third time; but nobody could wait for it, so lab and learning have the limit on.
# In a turn at most: the activation, four altars of a Priest named and used (2 + 1 + 2 + 5
# decisions), the power tile and its altar (5), done; and every tile dealt out is two more,
# but for the last of a stack, which is picked by itself. So there is room for the naming of
# each stack that a blast with several targets takes (W-19); no line has four altars.
IN_A_TURN: Final = 1 + 4 + 10 + 1 + 5 + 1
SET_UP: Final = 11


def longest(stacks: int, pairs: int, quiet: int) -> int:
    """All moves and outcomes, with so many stacks placed and pairs of board pieces."""
    most = stacks + 2 * pairs
    dissolved = most - 1
    events = dissolved + pairs + 4
    turns = events + (events + 1) * quiet
    return SET_UP + 2 * stacks + turns * IN_A_TURN + 2 * most * dissolved


class Witchcraft(Game[WitchcraftState]):
    def __init__(self) -> None:
        sixty = QUIET_LIMIT
        super().__init__(
            "witchcraft",
            rules=1,
            options=[
                Count("players", 2, 2, 2),
                Switch("tournament", on=False),  # W-43: either mode, both, or neither
                Switch("master", on=False),
                later(Choice("first", ["random", *COLOURS])),  # W-8
                later(Choice("blast", ["one", "several"])),
                later(Count("quiet", sixty, sixty, sixty, optional=True, samples=[sixty, None])),
                HOUSE,
            ],
            start=start,
            notation=Notation(MOVES, position.write, reading.read, refusals.refuse),
            view=view,
            terminal=panels,
            board=Board(CONTENT, about, wished, STANDING),
            knowledge=WitchcraftKnowledge,
            encoding=ENCODING,
        )
        self.limit = {"quiet": sixty}
        self.bound = self.longest(self.settle({}))
        self.loss = -1.0

    def fit(self, options: Options, given: dict[str, object]) -> Options:
        if options["house"] is not None:
            fits_together(Box(options))
        return options

    def longest(self, options: Options) -> int:
        box = Box(options)
        stacks = 2 * (size_of(box.start_set) + 1)
        return longest(stacks, int(box.pairs).bit_count(), box.quiet_turns)

    def traits(self, options: Options) -> Traits:
        """W-44; power tiles and a choice of reserve are secret, and tournament has neither."""
        secret = options["tournament"] == "off" or options["master"] == "on"
        return Traits(-1.0, 1.0, 0.0, secret)


def fits_together(box: Box) -> None:
    """House rules: room for the start sets, reserves that run out with the pairs (W-34), and
    choices of reserve that have moves (W-42)."""
    start = size_of(box.start_set)
    if not LEAST_START <= start <= MOST_START:
        span: Params = {"low": LEAST_START, "high": MOST_START, "given": start}
        raise BadOption("house-start-size", {"variable": "start_set", **span})
    pairs, reserve = int(box.pairs).bit_count(), size_of(box.reserve)
    if reserve != pairs:
        sizes: Params = {"count": pairs, "given": reserve}
        raise BadOption("house-reserve-size", {"variable": "reserve", **sizes})
    if box.master and (box.start_set + box.reserve != START_SET + RESERVE or pairs != PAIRS):
        raise BadOption("house-master-guild", {"variable": "start_set"})


GAME: Final = Witchcraft()
