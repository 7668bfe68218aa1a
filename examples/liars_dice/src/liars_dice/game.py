"""Liar's Dice as a game of the table: options, and the borders of text."""

from typing import Final

from philtre.core.game import Game, Notation
from philtre.core.options import Count, Switch

from liars_dice.bot.knowledge import DiceKnowledge
from liars_dice.content import ALL_DICE, LEAST_PLAYERS, MOST_DICE, MOST_PLAYERS
from liars_dice.notation import position
from liars_dice.notation.moves import MOVES
from liars_dice.notation.refusals import refuse
from liars_dice.rules.bids import BIDS
from liars_dice.rules.state import DiceState, start
from liars_dice.terminal import panels
from liars_dice.view import view


class LiarsDice(Game[DiceState]):
    def __init__(self) -> None:
        super().__init__(
            "liars_dice",
            rules=1,
            options=[
                Count("players", 3, LEAST_PLAYERS, MOST_PLAYERS),
                Count("dice", MOST_DICE, 1, MOST_DICE),
                Switch("wild", on=False),
            ],
            start=start,
            notation=Notation(MOVES, position.write, position.read, refuse),
            view=view,
            terminal=panels,
            knowledge=DiceKnowledge,
        )
        self.bound = ALL_DICE * (MOST_PLAYERS + BIDS + 1)  # a round takes a die, L-7


GAME: Final = LiarsDice()
