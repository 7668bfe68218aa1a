"""Positions of The Potion as text (P-15).

A position, after the options, reads

    round=3 dice=bv- tokens=222,221,121,202 chosen=b..v last=bvm/bbvm/0,1

with `b m v` for the ingredients, `-` for a blank, `.` for who has not chosen,
`dice=?` before a roll. `last` is the round before: dice, choices, who discarded.
"""

from operator import gt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core import fields
from philtre.core.errors import BadPosition
from philtre.core.options import Options
from philtre.games.potion.content import KINDS, MEMBERS, NO_ROLL, NOTHING, faces
from philtre.games.potion.rules.box import Box
from philtre.games.potion.rules.end import ONE_KIND, finish
from philtre.games.potion.rules.state import PotionState, start

FIELDS: Final = ["round", "dice", "tokens", "chosen", "last"]
LETTERS: Final = "bmv-"  # of the ingredients, and a blank
SHOWN: Final = "bmv"
CHOSEN: Final = "bmv."


def write(state: PotionState) -> str:
    values = [
        str(state.round),
        _dice(state, state.roll),
        ",".join("".join(map(str, state.hand(seat))) for seat in range(state.players)),
        "".join("." if kind == NOTHING else LETTERS[kind] for kind in state.chosen),
        _last(state),
    ]
    return " ".join(f"{name}={value}" for name, value in zip(FIELDS, values, strict=True))


def _dice(state: PotionState, roll: int) -> str:
    if roll == NO_ROLL:
        return "?"
    return "".join(LETTERS[face] for face in faces(roll)[: state.box.dice_count])


def _last(state: PotionState) -> str:
    if state.last_roll == NO_ROLL:
        return "-"
    shown = "".join(LETTERS[kind] for kind in state.last_shown)
    discards = ",".join(str(seat) for seat in MEMBERS[state.last_discards])
    return f"{_dice(state, state.last_roll)}/{shown}/{discards}"


def read(options: Options, text: str) -> PotionState:
    """The state that a text describes; raises `BadPosition` for one that can't be."""
    values = fields.read(text, FIELDS, {})
    state = start(options)
    box = state.box
    state.round = fields.number("round", values["round"], 1)
    state.roll = _read_dice(box, "dice", values["dice"])
    state.tokens = vec[i64](_read_tokens(box, values["tokens"]))
    state.chosen = vec[i64](_read_kinds(box, "chosen", values["chosen"], CHOSEN))
    _read_last(state, values["last"])
    if state.roll == NO_ROLL:
        if any(kind != NOTHING for kind in state.chosen):
            raise _bad("chosen", values["chosen"])
        finish(state, box.everybody)
    else:
        _check_choosing(state, values)
    return state


def _check_choosing(state: PotionState, values: fields.Fields) -> None:
    """Amid a round somebody has yet to choose, and nobody has won before it (P-4, P-9, P-12)."""
    for seat, kind in enumerate(state.chosen):
        if kind == NOTHING:
            state.waiting |= 1 << seat
        elif not state.kinds(seat) >> kind & 1:
            raise _bad("chosen", values["chosen"])
    if not state.waiting:
        raise _bad("chosen", values["chosen"])
    if any(ONE_KIND[state.kinds(seat)] for seat in range(state.players)):
        raise _bad("tokens", values["tokens"])
    if state.box.round_limit and state.round > state.box.round_limit:
        raise _bad("round", values["round"])


def _bad(field: str, given: str) -> BadPosition:
    return fields.bad("potion", field, given)


def _read_dice(box: Box, field: str, text: str) -> int:
    if text == "?":
        return NO_ROLL
    if len(text) != box.dice_count or any(letter not in LETTERS for letter in text):
        raise _bad(field, text)
    roll = 0
    for letter in reversed(text.ljust(3, "-")):  # a die in the box counts as a blank
        roll = roll << 2 | LETTERS.index(letter)
    if box.first + roll not in box.rolls:
        raise _bad(field, text)
    return roll


def _read_tokens(box: Box, text: str) -> list[int]:
    hands = text.split(",")
    if len(hands) != box.players:
        raise _bad("tokens", text)
    for hand in hands:
        digits = len(hand) == KINDS and hand.isascii() and hand.isdecimal()
        if not digits or hand == "000" or any(map(gt, map(int, hand), box.tokens)):
            raise _bad("tokens", text)
    return [int(count) for hand in hands for count in hand]


def _read_kinds(box: Box, field: str, text: str, letters: str) -> list[int]:
    if len(text) != box.players or any(letter not in letters for letter in text):
        raise _bad(field, text)
    return [NOTHING if letter == "." else letters.index(letter) for letter in text]


def _read_last(state: PotionState, text: str) -> None:
    if text == "-":
        return
    parts = text.split("/")
    if len(parts) != 3 or parts[0] == "?":
        raise _bad("last", text)
    state.last_roll = _read_dice(state.box, "last", parts[0])
    state.last_shown = vec[i64](_read_kinds(state.box, "last", parts[1], SHOWN))
    for seat in parts[2].split(",") if parts[2] else []:
        state.last_discards |= 1 << fields.number("last", seat, 0, state.players - 1)
