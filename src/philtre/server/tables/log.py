"""The log of a table: rows that only ever grow, and the match that they lead to.

A move and the chance that follows it are rows; so is taking a move back,
resigning, and what is said about a draw. The match is rebuilt from them, by the
same `Match` that played them.
"""

from typing import Final, NamedTuple

from philtre.core.dealer import Dealer
from philtre.core.ending import DRAW as DRAWN
from philtre.core.ending import NOBODY, RESIGNED, Ending
from philtre.core.errors import BadRecord
from philtre.core.match import Match
from philtre.core.options import Options
from philtre.core.registry import find
from philtre.core.state import CHANCE

MOVE: Final = "move"
UNDO: Final = "undo"
RESIGN: Final = "resign"
OFFER: Final = "offer"  # of a draw
DECLINE: Final = "decline"  # another's offer, or one's own is withdrawn
DRAW: Final = "draw"  # agreed: the seat said yes to an offer


class Row(NamedTuple):
    seq: int  # from 1
    kind: str
    seat: int  # or CHANCE
    text: str
    key: str | None = None


class Setup(NamedTuple):
    """What a match is made of before its first row."""

    game: str
    rules: int
    options: Options
    start: str = ""


def check_numbers(rows: list[Row]) -> None:
    """Raise `BadRecord` if a row is missing: nothing after it can be trusted."""
    for number, row in enumerate(rows, 1):
        if row.seq != number:
            raise BadRecord("log-gap", {"number": number})


def standing(rows: list[Row]) -> list[Row]:
    """The moves and outcomes that were not taken back."""
    kept: list[Row] = []
    for row in rows:
        if row.kind == MOVE:
            kept.append(row)
        elif row.kind == UNDO:
            index = max(i for i, move in enumerate(kept) if move.seat == row.seat)
            del kept[index]
    return kept


def first(setup: Setup, dealer: Dealer) -> Match:
    """The match before its first move; a version of the rules that is not ours is refused."""
    game = find(setup.game)
    if game.rules != setup.rules:
        raise BadRecord("record-rules", {"rules": setup.rules, "ours": game.rules})
    options = game.settle({**setup.options})  # a table may be older than some option
    players = options["players"]
    assert isinstance(players, int)
    return Match(game, options, dealer, [""] * players, setup.start)


def ending(rows: list[Row]) -> Ending | None:
    """How the match was ended, if not by its rules."""
    for row in rows:
        if row.kind == RESIGN:
            return Ending(RESIGNED, row.seat)
        if row.kind == DRAW:
            return Ending(DRAWN, NOBODY)
    return None


def rows_of(match: Match) -> list[Row]:
    """A match that was played elsewhere, as rows."""
    text = match.game.text
    acts = [(MOVE, entry.seat, text(entry.move)) for entry in match.log]
    if match.ending is not None:
        acts.append((RESIGN if match.ending.how == RESIGNED else DRAW, match.ending.seat, ""))
    return [Row(number, *act) for number, act in enumerate(acts, 1)]


def rebuild(setup: Setup, moves: list[tuple[int, str]]) -> Match:
    """The match after these moves and outcomes; the next outcome is left to the caller."""
    match = first(setup, Dealer())
    for seat, text in moves:
        named = seat != CHANCE and len(match.state.actors()) > 1
        match.replay(f"{seat} {text}" if named else text)
    return match
