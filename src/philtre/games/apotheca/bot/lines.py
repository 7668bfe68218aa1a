"""Which three potions of a colour a power can line up, as tables made once.

After a use, what lies on a line came from three spaces: if these held face-up potions of one
colour, and the use is legal, the line is a match. So for each power and each three spaces the
uses are listed that line them up, as what they ask of the market; to look for matches is to
look at every three potions of a colour, and there are few. Wizards Winds moves what happens to
lie there and is tried out.
"""

from itertools import accumulate, combinations
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.numbers import lowest
from philtre.games.apotheca.content import APOTHECARY_COUNT, LINES, SPACE_COUNT, mask_of, members
from philtre.games.apotheca.rules.changes import Change
from philtre.games.apotheca.rules.market import lined
from philtre.games.apotheca.rules.powers import APOTHECARIES, MASKED, TIDEMASTER, USES

NOWHERE: Final = -1
OOKI: Final = APOTHECARIES.index("ooki")


class Asked(NamedTuple):
    """What a use that lines potions up asks of the market besides."""

    full: int  # these spaces hold a potion, face-up or not
    empty: int  # these none
    some: int  # one of these does, if there are any
    down: int  # these a facedown one


def came_from(change: Change) -> list[int]:
    """For each space, where what lies there after the change lay before."""
    source = list(range(SPACE_COUNT))
    for start, _ in change.moves:
        source[start] = NOWHERE
    for start, end in change.moves:
        source[end] = start
    return source


def asked(who: int, change: Change, three: int) -> Asked:
    if (
        who == OOKI
    ):  # of a Double Dive the half that matters: there is a way for the other as a rule
        ends = sum(1 << end for start, end in change.moves if three >> start & 1)
        return Asked(0, ends, 0, 0)
    down = change.mixed & ~three if who == MASKED else 0
    some = 0 if change.some & three else change.some
    return Asked(change.full & ~three, change.empty, some, down)


def lined_up(who: int) -> dict[int, set[Asked]]:
    """What lines up three spaces, given as a mask, by an apothecary's power."""
    table: dict[int, set[Asked]] = {}
    for change in USES[who]:
        source = came_from(change)
        ends = mask_of([end for _, end in change.moves])
        for line in [line for line in LINES if line & ends]:
            spaces = [source[space] for space in members(line)]
            three = 0 if NOWHERE in spaces else mask_of(spaces)
            if three not in (0, line):
                table.setdefault(three, set()).add(asked(who, change, three))
    return table


