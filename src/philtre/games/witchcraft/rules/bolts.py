"""Bolts: what is on their lines, and what they hit (W-14 … W-20)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from philtre.games.witchcraft import events
from philtre.games.witchcraft.content import (
    ALTARS,
    ALTARS_ONLY,
    BEHIND,
    BLAST,
    BOLTS,
    FACINGS,
    MISSILE,
    SECOND_BOLT,
    SHIELDS,
    SPELL,
    F,
)
from philtre.games.witchcraft.notation.moves import (
    ALTAR,
    BOLT,
    DONE,
    GIVE,
    NO_MOVES,
    PICK_OF,
    TARGET,
)
from philtre.games.witchcraft.rules import altars, capturing
from philtre.games.witchcraft.rules.board import ALTAR_AT, FREE, MISSING, NOWHERE, Board
from philtre.games.witchcraft.rules.spaces import BESIDE
from philtre.games.witchcraft.rules.steps import (
    BOLT_CHOICE,
    GIVING,
    NEXT_TARGET,
    PICKING,
    PRIEST_CHOICE,
    TARGET_CHOICE,
)

if TYPE_CHECKING:
    from philtre.games.witchcraft.rules.state import WitchcraftState


# Lines. `able` are the altars that can act for the player now, as a mask.


def can_fire(board: Board, space: i64, seat: i64, spell: i64, able: i64) -> bool:
    """W-14: whether a stack whose top has bolts may be activated."""
    if spell == BLAST:
        return len(blast_targets(board, space, seat, able)) > 0
    if spell == ALTARS_ONLY:
        return altars_in_line(board, space, seat) & able != 0
    tile = board.tops[space]
    if hit(board, space, tile + F & 7, seat, spell, able) != NOWHERE:
        return True
    second = SECOND_BOLT[tile >> 3]
    return second != F and hit(board, space, tile + second & 7, seat, spell, able) != NOWHERE


def first_in_line(board: Board, space: i64, direction: i64, seat: i64) -> i64:
    """W-15, W-16: the first enemy stack or altar on the line."""
    at = board.at
    while True:
        space = BESIDE[space * FACINGS + direction]
        what = at[space]
        if what == MISSING:
            return NOWHERE
        if what != FREE and what != seat:
            return space


def hit(board: Board, space: i64, direction: i64, seat: i64, spell: i64, able: i64) -> i64:
    """W-16: what a missile or thunder from here hits, or NOWHERE if the shot is not legal."""
    target = first_in_line(board, space, direction, seat)
    if target == NOWHERE:
        return NOWHERE
    what = board.at[target]
    if what >= ALTAR_AT:
        return target if able >> what - ALTAR_AT & 1 else NOWHERE
    if spell == MISSILE and shielded(board, target, direction):
        return NOWHERE
    return target


def shielded(board: Board, space: i64, direction: i64) -> bool:
    """W-17: whether a shield is on the side from which a bolt flying so would come."""
    top = board.tops[space]
    side = direction + BEHIND - top & 7
    return bool((SHIELDS[top >> 3] | board.marks[space]) >> side & 1)


def blast_targets(board: Board, space: i64, seat: i64, able: i64) -> list[int]:
    """W-19: all that a blast may be aimed at."""
    targets: list[int] = []
    at = board.at
    direction = board.facing(space) + F & 7
    other = BESIDE[space * FACINGS + direction]
    while (what := at[other]) != MISSING:
        if what >= ALTAR_AT:
            if able >> what - ALTAR_AT & 1:
                targets.append(other)
        elif what == 1 - seat and not shielded(board, other, direction):
            targets.append(other)
        other = BESIDE[other * FACINGS + direction]
    return targets


def altars_in_line(board: Board, space: i64, seat: i64) -> i64:
    """W-20: the altars up to the first enemy stack, as a mask of kinds."""
    found: i64 = 0
    at = board.at
    direction = board.facing(space) + F & 7
    other = BESIDE[space * FACINGS + direction]
    while (what := at[other]) != MISSING and what != 1 - seat:
        if what >= ALTAR_AT:
            found |= 1 << what - ALTAR_AT
        other = BESIDE[other * FACINGS + direction]
    return found


# An activation


def fire(state: "WitchcraftState", kind: i64) -> None:
    """Activate a tile that has bolts."""
    board = state.board
    space = state.caster
    seat = board.turn
    spell = SPELL[kind]
    events.FIRES.tell(state, seat, kind, space)
    if spell == BLAST:
        targets = sorted(blast_targets(board, space, seat, altars.able(board, seat)))
        options = [TARGET + target for target in targets]
        if state.box.several:
            state.line = options
        state.ask(seat, TARGET_CHOICE, options)
    elif spell == ALTARS_ONLY:
        found = altars_in_line(board, space, seat)
        state.line = [ALTAR + kind for kind in range(len(ALTARS)) if found >> kind & 1]
        state.ask(seat, PRIEST_CHOICE, to_go(state))
    elif SECOND_BOLT[kind] != F:
        state.ask(seat, BOLT_CHOICE, legal_bolts(state))
    else:  # one bolt, and it hits, else there were no activation (W-14)
        strike(state, first_in_line(board, space, board.facing(space) + F & 7, seat))


def legal_bolts(state: "WitchcraftState") -> list[int]:
    """W-18: the bolts of a missile or thunder that hit something, in the order F, R."""
    board = state.board
    kind = board.top(state.caster)
    facing = board.facing(state.caster)
    able = altars.able(board, board.turn)
    found: list[int] = []
    for bolt in BOLTS[kind]:
        direction = facing + bolt & 7
        if hit(board, state.caster, direction, board.turn, SPELL[kind], able) != NOWHERE:
            found.append(BOLT + direction)
    return found


def decide(state: "WitchcraftState", step: i64, move: i64) -> None:
    if step == GIVING:
        capturing.give(state, (move - GIVE) // FACINGS, (move - GIVE) % FACINGS)
    elif step == PICKING:
        capturing.pick(state, move - PICK_OF)
    elif step == BOLT_CHOICE:
        first_bolt(state, move)
    elif move == DONE:
        state.line = NO_MOVES
        state.resume()
    else:
        state.line = [other for other in state.line if other != move]
        if move >= ALTAR:
            use_altar(state, move - ALTAR)
        else:
            strike(state, move - TARGET)


def first_bolt(state: "WitchcraftState", move: i64) -> None:
    """W-18: what the second bolt will hit is fixed before the first does anything."""
    board = state.board
    for other in state.options:
        if other != move:
            state.second = first_in_line(board, state.caster, other - BOLT, board.turn)
    strike(state, first_in_line(board, state.caster, move - BOLT, board.turn))


def second_bolt(state: "WitchcraftState") -> None:
    """W-18: carried out too, unless it is an altar that can't act any more."""
    board = state.board
    target = state.second
    state.second = NOWHERE
    what = board.at[target]
    if what >= ALTAR_AT and not altars.able(board, board.turn) >> what - ALTAR_AT & 1:
        state.resume()
    else:
        strike(state, target)


def to_go(state: "WitchcraftState") -> list[int]:
    """W-19, W-20: what is left on the line, but for altars that can't act now."""
    at = state.board.at
    able = altars.able(state.board, state.board.turn)
    options: list[int] = []
    for move in state.line:
        altar = move - ALTAR if move >= ALTAR else at[move - TARGET] - ALTAR_AT
        if altar < 0 or able >> altar & 1:
            options.append(move)
    return options


def go_on(state: "WitchcraftState") -> None:
    """W-19, W-20: the next target or altar, if there is one; the player may stop."""
    options = to_go(state)
    if options:
        step = PRIEST_CHOICE if options[0] >= ALTAR else NEXT_TARGET
        state.ask(state.board.turn, step, [*options, DONE])
    else:
        state.line = NO_MOVES
        state.resume()


def strike(state: "WitchcraftState", target: i64) -> None:
    what = state.board.at[target]
    if what >= ALTAR_AT:
        use_altar(state, what - ALTAR_AT)
    else:
        capturing.capture(state, target)


def use_altar(state: "WitchcraftState", kind: i64) -> None:
    events.HITS_ALTAR.tell(state, state.board.turn, kind)
    altars.begin(state, kind)
