"""Why a move of Witchcraft: what it takes or reaches, and the lines of fire that are left."""

from typing import NamedTuple

from philtre.core.glimpse import Glimpse
from philtre.core.reasons import Mark, Reason
from philtre.core.rng import Rng
from philtre.games.witchcraft.bot.threats import (
    Shot,
    altars_of,
    at_stacks,
    flight,
    shots_from,
)
from philtre.games.witchcraft.content import ALTARS, BLAST, FACINGS, SPELL, TILES
from philtre.games.witchcraft.notation.moves import (
    ALTAR,
    BOLT,
    DONE,
    FIRE,
    GIVE,
    PLACE,
    POWER,
    PROPHESY,
    READY,
    TARGET,
    TELEPORT,
    TO,
    TOP,
    TURN,
    USE,
)
from philtre.games.witchcraft.rules import altars, stacks, turn
from philtre.games.witchcraft.rules.board import ALTAR_AT, SPENT, Board
from philtre.games.witchcraft.rules.bolts import first_in_line
from philtre.games.witchcraft.rules.spaces import NAMES
from philtre.games.witchcraft.rules.state import WitchcraftState
from philtre.games.witchcraft.rules.steps import ACTIVATE, OVER

CHOOSES = (PROPHESY, READY, TELEPORT)  # families of a stack that something is done with
SETTLES = (GIVE, TURN, TO, PLACE)  # families of a space and a facing: a stack lies so then


class Case(NamedTuple):
    """A move of a seat, the board before it, and what is there after it."""

    seat: int
    move: int
    before: Board
    state: WitchcraftState


def reasons(glimpse: Glimpse[WitchcraftState], move: int) -> list[Reason]:
    before = glimpse.sample(Rng(0))
    if before.step < ACTIVATE and not PLACE <= move < TOP:
        return []
    after = before.clone()
    after.play(glimpse.seat, move)
    case = Case(glimpse.seat, move, before.board, after)
    if after.step == OVER and after.result == glimpse.seat:
        return [Reason("reason-wins", {}, []), *struck(case, before)]
    found = [*struck(case, before), *settled(case, before)]
    if passed(case) or PLACE <= move < TOP:
        found += lines_left(case)
    return found


def passed(case: Case) -> bool:
    """Whether the turn has gone to the other player, who must act now."""
    return case.state.step == ACTIVATE and case.state.board.turn != case.seat


# What is hit


def struck(case: Case, state: WitchcraftState) -> list[Reason]:
    """Stacks that are taken, altars that are reached."""
    board, seat, move = case.before, case.seat, case.move
    if move < USE:
        start = move - FIRE
        shots = shots_from(board, start, seat)
        found = [hit(board, seat, shot) for shot in shots if board.at[shot.target] < ALTAR_AT]
        if SPELL[board.top(start)] == BLAST and len(shots) > 1:  # W-19: which is chosen next
            marks = [flight(shot, "arrow") for shot in shots]
            found = [Reason("reason-choice", {"count": len(shots)}, marks)]
        kinds = [ALTARS[kind] for kind in altars_of(board, start, seat)]
        if kinds:
            found.append(Reason("reason-altar", {"altar": kinds}, [ring(start)]))
        return [*found, *stands(board, seat, start, [shot.target for shot in shots])]
    if TARGET <= move < TARGET + len(NAMES):
        return at(board, seat, Shot(int(state.caster), move - TARGET))
    if BOLT <= move < DONE:
        target = int(first_in_line(board, state.caster, move - BOLT, seat))
        return at(board, seat, Shot(int(state.caster), target))
    if POWER <= move < ALTAR:
        return [Reason("reason-power", {}, [])]
    for first in CHOOSES:
        if first <= move < first + len(NAMES):
            return seen_to(board, seat, move - first)
    return []


def seen_to(board: Board, seat: int, space: int) -> list[Reason]:
    """A stack that something is done with next: what may be wanted for it."""
    params: dict[str, object] = {"tile": TILES[board.top(space)], "space": NAMES[space]}
    found = []
    if board.marks[space] >= SPENT:
        found.append(Reason("reason-spent", params, [ring(space)]))
    if board.height(space) > 1:
        under = [TILES[tile >> 3] for tile in stacks.tiles_of(board.below(space))]
        found.append(Reason("reason-under", {**params, "tile": under}, [ring(space)]))
    return [*found, *stands(board, seat, space, [])]


def stands(board: Board, seat: int, space: int, taken: list[int]) -> list[Reason]:
    """A stack that fires while others than those it takes aim at it."""
    lines = [shot for shot in at_stacks(board, 1 - seat) if shot.target == space]
    lines = [shot for shot in lines if shot.start not in taken]
    if not lines:
        return []
    params: dict[str, object] = {"tile": TILES[board.top(space)], "space": NAMES[space]}
    marks = [flight(shot) for shot in lines]
    return [Reason("reason-stands", {**params, "from": NAMES[lines[0].start]}, marks)]


