"""A puzzle: a position, whose turn it is, and the moves that solve it; as data of a game."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from philtre.core import registry
from philtre.core.dealer import Dealer
from philtre.core.errors import PhiltreError
from philtre.core.match import Match

NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})
LEVELS: Final = ("novice", "adept", "expert", "master")


class Why(NamedTuple):
    """Something that holds, and speaks for a solution or against a move: a key of the game's
    `.ftl` files."""

    key: str
    params: Mapping[str, object] = NOTHING


class Step(NamedTuple):
    """One decision of a solution."""

    answers: list[str]  # as good as each other; the first is the one that the solution goes on with
    worths: dict[str, float]  # chances to win after the moves that were looked at for long
    but: Mapping[str, Why] = NOTHING  # what speaks against moves that are none
    tempting: str = ""  # of these, what a weaker player would do
    then: Sequence[str] = ()  # what follows the first answer without a question, as a record has it


class Puzzle(NamedTuple):
    position: str  # all of it: what a seat may not know is never shown
    before: list[str]  # moves from there up to the question, where it takes memory to answer it
    seat: int  # that has to find the move
    theme: str  # `puzzle-theme-<theme>` says what it is about
    level: str  # of the weakest bot that finds it as a rule
    steps: list[Step]
    why: Sequence[Why] = ()  # once it is solved; without: what the coach says of the last move
    shares: Mapping[str, float] = NOTHING  # of their tries in which bots of each level found it

    @property
    def id(self) -> str:
        """The same for as long as the question is: by it progress is kept."""
        return sha256(
            "\n".join([str(self.seat), self.position, *self.before]).encode()
        ).hexdigest()[:8]

    def match(self, game: str) -> Match:
        """As it is when the question is asked; chance is not dealt."""
        found = registry.find(game)
        options, state = found.load(self.position)
        match = Match(found, options, Dealer(), [""] * state.players, self.position)
        for move in self.before:
            match.replay(move)
        return match


class NoPuzzle(PhiltreError):
    """There is no such puzzle."""


def loads(text: str) -> list[Puzzle]:
    """What `dumps` wrote, and files of before there was a `why`."""
    return [
        Puzzle(
            **{
                **each,
                "steps": [step_of(step) for step in each["steps"]],
                "why": tuple(Why(**why) for why in each.get("why", [])),
            }
        )
        for each in json.loads(text)
    ]


def step_of(given: dict[str, Any]) -> Step:
    return Step(**{**given, "but": {move: Why(**w) for move, w in given.get("but", {}).items()}})


def dumps(puzzles: list[Puzzle]) -> str:
    """A line a puzzle; what is empty is left out where it may be."""
    return "[\n" + ",\n".join(json.dumps(plain(each)) for each in puzzles) + "\n]\n"


def plain(value: Any) -> Any:
    """As JSON has it."""
    if isinstance(value, Puzzle | Step | Why):
        pairs = value._asdict().items()
        return {k: plain(v) for k, v in pairs if v or k not in value._field_defaults}
    if isinstance(value, Mapping):
        return {key: plain(each) for key, each in value.items()}
    return [plain(each) for each in value] if isinstance(value, list | tuple) else value


@cache
def puzzles_of(game: str) -> list[Puzzle]:
    """All of a game, easy ones first; none where it has no file. Raises `UnknownGame`."""
    file = Path(registry.folder(registry.find(game).id)) / "puzzles.json"
    found = loads(file.read_text("utf-8")) if file.exists() else []
    return sorted(found, key=lambda puzzle: LEVELS.index(puzzle.level))


def puzzle_of(game: str, id: str) -> Puzzle:
    """Raises `UnknownGame` or `NoPuzzle`."""
    for puzzle in puzzles_of(game):
        if puzzle.id == id:
            return puzzle
    raise NoPuzzle("puzzle-unknown", {"given": id})
