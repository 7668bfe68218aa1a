"""Apotheca: options, start, and what ties the rest together."""

from typing import Final

from philtre.core.errors import BadOption
from philtre.core.families import Phrase
from philtre.core.game import Board, Game, Notation, Traits, View
from philtre.core.options import Choice, Count, Options, Switch
from philtre.games.apotheca.about import about, content_of, wished
from philtre.games.apotheca.bot.knowledge import ApothecaKnowledge
from philtre.games.apotheca.content import (
    APOTHECARY_COUNT,
    CONTENT,
    MOST_PLAYERS,
    SPACE_COUNT,
    VARIANTS,
)
from philtre.games.apotheca.encoding import ENCODING
from philtre.games.apotheca.house import HOUSE
from philtre.games.apotheca.notation import position, reading, refusals
from philtre.games.apotheca.notation.moves import MOVES
from philtre.games.apotheca.rules.box import Box, part
from philtre.games.apotheca.rules.state import ApothecaState, start
from philtre.games.apotheca.standing import STANDING
from philtre.games.apotheca.terminal import panels
from philtre.games.apotheca.view import view

TURN_LIMIT: Final = 200
SET_UP: Final = 20


def longest_turn(facedown: int, tiles: int, actions: int) -> int:
    """No turn has more moves and outcomes: a Restock places three tiles at most, and each
    may bring an Overload that draws all the supply; everything else is short (A-16, A-17)."""
    return facedown * (2 + tiles) + 20 * actions


class Apotheca(Game[ApothecaState]):
    def __init__(self) -> None:
        super().__init__(
            "apotheca",
            rules=1,
            options=[
                Count("players", 2, 1, MOST_PLAYERS),
                Choice("variant", list(VARIANTS)),
                Switch("first_game", on=False),
                Count("turn_limit", None, 1, 10_000, optional=True, samples=[None, 1, 9, 40]),
                Switch("table_talk", on=True),
                HOUSE,
            ],
            start=start,
            notation=Notation(MOVES, position.write, reading.read, refusals.refuse, position.USUAL),
            view=view,
            terminal=panels,
            knowledge=ApothecaKnowledge,
            encoding=ENCODING,
            board=Board(CONTENT, about, wished, STANDING),
        )
        self.limit = {"turn_limit": TURN_LIMIT}
        self.bound = self.longest(self.settle({}))
        self.loss = -1.0

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
        if options["house"] is not None and not Box(options).plays_out():
            raise BadOption("house-too-few-apothecaries", {"variable": "without_apothecaries"})
        return options

    def content_with(self, options: Options) -> View:
        return content_of(options)

    def longest(self, options: Options) -> int:
        box = Box(options)
        return SET_UP + TURN_LIMIT * longest_turn(box.facedown, sum(box.tiles), box.actions)

    def traits(self, options: Options) -> Traits:
        """A-91; solo: each apothecary is satisfied once, by a market's worth of potions (A-55).

        Talk can be switched off where partners play.
        """
        box = Box(options)
        if box.solo:
            most = APOTHECARY_COUNT * SPACE_COUNT + box.solo_bonus
            return Traits(0.0, float(most), None, secret=False)
        even = len(box.sides) == 2 and len(box.sides[0]) == len(box.sides[1])
        talk = box.table_talk or not box.partners
        return Traits(-1.0, 1.0, 0.0 if even else None, talk=talk)

    def parts(self, options: Options) -> list[Phrase]:
        box = Box(options)
        if not (box.partners or box.master):
            return []
        return [part(seat, box.sides, box.master) for seat in range(box.players)]

    def wanted(self, state: ApothecaState, seat: int, picks: list[str]) -> int:
        """Spaces that tell no use of a power are no move; that is said in the power's words."""
        move = super().wanted(state, seat, picks)
        if len(picks) > 1 and (move < 0 or picks not in self.picks(move)):
            error = refusals.astray(picks)
            if error is not None:
                error.of(self.id)
                raise error
        return move


GAME: Final = Apotheca()
