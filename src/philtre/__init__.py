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
from philtre.core.dealer import LONGEST_SEED, Dealer, ScriptedDealer, SeededDealer
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
    """A new match of a game, with its options by name; the others keep their defaults.

    The same seed deals the same chance; without one, chance is the system's. `dealer="hand"`
    leaves chance to the caller, and a list of outcomes deals those, in order. `seats` says who
    sits where, for the record. Raises `UnknownGame` or `BadOption`, which name what there is.

    Examples:
        >>> match = philtre.new("quacks", players=3, expansion="on", seed=1)
        >>> match.actors
        [0, 1, 2]
        >>> philtre.new("potion", players=2)
        Traceback (most recent call last):
            ...
        philtre.core.errors.BadOption: Option players can't be “2”. It may be: 3–7.
    """
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
    """A match that goes on from a position: the line that `Match.position` wrote.

    The options are in the line. What follows is dealt as in `new`. Raises `BadPosition` for a
    line that does not describe a position of the game, and says what is wrong with it.

    Examples:
        >>> line = "players=3 : round=1 dice=vm tokens=222,222,222 chosen=b.. last=-"
        >>> match = philtre.load("potion", line, seed=7)
        >>> match.actors
        [1, 2]
    """
    found = registry.find(game) if isinstance(game, str) else game
    options, _ = found.load(line)
    return Match(found, options, _dealer(seed, dealer), _seats(options["players"], seats), line)


def replay(text: str | dict[str, object]) -> Match:
    """The match of a record, as text or as the JSON it holds, just as it was.

    Every move is verified: the error, a `BadRecord`, names the first that is wrong, and why. A
    match that was not over can be gone on with.

    Examples:
        >>> match = philtre.new("apotheca", players=2, seed=7)
        >>> match.play(match.legal()[0])
        >>> again = philtre.replay(match.record())
        >>> again.position() == match.position()
        True
    """
    if isinstance(text, str):
        return record.loads(text)
    try:
        written = json.dumps(text)
    except (TypeError, ValueError, RecursionError) as error:
        raise BadRecord("record-not-json", {"where": str(error)}) from None
    return record.loads(written)


def _dealer(seed: int | str | None, dealer: str | list[str] | Dealer | None) -> Dealer:
    if isinstance(dealer, Dealer):
        return dealer
    if isinstance(dealer, list):
        return ScriptedDealer(dealer)
    if dealer == "hand":
        return Dealer()
    if dealer is not None:
        raise errors.bad_value("dealer", dealer, "hand")
    if isinstance(seed, int) and seed.bit_length() > 1000:  # more digits than can be written
        raise BadOption("bad-seed", {"longest": LONGEST_SEED})
    return SeededDealer(token_hex(32) if seed is None else str(seed))


def _seats(players: object, seats: list[str] | None) -> list[str]:
    assert isinstance(players, int)
    if seats is not None and len(seats) != players:
        raise errors.bad_value("seats", len(seats), str(players))
    return list(seats) if seats is not None else [""] * players
