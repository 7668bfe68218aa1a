"""What a seat sees of Apotheca as numbers, straight from the state (the table: encoding.py)."""

from typing import Final

from mypy_extensions import i64

from philtre.core.sheet import Sheet
from philtre.games.apotheca.content import (
    APOTHECARY_COUNT,
    KINDS,
    NOTHING,
    SPACE_COUNT,
    STATION_COUNT,
    VARIANTS,
)
from philtre.games.apotheca.rules import actions, steps, turn
from philtre.games.apotheca.rules.market import EMPTY, FACE_UP, UNSEEN, colour_of, seat_of
from philtre.games.apotheca.rules.state import ApothecaState
from philtre.games.apotheca.rules.winning import best_sides

MOST_TURNS: Final = 10_000
MOST_ACTIONS: Final = 9
MOST_TILES: Final = 45
MOST_GEMS: Final = 99
MOST_POINTS: Final = 999
FACES: Final = 4  # a potion of each colour, or one that lies facedown
STEP_COUNT: Final = 16
ACTION_COUNT: Final = APOTHECARY_COUNT + 4


def observe(state: ApothecaState, seat: int, sheet: Sheet) -> None:
    players: i64 = state.players
    you: i64 = seat
    write_turn(state, you, sheet)
    write_market(state, you, players, sheet)
    sheet.put(state.supply_size(), MOST_TILES)
    sheet.put(state.deck.bit_count(), APOTHECARY_COUNT)
    for station in range(STATION_COUNT):
        sheet.one_of(state.alley[station], APOTHECARY_COUNT)
    side = state.box.side_of(seat)
    for place in range(players):
        write_seat(state, (you + place) % players, side, sheet)
    write_offered(state, sheet)
    sheet.flag(state.token)
    sheet.one_of(state.hand if state.seat == you else NOTHING, KINDS)
    for tiles in state.aside:
        sheet.put(tiles, MOST_TILES)
    sheet.some_of(state.match, SPACE_COUNT)
    sheet.one_of(state.decree, KINDS)
    for lot in state.kept:
        sheet.count(lot % KINDS, lot // KINDS)
    sheet.skip(KINDS)
    sheet.some_of(state.outside, SPACE_COUNT)
    sheet.put(state.points if state.box.solo else 0, MOST_POINTS)
    write_winners(state, you, players, sheet)


def write_turn(state: ApothecaState, you: i64, sheet: Sheet) -> None:
    """The options, whose turn it is, and how far it is."""
    box = state.box
    players: i64 = state.players
    sheet.one_of(VARIANTS.index(box.variant), len(VARIANTS))
    sheet.put(state.turn, MOST_TURNS)
    sheet.put(box.turn_limit, MOST_TURNS)
    sheet.one_of((state.seat - you) % players, players)
    sheet.one_of(state.step, STEP_COUNT)
    sheet.each(state.actions, ACTION_COUNT)
    sheet.put(turn.actions_left(state), MOST_ACTIONS)


def write_market(state: ApothecaState, you: i64, players: i64, sheet: Sheet) -> None:
    """A-4: the colour of a facedown potion only for whom it points at."""
    for space in range(SPACE_COUNT):
        tile = state.market.tiles[space]
        face: i64 = NOTHING
        colour: i64 = NOTHING
        owner: i64 = NOTHING
        if tile != EMPTY:
            face = tile - FACE_UP if tile < UNSEEN else FACES - 1
            if tile > UNSEEN:
                owner = (seat_of(tile) - you) % players
                if owner == 0:
                    colour = colour_of(tile)
        sheet.one_of(face, FACES)
        sheet.one_of(colour, KINDS)
        sheet.one_of(owner, players)


def write_seat(state: ApothecaState, seat: i64, side: list[int], sheet: Sheet) -> None:
    for colour in range(KINDS):
        sheet.put(state.gem_count(seat, colour), MOST_GEMS)
    sheet.some_of(state.active[seat], APOTHECARY_COUNT)
    sheet.some_of(state.satisfied[seat], APOTHECARY_COUNT)
    sheet.flag(state.is_master(seat))
    sheet.flag(seat in side)


def write_offered(state: ApothecaState, sheet: Sheet) -> None:
    """The potions on each satisfied apothecary."""
    for who in range(APOTHECARY_COUNT):
        lot = state.offered[who]
        if lot:
            sheet.count(who * KINDS + lot % KINDS, lot // KINDS)
    sheet.skip(APOTHECARY_COUNT * KINDS)


def write_winners(state: ApothecaState, you: i64, players: i64, sheet: Sheet) -> None:
    if state.step == steps.OVER and not state.box.solo:
        for side in best_sides(state):
            for seat in side:
                sheet.count((seat - you) % players, 1)
    sheet.skip(players)


assert len(steps.WORDS) == STEP_COUNT
assert len(actions.WORDS) == ACTION_COUNT