def at(board: Board, seat: int, shot: Shot) -> list[Reason]:
    if board.at[shot.target] < ALTAR_AT:
        return [hit(board, seat, shot)]
    altar = ALTARS[board.at[shot.target] - ALTAR_AT]
    return [Reason("reason-altar", {"altar": [altar]}, [flight(shot, "arrow")])]


def hit(board: Board, seat: int, shot: Shot) -> Reason:
    """A stack that is taken; told apart if it could have taken one of ours."""
    params: dict[str, object] = {
        "tile": TILES[board.top(shot.target)],
        "space": NAMES[shot.target],
        "count": int(board.height(shot.target)),
    }
    aims = [one for one in at_stacks(board, 1 - seat) if one.start == shot.target]
    if aims:
        mine = {"second": TILES[board.top(aims[0].target)], "target": NAMES[aims[0].target]}
        marks = [flight(shot, "arrow"), flight(aims[0])]
        return Reason("reason-disarms", {**params, **mine}, marks)
    return Reason("reason-takes", params, [flight(shot, "arrow")])


# What stands where


def settled(case: Case, state: WitchcraftState) -> list[Reason]:
    """A stack that is placed, turned or moved: what it aims at, and what aims at it."""
    first = next((first for first in SETTLES if first <= case.move < first + turned()), -1)
    if first < 0 and not (TOP <= case.move < TOP + FACINGS * len(TILES)):
        return []
    space = int(state.focus) if first < 0 else (case.move - first) // FACINGS
    board = case.state.board
    if board.at[space] != case.seat:
        return []
    found = []
    if board.marks[space] < SPENT:
        mine = [s for s in shots_from(board, space, case.seat) if board.at[s.target] < ALTAR_AT]
        found += [aims(board, shot) for shot in mine[:1]]
        kinds = [ALTARS[kind] for kind in altars_of(board, space, case.seat)]
        if kinds and not mine:
            found.append(Reason("reason-aims-altar", {"altar": kinds}, [ring(space)]))
    return [*found, *exposed(board, case.seat, space)]


def turned() -> int:
    """How many moves a family of a space and a facing has."""
    return len(NAMES) * FACINGS


def aims(board: Board, shot: Shot) -> Reason:
    params: dict[str, object] = {
        "tile": TILES[board.top(shot.target)],
        "space": NAMES[shot.target],
        "count": int(board.height(shot.target)),
    }
    return Reason("reason-aims", params, [flight(shot, "arrow")])


def exposed(board: Board, seat: int, space: int) -> list[Reason]:
    """In how many lines of fire a stack then stands."""
    lines = [shot for shot in at_stacks(board, 1 - seat) if shot.target == space]
    params: dict[str, object] = {"tile": TILES[board.top(space)], "space": NAMES[space]}
    if not lines:
        return [Reason("reason-safe", params, [ring(space)])]
    marks = [flight(shot) for shot in lines]
    return [Reason("reason-exposed", {**params, "count": len(lines)}, marks)]


def lines_left(case: Case) -> list[Reason]:
    """Stacks that the move saves, or leaves in a line of fire; what each can still activate."""
    board, seat = case.state.board, case.seat
    found = []
    now = {shot.target for shot in at_stacks(board, 1 - seat)}
    saved = [s for s in at_stacks(case.before, 1 - seat) if board.at[s.target] == seat]
    saved = [shot for shot in saved if shot.target not in now]
    if saved:
        where = saved[0].target
        params: dict[str, object] = {"tile": TILES[board.top(where)], "space": NAMES[where]}
        found.append(Reason("reason-saves", params, [ring(where)]))
    left = at_stacks(board, 1 - seat)
    if left:
        params = {"tile": TILES[board.top(left[0].target)], "space": NAMES[left[0].target]}
        more = {"count": int(board.height(left[0].target)), "from": NAMES[left[0].start]}
        found.append(Reason("reason-leaves", {**params, **more}, [flight(left[0])]))
    if passed(case):
        found.append(activity(board, seat))
    return found


def activity(board: Board, seat: int) -> Reason:
    """W-12: who has nothing left to activate loses."""
    mine, theirs = (
        len(turn.activations(board, who, altars.able(board, who))) for who in (seat, 1 - seat)
    )
    return Reason("reason-activity", {"mine": mine, "theirs": theirs}, [])


def ring(space: int) -> Mark:
    return Mark("ring", [f"space:{NAMES[space]}"])


def oddity(glimpse: Glimpse[WitchcraftState], move: int) -> Reason | None:
    """A stack that could have been taken, and was not."""
    state, seat = glimpse.sample(Rng(0)), glimpse.seat
    if state.step != ACTIVATE:
        return None
    found = at_stacks(state.board, seat)
    if not found or any(move == FIRE + shot.start for shot in found):
        return None
    board, target = state.board, found[0].target
    params: dict[str, object] = {"tile": TILES[board.top(target)], "space": NAMES[target]}
    return Reason("odd-spares", params, [flight(found[0], "arrow")])
