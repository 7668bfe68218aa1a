"""What a seat can't know, and how likely each way is that it may be (A-70)."""

from math import exp, log
from typing import TYPE_CHECKING, Final

from philtre.core.rng import Rng
from philtre.games.apotheca.content import KINDS, NOTHING, SPACE_COUNT
from philtre.games.apotheca.rules import master, steps
from philtre.games.apotheca.rules.market import colour_of, facedown, mark_of, seat_of
from philtre.games.apotheca.rules.supply import BACK, FIRST_MARK, HIDDEN, SIX, last_mark

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import ApothecaState

IN_HAND: Final = -1  # instead of a space: the tile drawn and not yet placed
NEVER: Final = -1e30
SCALE: Final = 1 << 20  # weights are whole numbers up to this


def redeal(state: "ApothecaState", seat: int, rng: Rng) -> None:
    """A-70: the facedown potions that point at others, and the supply they came from.

    A solo seat has seen every potion that has a colour (A-83).
    """
    if state.box.solo:
        return
    redeal_six(state, seat, rng)
    spaces = hidden_from(state, seat)
    if not spaces:
        return
    past = past_known_to(state, seat)
    marks = [
        last_mark(state) if space == IN_HAND else mark_of(state.market.tiles[space])
        for space in spaces
    ]
    for space in spaces:
        state.supply[hidden_colour(state, space)] += 1
    way = rng.pick(weights(past, state.supply, marks))
    recolour(state, spaces, colours_of(way, len(spaces)), state.supply)


def hidden_from(state: "ApothecaState", seat: int) -> list[int]:
    """Where tiles lie that came from the supply and that the seat has not seen."""
    tiles = state.market.tiles
    spaces = [
        space
        for space in range(SPACE_COUNT)
        if mark_of(tiles[space]) >= FIRST_MARK and seat_of(tiles[space]) != seat
    ]
    return [*spaces, IN_HAND] if state.hand != NOTHING and state.seat != seat else spaces


def past_known_to(state: "ApothecaState", seat: int) -> list[int]:
    """The past of the supply, with the draws that the seat alone has seen."""
    past = state.past[:]
    for tile in state.market.tiles:
        if mark_of(tile) >= FIRST_MARK and seat_of(tile) == seat:
            past[mark_of(tile) - FIRST_MARK] = colour_of(tile)
    if state.hand != NOTHING and state.seat == seat:
        past[-1] = state.hand
    return past


def redeal_six(state: "ApothecaState", seat: int, rng: Rng) -> None:
    """A-60: of the master's set-up everybody knows what is hidden, but not where."""
    tiles = state.market.tiles
    spaces = [
        space
        for space in range(SPACE_COUNT)
        if mark_of(tiles[space]) == SIX and seat_of(tiles[space]) != seat
    ]
    pool = master.left_of_six(state) if state.step == steps.DEAL else [0] * KINDS
    for space in spaces:
        pool[hidden_colour(state, space)] += 1
        state.supply[hidden_colour(state, space)] += 1
    for space in spaces:
        colour = rng.pick(pool)
        state.supply[colour] -= 1  # before the last deal, what is still to come is in it
        recolour(state, [space], [colour], pool)


def hidden_colour(state: "ApothecaState", space: int) -> int:
    return state.hand if space == IN_HAND else colour_of(state.market.tiles[space])


def recolour(
    state: "ApothecaState", spaces: list[int], colours: list[int], pool: list[int]
) -> None:
    """Give hidden tiles colours out of a pool."""
    for index in range(len(spaces)):
        colour = colours[index]
        pool[colour] -= 1
        if spaces[index] == IN_HAND:
            state.hand = colour
        else:
            tile = state.market.tiles[spaces[index]]
            state.market.tiles[spaces[index]] = facedown(seat_of(tile), colour, mark_of(tile))


# How likely


def colours_of(way: int, tiles: int) -> list[int]:
    """The ways that some tiles can be coloured are numbered; this is one of them."""
    return [way // KINDS**tile % KINDS for tile in range(tiles)]


def weights(past: list[int], unseen: list[int], marks: list[int]) -> list[int]:
    """How likely each way is in which the tiles of these marks can be coloured.

    `unseen` counts the supply and these tiles together, by colour; the draws of all
    other facedown tiles are given in the past by their colours.
    """
    logs = [
        likelihood(past, unseen, marks, colours_of(way, len(marks)))
        for way in range(KINDS ** len(marks))
    ]
    most = max(logs)
    return [max(1, int(exp(each - most) * SCALE)) if each > NEVER else 0 for each in logs]


def likelihood(past: list[int], unseen: list[int], marks: list[int], colours: list[int]) -> float:
    """The logarithm of how likely the past was, had the tiles these colours (A-6).

    The past is undone, draw by draw; what was before the first of these draws is
    alike for all colours.
    """
    supply = unseen[:]
    for colour in colours:
        supply[colour] -= 1
    if min(supply) < 0:
        return NEVER
    chance = 0.0
    for place in range(len(past) - 1, min(marks) - FIRST_MARK - 1, -1):
        event = past[place]
        if event >= BACK:
            supply[(event - BACK) % KINDS] -= (event - BACK) // KINDS
            if min(supply) < 0:
                return NEVER
            continue
        colour = colours[marks.index(place + FIRST_MARK)] if event == HIDDEN else event
        supply[colour] += 1
        chance += log(supply[colour])  # out of as many tiles, whatever the colours
    return chance
