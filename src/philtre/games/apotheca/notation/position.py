"""Positions of Apotheca as text (A-82): how one is written.

After the options a position reads, on one line,

    turn=4 seat=1 asks=action used=reveal
    market=R--Y/-b1--/---?/B--R supply=12,11,14 deck=afrit,… alley=solas,qwixly,-
    gems=1,0,0/0,2,0 active=merten/- satisfied=-/imogen:R3

and, only where a variant has them, `token`, `decree`, `kept`, `outside` and
`points`; only inside an action, `hand`, `aside` and `match`. The market is written
row by row, row 4 first, as it is seen: `R` is face-up, `r1` facedown and pointing
at seat 1, `?` a potion that nobody has seen, `-` an empty space. All fields are in
docs/notation/apotheca.md.
"""

from typing import Final

from philtre.core.fields import NONE
from philtre.games.apotheca.content import (
    COLOURS,
    KINDS,
    NOBODY,
    NOTHING,
    SIDE,
    SPACES,
    TILES,
    members,
)
from philtre.games.apotheca.rules import steps
from philtre.games.apotheca.rules.actions import WORDS as ACTION_WORDS
from philtre.games.apotheca.rules.box import Box
from philtre.games.apotheca.rules.market import EMPTY, UNSEEN, colour_of, seat_of
from philtre.games.apotheca.rules.powers import APOTHECARIES
from philtre.games.apotheca.rules.state import ApothecaState


def fields_of(box: Box) -> list[str]:
    """The fields that the positions of a match always have, in order."""
    names = ["turn", "seat", "asks", "used", "market", "supply", "deck", "alley"]
    names += ["gems", "active", "satisfied"]
    if box.token:
        names.append("token")
    if box.master:
        names += ["decree", "kept"]
    if box.solo:
        names += ["outside", "points"]
    return names


USUAL: Final = {"hand": NONE, "aside": "0,0,0", "match": NONE}  # but inside an action


def write(state: ApothecaState) -> str:
    values = {
        "turn": str(state.turn),
        "seat": str(state.seat),
        "asks": write_step(state),
        "used": joined([ACTION_WORDS[action] for action in state.actions]),
        "market": write_market(state),
        "supply": counts(state.supply),
        "deck": names(state.deck),
        "alley": ",".join(NONE if who == NOBODY else APOTHECARIES[who] for who in state.alley),
        "gems": "/".join(counts(state.gems_of(seat)) for seat in range(state.players)),
        "active": "/".join(names(mask) for mask in state.active),
        "satisfied": "/".join(write_satisfied(state, mask) for mask in state.satisfied),
        "token": "on" if state.token else "off",
        "decree": NONE if state.decree == NOTHING else COLOURS[state.decree],
        "kept": joined([potions(match) for match in state.kept]),
        "outside": joined([SPACES[space] for space in members(state.outside)]),
        "points": str(state.points),
        "hand": NONE if state.hand == NOTHING else TILES[state.hand],
        "aside": counts(state.aside),
        "match": joined([SPACES[space] for space in members(state.match)]),
    }
    shown = fields_of(state.box) + [name for name in USUAL if values[name] != USUAL[name]]
    return " ".join(f"{name}={values[name]}" for name in shown)


def write_step(state: ApothecaState) -> str:
    """What is asked, and for which space, station or seat."""
    word = steps.WORDS[state.step]
    places = steps.PLACES.get(state.step)
    return f"{word}:{places[state.where]}" if places else word


def write_market(state: ApothecaState) -> str:
    rows = []
    for row in reversed(range(SIDE)):
        tiles = [state.market.tiles[column * SIDE + row] for column in range(SIDE)]
        rows.append("".join(write_tile(tile) for tile in tiles))
    return "/".join(rows)


def write_tile(tile: int) -> str:
    if tile == EMPTY:
        return NONE
    if tile == UNSEEN:
        return "?"
    letter = TILES[colour_of(tile)]
    return letter if tile < UNSEEN else letter.lower() + str(seat_of(tile))


def write_satisfied(state: ApothecaState, mask: int) -> str:
    """Satisfied apothecaries, each with its potions (in solo they stay in the market)."""
    return joined(
        [
            APOTHECARIES[who] + (f":{potions(state.offered[who])}" if state.offered[who] else "")
            for who in members(mask)
        ]
    )


def potions(lot: int) -> str:
    """Some potions of one colour: `R3`."""
    return f"{TILES[lot % KINDS]}{lot // KINDS}"


def counts(numbers: list[int]) -> str:
    return ",".join(str(number) for number in numbers)


def names(mask: int) -> str:
    return joined([APOTHECARIES[who] for who in members(mask)])


def joined(words: list[str]) -> str:
    return ",".join(words) or NONE
