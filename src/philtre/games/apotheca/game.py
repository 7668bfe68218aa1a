"""Apotheca as a game of the table: options, and the borders of text."""

from typing import Final

from philtre.core.errors import BadOption, IllegalMove
from philtre.core.game import Game, Panel, Phrase, Say, Traits, View
from philtre.core.knowledge import Knowledge
from philtre.core.options import Choice, Count, Options, Switch
from philtre.core.state import State
from philtre.games.apotheca import notation, position, reading
from philtre.games.apotheca.bot import ApothecaKnowledge
from philtre.games.apotheca.box import Box
from philtre.games.apotheca.content import (
    APOTHECARY_COUNT,
    MOST_PLAYERS,
    SOLO_BONUS,
    SPACE_COUNT,
)
from philtre.games.apotheca.moves import MOVES
from philtre.games.apotheca.phrases import part, phrase
from philtre.games.apotheca.refusal import refuse
from philtre.games.apotheca.state import ApothecaState, new_state
from philtre.games.apotheca.table import panels
from philtre.games.apotheca.view import view

TURN_LIMIT: Final = 200
# No turn has more moves and outcomes: a Restock places three tiles at most, and each
# may bring an Overload that draws all the supply; everything else is short.
LONGEST_TURN: Final = 3 * (2 + 45) + 40
SET_UP: Final = 20


class Apotheca(Game[State]):
    def __init__(self) -> None:
        super().__init__(
            "apotheca",
            rules=1,
            moves=MOVES,
            options=[
                Count("players", 2, 1, MOST_PLAYERS),
                Choice("variant", ["standard", "solo", "master"]),
                Switch("first_game", on=False),
                Count("turn_limit", None, 1, 10_000, optional=True, samples=[None, 1, 9, 40]),
                Switch("table_talk", on=True),
            ],
        )
        self.limit = {"turn_limit": TURN_LIMIT}
        self.bound = SET_UP + TURN_LIMIT * LONGEST_TURN
        self.loss = -1.0
        self.usual = position.USUAL

    def fit(self, options: Options, given: dict[str, object]) -> Options:
        """The variant follows from the number of players where it is left out, and the
        other way round; they must go together."""
        if "variant" not in given and options["players"] == 1:
            options["variant"] = "solo"
        if "players" not in given and options["variant"] == "solo":
            options["players"] = 1
        if (options["variant"] == "solo") != (options["players"] == 1):
            pair = {"variant": str(options["variant"]), "players": str(options["players"])}
            raise BadOption("variant-and-players", {**pair})
        return options

    def traits(self, options: Options) -> Traits:
        """A-91; solo: each apothecary is satisfied once, by a market's worth of potions (A-55).

        Talk can be switched off where partners play.
        """
        table = box(options)
        if table.solo:
            most = APOTHECARY_COUNT * SPACE_COUNT + SOLO_BONUS
            return Traits(0.0, float(most), None, secret=False)
        even = len(table.sides) == 2 and len(table.sides[0]) == len(table.sides[1])
        talk = table.table_talk or not table.partners
        return Traits(-1.0, 1.0, 0.0 if even else None, talk=talk)

    def parts(self, options: Options) -> list[Phrase]:
        table = box(options)
        if not (table.partners or table.master):
            return []
        return [part(seat, table.sides, table.master) for seat in range(table.players)]

    def start(self, options: Options) -> State:
        return new_state(box(options))

    def text(self, move: int) -> str:
        return notation.TEXTS[move]

    def parse(self, text: str) -> int:
        return notation.NUMBERS.get(text, -1)

    def phrase(self, move: int) -> Phrase:
        return phrase(move)

    def refuse(self, state: State, seat: int, move: int) -> IllegalMove | None:
        assert isinstance(state, ApothecaState)
        return refuse(state, seat, move)

    def write(self, state: State) -> str:
        assert isinstance(state, ApothecaState)
        return position.write(state)

    def read(self, options: Options, text: str) -> State:
        return reading.read(box(options), text)

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, ApothecaState)
        return view(state, seat)

    def terminal(self, view: View, say: Say) -> list[Panel]:
        return panels(view, say)

    def knowledge(self) -> Knowledge[State]:
        return ApothecaKnowledge()


def box(options: Options) -> Box:
    players = options["players"]
    assert isinstance(players, int)
    limit = options["turn_limit"]
    return Box(
        players,
        str(options["variant"]),
        options["first_game"] == "on",
        limit if isinstance(limit, int) else 0,
        options["table_talk"] == "on",
    )


GAME: Final = Apotheca()
