"""What options and house rules make of a match: constants of it, shared by all its states."""

from typing import Final

from mypy_extensions import i64

from philtre.core.options import Boxes, Options, is_on
from philtre.games.witchcraft.content import COLOURS, multiset
from philtre.games.witchcraft.house import HOUSE, tiles_of

UNKNOWN: Final = -1


class Box:
    def __init__(self, options: Options) -> None:
        first = str(options["first"])
        self.tournament = is_on(options, "tournament")  # W-41; goes with W-42 or without it (W-43)
        self.master = is_on(options, "master")  # W-42
        # Who begins, or UNKNOWN until chance has said it (W-8).
        self.first = COLOURS.index(first) if first in COLOURS else UNKNOWN
        self.several = options["blast"] == "several"  # targets of a blast (W-19)
        # Whether many turns without event are a draw, and how many (W-40).
        self.quiet = options["quiet"] is not None
        house = HOUSE.values(options)
        self.quiet_turns: i64 = house["quiet_turns"][0]
        self.repetitions: i64 = house["repetitions"][0]
        self.start_set: i64 = multiset(tiles_of(house["start_set"]))  # W-5, but for the special
        self.reserve: i64 = multiset(tiles_of(house["reserve"]))
        # W-3, W-7: what is in, a bit each.
        self.specials: i64 = mask(house["without_specials"])
        self.powers: i64 = mask(house["without_powers"])
        self.pairs: i64 = mask(house["without_pairs"])


def mask(there: list[int]) -> int:
    return sum(1 << number for number, one in enumerate(there) if one)


BOXES: Final = Boxes(Box)
