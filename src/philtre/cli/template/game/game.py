"""NEW_NAME as a game of the table: options, and the borders of text."""

from typing import Final

from philtre.core.game import Game, Panel, Phrase, Say, View
from philtre.core.knowledge import Knowledge
from philtre.core.options import Count, Options

from NEW_PACKAGE.bot.knowledge import NewGameKnowledge
from NEW_PACKAGE.content import LEAST_PLAYERS, MOST_PLAYERS
from NEW_PACKAGE.notation import position
from NEW_PACKAGE.notation.moves import MOVES
from NEW_PACKAGE.rules.state import NewGameState
from NEW_PACKAGE.terminal import panels
from NEW_PACKAGE.view import view


class NewGame(Game[NewGameState]):
    def __init__(self) -> None:
        players = Count("players", LEAST_PLAYERS, LEAST_PLAYERS, MOST_PLAYERS)
        super().__init__("NEW_ID", rules=1, moves=len(MOVES), options=[players])
        self.bound = MOST_PLAYERS * MOST_PLAYERS  # a toss and the guesses, once for each player

    def start(self, options: Options) -> NewGameState:
        return NewGameState(players(options))

    def text(self, move: int) -> str:
        return MOVES.text(move)

    def parse(self, text: str) -> int:
        return MOVES.parse(text)

    def phrase(self, move: int) -> Phrase:
        return MOVES.phrase(move)

    def write(self, state: NewGameState) -> str:
        return position.write(state)

    def read(self, options: Options, text: str) -> NewGameState:
        return position.read(players(options), text)

    def view(self, state: NewGameState, seat: int) -> View:
        return view(state, seat)

    def terminal(self, view: View, say: Say) -> list[Panel]:
        return panels(view, say)

    def knowledge(self) -> Knowledge[NewGameState]:
        return NewGameKnowledge()


def players(options: Options) -> int:
    count = options["players"]
    assert isinstance(count, int)
    return count


GAME: Final = NewGame()
