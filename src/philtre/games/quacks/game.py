"""Who Quacks is: options, and the borders of text."""

from typing import Final

from philtre.core.errors import BadOption, Params
from philtre.core.game import Board, Game, Notation, Traits, View
from philtre.core.options import Count, Options, Switch
from philtre.games.quacks.about import about, content_of, wished
from philtre.games.quacks.bot.knowledge import QuacksKnowledge
from philtre.games.quacks.content import CHIP_NAMES, CONTENT, MOST_PLAYERS, ROUNDS
from philtre.games.quacks.encoding import ENCODING
from philtre.games.quacks.house import HOUSE
from philtre.games.quacks.notation import position, reading, refusals
from philtre.games.quacks.notation.moves import MOVES
from philtre.games.quacks.options import AUTO, Books, Locoweed, Witches, default_locoweed, sets_of
from philtre.games.quacks.rules.box import Box
from philtre.games.quacks.rules.set_up import start
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.standing import STANDING
from philtre.games.quacks.terminal import panels
from philtre.games.quacks.view import view

# There are 367 chips. Yellow 1, flasks, cards and witches take back fewer than 80 in a
# round, F21 lets them be placed twice, and a placing comes with 8 moves and outcomes at
# most: some 7,200. All else, exchanges included, is fewer than 1,000 a round.
MOST_CHIPS: Final = 367
ROUND: Final = 8_200


class Quacks(Game[QuacksState]):
    def __init__(self) -> None:
        super().__init__(
            "quacks",
            rules=1,
            options=[
                Count("players", 4, 2, MOST_PLAYERS),
                Switch("expansion", on=False),
                Books(),
                Locoweed(),
                Witches(),
                Switch("test_tubes", on=False),
                Count("starting_rubies", 1, 0, 10, samples=[1, 0, 3]),
                HOUSE,
            ],
            start=start,
            notation=Notation(
                MOVES, position.write, reading.read, refusals.refuse, reading.USUAL_OF_ALL
            ),
            view=view,
            terminal=panels,
            board=Board(CONTENT, about, wished, STANDING),
            knowledge=QuacksKnowledge,
            encoding=ENCODING,
        )
        self.bound = ROUNDS * ROUND
        self.patience = [1.0, 10.0, 5.0, 3.0]  # many choices, of which few need all the time

    def traits(self, options: Options) -> Traits:
        """Q-92: all brew at once."""
        return Traits(together=True)

    def fit(self, options: Options, given: dict[str, object]) -> Options:
        if options["expansion"] == "off":
            needs_expansion(options)
        default = default_locoweed(str(options["books"]))
        if options["locoweed"] == default:
            options["locoweed"] = AUTO
        if options["house"] is not None:
            fits_together(Box(options))
        return options

    def longest(self, options: Options) -> int:
        """House rules may have more rounds, and more chips."""
        box = Box(options)
        chips = sum(box.total)
        return box.rounds * (ROUND + 16 * max(chips - MOST_CHIPS, 0))

    def content_with(self, options: Options) -> View:
        return content_of(Box(options))


def needs_expansion(options: Options) -> None:
    """What The Herb Witches bring can't be played without them."""
    if options["players"] == MOST_PLAYERS:
        raise BadOption("five-need-expansion", {})
    if max(sets_of(str(options["books"]))) > 4:
        raise BadOption("books-need-expansion", {"given": str(options["books"])})
    if options["locoweed"] in ("5", "6"):
        raise BadOption("locoweed-needs-expansion", {})
    if options["witches"] != "random":
        raise BadOption("witches-need-expansion", {})


def fits_together(box: Box) -> None:
    """House rules, with as many players: a card for every round, chips for every bag, a witch
    for every penny, somewhere for the die to fall."""
    if box.rounds > len(box.deck):
        rounds: int = box.rounds
        raise BadOption(
            "house-too-few-cards",
            {"variable": "without_cards", "cards": len(box.deck), "rounds": rounds},
        )
    for kind, left in enumerate(box.supply):
        if left < 0:
            params: Params = {"chip": CHIP_NAMES[kind], "count": box.total[kind]}
            raise BadOption(
                "house-too-few-chips", {"variable": "bag", "entry": CHIP_NAMES[kind], **params}
            )
    if not all(box.coven):
        raise BadOption("house-no-witch", {"variable": "without_witches"})
    if not box.die:
        raise BadOption("house-no-face", {"variable": "die"})
    if not sum(box.bag):
        raise BadOption("house-empty-bag", {"variable": "bag"})


GAME: Final = Quacks()
