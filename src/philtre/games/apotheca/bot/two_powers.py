"""Whether two powers, one after the other, line potions up: a first look, not a full one.

The first of the two moves a potion, or makes it change places with another; powers that turn
whole rings, or blow, are looked at as the second only.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.numbers import lowest
from philtre.games.apotheca.bot.lines import PAIRS, TRIPLES, WHO, may_line_up
from philtre.games.apotheca.content import APOTHECARY_COUNT, SPACE_COUNT, mask_of
from philtre.games.apotheca.rules.powers import APOTHECARIES, MASKED, USES

SWAPPERS: Final = mask_of(
    [APOTHECARIES.index(who) for who in ("strega", "masked", "qwixly", "imogen")]
)
MOVERS: Final = mask_of(
    [
        APOTHECARIES.index(who)
        for who in ("porter", "corvidus", "merten", "karinne", "afrit", "ooki", "giada")
    ]
)


def reached(who: int, space: int) -> int:
    """Where a potion gets from a space, by an apothecary's power."""
    if not (SWAPPERS | MOVERS) >> who & 1:
        return 0
    ends = {end for change in USES[who] for start, end in change.moves if start == space}
    return mask_of(sorted(ends))


REACHED: Final[vec[i64]] = vec[i64](
    [reached(who, space) for who in range(APOTHECARY_COUNT) for space in range(SPACE_COUNT)]
)


def by_two(up: i64, full: i64, down: i64, powers: i64) -> bool:
    """Whether face-up potions of a colour can be lined up by two of these powers."""
    firsts = up
    while firsts != 0:
        one = firsts & -firsts
        firsts ^= one
        seconds = firsts
        while seconds != 0:
            two = seconds & -seconds
            seconds ^= two
            thirds = seconds
            while thirds != 0:
                three = thirds & -thirds
                thirds ^= three
                if three_by_two(one | two | three, full, down, powers):
                    return True
    return False


def three_by_two(three: i64, full: i64, down: i64, powers: i64) -> bool:
    able = powers & (SWAPPERS | MOVERS)
    while able != 0:
        who = lowest(able)
        able &= able - 1
        others = powers & ~(1 << who)
        swaps = SWAPPERS >> who & 1 != 0
        free = (down if who == MASKED else full & ~three) if swaps else ~full
        moved = three
        while moved != 0:
            start = moved & -moved
            moved ^= start
            ends = REACHED[who * SPACE_COUNT + lowest(start)] & free
            while ends != 0:
                end = ends & -ends
                ends ^= end
                after = number_of(three ^ start | end)
                if WHO[after] & others != 0:
                    full_then = full if swaps else full ^ start | end
                    down_then = down ^ end | start if down & end != 0 else down
                    if may_line_up(after, others, full_then, down_then) > 0:
                        return True
    return False


def number_of(three: i64) -> i64:
    one = lowest(three)
    three &= three - 1
    return TRIPLES[lowest(three & (three - 1))] + PAIRS[lowest(three)] + one
