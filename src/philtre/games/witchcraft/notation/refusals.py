"""Why a move is not legal, with the rule that says so; tells what the seat may know."""

from typing import Final

from philtre.core.errors import IllegalMove
from philtre.games.witchcraft.content import (
    ALTARS,
    BARBARIAN,
    BOLTS,
    KEYKEEPER,
    POWER_SPELL,
    PRINCE,
    SPELL,
    TILES,
)
from philtre.games.witchcraft.notation.moves import FIRST, MOVES, SUMMON
from philtre.games.witchcraft.rules.board import ALTAR_AT, FREE, MISSING, SPENT, Board
from philtre.games.witchcraft.rules.bolts import first_in_line, shielded
from philtre.games.witchcraft.rules.spaces import AROUND, NAMED, NAMES, PIECES
from philtre.games.witchcraft.rules.state import WitchcraftState
from philtre.games.witchcraft.rules.steps import (
    ACTIVATE,
    ENERGY_STACK,
    NEXT_TARGET,
    PRIEST_CHOICE,
    STEPS,
    TARGET_CHOICE,
)

# What a special lacks that can't act; the Prophet always can.
LACKING: Final = {PRINCE: "no-split", BARBARIAN: "no-altar-left", KEYKEEPER: "no-swap"}
# The rule by which a decision is about own stacks.
OWN: Final = {
    "give": "W-21",
    "prophet": "W-24",
    "split": "W-25",
    "swap": "W-27",
    "turn": "W-27",
    "ready": "W-31",
    "shield": "W-32",
    "teleport": "W-33",
}
# The rule by which something must be done before one may stop.
ONE_FIRST: Final = {TARGET_CHOICE: "W-19", PRIEST_CHOICE: "W-20", ENERGY_STACK: "W-31"}


def refuse(state: WitchcraftState, seat: int, move: int) -> IllegalMove | None:
    step = STEPS[state.step]
    word, *rest = MOVES.text(move).split(" ")
    if not step.words:
        return None
    if word not in step.words or move >= FIRST:
        if word == "power" and state.step > ACTIVATE:
            return IllegalMove("power-later")
        return IllegalMove("not-due", {"due": step.name})
    if word == "power":
        return refuse_power(state, seat, rest[0])
    spaces = [NAMED[name] for name in rest if name in NAMED and word != "summon"]
    for space in spaces:
        reason = refuse_space(state, seat, word, space)
        if reason is not None:
            return reason
    return None if spaces else refuse_tile(state, word, rest, move)


def refuse_power(state: WitchcraftState, seat: int, kind: str) -> IllegalMove:
    """W-13."""
    if not state.board.held >> seat & 1:
        return IllegalMove("power-none")
    if ALTARS[state.power(seat)] != kind:
        return IllegalMove("power-other")
    return IllegalMove("power-idle", {"altar": kind})


def refuse_space(state: WitchcraftState, seat: int, word: str, space: int) -> IllegalMove | None:
    """Moves that name a space."""
    board = state.board
    name = NAMES[space]
    if board.at[space] == MISSING:
        return IllegalMove("no-space", {"space": name})
    if word in ("fire", "use"):
        return refuse_activation(board, seat, word, space)
    if word == "target":
        if state.step == NEXT_TARGET:
            return IllegalMove("target-fixed", {"space": name})
        return refuse_target(board, seat, state.caster, space)
    if word == "place":
        free = board.at[space] == FREE
        return IllegalMove("not-your-piece" if free else "not-free", {"space": name})
    if word == "to":
        free = space in AROUND[state.focus] and board.at[space] == FREE
        if space == state.focus or free:
            return IllegalMove("as-before", {"rule": "W-33"})
        return IllegalMove("too-far", {"space": name})
    if word == "remove":
        return IllegalMove("no-altar-there", {"space": name})
    if board.at[space] != seat:
        return IllegalMove("not-yours", {"space": name, "rule": OWN[word]})
    return refuse_own(state, word, space)


def refuse_own(state: WitchcraftState, word: str, space: int) -> IllegalMove | None:
    """Moves about a stack of one's own."""
    name = NAMES[space]
    if word == "shield":
        return IllegalMove("has-token", {"space": name})
    if word == "turn":
        swapped = space in (state.focus, state.other)
        return IllegalMove("as-before" if swapped else "not-swapped", {"rule": "W-27"})
    if word == "split":
        return IllegalMove("no-split")
    if word == "ready" and not state.board.marks[space] & SPENT:
        return IllegalMove("is-ready", {"space": name})
    return None


def refuse_activation(board: Board, seat: int, word: str, space: int) -> IllegalMove:
    """W-11, W-14, W-23."""
    name = NAMES[space]
    if board.at[space] != seat:
        return IllegalMove("not-yours", {"space": name, "rule": "W-11"})
    if board.marks[space] & SPENT:
        return IllegalMove("is-exhausted", {"space": name})
    kind = board.top(space)
    powered = SPELL[kind] == POWER_SPELL
    if powered and word == "fire":
        return IllegalMove("use-instead", {"space": name})
    if not powered and word == "use":
        return IllegalMove("fire-instead", {"space": name})
    if powered:
        return IllegalMove(LACKING[kind])
    return refuse_shot(board, seat, space)


def refuse_shot(board: Board, seat: int, space: int) -> IllegalMove:
    """W-16, W-17: what stops the first bolt that meets anything."""
    name = NAMES[space]
    for bolt in BOLTS[board.top(space)]:
        direction = board.facing(space) + bolt & 7
        target = first_in_line(board, space, direction, seat)
        if target < 0:
            continue
        what = board.at[target]
        if what >= ALTAR_AT:
            return IllegalMove("line-idle", {"space": name, "altar": ALTARS[what - ALTAR_AT]})
        if shielded(board, target, direction):
            return IllegalMove("line-shielded", {"space": name, "target": NAMES[target]})
    return IllegalMove("line-empty", {"space": name})


def refuse_target(board: Board, seat: int, caster: int, space: int) -> IllegalMove:
    """W-19."""
    direction = board.facing(caster)
    name = NAMES[space]
    what = board.at[space]
    if space not in board.line(caster, direction) or what == FREE:
        return IllegalMove("target-off", {"space": name})
    if what == seat:
        return IllegalMove("target-own")
    return IllegalMove("target-idle" if what >= ALTAR_AT else "target-shielded", {"space": name})


def refuse_tile(
    state: WitchcraftState, word: str, rest: list[str], move: int
) -> IllegalMove | None:
    """Moves that name a tile or a piece of board."""
    if word == "call":
        return IllegalMove("not-in-reserve", {"tile": rest[0]})
    if word in ("pick", "discard"):
        rule = "W-21" if word == "pick" else "W-25"
        return IllegalMove("not-among", {"tile": rest[0], "rule": rule})
    if word == "top":
        if TILES[state.board.top(state.focus)] == rest[0]:
            return IllegalMove("as-before", {"rule": "W-24"})
        return IllegalMove("not-among", {"tile": rest[0], "rule": "W-24"})
    if word == "done":
        return IllegalMove("one-first", {"rule": ONE_FIRST[state.step]})
    if word == "altar":
        return IllegalMove("priest-altar", {"altar": rest[0]})
    if word == "summon":
        size = len(PIECES[move - SUMMON])
        if not state.board.pairs >> size - 1 & 1:
            return IllegalMove("no-such-pair", {"size": size})
        return IllegalMove("no-place")
    return None
