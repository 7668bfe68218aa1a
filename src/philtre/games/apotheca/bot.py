"""What a player of Apotheca knows: what pieces are worth, and which moves make a match."""

from math import exp
from typing import Final

from mypy_extensions import i64

from philtre.core.knowledge import Knowledge
from philtre.core.rng import Rng
from philtre.core.state import State
from philtre.games.apotheca import asks
from philtre.games.apotheca.content import KINDS, SATISFIED_TO_WIN, SPACE_COUNT
from philtre.games.apotheca.market import FACE_UP, UNSEEN, colour_of, lined, seat_of
from philtre.games.apotheca.moves import PLACE, POWER, RESTOCK, REVEAL
from philtre.games.apotheca.powers import TABLES
from philtre.games.apotheca.state import ApothecaState

NO_MOVE: Final = -1
LEAST: Final = -9.0  # nobody is worth less

# All values are in matches: one satisfied apothecary is worth about one, the next
# ones more, as a race is won by the first.
SATISFIED: Final = [0.0, 1.0, 2.2, 4.0]
UNDER_WAY: Final = 0.95  # a match that is being resolved
AT_HAND: Final = 0.7  # a match that the player in turn can make now
IN_SECRET: Final = 0.25  # a line that only its owner knows to lie there facedown
USELESS: Final = 0.15  # what a match counts for a player who has nobody to satisfy
ACTIVE: Final = [0.0, 0.35, 0.55, 0.65]  # apothecaries who wait for a match
GEM: Final = 0.06  # one of the first two of a colour
GEM_MORE: Final = 0.01
SPREAD: Final = 0.5  # matches ahead to be about two to one the favourite

# Solo counts points: what a match scores, and what brings one nearer.
SOLO_MATCH: Final = 3.0
SOLO_ACTIVE: Final = 1.5
SOLO_GEM: Final = 0.2

# A power with many uses is kept rather than one with few.
KEEP: Final[list[float]] = [min(len(table), 100) / 1000 for table in TABLES]


class ApothecaKnowledge(Knowledge):
    def __init__(self) -> None:
        super().__init__()
        self.heat = 0.1
        self.use_priors = True
        self.use_sight = True
        self.use_secret = 1

    def priors(self, state: State, seat: int, moves: list[int]) -> list[float]:
        if not self.use_priors:
            return []
        scores: list[float] = []
        for move in moves:
            after = state.clone()
            after.play(seat, move)
            scores.append(self.evaluate(after, seat))
        best = max(scores)
        return [exp((score - best) / self.heat) + 0.01 for score in scores]

    def sight(self, state: State) -> int:
        assert isinstance(state, ApothecaState)
        up = state.market.up
        return (up[0] + 31 * up[1] + 977 * up[2]) & 0xFFFFF if self.use_sight else 0

    def secret(self, state: State, seat: int) -> int:
        assert isinstance(state, ApothecaState)
        if self.use_secret == 0:
            return 0
        known = state.hand + 1
        if self.use_secret == 2:
            for space in range(SPACE_COUNT):
                tile = state.market.tiles[space]
                if tile > UNSEEN and seat_of(tile) == seat:
                    known = known * 4 + 1 + colour_of(tile)
        return known

    def evaluate(self, state: State, seat: int) -> float:
        """How far the seat's side is ahead of the best of the others, from -1 to 1."""
        assert isinstance(state, ApothecaState)
        if state.asks == asks.OVER:
            return state.returns()[seat]
        if state.box.solo:
            return solo(state)
        own = 0.0
        best = LEAST
        for side in state.box.sides:
            worth = standing_of(state, side)
            if seat in side:
                own = worth + secrets(state, seat)
            elif worth > best:
                best = worth
        ahead = (own - best) * SPREAD
        return ahead / (1 + abs(ahead))

    def rollout(self, state: State, seat: int, rng: Rng) -> int:
        """A match if one can be made now, else any move."""
        assert isinstance(state, ApothecaState)
        if state.asks == asks.ACTION:
            found = matching_move(state)
            if found != NO_MOVE:
                return found
        return state.moves[rng.below(len(state.moves))]


