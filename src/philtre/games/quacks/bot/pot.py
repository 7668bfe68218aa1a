"""The pot of an imagined brewing at one moment."""

from philtre.games.quacks.bot.imagined_brewing import Brewing


class Pot:
    """A pot to come back to: all of a brewing that placing a chip changes, but for the bag."""

    def __init__(self, brew: Brewing) -> None:
        self.space = brew.space
        self.back = brew.back
        self.last = brew.last
        self.before = brew.before
        self.flask = brew.flask
        self.white_sum = brew.white_sum
        self.placings = brew.placings
        self.yellows = brew.yellows
        self.window = brew.window
        self.doubling = brew.doubling
        self.white_seen = brew.white_seen
        self.gain = brew.gain

    def restore(self, brew: Brewing) -> None:
        brew.space = self.space
        brew.back = self.back
        brew.last = self.last
        brew.before = self.before
        brew.flask = self.flask
        brew.white_sum = self.white_sum
        brew.placings = self.placings
        brew.yellows = self.yellows
        brew.window = self.window
        brew.doubling = self.doubling
        brew.white_seen = self.white_seen
        brew.gain = self.gain
