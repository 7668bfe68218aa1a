"""Moves and positions of The Potion as text (P-15).

A position, after the options, reads

    round=3 dice=bv- tokens=222,221,121,202 chosen=b..v last=bvm/bbvm/0,1

with `b m v` for the ingredients, `-` for a blank, `.` for who has not chosen,
`dice=?` before a roll. `last` is the round before: dice, choices, who discarded.
"""

from typing import Final

from philtre.core import fields
from philtre.core.errors import BadPosition
from philtre.games.potion.content import (
    FACES,
    FIRST_PAIR,
    FIRST_ROLL,
    INGREDIENTS,
    KINDS,
    MEMBERS,
    MOVES,
    START_TOKENS,
    faces,
)
from philtre.games.potion.state import NO_ROLL, NOTHING, Box, PotionState

LETTERS: Final = "bmv-"
FIELDS: Final = ["round", "dice", "tokens", "chosen", "last"]


def move_text(move: int) -> str:
    if move < FIRST_ROLL:
        return INGREDIENTS[move]
    two = move >= FIRST_PAIR
    shown = faces(move - (FIRST_PAIR if two else FIRST_ROLL))
    return " ".join(["roll", *(FACES[face] for face in shown[: 2 if two else 3])])


TEXTS: Final[list[str]] = [move_text(move) for move in range(MOVES)]
NUMBERS: Final[dict[str, int]] = {text: move for move, text in enumerate(TEXTS)}


def write(state: PotionState) -> str:
    return " ".join(
        [
            f"round={state.round}",
            f"dice={_dice(state, state.roll)}",
            "tokens=" + ",".join(_hand(state, seat) for seat in range(state.players)),
            "chosen=" + "".join("." if kind == NOTHING else LETTERS[kind] for kind in state.chosen),
            "last=" + _last(state),
        ]
    )


def _dice(state: PotionState, roll: int) -> str:
    if roll == NO_ROLL:
        return "?"
    return "".join(LETTERS[face] for face in faces(roll)[: state.box.dice])


def _hand(state: PotionState, seat: int) -> str:
    return "".join(str(n) for n in state.tokens[seat * KINDS : seat * KINDS + KINDS])


def _last(state: PotionState) -> str:
    if not state.last_shown:
        return "-"
    shown = "".join(LETTERS[kind] for kind in state.last_shown)
    discards = ",".join(str(seat) for seat in MEMBERS[state.last_discards])
    return f"{_dice(state, state.last_roll)}/{shown}/{discards}"


def read(box: Box, text: str) -> PotionState:
    """The state that a text describes; raises `BadPosition` for one that can't be."""
    values = fields.read(text, FIELDS, {})
    state = PotionState(box)
    state.round = fields.number("round", values["round"], 1)
    state.roll = _read_dice(box, "dice", values["dice"])
    state.tokens = _read_tokens(box, values["tokens"])
    state.chosen = _read_kinds(box, "chosen", values["chosen"], "bmv.")
    _read_last(state, values["last"])
    if state.roll == NO_ROLL:
        if any(kind != NOTHING for kind in state.chosen):
            raise _bad("chosen", values["chosen"])
        state.finish()
        return state
    for seat, kind in enumerate(state.chosen):
        if kind == NOTHING:
            state.waiting |= 1 << seat
        elif not state.kinds(seat) >> kind & 1:
            raise _bad("chosen", values["chosen"])
    if not state.waiting:
        raise _bad("chosen", values["chosen"])
    if any(state.kinds(seat) in (1, 2, 4) for seat in range(box.players)):
        raise _bad("tokens", values["tokens"])
    if box.round_limit and state.round > box.round_limit:
        raise _bad("round", values["round"])
    return state


def _bad(field: str, given: str) -> BadPosition:
    return fields.bad("potion", field, given)


def _read_dice(box: Box, field: str, text: str) -> int:
    if text == "?":
        return NO_ROLL
    if len(text) != box.dice or any(letter not in LETTERS for letter in text):
        raise _bad(field, text)
    roll = 0
    for letter in reversed(text + "-" * (3 - box.dice)):
        roll = roll << 2 | LETTERS.index(letter)
    if box.first + (roll & 15 if box.dice == 2 else roll) not in box.rolls:
        raise _bad(field, text)
    return roll


def _read_tokens(box: Box, text: str) -> list[int]:
    hands = text.split(",")
    if len(hands) != box.players:
        raise _bad("tokens", text)
    for hand in hands:
        if len(hand) != KINDS or hand == "000" or any(n not in "012" for n in hand):
            raise _bad("tokens", text)
    tokens = [int(n) for hand in hands for n in hand]
    assert max(tokens) <= START_TOKENS
    return tokens


def _read_kinds(box: Box, field: str, text: str, letters: str) -> list[int]:
    if len(text) != box.players or any(letter not in letters for letter in text):
        raise _bad(field, text)
    return [NOTHING if letter == "." else LETTERS.index(letter) for letter in text]


def _read_last(state: PotionState, text: str) -> None:
    if text == "-":
        return
    parts = text.split("/")
    if len(parts) != 3 or parts[0] == "?":
        raise _bad("last", text)
    state.last_roll = _read_dice(state.box, "last", parts[0])
    state.last_shown = _read_kinds(state.box, "last", parts[1], "bmv")
    for seat in parts[2].split(",") if parts[2] else []:
        state.last_discards |= 1 << fields.number("last", seat, 0, state.players - 1)
