"""Liar's Dice as a game of the table: options, and the borders of text."""

from typing import Final

from philtre.core.errors import IllegalMove
from philtre.core.game import Game, Panel, Phrase, Say, View
from philtre.core.knowledge import Knowledge
from philtre.core.options import Count, Options, Switch

from liars_dice.bot.knowledge import DiceKnowledge
from liars_dice.content import ALL_DICE, LEAST_PLAYERS, MOST_DICE, MOST_PLAYERS
from liars_dice.notation import position
from liars_dice.notation.moves import MOVES
from liars_dice.notation.refusals import refuse
from liars_dice.rules.bids import BIDS
from liars_dice.rules.box import Box
from liars_dice.rules.state import DiceState
from liars_dice.terminal import panels
from liars_dice.view import view


class LiarsDice(Game[DiceState]):
    def __init__(self) -> None:
        super().__init__(
            "liars_dice",
            rules=1,
            moves=len(MOVES),
            options=[
                Count("players", 3, LEAST_PLAYERS, MOST_PLAYERS),
                Count("dice", MOST_DICE, 1, MOST_DICE),
                Switch("wild", on=False),
            ],
        )
        self.bound = ALL_DICE * (MOST_PLAYERS + BIDS + 1)  # a round takes a die, L-7

    def start(self, options: Options) -> DiceState:
        return DiceState(Box(options))

    def text(self, move: int) -> str:
        return MOVES.text(move)

    def parse(self, text: str) -> int:
        return MOVES.parse(text)

    def phrase(self, move: int) -> Phrase:
        return MOVES.phrase(move)

    def refuse(self, state: DiceState, seat: int, move: int) -> IllegalMove | None:
        return refuse(state, move)

    def write(self, state: DiceState) -> str:
        return position.write(state)

    def read(self, options: Options, text: str) -> DiceState:
        return position.read(Box(options), text)

    def view(self, state: DiceState, seat: int) -> View:
        return view(state, seat)

    def terminal(self, view: View, say: Say) -> list[Panel]:
        return panels(view, say)

    def knowledge(self) -> Knowledge[DiceState]:
        return DiceKnowledge()


GAME: Final = LiarsDice()
