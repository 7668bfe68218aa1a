"""What the options make of a match: constants of it, shared by all its states."""

from typing import Final

from philtre.core.options import Options, is_on
from philtre.games.witchcraft.content import COLOURS

UNKNOWN: Final = -1


class Box:
    def __init__(self, options: Options) -> None:
        first = str(options["first"])
        self.tournament = is_on(options, "tournament")  # W-41; goes with W-42 or without it (W-43)
        self.master = is_on(options, "master")  # W-42
        # Who begins, or UNKNOWN until chance has said it (W-8).
        self.first = COLOURS.index(first) if first in COLOURS else UNKNOWN
        self.several = options["blast"] == "several"  # targets of a blast (W-19)
        # Whether many turns without event are a draw (W-40).
        self.quiet = options["quiet"] is not None