def standing_of(state: ApothecaState, side: list[int]) -> float:
    """All that a side has, and what it is about to have."""
    if state.is_master(side[0]):
        worth = SATISFIED[state.kept_colours().bit_count()]
    else:
        worth = SATISFIED[min(state.satisfied_by(side), SATISFIED_TO_WIN)]
    for seat in side:
        worth += possessions(state, seat) + prospects(state, seat)
    return worth


def possessions(state: ApothecaState, seat: int) -> float:
    """Gems and waiting apothecaries."""
    worth = 0.0
    for colour in range(KINDS):
        gems = state.gem_count(seat, colour)
        worth += GEM * min(gems, 2) + GEM_MORE * max(gems - 2, 0)
    active = state.active[seat]
    if active:
        worth += ACTIVE[min(active.bit_count(), len(ACTIVE) - 1)]
        for who in range(len(KEEP)):
            if active >> who & 1:
                worth += KEEP[who]
    return worth


def prospects(state: ApothecaState, seat: int) -> float:
    """The match that the player in turn is making, or could make with the next action."""
    if seat != state.seat:
        return 0.0
    worth = 1.0 if state.active[seat] or state.is_master(seat) else USELESS
    if state.asks == asks.MATCH or state.asks == asks.SATISFY:
        return worth * UNDER_WAY
    if state.asks == asks.ACTION and matching_move(state) != NO_MOVE:
        return worth * AT_HAND
    return 0.0


def secrets(state: ApothecaState, seat: int) -> float:
    """Facedown potions that would make a line if their owner revealed them."""
    if not state.market.down or not state.active[seat]:
        return 0.0
    for space in range(SPACE_COUNT):
        tile = state.market.tiles[space]
        if tile > UNSEEN and seat_of(tile) == seat:
            colour = colour_of(tile)
            if lined(state.market.up[colour] | 1 << space):
                return IN_SECRET
    return 0.0


def solo(state: ApothecaState) -> float:
    worth = float(state.points)
    if state.asks in (asks.MATCH, asks.STACK, asks.SATISFY):
        worth += SOLO_MATCH if state.active[0] else 1.0
    elif state.asks == asks.ACTION and matching_move(state) != NO_MOVE:
        worth += SOLO_MATCH * AT_HAND if state.active[0] else 0.5
    worth += SOLO_ACTIVE * state.active[0].bit_count() + SOLO_GEM * sum(state.gems)
    return worth


def matching_move(state: ApothecaState) -> int:
    """A legal action that makes a match its player wants, as far as the player sees."""
    wanted = wanted_colours(state)
    if not wanted:
        return NO_MOVE
    for move in state.moves:
        if move >= POWER:
            if move < PLACE and makes_line(state, move - POWER, wanted):
                return move
        elif move < RESTOCK:
            tile = state.market.tiles[move - REVEAL]
            if tile > UNSEEN and seat_of(tile) == state.seat:
                colour = colour_of(tile)
                if wanted >> colour & 1 and lined(state.market.up[colour] | 1 << (move - REVEAL)):
                    return move
    return NO_MOVE


def wanted_colours(state: ApothecaState) -> int:
    """The colours of which the player in turn may and wants to make a match."""
    wanted = 0
    kept = state.kept_colours() if state.is_master(state.seat) else 0
    for colour in range(KINDS):
        up = state.market.up[colour]
        if up & (up - 1) and state.may_match(colour) and not kept >> colour & 1:
            wanted |= 1 << colour
    return wanted


def makes_line(state: ApothecaState, change: int, wanted: int) -> bool:
    """Whether a use of a power would line up three potions of a wanted colour."""
    market = state.market
    starts, ends = market.ways(change)
    lifted: i64 = 0
    for start in starts:
        lifted |= 1 << start
    red: i64 = market.up[0] & ~lifted
    blue: i64 = market.up[1] & ~lifted
    yellow: i64 = market.up[2] & ~lifted
    for index in range(len(starts)):
        tile = market.tiles[starts[index]]
        if tile == FACE_UP:
            red |= 1 << ends[index]
        elif tile == FACE_UP + 1:
            blue |= 1 << ends[index]
        elif tile == FACE_UP + 2:
            yellow |= 1 << ends[index]
    return (
        (wanted & 1 != 0 and lined(red))
        or (wanted & 2 != 0 and lined(blue))
        or (wanted & 4 != 0 and lined(yellow))
    )
