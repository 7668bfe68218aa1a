"""Reads a position back, and refuses what can't be (W-61)."""

import re
from itertools import product
from typing import Final

from philtre.core import fields as core_fields
from philtre.core.errors import BadPosition
from philtre.core.fields import NONE, Fields, items, one_of
from philtre.core.options import Options
from philtre.core.state import CHANCE
from philtre.games.witchcraft.content import (
    ALTARS,
    COLOURS,
    DIRECTIONS,
    FACINGS,
    GREEN,
    PAIRS,
    RED,
    SPECIALS,
    TILES,
    all_of,
    multiset,
)
from philtre.games.witchcraft.notation.moves import MOVES
from philtre.games.witchcraft.notation.position import FIELDS, MOVES_BETWEEN
from philtre.games.witchcraft.rules import placing, turn
from philtre.games.witchcraft.rules.board import ALTAR_AT, FREE, SPENT, Board, empty_board
from philtre.games.witchcraft.rules.box import UNKNOWN, Box
from philtre.games.witchcraft.rules.spaces import ALTAR_SPACES, BARE, NAMED, PIECES, Shape
from philtre.games.witchcraft.rules.stacks import tiles_of
from philtre.games.witchcraft.rules.state import WitchcraftState, start
from philtre.games.witchcraft.rules.steps import RESERVE_CHOICE

STACK: Final = re.compile(r"([a-z]-?\d):([a-zA-Z/]+)(\*?)(?:\|([NESW.]+))?")
TILE: Final = re.compile(r"([a-z]+)([NESW]+)")


def read(options: Options, text: str) -> WitchcraftState:
    """The state that a text describes; raises `BadPosition` for one that can't be."""
    fields = core_fields.read(text, FIELDS, {})
    state = beginning(options, fields)
    moves = fields["moves"]
    for number, move in enumerate(moves.split(MOVES_BETWEEN) if moves != NONE else []):
        replay(state, move, number)
    return state


def bad(field: str, given: str) -> BadPosition:
    return core_fields.bad("witchcraft", field, given)


def replay(state: WitchcraftState, text: str, number: int) -> None:
    """Make a move of the list; the state must still be within what began it."""
    seat = state.actors()[0] if state.actors() else CHANCE
    plain = text
    if state.step == RESERVE_CHOICE:
        word, _, rest = text.partition(" ")
        colour, _, rest = rest.partition(" ")
        seat = COLOURS.index(colour) if colour in COLOURS else CHANCE
        plain = f"{word} {rest}"
    legal = state.legal(seat) if seat in state.actors() else []
    if MOVES.parse(plain) not in legal or len(state.moves) != number:
        raise bad("moves", text)
    state.play(seat, MOVES.parse(plain))


def beginning(options: Options, fields: Fields) -> WitchcraftState:
    """The state at the beginning of the set-up, of a placement or of a turn."""
    if fields["first"] == NONE:
        return start(options)
    box = Box(options)
    board = empty_board()
    board.first = one_of("first", fields["first"], COLOURS)
    if box.first not in (UNKNOWN, board.first):
        raise core_fields.bad_one_of("first", fields["first"], COLOURS[box.first])  # W-8
    board.turn = one_of("turn", fields["turn"], COLOURS)
    most = box.quiet_turns if box.quiet else core_fields.NO_LIMIT
    board.quiet = core_fields.number("quiet", fields["quiet"], 0, most)
    read_shape(box, board, fields)
    read_altars(board, fields["altars"])
    state = WitchcraftState(box, board, board)
    for seat in (RED, GREEN):
        colour = COLOURS[seat]
        read_stacks(board, seat, fields[colour])
        board.set_start(seat, read_tiles(fields, f"{colour}-start"))
        board.set_reserve(seat, read_tiles(fields, f"{colour}-reserve"))
        read_power(state, seat, fields[f"{colour}-power"])
    check(state, fields)
    if board.start_red or board.start_green:
        placing.begin(state)
    else:
        turn.begin(state)
    return state


def read_shape(box: Box, board: Board, fields: Fields) -> None:
    """W-36: the spaces must be those of the pairs that are gone."""
    left = "" if fields["pairs"] == NONE else fields["pairs"]
    there = [pair for pair in range(PAIRS) if box.pairs >> pair & 1]
    if left.strip("".join(str(pair + 1) for pair in there)):
        raise bad("pairs", left)
    gone = [pair for pair in there if str(pair + 1) not in left]
    board.pairs = sum(1 << pair for pair in there if pair not in gone)
    names = items(fields["spaces"])
    if any(name not in NAMED for name in names):
        raise bad("spaces", fields["spaces"])
    added = {NAMED[name] for name in names}
    places = [
        [number for number, piece in enumerate(PIECES) if fits(piece, pair, added)] for pair in gone
    ]
    for chosen in product(*places):
        shape = laid(list(chosen))
        if shape is not None and set(shape.spaces) == added | set(BARE.spaces):
            board.shape = shape
            for space in added:
                board.at[space] = FREE
            return
    raise bad("spaces", fields["spaces"])


def fits(piece: list[int], pair: int, added: set[int]) -> bool:
    return len(piece) == pair + 1 and added.issuperset(piece)


def laid(chosen: list[int]) -> Shape | None:
    """The bare board with these pieces and their twins, if none overlaps another."""
    shape = BARE
    for piece in chosen:
        if piece not in shape.places((1 << PAIRS) - 1):
            return None
        shape = shape.grown(piece)
    return shape


