"""What looks good at first sight: a quick score for each option of a decision.

Worth about a ten-thousandth of a second: where a tile would aim, what it would give up,
and whether it would stand in a line of the enemy. Search looks at the best of these
first, and finishes a turn by them where it goes no deeper.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.rng import Rng
from philtre.games.witchcraft.bot.aim import GUARD, Aim
from philtre.games.witchcraft.bot.worths import (
    ALTAR as ALTAR_WORTH,
)
from philtre.games.witchcraft.bot.worths import (
    FIRST_OF,
    POWER_AFTER,
    POWER_BEFORE,
    READIED,
)
from philtre.games.witchcraft.bot.worths import (
    TOP as TOP_WORTH,
)
from philtre.games.witchcraft.content import BEHIND, FACINGS
from philtre.games.witchcraft.notation.moves import (
    ALTAR,
    CALL_OF,
    DISCARD_OF,
    DONE,
    FIRE,
    KEEP,
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
from philtre.games.witchcraft.rules.spaces import SPACES
from philtre.games.witchcraft.rules.state import WitchcraftState
from philtre.games.witchcraft.rules.steps import (
    ACTIVATE,
    AFTERWARDS,
    BARBARIAN_ALTAR,
    BOLT_CHOICE,
    DRAWING,
    ENERGY_STACK,
    GIVING,
    KEYKEEPER_SWAP,
    KEYKEEPER_TURN,
    NEXT_TARGET,
    OVER,
    PICKING,
    PLACING,
    PRIEST_CHOICE,
    PRINCE_DISCARD,
    PRINCE_STACK,
    PROPHET_STACK,
    PROPHET_TOP,
    PROTECTION_SIDE,
    RESERVE_CHOICE,
    STEPS,
    SUMMON_CALL,
    SUMMON_PIECE,
    SUMMON_PLACE,
    TARGET_CHOICE,
    TELEPORT_END,
    TELEPORT_STACK,
)

PARTLY: Final = 0.3  # of the risk is gone, where a bolt can come from another side too

SHARP: Final = 3.0  # how much rather the best than the next best
WEIGHT: Final = 1 << 16

# As many as there are options at most, and more: scores begin as a copy of some of these.
BLANK: Final = vec[float]([0.0] * (SPACES * FACINGS))
NO_SUMS: Final = vec[i64]([0] * (SPACES * FACINGS))

# What has to be looked at for a decision: all there is, but for these.
NOTHING: Final = 0  # no option is preferred to another
TARGETS: Final = 1  # what could be hit; nothing is put at risk
ALL: Final = 2
UNDECIDED: Final = [
    *(RESERVE_CHOICE, BOLT_CHOICE, PICKING, PRINCE_STACK, BARBARIAN_ALTAR, KEYKEEPER_SWAP),
    SUMMON_PIECE,
]
SAFE: Final = [
    *(AFTERWARDS, TARGET_CHOICE, NEXT_TARGET, PRIEST_CHOICE, PRINCE_DISCARD, ENERGY_STACK),
    SUMMON_CALL,
]
LOOK: Final = vec[i64](
    [NOTHING if n in UNDECIDED else TARGETS if n in SAFE else ALL for n in range(len(STEPS))]
)


def scores(state: WitchcraftState) -> vec[float]:
    """A score for each option of the decision that is due, in their order."""
    step = state.step
    if LOOK[step] == NOTHING:
        return BLANK[: state.size()]
    aim = Aim(state.board, state.asked, state.box.several, FIRST_OF[step])
    if LOOK[step] == ALL:
        aim.watch()
    if step == GIVING:
        return giving(state, aim)
    if step in (PLACING, SUMMON_PLACE):
        return placing(state, aim)
    found = BLANK[: state.size()]
    for index, move in enumerate(state.options):
        found[index] = score(state, aim, step, move)
    return found


def placing(state: WitchcraftState, aim: Aim) -> vec[float]:
    """What a stack of its own the tile would be."""
    found = BLANK[: state.size()]
    first: i64 = 0
    for space in state.spaces:
        aim.all_round(found, first, space, state.in_hand, 1, 0.0)
        first += FACINGS
    return found


def giving(state: WitchcraftState, aim: Aim) -> vec[float]:
    """What the stack gains by the tile on top of it."""
    found = BLANK[: state.size()]
    first: i64 = 0
    for space in state.spaces:
        tiles = state.board.height(space) + 1
        aim.all_round(found, first, space, state.in_hand, tiles, aim.standing(space))
        first += FACINGS
    return found


def ending(state: WitchcraftState, aim: Aim, move: i64) -> float:
    """Teleportation: where it would be then."""
    tile = state.board.tops[state.focus] & ~7 | (move - TO) & 7
    return aim.lying((move - TO) >> 3, tile, state.board.height(state.focus))


def turning(board: Board, aim: Aim, move: i64) -> float:
    space = (move - TURN) >> 3
    if move == KEEP or board.marks[space] >= SPENT:
        return 0.0
    tile = board.tops[space] & ~7 | (move - TURN) & 7
    return aim.lying(space, tile, board.height(space)) - aim.standing(space)


def shielding(board: Board, aim: Aim, move: i64) -> float:
    """A token against a bolt that would hit; thunder goes through."""
    space = (move - SHIELD) >> 3
    flight: i64 = 1 << ((move - SHIELD) + BEHIND & 7)
    tile = board.tops[space]
    open_to = aim.flights[space] & ~GUARD[tile]
    if not open_to & flight:
        return 0.0
    gain = aim.risk(space, tile, board.height(space))
    return gain if open_to == flight else gain * PARTLY


def score(state: WitchcraftState, aim: Aim, step: i64, move: i64) -> float:
    board = state.board
    if step in (ACTIVATE, AFTERWARDS):
        return activating(board, aim, step, move)
    if step == PROTECTION_SIDE:
        return shielding(board, aim, move)
    if step == TELEPORT_END:
        return ending(state, aim, move)
    if step == KEYKEEPER_TURN:
        return turning(board, aim, move)
    if step in (TARGET_CHOICE, NEXT_TARGET):
        return targeting(board, aim, move)
    if step == PROPHET_TOP:
        return topping(state, aim, move)
    if step == ENERGY_STACK:
        if move == DONE:
            return 0.0
        return aim.known(READIED) + aim.aim(move - READY, board.tops[move - READY])
    if step == PROPHET_STACK:
        return -aim.standing(move - PROPHESY)
    if step == TELEPORT_STACK:
        return -aim.standing(move - TELEPORT)
    if step == PRIEST_CHOICE:
        return 0.0 if move == DONE else aim.known(ALTAR_WORTH + move - ALTAR)
    if step == PRINCE_DISCARD:
        return -aim.known(TOP_WORTH + move - DISCARD_OF)
    if step == SUMMON_CALL:
        return aim.known(TOP_WORTH + move - CALL_OF)
    return 0.0


def activating(board: Board, aim: Aim, step: i64, move: i64) -> float:
    if move >= POWER:
        if move == DONE:
            return 0.0
        return aim.known((POWER_BEFORE if step == ACTIVATE else POWER_AFTER) + move - POWER)
    space = move - FIRE if move < USE else move - USE
    return aim.lying(space, board.tops[space], board.height(space))


def targeting(board: Board, aim: Aim, move: i64) -> float:
    if move == DONE:
        return 0.0
    what = board.at[move - TARGET]
    return aim.worth[move - TARGET] if what < FREE else aim.known(ALTAR_WORTH + what - ALTAR_AT)


def topping(state: WitchcraftState, aim: Aim, move: i64) -> float:
    """The Prophet: as the stack would be then."""
    board = state.board
    space = state.focus
    if move >= TOP and move < KEEP:
        if board.marks[space] >= SPENT:
            return -1.0
        return aim.lying(space, move - TOP_OF, board.height(space))
    return aim.known(READIED) + aim.standing(space)


def best(values: vec[float]) -> i64:
    """The first of the highest."""
    chosen: i64 = 0
    highest = values[0]
    for index, value in enumerate(values):
        if value > highest:
            chosen, highest = index, value
    return chosen


def sampled(values: vec[float], rng: Rng) -> i64:
    """One of the better ones, by chance."""
    highest = values[best(values)]
    sums = NO_SUMS[: len(values)]
    total: i64 = 0
    last, weight = highest, WEIGHT  # many score alike
    for index, value in enumerate(values):
        if value != last:
            last, weight = value, int(WEIGHT * exp(SHARP * (value - highest)))
        total += weight
        sums[index] = total
    left: i64 = rng.below(total)
    chosen: i64 = 0
    while left >= sums[chosen]:
        chosen += 1
    return chosen


def first_sight(state: WitchcraftState) -> None:
    """Make the move that looks best."""
    chosen = best(scores(state)) if state.size() > 1 else 0
    state.play(state.asked, state.choice_of(chosen))


def finish_turn(state: WitchcraftState) -> None:
    """Go on at first sight until a turn begins, a tile is drawn, or the game is over."""
    while state.step != OVER and state.step != ACTIVATE and state.step != DRAWING:
        first_sight(state)
