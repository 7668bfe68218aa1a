"""The Potion as a game of the table: options, and the borders of text."""

from typing import Final

from philtre.core.errors import IllegalMove
from philtre.core.game import Game, Panel, Phrase, Say, View
from philtre.core.knowledge import Knowledge
from philtre.core.options import Choice, Count, Options, Switch
from philtre.core.state import State
from philtre.games.potion import notation
from philtre.games.potion.bot import PotionKnowledge
from philtre.games.potion.content import FIRST_ROLL, INGREDIENTS, MOST_PLAYERS, MOVES
from philtre.games.potion.state import Box, PotionState
from philtre.games.potion.table import panels
from philtre.games.potion.view import view


class Potion(Game[State]):
    def __init__(self) -> None:
        super().__init__(
            "potion",
            rules=1,
            moves=MOVES,
            options=[
                Count("players", 4, 3, MOST_PLAYERS),
                Choice("dice", ["blanks", "plain"]),
                Count("round_limit", None, 1, 1000, optional=True, samples=[None, 1, 7]),
                Switch("memory_aid", on=False),
            ],
        )
        self.limit = {"round_limit": 100}
        self.bound = 100 * (MOST_PLAYERS + 1)

    def start(self, options: Options) -> State:
        return PotionState(box(options))

    def text(self, move: int) -> str:
        return notation.TEXTS[move]

    def parse(self, text: str) -> int:
        return notation.NUMBERS.get(text, -1)

    def phrase(self, move: int) -> Phrase:
        if move < FIRST_ROLL:
            return Phrase("show", {"ingredient": INGREDIENTS[move]})
        return super().phrase(move)

    def refuse(self, state: State, seat: int, move: int) -> IllegalMove | None:
        if move >= FIRST_ROLL:
            return None
        return IllegalMove("none-left", {"ingredient": INGREDIENTS[move], "rule": "P-4"})

    def write(self, state: State) -> str:
        assert isinstance(state, PotionState)
        return notation.write(state)

    def read(self, options: Options, text: str) -> State:
        return notation.read(box(options), text)

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, PotionState)
        return view(state, seat)

    def terminal(self, view: View, say: Say) -> list[Panel]:
        return panels(view, say)

    def knowledge(self) -> Knowledge[State]:
        return PotionKnowledge()


def box(options: Options) -> Box:
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