def read_altars(board: Board, text: str) -> None:
    for word in items(text):
        kind, _, name = word.partition(":")
        space = NAMED.get(name, UNKNOWN)
        if kind not in ALTARS or space not in ALTAR_SPACES:
            raise bad("altars", text)
        if board.at[space] != FREE or ALTAR_AT + ALTARS.index(kind) in board.at:
            raise bad("altars", text)
        board.at[space] = ALTAR_AT + ALTARS.index(kind)


def read_stacks(board: Board, seat: int, text: str) -> None:
    for word in items(text):
        match = STACK.fullmatch(word)
        space = NAMED.get(match[1], UNKNOWN) if match else UNKNOWN
        if match is None or space == UNKNOWN or board.at[space] != FREE:
            raise bad(COLOURS[seat], word)
        for tile in reversed(match[2].split("/")):
            board.put(space, seat, read_tile(COLOURS[seat], tile, word))
        if match[3]:
            board.marks[space] = SPENT
        for side in match[4].split(".") if match[4] else []:
            if side not in DIRECTIONS:
                raise bad(COLOURS[seat], word)
            board.marks[space] |= 1 << (DIRECTIONS.index(side) - board.facing(space) & 7)


def read_tile(field: str, text: str, word: str) -> int:
    match = TILE.fullmatch(text)
    if match is None or match[1] not in TILES or match[2] not in DIRECTIONS:
        raise bad(field, word)
    return TILES.index(match[1]) * FACINGS + DIRECTIONS.index(match[2])


def read_tiles(fields: Fields, name: str) -> int:
    words = items(fields[name])
    if len(words) > 11 or any(word not in TILES[1:] for word in words):
        raise bad(name, fields[name])
    return multiset([TILES.index(word) for word in words])


def read_power(state: WitchcraftState, seat: int, text: str) -> None:
    """W-6, W-41."""
    kind = text.removeprefix("used:")
    name = f"{COLOURS[seat]}-power"
    if state.box.tournament != (text == NONE):
        raise bad(name, text)
    if text == NONE:
        return
    powers = [number for number, one in enumerate(ALTARS) if one == kind]
    if not powers or not state.box.powers >> powers[0] & 1:
        raise bad(name, text)
    if seat == GREEN and powers[0] == state.power_red:
        raise bad(name, text)
    state.set_power(seat, powers[0])
    if kind == text:
        state.board.held |= 1 << seat


# What must fit together. Composed positions may have fewer tiles and altars than a game
# could lead to; nothing may be there that is not in the box.


def check(state: WitchcraftState, fields: Fields) -> None:
    board = state.board
    check_supply(state.box, board, fields)
    for seat in (RED, GREEN):
        check_reserve(state, seat, fields[f"{COLOURS[seat]}-reserve"])
    if board.start_red or board.start_green:
        check_placement(state, fields)
    for seat in (RED, GREEN):
        if not board.owned(seat) and not board.start_set(seat):
            raise bad(COLOURS[seat], NONE)


def belongings(board: Board, seat: int) -> list[int]:
    """Every tile of a player: on the board, in the start set and in the reserve."""
    tiles = [tile >> 3 for space in board.owned(seat) for tile in tiles_of(board.stack(space))]
    return tiles + all_of(board.start_set(seat)) + all_of(board.reserve(seat))


def within(tiles: list[int], most: list[int]) -> bool:
    """Whether there are no more of any kind than in the other list."""
    return all(tiles.count(kind) <= most.count(kind) for kind in tiles)


def guild(box: Box) -> list[int]:
    """W-3, with the Prophet: what each player has besides a special."""
    return all_of(box.start_set + box.reserve)


def specials_in(box: Box) -> list[int]:
    return [kind for number, kind in enumerate(SPECIALS) if box.specials >> number & 1]


def check_supply(box: Box, board: Board, fields: Fields) -> None:
    """W-3: two guilds, two Prophets, two of the four other specials."""
    tiles = belongings(board, RED) + belongings(board, GREEN)
    specials = [kind for kind in tiles if kind in SPECIALS]
    if len(specials) > 2 or not within(tiles, guild(box) + guild(box) + specials_in(box)):
        raise bad("red", f"{fields['red']} {fields['green']}")


def check_reserve(state: WitchcraftState, seat: int, given: str) -> None:
    """W-34: reserve and pairs run out together; W-5: which tiles it begins with."""
    reserve = all_of(state.board.reserve(seat))
    pairs = sum(state.board.pairs >> pair & 1 for pair in range(PAIRS))
    usual = state.box.master or within(reserve, all_of(state.box.reserve))
    if len(reserve) != pairs or not usual:
        raise bad(f"{COLOURS[seat]}-reserve", given)


def check_placement(state: WitchcraftState, fields: Fields) -> None:
    """W-10: nothing but placing has happened yet."""
    board = state.board
    placed = [len(board.owned(seat)) for seat in (RED, GREEN)]
    ahead = placed[board.first] - placed[1 - board.first]
    held = 0 if state.box.tournament else 3
    altars = sum(what >= ALTAR_AT for what in board.at)
    if board.quiet or ahead != (board.turn != board.first) or altars != len(ALTARS):
        raise bad("turn", fields["turn"])
    if any(board.marks) or any(board.under) or board.held != held:
        raise bad("red-start", fields["red-start"])
    box = state.box
    for seat in (RED, GREEN):
        owned = sorted(belongings(board, seat))
        if owned not in [sorted([*guild(box), kind]) for kind in specials_in(box)]:
            raise bad(f"{COLOURS[seat]}-start", fields[f"{COLOURS[seat]}-start"])
