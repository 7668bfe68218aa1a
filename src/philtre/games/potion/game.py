"""The Potion as a game of the table: its options, and what ties the rest together."""

from typing import Final

from philtre.core.errors import IllegalMove
from philtre.core.game import Game, Panel, Phrase, Say, View
from philtre.core.options import Choice, Count, Options, Switch
from philtre.games.potion.bot.knowledge import PotionKnowledge
from philtre.games.potion.content import DIE, MOST_PLAYERS
from philtre.games.potion.notation import position, refusals
from philtre.games.potion.notation.moves import MOVES
from philtre.games.potion.rules.box import Box
from philtre.games.potion.rules.state import PotionState
from philtre.games.potion.terminal import panels
from philtre.games.potion.view import view


class Potion(Game[PotionState]):
    def __init__(self) -> None:
        super().__init__(
            "potion",
            rules=1,
            moves=len(MOVES),
            options=[
                Count("players", 4, 3, MOST_PLAYERS),
                Choice("dice", list(DIE)),
                Count("round_limit", None, 1, 1000, optional=True, samples=[None, 1, 7]),
                Switch("memory_aid", on=False),
            ],
        )
        self.limit = {"round_limit": 100}
        self.bound = 100 * (MOST_PLAYERS + 1)

    def start(self, options: Options) -> PotionState:
        return PotionState(box_of(options))

    def text(self, move: int) -> str:
        return MOVES.text(move)

    def parse(self, text: str) -> int:
        return MOVES.parse(text)

    def phrase(self, move: int) -> Phrase:
        return MOVES.phrase(move)

    def refuse(self, state: PotionState, seat: int, move: int) -> IllegalMove | None:
        return refusals.refuse(move)

    def write(self, state: PotionState) -> str:
        return position.write(state)

    def read(self, options: Options, text: str) -> PotionState:
        return position.read(box_of(options), text)

    def view(self, state: PotionState, seat: int) -> View:
        return view(state, seat)

    def terminal(self, view: View, say: Say) -> list[Panel]:
        return panels(view, say)

    def knowledge(self) -> PotionKnowledge:
        return PotionKnowledge()


def box_of(options: Options) -> Box:
    players = options["players"]
    assert isinstance(players, int)
    limit = options["round_limit"]
    return Box(
        players,
        str(options["dice"]),
        limit if isinstance(limit, int) else 0,
        options["memory_aid"] == "on",
    )


GAME: Final = Potion()
