"""Which uses of a power are legal, sixty at once (A-20).

All that a use asks of the market, it asks of each column by itself: some of its four spaces
must be full and some empty. So for each column, and each way in which its spaces can be
full, a table tells which of sixty uses are content, a bit each. Four looks sift sixty uses.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.numbers import BATCH
from philtre.games.apotheca.content import ALL_SPACES, SIDE, mask_of
from philtre.games.apotheca.rules.powers import CHANGES, FIRST_USE, USES

FILLINGS: Final = 1 << SIDE  # ways in which the spaces of a column can be full
NEVER: Final = (0, ALL_SPACES)  # full among no spaces: nothing is like that

# The batches of each apothecary, one after the other, and the first use of each.
BATCHES: Final[list[int]] = [
    first for who in range(len(USES)) for first in range(FIRST_USE[who], FIRST_USE[who + 1], BATCH)
]
FIRST_BATCH: Final[vec[i64]] = vec[i64](
    [sum(first < start for first in BATCHES) for start in FIRST_USE]
)
FIRST_OF_BATCH: Final[vec[i64]] = vec[i64](BATCHES)


def sieve(asked: list[tuple[int, int]]) -> vec[i64]:
    """For each use: the spaces it cares about, and which of them are to be full."""
    table = [0] * (len(BATCHES) * SIDE * FILLINGS)
    batch = 0
    for use, (care, full) in enumerate(asked):
        if batch + 1 < len(BATCHES) and use == BATCHES[batch + 1]:
            batch += 1
        if full & ~care:
            continue
        for column in range(SIDE):
            cares, wants = care >> SIDE * column & 15, full >> SIDE * column & 15
            for filling in range(FILLINGS):
                if filling & cares == wants:
                    at = (batch * SIDE + column) * FILLINGS + filling
                    table[at] |= 1 << (use - BATCHES[batch])
    return vec[i64](table)


def sifted(table: vec[i64], batch: i64, full: i64) -> i64:
    """Of a batch the uses that are content with all columns, when these spaces are full."""
    at = batch * (SIDE * FILLINGS)
    return (
        table[at + (full & 15)]
        & table[at + FILLINGS + (full >> 4 & 15)]
        & table[at + 2 * FILLINGS + (full >> 8 & 15)]
        & table[at + 3 * FILLINGS + (full >> 12 & 15)]
    )


# The spaces that must hold a potion do, those that must be empty are.
FITTING: Final = sieve([(change.full | change.empty, change.full) for change in CHANGES])
# Of the spaces of which one must hold a potion none does.
BARE: Final = sieve([(change.some, 0) if change.some else NEVER for change in CHANGES])
# What goes round, or changes places, all lies within some spaces: say, those of one colour.
ALIKE: Final[list[int]] = [change.turned | change.mixed for change in CHANGES]
WITHIN: Final = sieve([(spaces, spaces) if spaces else NEVER for spaces in ALIKE])

# Whose uses ask for more than to fit, a bit each.
PARTICULAR: Final[i64] = mask_of(
    [who for who, uses in enumerate(USES) if uses[0].some or uses[0].turned or uses[0].mixed]
)
