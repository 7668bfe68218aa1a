"""What the options make of the game; the same for all states of a match (L-1, L-8)."""

from philtre.core.options import Options, is_on, number


class Box:
    def __init__(self, options: Options) -> None:
        self.players = number(options, "players")
        self.dice = number(options, "dice")  # of each player at the start
        self.wild = is_on(options, "wild")
