"""The Potion as a game of the table: its options, and what ties the rest together."""

from typing import Final

from philtre.core.errors import BadOption
from philtre.core.game import Board, Game, Notation, Traits
from philtre.core.options import Choice, Count, Options, Switch
from philtre.games.potion.bot.knowledge import PotionKnowledge
from philtre.games.potion.content import CONTENT, DIE, MOST_PLAYERS
from philtre.games.potion.encoding import ENCODING
from philtre.games.potion.house import HOUSE
from philtre.games.potion.notation import position, refusals
from philtre.games.potion.notation.moves import MOVES
from philtre.games.potion.rules.box import Box
from philtre.games.potion.rules.state import PotionState, start
from philtre.games.potion.standing import STANDING
from philtre.games.potion.terminal import panels
from philtre.games.potion.view import view


class Potion(Game[PotionState]):
    def __init__(self) -> None:
        super().__init__(
            "potion",
            rules=1,
            options=[
                Count("players", 4, 3, MOST_PLAYERS),
                Choice("dice", list(DIE)),
                Count("round_limit", None, 1, 1000, optional=True, samples=[None, 1, 7]),
                Switch("memory_aid", on=False),
                HOUSE,
            ],
            start=start,
            notation=Notation(MOVES, position.write, position.read, refusals.refuse),
            view=view,
            terminal=panels,
            board=Board(CONTENT, wished=refusals.wished, standing=STANDING),
            knowledge=PotionKnowledge,
            encoding=ENCODING,
        )
        self.limit = {"round_limit": 100}
        self.bound = 100 * (MOST_PLAYERS + 1)
        self.patience = [1.0, 5.0, 1.0, 1.0]  # a round is solved in a fraction of a second

    def fit(self, options: Options, given: dict[str, object]) -> Options:
        if options["house"] is not None and not Box(options).rolls:
            raise BadOption("house-no-ingredient", {"variable": f"{options['dice']}_die"})
        return options

    def traits(self, options: Options) -> Traits:
        """P-4: all choose at once."""
        return Traits(together=True)


GAME: Final = Potion()
