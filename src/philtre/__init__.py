"""Philtre: a table for games of potions and witchcraft.

>>> import philtre
>>> m = philtre.new("potion", players=4, seed=7)
>>> m.actors
[0, 1, 2, 3]
"""

import json
from secrets import token_hex

from philtre import words
from philtre.core import errors, record, registry
from philtre.core.dealer import Dealer, ScriptedDealer, SeededDealer
from philtre.core.errors import (
    BadBot,
    BadOption,
    BadPosition,
    BadRecord,
    CannotUndo,
    IllegalMove,
    PhiltreError,
    UnknownGame,
)
from philtre.core.game import Game
from philtre.core.match import Match
from philtre.core.registry import game_ids
from philtre.version import VERSION

__version__ = VERSION
__all__ = [
    "BadBot",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "CannotUndo",
    "IllegalMove",
    "Match",
    "PhiltreError",
    "UnknownGame",
    "game_ids",
    "load",
    "new",
    "replay",
]

errors.teller.append(words.english)


def new(
    game: str | Game,
    *,
    seed: int | str | None = None,
    dealer: str | list[str] | Dealer | None = None,
    seats: list[str] | None = None,
    **options: object,
) -> Match:
    """A new match. `dealer="hand"` leaves chance to the caller; a list of outcomes scripts it."""
    found = registry.find(game) if isinstance(game, str) else game
    settled = found.settle(options)
    return Match(found, settled, _dealer(seed, dealer), _seats(settled["players"], seats))


def load(
    game: str | Game,
    line: str,
    *,
    seed: int | str | None = None,
    dealer: str | list[str] | Dealer | None = None,
    seats: list[str] | None = None,
) -> Match:
    """A match that goes on from a position line."""
    found = registry.find(game) if isinstance(game, str) else game
    options, _ = found.load(line)
    return Match(found, options, _dealer(seed, dealer), _seats(options["players"], seats), line)


def replay(text: str | dict[str, object]) -> Match:
    """The match of a record, as text or as the JSON it holds; every move is verified."""
    return record.loads(text if isinstance(text, str) else json.dumps(text))


def _dealer(seed: int | str | None, dealer: str | list[str] | Dealer | None) -> Dealer:
    if isinstance(dealer, Dealer):
        return dealer
    if isinstance(dealer, list):
        return ScriptedDealer(dealer)
    if dealer == "hand":
        return Dealer()
    if dealer is not None:
        raise BadOption(
            "bad-option-value", {"option": "dealer", "given": dealer, "allowed": "hand"}
        )
    return SeededDealer(token_hex(32) if seed is None else str(seed))


def _seats(players: object, seats: list[str] | None) -> list[str]:
    assert isinstance(players, int)
    if seats is not None and len(seats) != players:
        raise BadOption(
            "bad-option-value",
            {"option": "seats", "given": str(len(seats)), "allowed": str(players)},
        )
    return list(seats) if seats is not None else [""] * players
