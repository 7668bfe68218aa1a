"""What a board is told besides the view: its tables, and what a move would do."""

from typing import Final, Literal, TypedDict

from philtre.games.witchcraft.content import (
    ALTARS,
    COLOURS,
    DIRECTIONS,
    POWER_SPELL,
    SPELL,
    TILE_TABLE,
    Altar,
    Direction,
    Guild,
)
from philtre.games.witchcraft.notation.moves import (
    ALTAR,
    BOLT,
    DONE,
    FIRE,
    PLACE,
    POWER,
    SUMMON,
    TOP,
    USE,
)
from philtre.games.witchcraft.notation.moves import CHOOSE as SUMMON_END
from philtre.games.witchcraft.rules.board import ALTAR_AT, Board
from philtre.games.witchcraft.rules.bolts import first_in_line
from philtre.games.witchcraft.rules.spaces import (
    BOARD,
    CELLS,
    FILES,
    FIRST_FILE,
    NAMES,
    OPPOSITE,
    PIECES,
    TWIN,
)
from philtre.games.witchcraft.rules.state import WitchcraftState
from philtre.games.witchcraft.rules.steps import ACTIVATE, PLACING

Spell = Literal["power", "missile", "thunder", "blast", "altar"]
SPELLS: Final[list[Spell]] = ["power", "missile", "thunder", "blast", "altar"]  # by number


class Tile(TypedDict):
    """What is printed on a tile; sides in eighths clockwise from its facing (W-4)."""

    name: str
    spell: Spell
    bolts: list[int]
    shields: list[int]


class Space(TypedDict):
    """A space that can ever exist."""

    name: str
    file: int  # its number among the files
    rank: int
    base: bool  # of the board of 4 × 6
    twin: str  # half a turn of the board away (W-34)


class Content(TypedDict):
    guilds: list[Guild]  # by seat
    directions: list[Direction]  # clockwise
    tiles: list[Tile]
    altars: list[Altar]
    files: list[str]  # their letters
    spaces: list[Space]  # by rank, then file


CONTENT: Final[Content] = {
    "guilds": COLOURS,
    "directions": DIRECTIONS,
    "tiles": [
        {"name": name, "spell": SPELLS[spell], "bolts": bolts, "shields": shields}
        for name, spell, bolts, shields in TILE_TABLE[1:]
    ],
    "altars": ALTARS,
    "files": list(FILES),
    "spaces": [
        {
            "name": NAMES[space],
            "file": cell[0] - FIRST_FILE,
            "rank": cell[1],
            "base": cell in BOARD,
            "twin": NAMES[OPPOSITE[space]],
        }
        for space, cell in enumerate(CELLS)
    ],
}


class About(TypedDict, total=False):
    hits: str  # the space that a bolt hits, or where the altar stands
    spaces: list[str]  # of a piece that is summoned,
    twin: list[str]  # and of the other player's
    final: bool  # it is dear and can't be taken back


def about(state: WitchcraftState, seat: int, move: int) -> About:
    if BOLT <= move < DONE:
        target = first_in_line(state.board, state.caster, move - BOLT, seat)
        return {"hits": NAMES[target]}
    if ALTAR <= move < BOLT:
        return {"hits": NAMES[list(state.board.at).index(ALTAR_AT + move - ALTAR)]}
    if SUMMON <= move < SUMMON_END:
        piece = move - SUMMON
        return {
            "spaces": [NAMES[space] for space in PIECES[piece]],
            "twin": [NAMES[space] for space in PIECES[TWIN[piece]]],
        }
    if PLACE <= move < TOP and state.step == PLACING and state.board.start_set(1 - seat):
        return {"final": True}  # W-10: the other player draws
    return {}


def wished(state: WitchcraftState, seat: int) -> list[int]:
    """W-13: the power tile that one holds, also where it can't act; W-11: the own stacks that
    can't be activated."""
    if seat not in state.actors():
        return []
    board = state.board
    found = [POWER + state.power(seat)] if board.held >> seat & 1 and state.power(seat) >= 0 else []
    if state.step == ACTIVATE:
        found += [activation(board, space) for space in board.owned(seat)]
    legal = set(state.legal(seat))
    return [move for move in found if move not in legal]


def activation(board: Board, space: int) -> int:
    """W-11: the move that would activate a stack, by what lies on its top."""
    return (USE if SPELL[board.top(space)] == POWER_SPELL else FIRE) + space
