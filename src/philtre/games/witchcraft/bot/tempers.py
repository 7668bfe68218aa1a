"""What a bold player likes and a patient one avoids.

Lines of fire first, of both sides. But most moves that look alike leave as many of them, so then
the bold build high and keep the enemy company, and the patient spread out and keep away.
"""

from typing import Final

from mypy_extensions import i64

from philtre.games.witchcraft.bot.instinct import finish_turn
from philtre.games.witchcraft.bot.survey import Survey
from philtre.games.witchcraft.rules.board import Board
from philtre.games.witchcraft.rules.spaces import CELLS
from philtre.games.witchcraft.rules.state import WitchcraftState
from philtre.games.witchcraft.rules.steps import ACTIVATE, OVER

SMALL: Final = 0.001  # less than a line of fire, however high and near all stacks are
FAR: Final = 20  # further than any two spaces are apart


def boldness(state: WitchcraftState, move: int) -> float:
    """Of the board as it is when the turn is finished at first sight."""
    after, seat = state.clone(), state.asked
    after.play(seat, move)
    if after.step >= ACTIVATE:
        finish_turn(after)
    if after.step == OVER:
        return 0.0
    board = after.board
    return float(sum(Survey(board, board.turn).hits)) + SMALL * exposure(board, seat)


def exposure(board: Board, seat: i64) -> float:
    """How much stands on few spaces, and how near the enemy they are."""
    found = 0.0
    for space in board.owned(seat):
        found += float(board.height(space) ** 2 - distance(board, space, 1 - seat))
    return found


def distance(board: Board, space: i64, enemy: i64) -> int:
    """Steps to the nearest of their stacks."""
    file, rank = CELLS[space]
    nearest = FAR
    for other in board.owned(enemy):
        east, north = CELLS[other]
        nearest = min(nearest, max(abs(file - east), abs(rank - north)))
    return nearest
