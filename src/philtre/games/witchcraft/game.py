"""Witchcraft as a game of the table: options, and what ties the rest together."""

from typing import Final

from philtre.core.errors import IllegalMove
from philtre.core.game import Game, Panel, Phrase, Say, Traits, View
from philtre.core.knowledge import Knowledge
from philtre.core.options import Choice, Count, Options, Switch, later
from philtre.games.witchcraft.bot.knowledge import WitchcraftKnowledge
from philtre.games.witchcraft.content import COLOURS, QUIET_LIMIT
from philtre.games.witchcraft.notation import position, reading, refusals
from philtre.games.witchcraft.notation.moves import MOVES
from philtre.games.witchcraft.rules.box import UNKNOWN, Box
from philtre.games.witchcraft.rules.state import WitchcraftState, new_state
from philtre.games.witchcraft.terminal import panels
from philtre.games.witchcraft.view import view

# Why every game ends, and when at the latest (W-40). A capture and a split each take one
# stack off the board; only a summoning brings new ones, two each time, three times. So
# there are at most 22 stacks, hence 21 captures and splits, 3 summonings, 4 altars removed.
# With `quiet=none` a game ends too, as there are only so many positions and none comes a
# third time; but nobody could wait for it, so lab and learning have the limit on.
DISSOLVED: Final = 16 + 2 * 3 - 1
EVENTS: Final = DISSOLVED + 3 + 4
TURNS: Final = EVENTS + (EVENTS + 1) * QUIET_LIMIT
# In a turn at most: the activation, four altars of a Priest named and used (2 + 1 + 2 + 5
# decisions), the power tile and its altar (5), done; and every tile dealt out is two more,
# but for the last of a stack, which is picked by itself. So there is room for the naming of
# each stack that a blast with several targets takes (W-19); no line has four altars.
IN_A_TURN: Final = 1 + 4 + 10 + 1 + 5 + 1
DEALT_OUT: Final = 2 * 22 * DISSOLVED
SET_UP: Final = 11 + 2 * 16


class Witchcraft(Game[WitchcraftState]):
    def __init__(self) -> None:
        sixty = QUIET_LIMIT
        super().__init__(
            "witchcraft",
            rules=1,
            moves=len(MOVES),
            options=[
                Count("players", 2, 2, 2),
                Switch("tournament", on=False),  # W-43: either mode, both, or neither
                Switch("master", on=False),
                later(Choice("first", ["random", *COLOURS])),  # W-8
                later(Choice("blast", ["one", "several"])),
                later(Count("quiet", sixty, sixty, sixty, optional=True, samples=[sixty, None])),
            ],
        )
        self.limit = {"quiet": sixty}
        self.bound = SET_UP + TURNS * IN_A_TURN + DEALT_OUT
        self.loss = -1.0

    def traits(self, options: Options) -> Traits:
        """W-44; power tiles and a choice of reserve are secret, and tournament has neither."""
        secret = options["tournament"] == "off" or options["master"] == "on"
        return Traits(-1.0, 1.0, 0.0, secret)

    def start(self, options: Options) -> WitchcraftState:
        return new_state(box(options))

    def text(self, move: int) -> str:
        return MOVES.text(move)

    def parse(self, text: str) -> int:
        return MOVES.parse(text)

    def phrase(self, move: int) -> Phrase:
        return MOVES.phrase(move)

    def refuse(self, state: WitchcraftState, seat: int, move: int) -> IllegalMove | None:
        return refusals.refuse(state, seat, move)

    def write(self, state: WitchcraftState) -> str:
        return position.write(state)

    def read(self, options: Options, text: str) -> WitchcraftState:
        return reading.read(box(options), text)

    def view(self, state: WitchcraftState, seat: int) -> View:
        return view(state, seat)

    def terminal(self, view: View, say: Say) -> list[Panel]:
        return panels(view, say)

    def knowledge(self) -> Knowledge[WitchcraftState]:
        return WitchcraftKnowledge()


def box(options: Options) -> Box:
    first = options["first"]
    return Box(
        options["tournament"] == "on",
        options["master"] == "on",
        COLOURS.index(first) if isinstance(first, str) and first in COLOURS else UNKNOWN,
        options["blast"] == "several",
        options["quiet"] is not None,
    )


GAME: Final = Witchcraft()
