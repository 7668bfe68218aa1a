"""NEW_NAME as a game of the table: options, and the borders of text."""

from typing import Final

from philtre.core.game import Game, Notation
from philtre.core.options import Count

from NEW_PACKAGE.bot.knowledge import NewGameKnowledge
from NEW_PACKAGE.content import LEAST_PLAYERS, MOST_PLAYERS
from NEW_PACKAGE.notation import position
from NEW_PACKAGE.notation.moves import MOVES
from NEW_PACKAGE.rules.state import NewGameState, start
from NEW_PACKAGE.terminal import panels
from NEW_PACKAGE.view import view


class NewGame(Game[NewGameState]):
    def __init__(self) -> None:
        super().__init__(
            "NEW_ID",
            rules=1,
            options=[Count("players", LEAST_PLAYERS, LEAST_PLAYERS, MOST_PLAYERS)],
            start=start,
            notation=Notation(MOVES, position.write, position.read),
            view=view,
            terminal=panels,
            knowledge=NewGameKnowledge,
        )
        self.bound = MOST_PLAYERS * MOST_PLAYERS  # a toss and the guesses, once for each player


GAME: Final = NewGame()
