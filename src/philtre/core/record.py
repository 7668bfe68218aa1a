"""The match file: a header and the moves, as one JSON text.

`dumps` writes a match, `loads` replays one and verifies every move. The format
is described in docs/notation.md.
"""

import json
from typing import Final

from philtre.core import ending, registry
from philtre.core.dealer import Dealer, SeededDealer
from philtre.core.errors import BadRecord, PhiltreError, is_plain
from philtre.core.match import Match
from philtre.core.options import recorded

FORMAT: Final = "philtre-record-1"
ENDED: Final = "philtre-record-2"  # has one field more: how it ended before its rules end it

NAME: Final = 200  # letters of whoever sat there

FIELDS: Final[dict[str, tuple[type, ...]]] = {
    "format": (str,),
    "game": (str,),
    "rules": (int,),
    "options": (dict,),
    "seats": (list,),
    "seed": (str, type(None)),
    "start": (str, type(None)),
    "moves": (list,),
    "returns": (list, type(None)),
}


FORMATS: Final[dict[str, dict[str, tuple[type, ...]]]] = {
    FORMAT: FIELDS,
    ENDED: {**FIELDS, "ended": (str,)},
}


def dumps(match: Match) -> str:
    """The match as the text of its file; the same match always gives the same text."""
    header: dict[str, object] = {
        "format": FORMAT,
        "game": match.game.id,
        "rules": match.game.rules,
        "options": recorded(match.game.options, match.options),
        "seats": match.seats,
        "seed": match.dealer.seed,
        "start": match.start or None,
        "moves": match.moves(),
        "returns": match.returns,
    }
    if match.ending is not None:
        header["format"] = ENDED
        header["ended"] = match.ending.text()
    return json.dumps(header, indent=1, ensure_ascii=False) + "\n"


def loads(text: str, most: int | None = None) -> Match:
    """The match of a file, every move verified; raises `BadRecord` naming what is wrong.

    One with more moves than `most` is refused before any is made.
    """
    header = _header(text)
    moves = header["moves"]
    assert isinstance(moves, list)
    if most is not None and len(moves) > most:
        raise BadRecord("record-too-long", {"moves": len(moves), "most": most})
    match = _begin(header)
    for number, line in enumerate(moves, 1):
        try:
            match.replay(str(line))
        except PhiltreError as error:
            params: dict[str, str | int] = {"number": number, "move": str(line)}
            raise BadRecord("record-move", params, error) from None
    _end(match, header.get("ended"))
    if header["returns"] != match.returns:
        raise BadRecord("record-returns", {"returns": str(match.returns)})
    return match


def _header(text: str) -> dict[str, object]:
    """The fields of the file, each there and of its type."""
    try:
        header = json.loads(text)
    except ValueError as error:
        raise BadRecord("record-not-json", {"where": str(error)}) from None
    except RecursionError:
        raise BadRecord("record-too-deep") from None
    if not isinstance(header, dict) or str(header.get("format")) not in FORMATS:
        raise BadRecord("record-format", {})
    fields = FORMATS[header["format"]]
    for name, types in fields.items():
        if name not in header or not isinstance(header[name], types):
            raise BadRecord("record-field", {"field": name})
    for name in header:
        if name not in fields:
            raise BadRecord("record-field", {"field": str(name)})
    return header


def _end(match: Match, text: object) -> None:
    """End the match as its record says, if it says anything."""
    if text is None:
        return
    found = ending.parse(str(text), match.state.players)
    if found is None or match.over:
        raise BadRecord("record-field", {"field": "ended"})
    match.end(found)


def _begin(header: dict[str, object]) -> Match:
    """The match before its first move."""
    seed, start, seats, given = (header[name] for name in ("seed", "start", "seats", "options"))
    assert isinstance(seats, list)
    assert isinstance(given, dict)
    try:
        game = registry.find(str(header["game"]))
        if header["rules"] != game.rules:
            versions: dict[str, str | int] = {"rules": str(header["rules"]), "ours": game.rules}
            raise BadRecord("record-rules", versions)
        dealer = Dealer() if seed is None else SeededDealer(str(seed))
        options = game.load(str(start))[0] if start else game.settle(given)
        match = Match(game, options, Dealer(), [str(seat) for seat in seats], str(start or ""))
    except BadRecord:
        raise
    except PhiltreError as error:
        raise BadRecord("record-header", None, error) from None
    if recorded(game.options, options) != given:
        raise BadRecord("record-field", {"field": "options"})
    if len(seats) != match.state.players or not all(is_plain(str(seat), NAME) for seat in seats):
        raise BadRecord("record-field", {"field": "seats"})
    match.dealer = dealer  # only now: what was dealt is in the record
    return match
