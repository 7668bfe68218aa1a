"""All that a player has, as numbers: what the tastes are told."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.quacks.content import BLACK, BLACK_1, KINDS, PENNIES, ROUNDS
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import AT_SHOPPING

# After the chips by kind:
RUBIES: Final = KINDS
DROPLET: Final = RUBIES + 1
FLASK: Final = DROPLET + 1
LEAD: Final = FLASK + 1  # over the best of the others, in points
GLASS: Final = LEAD + 1
HELD_PENNIES: Final = GLASS + 1
OVER_LESSER: Final = HELD_PENNIES + 1  # one of six: blacks more than the neighbour with fewer
OVER_GREATER: Final = OVER_LESSER + 6  # and than the one with more
RIVALS: Final = OVER_GREATER + 6  # others who will shop yet and can pay for a black
CROWD: Final = RIVALS + 1  # three players; four or more
TO_COME: Final = CROWD + 2  # one of nine: rounds to come
KINDS_AND_THINGS: Final = TO_COME + ROUNDS

BEHIND: Final = -2  # blacks less than a neighbour, and more, that are told apart
AHEAD: Final = 3
EMPTY: Final[vec[float]] = vec[float]([0.0] * KINDS_AND_THINGS)
# From each of these one more black leads to the next; so it seems to who is far behind, too.
RACES: Final = [
    *range(OVER_LESSER, OVER_LESSER + AHEAD - BEHIND),
    *range(OVER_GREATER, OVER_GREATER + AHEAD - BEHIND),
]


def held_by(state: QuacksState, player: Player, left: int) -> vec[float]:
    """What the player has now, with so many rounds to come."""
    held = EMPTY[:]
    counts = chips_of(player)
    for kind in range(KINDS):
        held[kind] = float(counts[kind])
    held[RUBIES] = float(player.rubies)
    held[DROPLET] = float(player.droplet)
    held[FLASK] = 1.0 if player.flask else 0.0
    others = [other.points for other in state.seats if other.seat != player.seat]
    held[LEAD] = float(player.points - max(others))
    held[GLASS] = float(player.glass)
    for penny in PENNIES:
        held[HELD_PENNIES] += 1.0 if player.pennies & penny else 0.0
    if state.box.book[BLACK] == 1:
        note_race(state, player, held, counts[BLACK_1])
    if state.players > 2:
        held[CROWD if state.players == 3 else CROWD + 1] = 1.0
    held[TO_COME + min(max(left, 1), ROUNDS) - 1] = 1.0
    return held


def note_race(state: QuacksState, player: Player, held: vec[float], own: i64) -> None:
    """Q-52: where a player stands with blacks between both neighbours, and who may get more."""
    one: i64 = chips_of(state.left_of(player))[BLACK_1]
    other: i64 = chips_of(state.seats[(player.seat - 1) % state.players])[BLACK_1]
    held[OVER_LESSER + place_of(own - min(one, other))] = 1.0
    held[OVER_GREATER + place_of(own - max(one, other))] = 1.0
    for rival in state.seats:
        if rival.seat != player.seat and may_buy_black(state, rival):
            held[RIVALS] += 1.0


def place_of(more: i64) -> i64:
    return min(max(more, BEHIND), AHEAD) - BEHIND


def may_buy_black(state: QuacksState, player: Player) -> bool:
    """Whether a player will shop yet this round, and can pay for a black."""
    if state.stage < AT_SHOPPING:
        return True
    shopped = (player.seat - state.round + 1) % state.players < state.turn
    if state.stage > AT_SHOPPING or shopped or not player.gets_coins():
        return False
    return bool(state.box.coins[player.score] >= state.box.price[BLACK_1])


def chips_of(player: Player) -> vec[i64]:
    """By kind, all chips of a player, wherever they lie."""
    found = player.bag[:]
    for chip in player.pot:
        found[chip & 31] += 1
    for kinds in (player.bowl, player.bought, player.kept, player.beside, player.aside):
        for kind in kinds:
            found[kind] += 1
    for kinds in (player.hand, player.drawn, player.reserved):
        for kind in kinds:
            found[kind] += 1
    return found
