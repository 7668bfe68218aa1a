"""The powers once more: slow, literal, and nothing in common with the engine.

A board is a dict from (column, row), both 1 to 4, to what lies there; empty spaces
are left out. Face-up potions are "R", "B", "Y"; facedown ones are objects of their
own, so that no two are ever equal (A-23). Every reading tries all that a player
could possibly try with potions and spaces, keeps what the rule allows, and says
for each text which boards it leads to.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import permutations, product

Spot = tuple[int, int]
Board = dict[Spot, object]
Uses = Iterator[tuple[str, Board]]

ALL = [(column, row) for column in range(1, 5) for row in range(1, 5)]


class Facedown:
    def __init__(self, text: str) -> None:
        self.text = text


@cache
def name(spot: Spot) -> str:
    return "?abcd"[spot[0]] + str(spot[1])


@cache
def apart(one: Spot, other: Spot) -> tuple[int, int]:
    """How many columns and rows lie between two spaces, without sign."""
    return abs(one[0] - other[0]), abs(one[1] - other[1])


@cache
def adjacent(one: Spot, other: Spot) -> bool:
    return sum(apart(one, other)) == 1


@cache
def straight(one: Spot, other: Spot) -> int:
    """How far apart in a straight line of any of 8 directions; 0 if in none."""
    across, up = apart(one, other)
    return max(across, up) if across == up or 0 in (across, up) else 0


@cache
def knightly(one: Spot, other: Spot) -> bool:
    return sorted(apart(one, other)) == [1, 2]


def moved(board: Board, *moves: tuple[Spot, Spot]) -> Board:
    starts = [start for start, _ in moves]
    after = {spot: potion for spot, potion in board.items() if spot not in starts}
    for start, end in moves:
        assert end not in after
        after[end] = board[start]
    return after


def swapped(board: Board, one: Spot, other: Spot) -> Board:
    return {**board, one: board[other], other: board[one]}


def turned(board: Board, ring: list[Spot]) -> Board:
    after = {spot: potion for spot, potion in board.items() if spot not in ring}
    for place, spot in enumerate(ring):
        if spot in board:
            after[ring[(place + 1) % len(ring)]] = board[spot]
    return after


def empties(board: Board) -> list[Spot]:
    return [spot for spot in ALL if spot not in board]


def one_move(board: Board, allowed: Callable[[Spot, Spot], bool]) -> Uses:
    for start, end in product(board, empties(board)):
        if allowed(start, end):
            yield f"{name(start)}-{name(end)}", moved(board, (start, end))


def one_swap(board: Board, allowed: Callable[[Spot, Spot], bool]) -> Uses:
    for one, other in permutations(board, 2):
        if name(one) < name(other) and allowed(one, other):
            yield f"{name(one)}={name(other)}", swapped(board, one, other)


def chained_charge(board: Board) -> Uses:
    """A-30"""
    for p, q in permutations(board, 2):
        for end in empties(board):
            if adjacent(p, q) and adjacent(p, end):
                yield f"{name(p)}-{name(end)} {name(q)}-{name(p)}", moved(board, (p, end), (q, p))


def double_dive(board: Board) -> Uses:
    """A-31"""
    for one, other in permutations(board, 2):
        if name(one) > name(other) or adjacent(one, other):
            continue
        for end, other_end in permutations(empties(board), 2):
            if adjacent(one, end) and adjacent(other, other_end):
                way = end[0] - one[0], end[1] - one[1]
                other_way = other_end[0] - other[0], other_end[1] - other[1]
                if way != other_way:
                    text = f"{name(one)}-{name(end)} {name(other)}-{name(other_end)}"
                    yield text, moved(board, (one, end), (other, other_end))


def faithful_float(board: Board) -> Uses:
    """A-32"""
    for inner in (2, 3):
        row = [spot for spot in ALL if spot[1] == inner]
        column = [spot for spot in ALL if spot[0] == inner]
        for text, ring in (f"row{inner}", row), (f"col{'?abcd'[inner]}", column):
            yield text + "+", turned(board, ring)
            yield text + "-", turned(board, ring[::-1])


def flickering_flip(board: Board) -> Uses:
    """A-33"""
    return one_swap(board, adjacent)


def genie_juggle(board: Board) -> Uses:
    """A-34"""
    for x, y in permutations(board, 2):
        for end in empties(board):
            if adjacent(x, y) and adjacent(y, end):
                yield f"{name(x)}-{name(end)}", moved(board, (x, end))


def gully_glide(board: Board) -> Uses:
    """A-35"""
    return one_move(board, lambda start, end: 0 in apart(start, end))


def lucky_leap(board: Board) -> Uses:
    """A-36"""
    return one_move(board, lambda start, end: straight(start, end) in (2, 3))


def portal_pounce(board: Board) -> Uses:
    """A-37"""
    return one_move(board, knightly)


def reptilian_rush(board: Board) -> Uses:
    """A-38: the ten, as A-86 lists them."""
    whole = "a1/d4 a2/c4 b1/d3 d1/a4 c1/a3 d2/b4 a3/b4 c1/d2 b1/a2 d3/c4"
    for text in whole.split():
        first, last = ((" abcd".index(end[0]), int(end[1])) for end in text.split("/"))
        way = 1 if last[0] > first[0] else -1
        ring = [(first[0] + way * step, first[1] + step) for step in range(last[1] - first[1] + 1)]
        assert ring[-1] == last
        yield text + "+", turned(board, ring)
        if len(ring) > 2:
            yield text + "-", turned(board, ring[::-1])


def shadow_swap(board: Board) -> Uses:
    """A-39"""

    def is_down(spot: Spot) -> bool:
        return isinstance(board[spot], Facedown)

    return one_swap(board, lambda one, other: is_down(one) != is_down(other))


def sorceress_spin(board: Board) -> Uses:
    """A-40"""
    return one_swap(board, lambda one, other: straight(one, other) in (2, 3))


def spirit_switch(board: Board) -> Uses:
    """A-41"""
    return one_swap(board, knightly)


def tetratwist(board: Board) -> Uses:
    """A-42"""
    for left, low in product(range(1, 4), range(1, 4)):
        ring = [(left, low), (left, low + 1), (left + 1, low + 1), (left + 1, low)]
        yield f"block {name((left, low))}", turned(board, ring)


def wandering_waltz(board: Board) -> Uses:
    """A-43"""
    return one_move(board, lambda start, end: straight(start, end) == 1)


def wizards_winds(board: Board) -> Uses:
    """A-44: push every potion one space at a time until nothing moves."""
    ways = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}
    for edge, way in ways.items():
        after, before = board, None
        while after != before:
            before = after
            for spot in list(after):
                ahead = spot[0] + way[0], spot[1] + way[1]
                if ahead in ALL and ahead not in after:
                    after = moved(after, (spot, ahead))
        yield f"winds {edge}", after


READINGS: dict[str, Callable[[Board], Uses]] = {
    "carbuncle": reptilian_rush,
    "porter": wandering_waltz,
    "corvidus": gully_glide,
    "merten": lucky_leap,
    "karinne": portal_pounce,
    "tidemaster": wizards_winds,
    "afrit": genie_juggle,
    "strega": sorceress_spin,
    "masked": shadow_swap,
    "solas": faithful_float,
    "ooki": double_dive,
    "giada": chained_charge,
    "qwixly": spirit_switch,
    "benedetto": tetratwist,
    "imogen": flickering_flip,
}


def uses(name: str, board: Board) -> dict[str, Board]:
    """All legal uses of an apothecary's power and where they lead (A-20)."""
    return {text: after for text, after in READINGS[name](board) if after != board}


