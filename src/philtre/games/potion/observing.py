"""What a seat sees of The Potion as numbers, straight from the state (the table: encoding.py)."""

from typing import Final

from mypy_extensions import i64

from philtre.core.sheet import Sheet
from philtre.games.potion.content import (
    KINDS,
    MOST_PLAYERS,
    NO_ROLL,
    NOTHING,
)
from philtre.games.potion.house import MOST_TOKENS
from philtre.games.potion.rules.state import PotionState

MOST_ROUNDS: Final = 1000
FACE_COUNT: Final = 4
DICE: Final = 3


def observe(state: PotionState, seat: int, sheet: Sheet) -> None:
    players: i64 = state.players
    you: i64 = seat
    over = state.winners != 0
    number: i64 = max(1, state.round - 1) if over else state.round
    sheet.put(number, MOST_ROUNDS)
    sheet.one_of((state.roller(number) - you) % players, players)
    write_dice(state, state.last_roll if over else state.roll, sheet)
    for place in range(players):
        other = (you + place) % players
        sheet.flag(state.chosen[other] != NOTHING)
        seen = place == 0 or state.box.memory_aid or state.winners >> other & 1 != 0  # P-11
        for kind in range(KINDS):
            sheet.put(state.tokens[other * KINDS + kind] if seen else -1, MOST_TOKENS)
    sheet.one_of(state.chosen[you], KINDS)
    for kind in range(KINDS):
        left: i64 = 0
        for other in range(players):
            left += state.tokens[other * KINDS + kind]
        sheet.put(state.box.tokens[kind] * players - left, MOST_TOKENS * MOST_PLAYERS)
    write_last(state, you, sheet)
    write_seats(state.winners, you, players, sheet)


def write_dice(state: PotionState, roll: i64, sheet: Sheet) -> None:
    """A die that is not rolled, or stays in the box, shows nothing."""
    if roll != NO_ROLL:
        for die in range(state.box.dice_count):
            sheet.count(die * FACE_COUNT + (roll >> 2 * die & 3), 1)
    sheet.skip(DICE * FACE_COUNT)


def write_last(state: PotionState, you: i64, sheet: Sheet) -> None:
    """The round before, as everybody saw it."""
    players: i64 = state.players
    write_dice(state, state.last_roll, sheet)
    if state.last_roll == NO_ROLL:
        sheet.skip(players * KINDS + players)
        return
    for place in range(players):
        sheet.one_of(state.last_shown[(you + place) % players], KINDS)
    write_seats(state.last_discards, you, players, sheet)


def write_seats(some: i64, you: i64, players: i64, sheet: Sheet) -> None:
    """Seats, a bit each, from the one that looks."""
    for place in range(players):
        sheet.flag(some >> (you + place) % players & 1 != 0)
