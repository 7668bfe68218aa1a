"""A brewing as it may go on: what is left in the bag, and what of the pot still matters.

It is a `Brewer`: chips are placed in it by the rules themselves (rules/placing.py, books).
"""

from typing import Final

from mypy_extensions import i64

from philtre.games.quacks.bot.prospects import Prospects
from philtre.games.quacks.bot.watch import Watch
from philtre.games.quacks.bot.worth_of_pot import EDGES, WorthOfPot
from philtre.games.quacks.bot.worths import PURSE, Worths, left_after
from philtre.games.quacks.content import (
    BLACK,
    BLACK_1,
    COLOUR,
    GREEN,
    KINDS,
    LAST_SPACE,
    LOCOWEED,
    LOCOWEED_1,
    MAGIC_POTION,
    NO_CHIP,
    PURPLE,
    PURPLE_1,
    RED,
    VALUE,
    WHITE_1,
    WHITES,
    YELLOW,
)
from philtre.games.quacks.rules.books.purple import purple_3, purple_5
from philtre.games.quacks.rules.brewer import Brewer
from philtre.games.quacks.rules.chips import kind_of, space_of
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.witches import COMFORTER, RESCUER

PLAIN: Final = 3  # stands for any last chip that does not matter
NOTHING: Final = -1  # is asked
PRINTED: Final = [float(value) for value in VALUE]  # how far a chip goes by its value
QUARTERS: Final = 4  # gains on the way are counted in quarters of a point


