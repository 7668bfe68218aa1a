"""What a game is: identity, options, start, and its borders of text.

Inside the engine a move is a small integer; at every border it is text. A game
writes and reads its moves and positions, shows a seat what it may see, and says
why a move is not legal. The rules themselves are in its `State`; what a game says
in a module of its own it hands over here, as a function.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, Generic, NamedTuple

from mypy_extensions import mypyc_attr

from philtre.core import fields
from philtre.core import options as option_text
from philtre.core.encoding import Encoding
from philtre.core.errors import BadOption, BadPosition, IllegalMove
from philtre.core.families import Families, Phrase
from philtre.core.generic import S
from philtre.core.knowledge import Knowledge
from philtre.core.options import Option, Options
from philtre.core.state import Event, State
from philtre.core.tale import Tale

View = Mapping[str, Any]  # plain data: of each game a `TypedDict`, in its view.py
Say = Callable[..., str]  # say(key, name=value, …): the words for a key, in some language

OPTIONS_END: Final = " : "
LONGEST_LINE: Final = 4000  # of either half; no number in it has more digits than Python reads


def no_more_to_say(state: State, seat: int, move: int) -> IllegalMove | None:
    """A move is not legal, and that is all."""
    return None


def no_more_about(state: State, seat: int, move: int) -> Mapping[str, Any]:
    """A move speaks for itself."""
    return {}


def no_wishes(state: State, seat: int) -> list[int]:
    """What can't be done is not in sight."""
    return []


def nowhere(view: View, heard: list[Event]) -> Phrase | None:
    """It has no rounds."""
    return None


def no_question(view: View, seat: int) -> Phrase | None:
    """Whoever is to act has to move, and that is all."""
    return None


def no_points(state: State) -> list[int]:
    """Nothing is counted."""
    return []


class Notation(NamedTuple, Generic[S]):
    """How a game is written: its moves, its positions, and why a move is refused."""

    moves: Families  # moves and outcomes are 0 … len(moves) - 1
    write: Callable[[S], str]  # all of a state, but for the options, in one line
    read: Callable[[Options, str], S]  # what `write` wrote; raises `BadPosition`
    # Why a move that is not in `legal(seat)` is not; tells what that seat may know.
    refuse: Callable[[S, int, int], IllegalMove | None] = no_more_to_say
    usual: Mapping[str, str] = MappingProxyType({})  # what fields that are left out stand for


class Standing(NamedTuple, Generic[S]):
    """How far a game is, for those who look at a list of tables or at a whole match."""

    # Of what is public: the round or turn that it is, `where-round`,
    where: Callable[[View, list[Event]], Phrase | None] = nowhere
    # and what a seat is asked that may act now.
    asks: Callable[[View, int], Phrase | None] = no_question
    # What each seat has gathered (`points-curve` says of what); told only when it is over,
    points: Callable[[S], list[int]] = no_points
    # and so is how the rules rank those who get the same, the most first; none: they don't,
    ranks: Callable[[S], list[int]] = no_points
    # and where the points came from: what listens to a match from this state on.
    tale: Callable[[S], Tale[S]] = Tale


class Board(NamedTuple, Generic[S]):
    """What a board in a browser is told besides the view; asked when one is sent, never in
    playouts."""

    content: Mapping[str, Any] = MappingProxyType({})  # its tables, whatever the options
    # What a legal move costs and where things go, as far as the seat may know.
    about: Callable[[S, int, int], Mapping[str, Any]] = no_more_about
    # Moves of a seat that are not legal now but stay in sight, with the reason of `refuse`.
    wished: Callable[[S, int], list[int]] = no_wishes
    standing: Standing[S] = Standing()


class Panel(NamedTuple):
    """A part of the terminal's table: a title and lines, both in Rich's markup."""

    title: str
    lines: list[str]
    board: bool = False  # what one looks at to answer: next to the question on a small screen


