"""The actions of a turn: which are legal, and what follows (A-11, A-14, A-20, A-63)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.numbers import lowest, no_moves, with_batch
from philtre.games.apotheca import events
from philtre.games.apotheca.content import APOTHECARY_COUNT
from philtre.games.apotheca.notation.moves import DECREE, HIRE, POWER, RESTOCK, REVEAL
from philtre.games.apotheca.rules import hire, master, restock, steps, supply
from philtre.games.apotheca.rules.market import FACE_UP, UNSEEN
from philtre.games.apotheca.rules.powers import APOTHECARIES, USER

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import ApothecaState

# Actions, as A-11 tells them apart: an apothecary's number for its power, then these.
ACT_REVEAL: Final = APOTHECARY_COUNT
ACT_RESTOCK: Final = ACT_REVEAL + 1
ACT_HIRE: Final = ACT_RESTOCK + 1
ACT_DECREE: Final = ACT_HIRE + 1
WORDS: Final = [*APOTHECARIES, "reveal", "restock", "hire", "decree"]
FIRST: Final[list[list[int]]] = [[action] for action in range(ACT_DECREE + 1)]  # of a turn
NONE: Final[list[int]] = []


def legal_actions(state: "ApothecaState") -> vec[i64]:
    """A-11, A-52, A-63."""
    used = state.used
    plain: i64 = 0  # moves that are no use of a power, a bit each
    if not used >> ACT_REVEAL & 1:
        plain = state.market.down << REVEAL
    if not used >> ACT_RESTOCK & 1 and restock.wanted(state) and not state.box.solo:
        plain |= 1 << RESTOCK
    if state.is_master(state.seat):
        moves = master.with_lent_powers(state, with_batch(no_moves(), 0, plain))
        if not used >> ACT_DECREE & 1:
            moves = with_batch(moves, DECREE, master.to_decree(state))
        return moves
    if not used >> ACT_HIRE & 1:
        plain |= hire.hires(state)
    moves = with_batch(no_moves(), 0, plain)
    powers: i64 = state.active[state.seat] & ~used
    while powers != 0:
        moves = state.market.with_uses(moves, lowest(powers), POWER)
        powers &= powers - 1
    return moves


def action_of(move: i64) -> i64:
    """The action that a move is (A-11)."""
    if move >= POWER:
        return USER[move - POWER]
    if move >= DECREE:
        return ACT_DECREE
    if move >= HIRE:
        return ACT_HIRE
    return ACT_RESTOCK if move == RESTOCK else ACT_REVEAL


def act(state: "ApothecaState", move: int) -> None:
    """A-11: no action twice; solo may repeat (A-52)."""
    action = action_of(move)
    state.idle = 0
    state.actions = [*state.actions, action] if state.actions else FIRST[action]
    if not state.box.solo:
        state.used |= 1 << action
    if move >= POWER:
        use_power(state, move - POWER)
    elif action == ACT_REVEAL:
        reveal(state, move - REVEAL)
    elif action == ACT_RESTOCK:
        events.RESTOCKS.tell(state, state.seat)
        state.await_chance(steps.DRAW, 0)
    elif action == ACT_HIRE:
        hire.hire(state, move)
    else:
        state.pay(state.seat, move - DECREE, 1)
        master.decree(state, move - DECREE)
        state.resume()


def use_power(state: "ApothecaState", change: int) -> None:
    """A-20; the master pays for it, and the apothecary stays where it is (A-63)."""
    if state.is_master(state.seat):
        state.pay(state.seat, state.alley.index(USER[change]), state.box.lend_price)
    events.power(state, state.seat, change, state.market)
    state.market.use(change)
    state.resume()


def reveal(state: "ApothecaState", space: i64) -> None:
    """A-14; a potion that nobody has seen gets its colour now (A-83)."""
    if state.market.tiles[space] == UNSEEN:
        state.await_chance(steps.UNVEIL, space)
    else:
        revealed(state, space, supply.turn_up(state, space))


def unveil(state: "ApothecaState", colour: i64) -> None:
    """A-83."""
    supply.draw(state, colour)
    state.market.lift(state.where)
    state.market.lay(state.where, FACE_UP + colour)
    revealed(state, state.where, colour)


def revealed(state: "ApothecaState", space: i64, colour: i64) -> None:
    """A-14: the gem comes before any match."""
    state.gain(state.seat, colour, 1)
    events.revealed(state, state.seat, space, colour)
    state.resume()
