"""Positions of Apotheca as text (A-82): how one is read."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core import fields
from philtre.core.errors import BadPosition
from philtre.core.fields import NONE, items, number, one_of, some_of
from philtre.core.options import Options
from philtre.games.apotheca.content import (
    COLOURS,
    KINDS,
    NOBODY,
    NOTHING,
    SIDE,
    SPACE_COUNT,
    SPACES,
    STATION_COUNT,
    TILES,
)
from philtre.games.apotheca.notation.asking import ask_again
from philtre.games.apotheca.notation.checking import Impossible, check
from philtre.games.apotheca.notation.position import USUAL, fields_of
from philtre.games.apotheca.rules import steps
from philtre.games.apotheca.rules.actions import WORDS as ACTION_WORDS
from philtre.games.apotheca.rules.box import Box
from philtre.games.apotheca.rules.market import EMPTY, FACE_UP, UNSEEN, facedown
from philtre.games.apotheca.rules.powers import APOTHECARIES
from philtre.games.apotheca.rules.state import ApothecaState, empty_state
from philtre.games.apotheca.rules.supply import FIRST_MARK, HIDDEN, SIX

LEAST_MATCH: Final = 3


def read(options: Options, text: str) -> ApothecaState:
    """The state that a text describes; raises `BadPosition` for one that can't be."""
    box = Box(options)
    values = fields.read(text, fields_of(box), USUAL)
    state = empty_state(box)
    state.turn = number("turn", values["turn"], 0)
    state.seat = one_of("seat", values["seat"], [str(seat) for seat in range(box.players)])
    read_step(state, values["asks"])
    state.actions = [one_of("used", word, ACTION_WORDS) for word in items(values["used"])]
    read_market(state, values["market"])
    state.supply = numbers("supply", values["supply"])
    state.deck = some_of("deck", values["deck"], APOTHECARIES)
    read_people(state, values)
    state.token = box.token and one_of("token", values["token"], ["off", "on"]) == 1
    read_variant(state, values)
    read_within(state, values)
    if not box.solo:
        for action in state.actions:
            state.used |= 1 << action
    try:
        check(state)
        ask_again(state)
    except Impossible as error:
        raise bad(error.field, values.get(error.field, "")) from None
    return state


def read_step(state: ApothecaState, text: str) -> None:
    word, colon, where = text.partition(":")
    state.step = one_of("asks", word, steps.WORDS)
    places = steps.PLACES.get(state.step)
    if places:
        state.where = one_of("asks", where, places)
    elif colon:
        raise bad("asks", text)


def read_people(state: ApothecaState, values: dict[str, str]) -> None:
    """Alley, and what each seat has."""
    alley = values["alley"].split(",")
    if len(alley) != STATION_COUNT:
        raise bad("alley", values["alley"])
    state.alley = [
        NOBODY if word == NONE else one_of("alley", word, APOTHECARIES) for word in alley
    ]
    gems: list[int] = []
    for part in by_seat(state, "gems", values):
        gems += numbers("gems", part)
    state.gems = vec[i64](gems)
    state.active = [
        some_of("active", part, APOTHECARIES) for part in by_seat(state, "active", values)
    ]
    for seat, part in enumerate(by_seat(state, "satisfied", values)):
        for word in items(part):
            name, _, lot = word.partition(":")
            who = one_of("satisfied", name, APOTHECARIES)
            if state.satisfied[seat] >> who & 1:
                raise bad("satisfied", part)
            state.satisfied[seat] |= 1 << who
            state.offered[who] = 0 if state.box.solo else potions("satisfied", lot)


def read_variant(state: ApothecaState, values: dict[str, str]) -> None:
    if state.box.master:
        decree = values["decree"]
        state.decree = NOTHING if decree == NONE else one_of("decree", decree, list(COLOURS))
        state.kept = [potions("kept", word) for word in items(values["kept"])]
    if state.box.solo:
        state.outside = some_of("outside", values["outside"], SPACES)
        state.points = number("points", values["points"], 0)


def read_market(state: ApothecaState, text: str) -> None:
    rows = text.split("/")
    if len(rows) != SIDE:
        raise bad("market", text)
    for row, cells in enumerate(reversed(rows)):
        left = cells
        for column in range(SIDE):
            tile, left = read_tile(state, text, left)
            if tile != EMPTY:
                state.market.lay(column * SIDE + row, tile)
        if left:
            raise bad("market", text)


def read_tile(state: ApothecaState, text: str, cells: str) -> tuple[int, str]:
    """The first tile of a row, and the rest of the row.

    Where a facedown potion came from is no part of a position: it counts as drawn
    from all that is unseen, but for the master's set-up.
    """
    letter, rest = cells[:1], cells[1:]
    if letter == NONE:
        return EMPTY, rest
    if letter == "?":
        return UNSEEN, rest
    if letter and letter in TILES:
        return FACE_UP + TILES.index(letter), rest
    if not letter or letter.upper() not in TILES:
        raise bad("market", text)
    seat = one_of("market", rest[:1], [str(seat) for seat in range(state.players)])
    mark = 0
    if state.box.master and state.turn == 0:
        mark = SIX
    elif not state.box.solo:
        mark = FIRST_MARK + len(state.past)
        state.past.append(HIDDEN)
    return facedown(seat, TILES.index(letter.upper()), mark), rest[1:]


def read_within(state: ApothecaState, values: dict[str, str]) -> None:
    """What is there only inside an action."""
    if values["hand"] != NONE:
        state.hand = one_of("hand", values["hand"], list(TILES))
        state.past.append(HIDDEN)
    state.aside = numbers("aside", values["aside"])
    state.match = some_of("match", values["match"], SPACES)


# Words


def bad(field: str, given: str) -> BadPosition:
    return fields.bad("apotheca", field, given)


def numbers(field: str, text: str) -> list[int]:
    """A number for each colour."""
    found = [number(field, word, 0) for word in text.split(",")]
    if len(found) != KINDS:
        raise bad(field, text)
    return found


def by_seat(state: ApothecaState, field: str, values: dict[str, str]) -> list[str]:
    parts = values[field].split("/")
    if len(parts) != state.players:
        raise bad(field, values[field])
    return parts


def potions(field: str, text: str) -> int:
    """Some potions of one colour: as many as a match has."""
    colour = one_of(field, text[:1], list(TILES))
    return KINDS * number(field, text[1:], LEAST_MATCH, SPACE_COUNT) + colour