# Matches, as literally


@cache
def runs() -> list[list[Spot]]:
    """Every 3 or 4 spaces side by side in a row or a column."""
    found = []
    for start, length, (across, up) in product(ALL, (3, 4), ((1, 0), (0, 1))):
        run = [(start[0] + across * step, start[1] + up * step) for step in range(length)]
        if all(spot in ALL for spot in run):
            found.append(run)
    return found


def lines(board: Board) -> list[tuple[object, frozenset[Spot]]]:
    """A-24: every run of 3 or 4 face-up potions of one colour in a row or a column."""
    found = []
    for run in runs():
        colours = {board.get(spot) for spot in run}
        if len(colours) == 1 and colours <= {"R", "B", "Y"}:
            found.append((colours.pop(), frozenset(run)))
    return found


def matches(board: Board) -> list[tuple[object, set[Spot]]]:
    """A-25: join lines of one colour that share a potion until nothing can be joined."""
    groups = [(colour, set(run)) for colour, run in lines(board)]
    joining = True
    while joining:
        joining = False
        for one, other in permutations(groups, 2):
            if one[0] == other[0] and one[1] & other[1]:
                groups = [group for group in groups if group not in (one, other)]
                groups.append((one[0], one[1] | other[1]))
                joining = True
                break
    return groups
