"""Bolts and what they hit; dealing out captured tiles (W-15 … W-22)."""

from typing import TYPE_CHECKING

from philtre.games.witchcraft.content import (
    ALTARS,
    ALTARS_ONLY,
    BLAST,
    BOLTS,
    DIRECTIONS,
    FACINGS,
    ONE,
    PRINCE,
    SPELL,
    TILES,
    all_of,
    kinds_of,
)
from philtre.games.witchcraft.notation.moves import (
    ALTAR,
    BOLT,
    DONE,
    GIVE,
    GIVES,
    NO_MOVES,
    PICK_OF,
    TARGET,
)
from philtre.games.witchcraft.rules import altars
from philtre.games.witchcraft.rules.board import ALTAR_AT, NOWHERE
from philtre.games.witchcraft.rules.spaces import NAMES
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


def fire(state: "WitchcraftState", kind: int) -> None:
    """Activate a tile that has bolts."""
    board = state.board
    space = state.caster
    seat = board.turn
    spell = SPELL[kind]
    if state.heard is not None:
        state.tell("fires", {"seat": seat, "tile": TILES[kind], "space": NAMES[space]})
    if spell == BLAST:
        targets = sorted(board.blast_targets(space, seat, board.able(seat)))
        options = [TARGET + target for target in targets]
        if state.box.several:
            state.line = options
        state.ask(seat, TARGET_CHOICE, options)
    elif spell == ALTARS_ONLY:
        altars = board.altars_in_line(space, seat)
        state.line = [ALTAR + kind for kind in range(len(ALTARS)) if altars >> kind & 1]
        state.ask(seat, PRIEST_CHOICE, to_go(state))
    else:
        state.ask(seat, BOLT_CHOICE, legal_bolts(state))


def legal_bolts(state: "WitchcraftState") -> list[int]:
    """W-18: the bolts of a missile or thunder that hit something, in the order F, R."""
    board = state.board
    kind = board.top(state.caster)
    facing = board.facing(state.caster)
    able = board.able(board.turn)
    bolts: list[int] = []
    for bolt in BOLTS[kind]:
        direction = facing + bolt & 7
        if board.hit(state.caster, direction, board.turn, SPELL[kind], able) != NOWHERE:
            bolts.append(BOLT + direction)
    return bolts


def decide(state: "WitchcraftState", step: int, move: int) -> None:
    if step == GIVING:
        give(state, (move - GIVE) // FACINGS, (move - GIVE) % FACINGS)
    elif step == PICKING:
        pick(state, move - PICK_OF)
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


def first_bolt(state: "WitchcraftState", move: int) -> None:
    """W-18: what the second bolt will hit is fixed before the first does anything."""
    board = state.board
    for other in legal_bolts(state):
        if other != move:
            state.second = board.first_in_line(state.caster, other - BOLT, board.turn)
    strike(state, board.first_in_line(state.caster, move - BOLT, board.turn))


def second_bolt(state: "WitchcraftState") -> None:
    """W-18: carried out too, unless it is an altar that can't act any more."""
    board = state.board
    target = state.second
    state.second = NOWHERE
    what = board.at[target]
    if what >= ALTAR_AT and not board.able(board.turn) >> what - ALTAR_AT & 1:
        state.resume()
    else:
        strike(state, target)


def to_go(state: "WitchcraftState") -> list[int]:
    """W-19, W-20: what is left on the line, but for altars that can't act now."""
    at = state.board.at
    able = state.board.able(state.board.turn)
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


def strike(state: "WitchcraftState", target: int) -> None:
    what = state.board.at[target]
    if what >= ALTAR_AT:
        use_altar(state, what - ALTAR_AT)
    else:
        capture(state, target)


def use_altar(state: "WitchcraftState", kind: int) -> None:
    if state.heard is not None:
        state.tell("hits-altar", {"seat": state.board.turn, "altar": ALTARS[kind]})
    altars.begin(state, kind)


def capture(state: "WitchcraftState", space: int) -> None:
    """W-21; the last enemy stack wins at once (W-12)."""
    board = state.board
    seat = board.turn
    state.lifted = board.lift(space)
    state.captured = True
    state.eventful = True
    if state.heard is not None:
        tiles = [TILES[kind] for kind in all_of(state.lifted)]
        state.tell("captures", {"seat": seat, "space": NAMES[space], "tile": tiles})
    if 1 - seat not in board.at:
        state.finish(seat, "captured")
    else:
        deal_out(state)


def deal_out(state: "WitchcraftState") -> None:
    """W-21, W-25: the lifted tiles, one by one."""
    if state.lifted:
        options = [PICK_OF + kind for kind in kinds_of(state.lifted)]
        state.ask(state.board.turn, PICKING, options)
    else:
        state.resume()


def pick(state: "WitchcraftState", kind: int) -> None:
    state.lifted -= ONE[kind]
    state.in_hand = kind
    seat = state.board.turn
    options: list[int] = []
    for space in state.board.owned(seat):
        options.extend(GIVES[space])
    if state.heard is not None:
        state.tell("picks", {"seat": seat, "tile": TILES[kind]})
    state.ask(seat, GIVING, options)


def give(state: "WitchcraftState", space: int, facing: int) -> None:
    """The tile goes on top; the stack is ready and has no tokens."""
    kind = state.in_hand
    seat = state.board.turn
    state.in_hand = 0
    state.board.put(space, seat, kind << 3 | facing)
    if state.captured:
        state.spared = state.spared or space == state.caster
    elif kind == PRINCE:
        state.caster = space  # he took his own stack, and goes on in this one (W-25)
    if state.heard is not None:
        state.tell(
            "gives",
            {
                "seat": seat,
                "tile": TILES[kind],
                "space": NAMES[space],
                "facing": DIRECTIONS[facing],
            },
        )
    deal_out(state)
