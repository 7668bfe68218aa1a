"""What the options make of the game; the same for all states of a match (L-1, L-8)."""

from philtre.core.options import Options


class Box:
    def __init__(self, options: Options) -> None:
        players, dice = options["players"], options["dice"]
        assert isinstance(players, int)
        assert isinstance(dice, int)
        self.players = players
        self.dice = dice  # of each player at the start
        self.wild = options["wild"] == "on"