class Traits(NamedTuple):
    """What a game is like with some options, for those who want to know beforehand."""

    least: float = 0.0  # that a seat can get at the end,
    most: float = 1.0
    total: float | None = 1.0  # and all together, if that is always the same
    secret: bool = True  # whether anything can be hidden from a seat
    talk: bool = True  # whether the seats may talk while it is played
    together: bool = False  # whether the seats as a rule act at the same time


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One of these for each game, made once; holds no state of play."""

    def __init__(
        self,
        id: str,
        rules: int,
        options: list[Option],
        start: Callable[[Options], S],
        notation: Notation[S],
        view: Callable[[S, int], View],
        terminal: Callable[[View, Say], list[Panel]] | None = None,
        board: Board[S] | None = None,
        knowledge: Callable[[], Knowledge[S]] = Knowledge,
        encoding: Encoding[S] | None = None,
    ) -> None:
        self.id = id
        self.rules = rules  # version of the rules, kept in every record
        self.options = options
        self.start = start  # the state before anything is dealt
        self.moves, self.write, self.read, self.refuse, self.usual = notation
        self.view = view  # what a seat sees (or ONLOOKER), plain data, built up from nothing
        self.terminal = terminal or plain  # a view as a terminal shows it
        self.content, self.about, self.wished, self.standing = board or Board()
        self.knowledge = knowledge  # what a player of the game knows
        self.encoding = encoding  # what a seat sees as numbers, for those who learn
        self.limit: dict[str, object] = {}  # options that make every game end, for lab and learning
        self.bound = 0  # with them, a game has no more moves and outcomes than this
        self.loss = 0.0  # what a loser gets where two play, when the winner gets 1
        # Where no compiler helps, in a browser's tab: how many times its time a novice, adept,
        # expert and master takes there, as long as one likes to wait for it (docs/site.md).
        self.patience = [1.0, 20.0, 10.0, 5.0]

    def settle(self, given: dict[str, object]) -> Options:
        """All options with their values; raises `BadOption`."""
        try:
            return self.fit(option_text.settle(self.options, given), given)
        except BadOption as error:
            error.of(self.id)
            raise

    def fit(self, options: Options, given: dict[str, object]) -> Options:
        """For options that must go together, or of which one follows from another."""
        return options

    def traits(self, options: Options) -> Traits:
        """As they are where the winners share 1."""
        return Traits()

    def content_with(self, options: Options) -> View:
        """The tables that a board is drawn from; house rules may change them."""
        return self.content

    def longest(self, options: Options) -> int:
        """`bound`, as the house rules of these options have it."""
        return self.bound

    def parts(self, options: Options) -> list[Phrase]:
        """What each seat is with these options, such as a master; nothing if all are alike."""
        return []

    def text(self, move: int) -> str:
        return self.moves.text(move)

    def parse(self, text: str) -> int:
        """The move that a text names, legal or not; -1 for a text that names none."""
        return self.moves.parse(text)

    def phrase(self, move: int) -> Phrase:
        """The move in words that a person reads."""
        return self.moves.phrase(move)

    def picks(self, move: int) -> list[list[str]]:
        """What is picked for a move, first to last, in every order that leads to it."""
        return self.moves.picks(move)

    def wanted(self, state: S, seat: int, picks: list[str]) -> int:
        """The move that somebody wants who has picked these things, or -1.

        A legal one; else one of a family that has a move now, or stays in sight.
        """
        begun = self.moves.beginning(picks)
        legal = set(state.legal(seat))
        family = self.moves.family
        open = {family(move) for move in [*legal, *self.wished(state, seat)]}
        ranked = [(move not in legal, family(move) not in open, move) for move in begun]
        return min(ranked)[2] if ranked else -1

    def position(self, options: Options, state: S) -> str:
        return option_text.write(self.options, options) + OPTIONS_END + self.write(state)

    def load(self, line: str) -> tuple[Options, S]:
        """Options and state of a position line, its fields in any order; raises `BadPosition`."""
        try:
            return self._loaded(line)
        except BadPosition as error:
            error.of(self.id)
            raise

    def _loaded(self, line: str) -> tuple[Options, S]:
        head, end, body = " ".join(line[: 2 * LONGEST_LINE].split()).partition(OPTIONS_END)
        if max(len(head), len(body)) > LONGEST_LINE or len(line) > 2 * LONGEST_LINE:
            raise BadPosition("position-too-long", {"longest": LONGEST_LINE})
        if not end:
            raise BadPosition("position-without-options", {"line": line})
        try:
            options = self.settle(option_text.read(self.options, head))
        except BadOption as error:
            raise BadPosition(error.key, error.params) from None
        state = self.read(options, body)
        fields.check_written(body, self.write(state), self.usual)
        return options, state


def plain(view: View, say: Say) -> list[Panel]:
    """What a view holds, field by field."""
    lines: list[str] = []
    for name, value in view.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            for number, item in enumerate(value):
                told = ", ".join(f"{key} {shown(it)}" for key, it in item.items())
                lines.append(f"[bold]{name} {number}[/]  {told}")
        else:
            lines.append(f"[bold]{name}[/]  {shown(value)}")
    return [Panel(say("name"), lines or ["–"])]


def shown(value: object) -> str:
    """A value as a person reads it; square brackets are the markup's."""
    if isinstance(value, list):
        return " ".join(shown(item) for item in value) or "–"
    if isinstance(value, dict):
        return ", ".join(f"{key} {shown(item)}" for key, item in value.items()) or "–"
    return "–" if value is None else str(value).replace("[", "\\[")
