"""Who Quacks is: options, and the borders of text."""

from typing import Final

from philtre.core.errors import BadOption, IllegalMove
from philtre.core.game import Game, Panel, Phrase, Say, View
from philtre.core.knowledge import Knowledge
from philtre.core.options import Count, Options, Switch
from philtre.games.quacks.bot.knowledge import QuacksKnowledge
from philtre.games.quacks.content import MOST_PLAYERS
from philtre.games.quacks.notation import position, reading
from philtre.games.quacks.notation.moves import MOVES
from philtre.games.quacks.notation.refusals import refusal
from philtre.games.quacks.options import AUTO, NAMES, Books, Locoweed, Witches, sets_of
from philtre.games.quacks.rules.box import Box
from philtre.games.quacks.rules.set_up import set_up
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.terminal import panels
from philtre.games.quacks.view import view

# There are 367 chips. Yellow 1, flasks, cards and witches take back fewer than 80 in a
# round, F21 lets them be placed twice, and a placing comes with 8 moves and outcomes at
# most: some 7,200. All else, exchanges included, is fewer than 1,000 a round.
BOUND: Final = 9 * 8_200


class Quacks(Game[QuacksState]):
    def __init__(self) -> None:
        super().__init__(
            "quacks",
            rules=1,
            moves=len(MOVES),
            options=[
                Count("players", 4, 2, MOST_PLAYERS),
                Switch("expansion", on=False),
                Books(),
                Locoweed(),
                Witches(),
                Switch("test_tubes", on=False),
                Count("starting_rubies", 1, 0, 10, samples=[1, 0, 3]),
            ],
        )
        self.bound = BOUND
        self.usual = {**reading.USUAL_OF_COMMON, **reading.USUAL}

    def fit(self, options: Options, given: dict[str, object]) -> Options:
        if options["expansion"] == "off":
            needs_expansion(options)
        default = default_locoweed(str(options["books"]))
        if options["locoweed"] == default:
            options["locoweed"] = AUTO
        return options

    def start(self, options: Options) -> QuacksState:
        return set_up(box(options))

    def text(self, move: int) -> str:
        return MOVES.text(move)

    def parse(self, text: str) -> int:
        return MOVES.parse(text)

    def phrase(self, move: int) -> Phrase:
        return MOVES.phrase(move)

    def refuse(self, state: QuacksState, seat: int, move: int) -> IllegalMove | None:
        return refusal(state, seat, move)

    def write(self, state: QuacksState) -> str:
        return position.write(state)

    def read(self, options: Options, text: str) -> QuacksState:
        return reading.read(box(options), text)

    def view(self, state: QuacksState, seat: int) -> View:
        return view(state, seat)

    def terminal(self, view: View, say: Say) -> list[Panel]:
        return panels(view, say)

    def knowledge(self) -> Knowledge[QuacksState]:
        return QuacksKnowledge()


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


def default_locoweed(books: str) -> str:
    return books if books in ("5", "6") else "none"


def box(options: Options) -> Box:
    books, locoweed, witches = (str(options[name]) for name in ("books", "locoweed", "witches"))
    players, rubies = options["players"], options["starting_rubies"]
    assert isinstance(players, int)
    assert isinstance(rubies, int)
    if locoweed == AUTO:
        locoweed = default_locoweed(books)
    return Box(
        players,
        options["expansion"] == "on",
        sets_of(books),
        0 if locoweed == "none" else int(locoweed),
        [] if witches == "random" else [NAMES[name] for name in witches.split(",")],
        options["test_tubes"] == "on",
        rubies,
    )


GAME: Final = Quacks()