class Brewing(Brewer):
    """The state of a thought. What it is worth to end or to go on is reckoned by functions
    over it: end_of_brewing.py, when_to_stop.py, pool.py."""

    def __init__(
        self,
        state: QuacksState,
        player: Player,
        worths: Worths,
        prospects: Prospects,
        harvest: WorthOfPot,
        watch: Watch,
    ) -> None:
        left = left_after(state)
        self.state = state
        self.book: list[int] = list(state.box.book)
        self.watch = watch
        self.prospects = prospects
        self.harvest = harvest
        self.furthest = EDGES - 1 if state.box.expansion else LAST_SPACE
        self.memo: dict[int, float] = {}
        self.ways = PRINTED  # by kind, how far a chip goes in a pool
        self.pools: dict[int, float] = {}  # what may come after the exact draws, however many
        # In quarters of a point:
        self.point_worth = worths.lead[left] * QUARTERS
        self.ruby_worth = quarters(worths.ruby[left])
        self.flask_worth = 0 if state.card == MAGIC_POTION else quarters(worths.flask[left])
        row = left * PURSE
        self.coin_worth = (worths.coins[row + 20] - worths.coins[row + 10]) / 10 * QUARTERS
        self.penny_worth = worths.penny[left]  # in points
        self.rescuer = state.has_witch(player, RESCUER)
        self.comforter = state.has_witch(player, COMFORTER)
        self.fill_bag(player)
        self.matters = [does_matter(self.book, player, kind) for kind in range(KINDS)]
        self.look(player)

    def fill_bag(self, player: Player) -> None:
        self.bag: list[int] = list(player.bag)
        self.chips_left = player.chips_left
        self.whole: list[int] = list(player.bag)  # bag and pot together
        for chip in player.pot:
            self.whole[kind_of(chip)] += 1
        for kind in player.aside:
            self.whole[kind] += 1
        self.kinds = [kind for kind in range(KINDS) if self.whole[kind]]
        self.weight = [0] * KINDS  # of a chip in `bag_key`, the number of what is in the bag
        size = 1
        for kind in self.kinds:
            self.weight[kind] = size
            size *= self.whole[kind] + 1
        self.bag_key = sum([self.bag[kind] * self.weight[kind] for kind in self.kinds])

    def look(self, player: Player) -> None:
        """The pot as it is. Reds beside it (Q-41) count as placed: they will be."""
        more = player.bowl + player.beside + player.kept
        # Past 52: 52 and the values of the bowl
        self.space = min(player.edge() + sum([VALUE[kind] for kind in more]), self.furthest)
        self.back = space_of(player.pot[-2]) if len(player.pot) > 1 else player.start
        self.last = self.told_apart(player.last_in_pot(1))
        self.before = self.told_apart(player.last_in_pot(2))
        self.third = PLAIN  # the third-last, right after a chip has been placed
        self.flask = player.flask
        self.seat = player.seat
        self.points = 0  # gained by the chip just placed
        self.rubies = self.had = player.rubies
        self.chip = NO_CHIP
        self.tails = player.tails
        self.white_sum = player.white_sum
        self.placings = player.placings
        self.yellows = player.yellows
        self.window = player.window
        self.doubling = player.doubling
        self.white_seen = player.white_seen
        self.second = player.second
        self.exploded = self.protected = False
        self.asked = NOTHING
        self.arg = 0
        self.gain = self.earned(player)  # or paid on the way, in quarters of a point

    def told_apart(self, kind: int) -> int:
        return kind if kind != NO_CHIP and self.matters[kind] else PLAIN

    # Keys

    def key(self) -> int:
        """A number below 2**42 that tells pots apart."""
        flags = self.flask + 2 * self.doubling + 4 * self.white_seen + 8 * min(self.window, 7)
        key = (self.space * 21 + self.last) * 21 + self.before
        key = key * 16 + (min(self.space - self.back, 15) if self.flask else 0)
        key = (key * 64 + flags) * 4 + min(self.yellows, 3)
        return (key * 16 + self.white_sum) * 512 + self.gain % 512

    def outline(self) -> int:
        """The same for pots that only their last chips and a doubling tell apart."""
        key = (self.space * 16 + self.flask + 2 * min(self.window, 7)) * 4 + min(self.yellows, 3)
        return (key * 16 + self.white_sum) * 512 + self.gain % 512

    # The bag

    def put(self, kind: int, count: int) -> None:
        """So many chips go into the bag, or leave it."""
        self.bag[kind] += count
        self.chips_left += count
        self.bag_key += count * self.weight[kind]

    def count_colour(self, colour: int) -> int:
        total = 0
        for kind in self.kinds:
            if COLOUR[kind] == colour:
                total += self.whole[kind] - self.bag[kind]
        return total

    def value_of(self, colour: int) -> int:
        total = 0
        for kind in self.kinds:
            if COLOUR[kind] == colour:
                total += (self.whole[kind] - self.bag[kind]) * VALUE[kind]
        return total

    def highest(self, colour: int) -> int:
        highest = 0
        for kind in self.kinds:
            if COLOUR[kind] == colour and self.whole[kind] > self.bag[kind]:
                highest = max(highest, VALUE[kind])
        return highest

    def whites_1(self, chips: int) -> int:
        """About so many as their share of the pot: rubies that are not whole, so that what
        they are worth is gained at once."""
        placed = max(self.placings - 1, 1)
        ones = self.whole[WHITE_1] - self.bag[WHITE_1]
        self.gain += int(min(chips, placed) * ones / placed * self.ruby_worth + 0.5)
        return 0

    # The pot

    def push(self, step: i64, arg: i64 = 0) -> None:
        self.asked = step
        self.arg = arg

    def edge(self) -> i64:
        return self.space

    def lies_on_52(self) -> bool:
        return self.space >= LAST_SPACE

    def last_in_pot(self, from_end: int) -> int:
        return self.last if from_end == 1 else self.before

    def last_coloured(self) -> int:
        """Q-66: looked for two chips back."""
        for kind in (self.last, self.before):
            if kind >= WHITES and kind != LOCOWEED_1:
                return kind
        return NO_CHIP

    def lay(self, chip: i64) -> None:
        kind = kind_of(chip)
        self.back = self.space
        self.space = space_of(chip)
        if self.last == PURPLE_1 and self.book[PURPLE] == 6:
            self.gain += int(self.point_worth * VALUE[kind] + 0.5)
        if kind == PURPLE_1:
            self.gain += self.of_purple(self.space)
        self.third = self.before
        self.before = self.last
        self.last = kind if self.matters[kind] else PLAIN

    def put_in_bowl(self, kind: int) -> None:
        self.space = min(self.space + VALUE[kind], self.furthest)

    def lay_beside(self, kind: int) -> None:
        self.space = min(self.space + VALUE[kind], LAST_SPACE)

    def can_take_back(self) -> bool:
        """Q-15: whether the flask may still be used for the newest chip."""
        return self.flask and self.last < WHITES and self.space <= LAST_SPACE

    def take_back(self, white: int) -> None:
        """The newest chip goes back into the bag, and with it the spaces that it took."""
        if self.space > LAST_SPACE:
            self.space -= VALUE[white]
        else:
            self.space = self.back
            self.last = self.before
            self.before = PLAIN
        self.back = self.space
        self.white_sum -= VALUE[white]
        self.put(white, 1)

    # What is gained on the way

    def earned(self, player: Player) -> int:
        """What the purples that lie in the pot will bring by their places."""
        total = 0
        for index, chip in enumerate(player.pot):
            if kind_of(chip) == PURPLE_1:
                total += self.of_purple(space_of(chip))
                if self.book[PURPLE] == 6 and index + 1 < len(player.pot):
                    total += int(self.point_worth * VALUE[kind_of(player.pot[index + 1])] + 0.5)
        return total

    def of_purple(self, space: int) -> int:
        """Q-50, Q-61: by the space on which it lies."""
        if self.book[PURPLE] == 3:
            return int(self.point_worth * purple_3(self.state.box, space) + 0.5)
        return (
            int(self.coin_worth * purple_5(self.state.box, space) + 0.5)
            if self.book[PURPLE] == 5
            else 0
        )

    def count_gains(self) -> None:
        """Points and rubies that a chip brought as it was placed."""
        if self.points:
            self.gain += int(self.point_worth * self.points + 0.5)
            self.points = 0
        if self.rubies != self.had:
            self.gain += (self.rubies - self.had) * self.ruby_worth
            self.rubies = self.had


def does_matter(book: list[int], player: Player, kind: int) -> bool:
    """Whether it makes a difference that such a chip is one of the last two."""
    if book[LOCOWEED] == 6:
        return True
    if kind < WHITES:
        return player.flask or book[YELLOW] == 1 or book[RED] == 3
    if COLOUR[kind] == GREEN:
        return book[GREEN] != 3
    if kind == PURPLE_1:
        return book[PURPLE] == 6
    return kind == BLACK_1 and book[BLACK] == 5


def quarters(points: float) -> int:
    return int(points * QUARTERS + 0.5)
