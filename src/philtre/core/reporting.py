"""What a report looks at in a game: a small table of its events, declared in its `report.py`.

    REPORT = Reporting(
        rounds=["card-revealed"],
        pieces=[Pieces("chip", ["bought"], "chip")],
    )

A game without a table is reported on all the same, by what is general.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from philtre.core.options import Options
from philtre.core.thought import Fact

EVERYBODY: Final = ""  # as whose a piece is


class Pieces(NamedTuple):
    """Pieces of one kind, and the events that say that a seat had one, or used it."""

    group: str  # `report-<group>` heads them in the words of the game
    events: Sequence[str]  # kinds
    name: str  # the parameter that says which; its words are `<name>-<piece>`
    whose: str = "seat"  # the parameter that says whose; EVERYBODY for a piece of the round


def no_facts(options: Options) -> list[Fact]:
    """Nothing is known for certain."""
    return []


class Reporting(NamedTuple):
    rounds: Sequence[str] = ()  # kinds of events with which a round begins, or a turn
    first: str = ""  # the kind that says who begins; else the first to move alone
    pieces: Sequence[Pieces] = ()
    mishaps: Sequence[str] = ()  # kinds of events that are counted round by round
    cut: Sequence[str] = ()  # kinds that say that a limit ended the game
    # Moves that are looked at one by one: their key, and the parameter that tells them apart.
    told_apart: Mapping[str, str] = MappingProxyType({})
    together: bool = False  # whether the seats decide at the same time
    seconds: tuple[float, float] = (10.0, 10.0)  # people take for a decision, and for a round
    facts: Callable[[Options], list[Fact]] = no_facts  # what is known of the game, in its words
