"""What looks good at first sight: a quick score for each option of a decision.

Worth about a ten-thousandth of a second: where a tile would aim, what it would give up,
and whether it would stand in a line of the enemy. Search looks at the best of these
first, and finishes a turn by them where it goes no deeper.
"""

from math import exp
from typing import Final

from philtre.core.rng import Rng
from philtre.games.witchcraft.bot.aim import ALTAR_WORTH, GUARD, Aim
from philtre.games.witchcraft.content import APPRENTICE, BEHIND
from philtre.games.witchcraft.notation.moves import (
    ALTAR,
    DISCARD_OF,
    DONE,
    FIRE,
    GIVE,
    KEEP,
    PLACE,
    POWER,
    PROPHESY,
    READY,
    SHIELD,
    TARGET,
    TELEPORT,
    TO,
    TOP,
    TOP_OF,
    TURN,
    USE,
)
from philtre.games.witchcraft.rules.board import ALTAR_AT, FREE, SPENT, Board
from philtre.games.witchcraft.rules.state import WitchcraftState
from philtre.games.witchcraft.rules.steps import (
    ACTIVATE,
    AFTERWARDS,
    DRAWING,
    ENERGY_STACK,
    GIVING,
    KEYKEEPER_TURN,
    NEXT_TARGET,
    OVER,
    PLACING,
    PRIEST_CHOICE,
    PRINCE_DISCARD,
    PROPHET_STACK,
    PROPHET_TOP,
    PROTECTION_SIDE,
    SUMMON_PLACE,
    TARGET_CHOICE,
    TELEPORT_END,
    TELEPORT_STACK,
)

# In units of a logit, as in `aim.py`.
READIED: Final = 1.0
USED_POWER: Final = -0.4
USELESS: Final = 0.5  # an Apprentice is the tile to part with
PARTLY: Final = 0.3  # of the risk is gone, where a bolt can come from another side too

SHARP: Final = 3.0  # how much rather the best than the next best
WEIGHT: Final = 1 << 16


def scores(state: WitchcraftState) -> list[float]:
    """A score for each option of the decision that is due, in their order."""
    step = state.step
    aim = Aim(state.board, state.asked, state.box.several)
    options = state.legal(state.asked)
    if step == GIVING:
        return giving(state, aim)
    if step in (PLACING, SUMMON_PLACE):
        kind = state.in_hand << 3
        return [aim.lying((m - PLACE) >> 3, kind | (m - PLACE) & 7, 1) for m in options]
    if step == TELEPORT_END:
        kind = state.board.tops[state.focus] & ~7
        tiles = state.board.height(state.focus)
        return [aim.lying((m - TO) >> 3, kind | (m - TO) & 7, tiles) for m in options]
    if step == KEYKEEPER_TURN:
        return turning(state, aim)
    if step == PROTECTION_SIDE:
        return shielding(state, aim)
    return [score(state, aim, step, move) for move in options]


def giving(state: WitchcraftState, aim: Aim) -> list[float]:
    """What the stack gains by the tile on top of it."""
    board = state.board
    kind = state.in_hand << 3
    found: list[float] = []
    space = -1
    before = 0.0
    tiles = 0
    for move in state.legal(state.asked):
        if (move - GIVE) >> 3 != space:
            space = (move - GIVE) >> 3
            before = aim.standing(space)
            tiles = board.height(space) + 1
        found.append(aim.lying(space, kind | (move - GIVE) & 7, tiles) - before)
    return found


def turning(state: WitchcraftState, aim: Aim) -> list[float]:
    board = state.board
    found: list[float] = []
    for move in state.legal(state.asked):
        if move == KEEP:
            found.append(0.0)
            continue
        space = (move - TURN) >> 3
        tile = board.tops[space] & ~7 | (move - TURN) & 7
        gain = 0.0
        if board.marks[space] < SPENT:
            gain = aim.lying(space, tile, board.height(space)) - aim.standing(space)
        found.append(gain)
    return found


def shielding(state: WitchcraftState, aim: Aim) -> list[float]:
    """A token against a bolt that would hit; thunder goes through."""
    board = state.board
    found: list[float] = []
    for move in state.legal(state.asked):
        space = (move - SHIELD) >> 3
        flight = 1 << ((move - SHIELD) + BEHIND & 7)
        tile = board.tops[space]
        open_to = aim.flights[space] & ~GUARD[tile]
        gain = 0.0
        if open_to & flight:
            gain = aim.risk(space, tile, board.height(space))
            if open_to != flight:
                gain *= PARTLY
        found.append(gain)
    return found


def score(state: WitchcraftState, aim: Aim, step: int, move: int) -> float:
    board = state.board
    if step in (ACTIVATE, AFTERWARDS):
        return activating(board, aim, move)
    if step in (TARGET_CHOICE, NEXT_TARGET):
        return targeting(board, aim, move)
    if step == PROPHET_TOP:
        return topping(state, aim, move)
    if step == ENERGY_STACK:
        if move == DONE:
            return 0.0
        return READIED + aim.aim(move - READY, board.tops[move - READY])
    if step == PROPHET_STACK:
        return -aim.standing(move - PROPHESY)
    if step == TELEPORT_STACK:
        return -aim.standing(move - TELEPORT)
    if step == PRIEST_CHOICE:
        return 0.0 if move == DONE else ALTAR_WORTH[move - ALTAR]
    if step == PRINCE_DISCARD:
        return USELESS if move == DISCARD_OF + APPRENTICE else 0.0
    return 0.0


def activating(board: Board, aim: Aim, move: int) -> float:
    if move >= POWER:
        return 0.0 if move == DONE else USED_POWER
    space = move - FIRE if move < USE else move - USE
    return aim.aim(space, board.tops[space])


def targeting(board: Board, aim: Aim, move: int) -> float:
    if move == DONE:
        return 0.0
    what = board.at[move - TARGET]
    return aim.worth[move - TARGET] if what < FREE else ALTAR_WORTH[what - ALTAR_AT]


def topping(state: WitchcraftState, aim: Aim, move: int) -> float:
    """The Prophet: as the stack would be then."""
    board = state.board
    space = state.focus
    if move >= TOP and move < KEEP:
        if board.marks[space] >= SPENT:
            return -1.0
        return aim.lying(space, move - TOP_OF, board.height(space))
    return READIED + aim.standing(space)


def best(values: list[float]) -> int:
    """The first of the highest."""
    chosen = 0
    for index in range(1, len(values)):
        if values[index] > values[chosen]:
            chosen = index
    return chosen


def shares(values: list[float]) -> list[float]:
    """Scores as parts of 1."""
    highest = max(values)
    powers = [exp(value - highest) for value in values]
    total = sum(powers)
    return [power / total for power in powers]


def sampled(values: list[float], rng: Rng) -> int:
    """One of the better ones, by chance."""
    highest = max(values)
    weights = [int(WEIGHT * exp(SHARP * (value - highest))) for value in values]
    return rng.pick(weights)


def finish_turn(state: WitchcraftState) -> None:
    """Go on at first sight until a turn begins, a tile is drawn, or the game is over."""
    while state.step != OVER and state.step != ACTIVATE and state.step != DRAWING:
        state.play(state.asked, state.legal(state.asked)[best(scores(state))])
