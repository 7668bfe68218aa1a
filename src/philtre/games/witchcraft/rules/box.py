"""What the options make of a match: constants of it, shared by all its states."""

from typing import Final

UNKNOWN: Final = -1


class Box:
    def __init__(
        self, tournament: bool, master: bool, first: int, several: bool, quiet: bool
    ) -> None:
        self.tournament = tournament  # W-41; goes with W-42 or without it (W-43)
        self.master = master  # W-42
        self.first = first  # who begins, or UNKNOWN until chance has said it (W-8)
        self.several = several  # targets of a blast (W-19)
        self.quiet = quiet  # whether many turns without event are a draw (W-40)
