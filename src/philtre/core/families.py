"""The moves and outcomes of a game, declared once.

A game lists its families of moves in the order of their numbers:

    MOVES = Families(
        Family("reveal", Names("space", SPACES)),       # reveal a1, reveal a2, …
        Family("restock"),
        Family("match", Names("colour", COLOURS), Names("space", SPACES)),
        Family("roll", Names("face", FACES), chance=True),
    )

The numbers follow, and the text of each, its reading, and the words in which people
read it: a key of the game's `.ftl` files (`do-reveal`) with a parameter for each name.
So do the picks by which it is chosen on a board, in every order that leads to it:
`match red a1` is `colour:red`, then `space:a1`.
Nobody else knows a number but as `MOVES.first("match") + …`; where compiled code wants
a constant, a test holds it against the table.
"""

from bisect import bisect_right
from collections.abc import Sequence
from functools import cached_property
from itertools import permutations, product
from typing import Final, NamedTuple

from philtre.core.errors import Params

KEY: Final = "do-"
PLAIN: Final = "move"  # of what only records tell

Order = list[str]  # picks, first to last; a pick is `kind:name`


class Phrase(NamedTuple):
    """A key of the game's `.ftl` files with its parameters."""

    key: str
    params: Params


class Names:
    """One thing that a move names: what it is called in the `.ftl` files, and all it may be.

    `kind` where what is picked for it is not called the same.
    """

    def __init__(self, name: str, words: Sequence[str], kind: str = "") -> None:
        self.texts = list(words)
        self.params: list[Params] = [{name: word} for word in words]
        self._kind = kind or name

    def orders(self, index: int) -> list[Order]:
        """Every order in which the word of that number may be picked."""
        return [[f"{self._kind}:{self.texts[index]}"]]


class Rows(Names):
    """Several things that go together: texts, each with parameters of its own.

    They are picked in the order of the parameters; in any order if they are `alike`. `kinds`
    where what is picked for each is not called as its parameter.
    """

    def __init__(
        self, rows: list[tuple[str, Params]], kinds: Sequence[str] = (), alike: bool = False
    ) -> None:
        self.texts = [text for text, _ in rows]
        self.params = [params for _, params in rows]
        self._kinds = kinds
        self._alike = alike

    def orders(self, index: int) -> list[Order]:
        words = self.params[index]
        kinds = self._kinds or list(words)
        picks = [f"{kind}:{word}" for kind, word in zip(kinds, words.values(), strict=True)]
        if not self._alike:
            return [picks]
        return [list(order) for order in sorted(set(permutations(picks)))]


class Family(NamedTuple):
    """Moves that begin with the same word and name the same things."""

    word: str
    names: list[Names]
    key: str

    @property
    def size(self) -> int:
        size = 1
        for names in self.names:
            size *= len(names.texts)
        return size

    def told(self) -> list[tuple[str, Params]]:
        """The text of each, and the words in it by their names; the last name fastest."""
        made: list[tuple[str, Params]] = [(self.word, {})]
        for names in self.names:
            made = [
                (f"{text} {word}".lstrip(), {**params, **more})
                for text, params in made
                for word, more in zip(names.texts, names.params, strict=True)
            ]
        return made


def family(word: str, *names: Names, key: str = "", chance: bool = False) -> Family:
    """`key` where it is not the word; an outcome of chance is told by its text alone."""
    return Family(word, list(names), PLAIN if chance else key or KEY + word.replace(" ", "-"))


class Families:
    """Numbers are known at once; what they read as is made when somebody first asks."""

    def __init__(self, *families: Family) -> None:
        self._families = families
        self._firsts: dict[str, int] = {}
        self._size = 0
        for each in families:
            assert each.word not in self._firsts, each.word
            self._firsts[each.word] = self._size
            self._size += each.size
        self._starts = list(self._firsts.values())

    @cached_property
    def texts(self) -> list[str]:
        """Of every move, by its number."""
        return [text for each in self._families for text, _ in each.told()]

    @cached_property
    def phrases(self) -> list[Phrase]:
        return [
            Phrase(each.key, {"move": text} if each.key == PLAIN else params)
            for each in self._families
            for text, params in each.told()
        ]

    @cached_property
    def numbers(self) -> dict[str, int]:
        found = {text: move for move, text in enumerate(self.texts)}
        assert len(found) == self._size, "two moves with one text"
        return found

    def __len__(self) -> int:
        return self._size

    @property
    def decisions(self) -> int:
        """All that a seat can do has a number below this; what only chance does comes last."""
        own = [number for number, each in enumerate(self._families) if each.key != PLAIN]
        return self._starts[own[-1]] + self._families[own[-1]].size

    def first(self, word: str) -> int:
        """The number of the first move of a family; the others follow, the last name fastest."""
        return self._firsts[word]

    def text(self, move: int) -> str:
        return self.texts[move]

    def parse(self, text: str) -> int:
        """The move of a text, or -1."""
        return self.numbers.get(text, -1)

    def phrase(self, move: int) -> Phrase:
        return self.phrases[move]

    def family(self, move: int) -> int:
        """The number of its family."""
        return bisect_right(self._starts, move) - 1

    def picks(self, move: int) -> list[Order]:
        """Every order in which what the move names may be picked; one of nothing if it names
        nothing."""
        family = self.family(move)
        rest = move - self._starts[family]
        parts: list[list[Order]] = []
        for names in reversed(self._families[family].names):
            rest, index = divmod(rest, len(names.texts))
            parts.insert(0, names.orders(index))
        return [[pick for part in chosen for pick in part] for chosen in product(*parts)]

    def beginning(self, picks: Order) -> list[int]:
        """The moves of which an order begins with these picks."""
        if not picks:
            return list(range(len(self)))
        return [
            move
            for move in self._by_first_pick.get(picks[0], [])
            if any(order[: len(picks)] == picks for order in self.picks(move))
        ]

    @cached_property
    def _by_first_pick(self) -> dict[str, list[int]]:
        """Made when somebody first asks why: to start takes no longer for it."""
        found: dict[str, list[int]] = {}
        for move in range(len(self)):
            for pick in {order[0] for order in self.picks(move) if order}:
                found.setdefault(pick, []).append(move)
        return found
