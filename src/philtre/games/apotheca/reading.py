"""Positions of Apotheca as text (A-82): how one is read."""

from typing import Final

from philtre.core.errors import BadPosition
from philtre.games.apotheca import asks
from philtre.games.apotheca.box import Box
from philtre.games.apotheca.checking import Impossible, check
from philtre.games.apotheca.content import (
    APOTHECARIES,
    COLOURS,
    KINDS,
    SIDE,
    SPACE_COUNT,
    SPACES,
    STATION_COUNT,
    TILES,
)
from philtre.games.apotheca.hidden import FIRST_MARK, HIDDEN, SIX
from philtre.games.apotheca.market import EMPTY, FACE_UP, UNSEEN, Market, facedown
from philtre.games.apotheca.moves import DEALT
from philtre.games.apotheca.notation import CARD_PLACES
from philtre.games.apotheca.pieces import NOBODY, NOTHING
from philtre.games.apotheca.position import ACTION_NAMES, ASKS, NONE, WITHIN, fields
from philtre.games.apotheca.state import ApothecaState

MOST: Final = 1_000_000  # of anything that is counted


def read(box: Box, text: str) -> ApothecaState:
    """The state that a text describes; raises `BadPosition` for one that can't be."""
    values = split_fields(box, text)
    state = ApothecaState(box, Market([EMPTY] * SPACE_COUNT, [0] * KINDS, 0, 0))
    state.begin()
    state.turn = number("turn", values["turn"])
    state.seat = one_of("seat", values["seat"], [str(seat) for seat in range(box.players)])
    read_asks(state, values["asks"])
    state.actions = [one_of("used", word, ACTION_NAMES) for word in items(values["used"])]
    state.supply = numbers("supply", values["supply"])
    state.deck = some_of("deck", values["deck"], APOTHECARIES)
    read_people(state, values)
    state.token = box.token and one_of("token", values["token"], ["off", "on"]) == 1
    read_variant(state, values)
    read_market(state, values["market"])
    read_within(state, values)
    if not box.solo:
        for action in state.actions:
            state.used |= 1 << action
    try:
        check(state)
    except Impossible as error:
        raise bad(error.field, values.get(error.field, "")) from None
    return state


def split_fields(box: Box, text: str) -> dict[str, str]:
    values: dict[str, str] = {}
    for word in text.split(" "):
        name, _, value = word.partition("=")
        if name in values:
            raise bad("fields", text)
        values[name] = value
    within = [name for name in WITHIN if name in values]
    if list(values) != fields(box) + within:
        raise bad("fields", text)
    return values


def read_asks(state: ApothecaState, text: str) -> None:
    question, colon, where = text.partition(":")
    state.asks = one_of("asks", question, ASKS)
    placed = {
        asks.DEAL: [SPACES[space] for space in DEALT],
        asks.CARD: CARD_PLACES,
        asks.UNVEIL: SPACES,
        asks.ARRIVE: SPACES,
    }
    if state.asks in placed:
        state.where = one_of("asks", where, placed[state.asks])
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
    state.gems = gems
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
        state.decree = NOTHING if decree == NONE else one_of("decree", decree, COLOURS)
        state.kept = [potions("kept", word) for word in items(values["kept"])]
    if state.box.solo:
        state.outside = some_of("outside", values["outside"], SPACES)
        state.points = number("points", values["points"])


def read_market(state: ApothecaState, text: str) -> None:
    market = state.market
    for space in range(SPACE_COUNT):
        market.lift(space)  # a solo market is laid out from the beginning
    rows = text.split("/")
    if len(rows) != SIDE:
        raise bad("market", text)
    for row, cells in enumerate(reversed(rows)):
        left = cells
        for column in range(SIDE):
            tile, left = read_tile(state, text, left)
            if tile != EMPTY:
                market.lay(column * SIDE + row, tile)
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
    if "hand" in values:
        state.hand = one_of("hand", values["hand"], list(TILES))
        state.past.append(HIDDEN)
    if "aside" in values:
        state.aside = numbers("aside", values["aside"])
        if not any(state.aside):
            raise bad("aside", values["aside"])
    if "match" in values:
        state.lot = some_of("match", values["match"], SPACES)


# Words


def bad(field: str, given: str) -> BadPosition:
    return BadPosition("bad-position-field", {"field": field, "given": given})


def number(field: str, text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 7 or int(text) > MOST:
        raise bad(field, text)
    return int(text)


def numbers(field: str, text: str) -> list[int]:
    """A number for each colour."""
    found = [number(field, word) for word in text.split(",")]
    if len(found) != KINDS:
        raise bad(field, text)
    return found


def one_of(field: str, text: str, words: list[str]) -> int:
    if text not in words:
        raise bad(field, text)
    return words.index(text)


def some_of(field: str, text: str, words: list[str]) -> int:
    """A mask of words."""
    mask = 0
    for word in items(text):
        mask |= 1 << one_of(field, word, words)
    return mask


def items(text: str) -> list[str]:
    return [] if text == NONE else text.split(",")


def by_seat(state: ApothecaState, field: str, values: dict[str, str]) -> list[str]:
    parts = values[field].split("/")
    if len(parts) != state.players:
        raise bad(field, values[field])
    return parts


def potions(field: str, text: str) -> int:
    """Some potions of one colour: a match has three or more."""
    colour = one_of(field, text[:1], list(TILES))
    count = number(field, text[1:])
    if not 3 <= count <= SPACE_COUNT:
        raise bad(field, text)
    return KINDS * count + colour