# Three spaces, lowest first, are a number: PAIRS and TRIPLES count those before them.
PAIRS: Final[vec[i64]] = vec[i64]([n * (n - 1) // 2 for n in range(SPACE_COUNT)])
TRIPLES: Final[vec[i64]] = vec[i64]([n * (n - 1) * (n - 2) // 6 for n in range(SPACE_COUNT)])
ALL_THREES: Final = sorted(mask_of(list(three)) for three in combinations(range(SPACE_COUNT), 3))
THREES: Final = 560

LINED_UP: Final = [lined_up(who) for who in range(APOTHECARY_COUNT)]
LISTED: Final = [sorted(table.get(three, set())) for three in ALL_THREES for table in LINED_UP]
# For each three, the apothecaries who may line them up, a bit each.
WHO: Final[vec[i64]] = vec[i64](
    [sum(1 << who for who, table in enumerate(LINED_UP) if three in table) for three in ALL_THREES]
)
# By three and apothecary: where its list begins; then the lists, four numbers for each use.
FIRST_ASKED: Final[vec[i64]] = vec[i64](
    list(accumulate([4 * len(uses) for uses in LISTED], initial=0))
)
ASKED: Final[vec[i64]] = vec[i64]([part for uses in LISTED for use in uses for part in use])

WIND: Final[i64] = 1 << TIDEMASTER


def may_line_up(three: i64, powers: i64, full: i64, down: i64) -> i64:
    """By how many of these powers the three can be lined up, given as a number."""
    found: i64 = 0
    able = WHO[three] & powers
    while able != 0:
        at = three * APOTHECARY_COUNT + lowest(able)
        able &= able - 1
        for use in range(FIRST_ASKED[at], FIRST_ASKED[at + 1], 4):
            if (
                ASKED[use] & ~full == 0
                and ASKED[use + 1] & full == 0
                and (ASKED[use + 2] == 0 or ASKED[use + 2] & full != 0)
                and ASKED[use + 3] & ~down == 0
            ):
                found += 1
                break
    return found


def ways(up: i64, full: i64, down: i64, powers: i64) -> i64:
    """In how many ways these face-up potions of a colour make a match by one use of a power."""
    found: i64 = 0
    firsts = up
    while firsts != 0:
        one = lowest(firsts)
        firsts &= firsts - 1
        seconds = firsts
        while seconds != 0:
            two = lowest(seconds)
            seconds &= seconds - 1
            before = PAIRS[two] + one
            thirds = seconds
            while thirds != 0:
                three = TRIPLES[lowest(thirds)] + before
                thirds &= thirds - 1
                if WHO[three] & powers != 0:
                    found += may_line_up(three, powers, full, down)
    if powers & WIND != 0 and blown_together(up, full):
        found += 1
    return found


def ways_with(more: i64, up: i64, full: i64, down: i64, powers: i64) -> i64:
    """The same, when one more space holds such a potion, and only those with it."""
    found: i64 = 0
    firsts = up
    while firsts != 0:
        one = lowest(firsts)
        firsts &= firsts - 1
        seconds = firsts
        while seconds != 0:
            two = lowest(seconds)
            seconds &= seconds - 1
            three = number_of(one, two, more)
            if WHO[three] & powers != 0:
                found += may_line_up(three, powers, full, down)
    if powers & WIND != 0 and blown_together(up | 1 << more, full):
        found += 1
    return found


def number_of(one: i64, two: i64, more: i64) -> i64:
    """Of three spaces, the first two in order."""
    if more > two:
        return TRIPLES[more] + PAIRS[two] + one
    if more > one:
        return TRIPLES[two] + PAIRS[more] + one
    return TRIPLES[two] + PAIRS[one] + more


# Wizards Winds, for one colour


def slid() -> list[int]:
    """By which of four spaces are full (× 16) and which of those hold a potion of the colour:
    where these lie when all have slid to the high end."""
    found = []
    for full in range(16):
        for some in range(16):
            held = [some >> space & 1 for space in range(4) if full >> space & 1]
            first = 4 - len(held)
            found.append(sum(each << (first + place) for place, each in enumerate(held)))
    return found


SLID: Final[vec[i64]] = vec[i64](slid())


def blown_together(up: i64, full: i64) -> bool:
    """Whether the winds of some edge line up potions of the colour."""
    if up & (up - 1) & ((up & (up - 1)) - 1) == 0:
        return False
    across, all_across = turned(up), turned(full)
    return (
        lined(blown(up, full))
        or lined(blown(across, all_across))
        or lined(mirrored(blown(mirrored(up), mirrored(full))))
        or lined(mirrored(blown(mirrored(across), mirrored(all_across))))
    )


def blown(up: i64, full: i64) -> i64:
    return (
        SLID[(full & 15) << 4 | up & 15]
        | SLID[full & 240 | up >> 4 & 15] << 4
        | SLID[full >> 4 & 240 | up >> 8 & 15] << 8
        | SLID[full >> 8 & 240 | up >> 12 & 15] << 12
    )


def turned(spaces: i64) -> i64:
    """Columns become rows."""
    swap = (spaces ^ spaces >> 3) & 0x0A0A
    spaces ^= swap | swap << 3
    swap = (spaces ^ spaces >> 6) & 0x00CC
    return spaces ^ (swap | swap << 6)


def mirrored(spaces: i64) -> i64:
    """Each column upside down."""
    spaces = (spaces & 0x5555) << 1 | spaces >> 1 & 0x5555
    return (spaces & 0x3333) << 2 | spaces >> 2 & 0x3333
