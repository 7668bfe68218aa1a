"""What is left in a bag, and what of the pot still matters: the nodes of a brewing to come."""

from typing import Final

from philtre.games.quacks.bot.worth_of_pot import EDGES
from philtre.games.quacks.content import (
    BLACK,
    BLACK_1,
    COLOUR,
    GREEN,
    KINDS,
    LAST_SPACE,
    LOCOWEED,
    PURPLE,
    PURPLE_1,
    RED,
    VALUE,
    WHITES,
    YELLOW,
)
from philtre.games.quacks.rules.player import Player, kind_of, space_of

PLAIN: Final = 3  # stands for any last chip that does not matter
QUARTERS: Final = 4  # gains on the way are counted in quarters of a point


class Pot:
    """What of a pot matters for what is to come."""

    def __init__(self) -> None:
        self.edge = 0  # past 52: 52 and the values of the bowl
        self.whites = 0
        self.back = 0  # the edge before the last chip
        self.last = PLAIN
        self.before = PLAIN  # the second-last chip
        self.flask = False
        self.doubling = False
        self.seen = False  # F19: the first white has been
        self.window = 0
        self.gain = 0  # what was gained or paid on the way, in quarters of a point

    def copy(self) -> "Pot":
        other = Pot()
        other.edge = self.edge
        other.whites = self.whites
        other.back = self.back
        other.last = self.last
        other.before = self.before
        other.flask = self.flask
        other.doubling = self.doubling
        other.seen = self.seen
        other.window = self.window
        other.gain = self.gain
        return other

    def key(self) -> int:
        """A number below 2**42 that tells pots apart."""
        flags = self.flask + 2 * self.doubling + 4 * self.seen + 8 * min(self.window, 7)
        key = (self.edge * 21 + self.last) * 21 + self.before
        key = key * 16 + (min(self.edge - self.back, 15) if self.flask else 0)
        return ((key * 64 + flags) * 16 + self.whites) * 512 + self.gain % 512

    def outline(self) -> int:
        """The same for pots that only their last chips and a doubling tell apart."""
        flags = self.flask + 2 * min(self.window, 7)
        return ((self.edge * 16 + flags) * 16 + self.whites) * 512 + self.gain % 512

    def can_take_back(self) -> bool:
        """Q-15: whether the flask may still be used for the newest chip."""
        return self.flask and self.last < WHITES and self.edge <= LAST_SPACE

    def put_back(self, space: int, white: int) -> None:
        """The newest white goes back, and with it the spaces that it took."""
        self.edge = self.back = space
        self.whites -= VALUE[white]
        self.last = self.before
        self.before = PLAIN


class Bag:
    """A bag from which chips are taken and put back while one thinks."""

    def __init__(self, player: Player, book: list[int], expansion: bool) -> None:
        self.book = book
        self.expansion = expansion
        self.bag = player.bag[:]
        self.chips = player.chips_left
        self.whole = player.bag[:]  # bag and pot together
        for chip in player.pot:
            self.whole[kind_of(chip)] += 1
        for kind in player.aside:
            self.whole[kind] += 1
        self.kinds = [kind for kind in range(KINDS) if self.whole[kind]]
        self.placings = player.placings
        self.yellows = player.yellows + self.count(YELLOW)
        self.weight = [0] * KINDS  # of a chip in `key`, the number of what is in the bag
        size = 1
        for kind in self.kinds:
            self.weight[kind] = size
            size *= self.whole[kind] + 1
        self.key = sum([self.bag[kind] * self.weight[kind] for kind in self.kinds])
        self.matters = [self.does_matter(player, kind) for kind in range(KINDS)]
        self.pot = self.look(player)

    def look(self, player: Player) -> Pot:
        """The pot as it is. Reds beside it (Q-41) count as placed: they will be."""
        pot = Pot()
        more = player.bowl + player.beside + player.kept
        most = EDGES - 1 if self.expansion else LAST_SPACE
        pot.edge = min(player.edge() + sum([VALUE[kind] for kind in more]), most)
        pot.whites = player.white_sum
        pot.back = player.start
        if player.pot and self.matters[kind_of(player.pot[-1])]:
            pot.last = kind_of(player.pot[-1])
        if len(player.pot) > 1:
            pot.back = space_of(player.pot[-2])
            if self.matters[kind_of(player.pot[-2])]:
                pot.before = kind_of(player.pot[-2])
        pot.flask = player.flask
        pot.doubling = player.doubling
        pot.seen = player.white_seen
        pot.window = player.window
        return pot

    def does_matter(self, player: Player, kind: int) -> bool:
        """Whether it makes a difference that such a chip is one of the last two."""
        if self.book[LOCOWEED] == 6:
            return True
        if kind < WHITES:
            return player.flask or self.book[YELLOW] == 1 or self.book[RED] == 3
        if COLOUR[kind] == GREEN:
            return self.book[GREEN] != 3
        if kind == PURPLE_1:
            return self.book[PURPLE] == 6
        return kind == BLACK_1 and self.book[BLACK] == 5

    def put(self, kind: int, count: int) -> None:
        """So many chips go into the bag, or leave it."""
        self.bag[kind] += count
        self.chips += count
        self.key += count * self.weight[kind]

    def count(self, colour: int) -> int:
        """How many chips of a colour are in the bag."""
        total = 0
        for kind in self.kinds:
            if COLOUR[kind] == colour:
                total += self.bag[kind]
        return total

    def placed(self, colour: int) -> int:
        """How many chips of a colour lie in the pot."""
        total = 0
        for kind in self.kinds:
            if COLOUR[kind] == colour:
                total += self.whole[kind] - self.bag[kind]
        return total

    def values(self, colour: int) -> int:
        """The values of the chips of a colour that lie in the pot."""
        total = 0
        for kind in self.kinds:
            if COLOUR[kind] == colour:
                total += (self.whole[kind] - self.bag[kind]) * VALUE[kind]
        return total


def without(chips: int, special: int, drawn: int) -> float:
    """The chance that none of the special chips is among those drawn together."""
    chance = 1.0
    for index in range(min(drawn, chips)):
        chance *= max(chips - special - index, 0) / (chips - index)
    return chance
