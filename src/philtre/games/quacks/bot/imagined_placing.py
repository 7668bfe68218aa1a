"""Chips as they would be placed: where each lies, whether the pot explodes, what its book does.

What the books reckon with they are asked for, with the counts of a thought (rules/books).
"""

from philtre.games.quacks.bot.bag import PLAIN, QUARTERS, Pot, without
from philtre.games.quacks.bot.end_of_brewing import EndOfBrewing
from philtre.games.quacks.bot.rivals import Rivals
from philtre.games.quacks.bot.worth_of_pot import EDGES
from philtre.games.quacks.bot.worths import PURSE, Worths
from philtre.games.quacks.content import (
    BLUE,
    COLOUR,
    LAST_SPACE,
    LOCOWEED,
    LOCOWEED_1,
    LUXURY,
    MAGIC_POTION,
    ORANGE,
    PURPLE,
    PURPLE_1,
    RED,
    ROUNDS,
    SECOND_CHANCE,
    VALUE,
    WELL_STIRRED,
    WHITE_1,
    WHITES,
    YELLOW,
)
from philtre.games.quacks.rules.books.blue import blue_3, blue_4, blue_5
from philtre.games.quacks.rules.books.locoweed import locoweed_5
from philtre.games.quacks.rules.books.purple import purple_3, purple_5
from philtre.games.quacks.rules.books.red import red_1, red_3, red_4, red_5
from philtre.games.quacks.rules.books.yellow import FOR_A_RUBY, yellow_3, yellow_4
from philtre.games.quacks.rules.cards import PLACINGS_OF_F21, oranges_further
from philtre.games.quacks.rules.placing import limit
from philtre.games.quacks.rules.player import STARTED_OVER, Player, kind_of, space_of
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.witches import RESCUER


class ImaginedPlacing(EndOfBrewing):
    def __init__(self, state: QuacksState, player: Player, worths: Worths, rivals: Rivals) -> None:
        super().__init__(state, player, worths, rivals)
        left = ROUNDS - state.round
        self.limit = limit(state, player)
        self.calm = state.card == SECOND_CHANCE and player.second != STARTED_OVER
        self.tails = player.tails
        self.oranges_further = oranges_further(state)
        self.rubies = player.rubies
        self.rescuer = state.has_witch(player, RESCUER)
        # In quarters of a point:
        self.point = worths.lead[left] * QUARTERS
        self.ruby = quarters(worths.ruby[left])
        refilled = state.card == MAGIC_POTION
        self.flask = 0 if refilled else quarters(worths.flask[left])
        row = left * PURSE
        self.coin = (worths.coins[row + 20] - worths.coins[row + 10]) / 10 * QUARTERS
        self.pot.gain = self.earned(player)

    def earned(self, player: Player) -> int:
        """What the purples that lie in the pot will bring by their places."""
        total = 0
        for index, chip in enumerate(player.pot):
            if kind_of(chip) == PURPLE_1:
                total += self.purple_gain(self.book[PURPLE], space_of(chip))
                if self.book[PURPLE] == 6 and index + 1 < len(player.pot):
                    total += int(self.point * VALUE[kind_of(player.pot[index + 1])] + 0.5)
        return total

    def next(self, pot: Pot, depth: int) -> float:
        """What the pot is worth once the chip lies: `depth` draws are still reckoned exactly."""
        raise NotImplementedError

    def draw(self, pot: Pot, depth: int) -> float:
        """The mean over all chips of the bag."""
        raise NotImplementedError

    def take(self, kind: int, pot: Pot, depth: int) -> float:
        """A chip leaves the bag and is placed; the bag is the same again afterwards."""
        self.put(kind, -1)
        self.placings += 1
        worth = self.place(kind, pot.copy(), depth)
        self.placings -= 1
        self.put(kind, 1)
        return worth

    def place(self, kind: int, pot: Pot, depth: int) -> float:
        """Q-72: in the bowl, Q-41: beside the pot, or in the pot."""
        if self.expansion and pot.edge >= LAST_SPACE:
            start = pot.edge
            pot.edge = min(start + VALUE[kind], EDGES - 1)
            covered = use_window(pot)
            if kind < WHITES:
                return self.white(kind, pot, depth, covered, start)
            return self.next(pot, depth)
        if COLOUR[kind] == RED and self.book[RED] == 2:
            pot.edge = min(pot.edge + VALUE[kind], LAST_SPACE)
            return self.next(pot, depth)
        acts = self.acts(kind, pot)
        move = self.reach(kind, acts, pot)
        if COLOUR[acts] == YELLOW and self.book[YELLOW] == 5 and self.chips:
            return self.yellow_5(kind, acts, pot, depth, move)
        if COLOUR[acts] == YELLOW and self.book[YELLOW] == 6 and self.rubies:
            paid = pot.copy()
            paid.gain -= self.ruby
            further = self.land(kind, acts, paid, depth, move + FOR_A_RUBY)
            return max(further, self.land(kind, acts, pot, depth, move))
        return self.land(kind, acts, pot, depth, move)

    def acts(self, kind: int, pot: Pot) -> int:
        """Q-66: locoweed 6 acts as the last coloured chip, looked for two chips back."""
        if kind == LOCOWEED_1 and self.book[LOCOWEED] == 6:
            for other in (pot.last, pot.before):
                if other >= WHITES and other != LOCOWEED_1:
                    return other
        return kind

    def reach(self, kind: int, acts: int, pot: Pot) -> int:
        """How far the chip moves, before a doubling."""
        if kind == WHITE_1:
            return red_4(self.placed(RED)) if self.book[RED] == 4 else 1
        value = VALUE[acts]
        colour = COLOUR[acts]
        book = self.book[colour]
        if colour == RED:
            return value + self.red_bonus(book, value, pot)
        if colour == YELLOW and book == 4:
            return value + yellow_4(self.yellows - self.count(YELLOW))
        if colour == ORANGE and kind == acts:
            return value + self.oranges_further
        if colour == LOCOWEED and book == 5:
            return locoweed_5(self.tails)
        return value

    def red_bonus(self, book: int, value: int, pot: Pot) -> int:
        """Q-40, Q-42, Q-57."""
        if book == 1:
            return red_1(self.placed(ORANGE))
        if book == 3:
            return red_3(pot.last)
        if book != 5:
            return 0
        highest = 0
        for kind in self.kinds:
            if COLOUR[kind] == RED and self.whole[kind] > self.bag[kind]:
                highest = max(highest, VALUE[kind])
        return red_5(value, highest)

    def land(self, kind: int, acts: int, pot: Pot, depth: int, move: int) -> float:
        """The chip lies in the pot; then whites count, and books act."""
        if pot.doubling:
            pot.doubling = False
            move *= 2
        start = pot.edge
        pot.back = start
        before, pot.before = pot.before, pot.last
        pot.edge = min(pot.edge + move, LAST_SPACE)
        if pot.last == PURPLE_1 and self.book[PURPLE] == 6:
            pot.gain += int(self.point * VALUE[kind] + 0.5)
        pot.last = kind if self.matters[kind] else PLAIN
        covered = use_window(pot)
        if kind < WHITES:
            return self.white(kind, pot, depth, covered, start)
        colour = COLOUR[acts]
        book = self.book[colour]
        if colour == BLUE:
            return self.blue(book, VALUE[acts], pot, depth)
        if colour == PURPLE:
            pot.gain += self.purple_gain(book, pot.edge)
        elif colour == RED and book == 6 and self.chips and not self.full(pot):
            return self.draw(pot, depth)  # Q-58, as if the chip set aside were placed at once
        elif colour == YELLOW and book == 2:
            pot.doubling = not self.full(pot)
        elif colour == YELLOW and book == 1 and pot.before < WHITES:
            return self.yellow_1(pot, before, depth)
        return self.next(pot, depth)

    def full(self, pot: Pot) -> bool:
        """Q-72: what a chip on 52 does to a next chip is lost."""
        return self.expansion and pot.edge >= LAST_SPACE

    def white(self, kind: int, pot: Pot, depth: int, covered: bool, start: int) -> float:
        """Q-14: the pot explodes, unless F21 forbids; W1 may undo it; F19 may take it back."""
        pot.whites += VALUE[kind]
        if pot.whites > self.most() and not (self.calm and self.placings <= PLACINGS_OF_F21):
            worth = self.burst(pot, covered)
            if self.rescuer and pot.flask:
                pot.put_back(start, kind)
                pot.gain -= self.flask + quarters(self.penny)
                worth = max(worth, self.stop(pot))
            return worth
        asked = self.card == WELL_STIRRED and not pot.seen
        pot.seen = True
        worth = self.next(pot, depth)
        if asked:
            pot.put_back(start, kind)
            self.put(kind, 1)
            worth = max(worth, self.next(pot, depth))
            self.put(kind, -1)
        return worth

    def most(self) -> int:
        """Q-46: the limit; yellow 3 lifts it with the yellows of the round."""
        if self.book[YELLOW] != 3 or self.card == LUXURY:
            return self.limit
        return yellow_3(self.yellows - self.count(YELLOW))

    # Books

    def blue(self, book: int, value: int, pot: Pot, depth: int) -> float:
        if book == 1 and depth >= 0 and self.chips and not self.full(pot):
            return self.blue_1(value, pot, depth)
        if book == 2:
            if not self.full(pot):
                pot.window = max(pot.window, value)
        else:
            pot.gain += self.blue_gain(book, value, pot.edge)
        return self.next(pot, depth)

    def blue_1(self, value: int, pot: Pot, depth: int) -> float:
        """Q-36: the best of so many chips, or none of them.

        The others go back before the chosen one is placed, so that what a chip is worth
        does not depend on them: it is enough to know how likely each is the best one.
        """
        worths: list[tuple[float, int]] = []
        for kind in self.kinds:
            if self.bag[kind]:
                worths.append((-self.take(kind, pot, depth - 1), kind))
        none = self.next(pot, depth)
        worths.sort()
        total = 0.0
        missing = 1.0
        better = 0
        for negative, kind in worths:
            if -negative <= none:
                break
            better += self.bag[kind]
            now = without(self.chips, better, value)
            total -= (missing - now) * negative
            missing = now
        return total + missing * none

    def yellow_1(self, pot: Pot, before: int, depth: int) -> float:
        """Q-44: the white directly before may go back; its space stays empty."""
        kept = self.next(pot, depth)
        white = pot.before
        pot.before = before
        pot.whites -= VALUE[white]
        self.put(white, 1)
        back = self.next(pot, depth)
        self.put(white, -1)
        return max(kept, back)

    def yellow_5(self, kind: int, acts: int, pot: Pot, depth: int, move: int) -> float:
        """Q-59: further by the value of the next chip, which goes back."""
        counts = [0] * 7
        for other in self.kinds:
            counts[VALUE[other]] += self.bag[other]
        total = 0.0
        for value in range(1, 7):
            if counts[value]:
                further = self.land(kind, acts, pot.copy(), depth, move + value)
                total += counts[value] * further
        return total / self.chips

    def blue_gain(self, book: int, value: int, edge: int) -> int:
        """Q-38, Q-39, Q-55; Q-56 by how many of the chips placed are white-1."""
        if book == 3:
            return blue_3(edge) * self.ruby
        if book == 4:
            return int(self.point * blue_4(value, edge) + 0.5)
        if book == 5:
            return int(self.point * blue_5(value, self.placed(ORANGE)) + 0.5)
        if book == 6:
            placed = max(self.placings - 1, 1)
            ones = self.whole[WHITE_1] - self.bag[WHITE_1]
            return int(min(value, placed) * ones / placed * self.ruby + 0.5)
        return 0

    def purple_gain(self, book: int, edge: int) -> int:
        """Q-50, Q-61: by the space on which it lies."""
        if book == 3:
            return int(self.point * purple_3(edge) + 0.5)
        return int(self.coin * purple_5(edge) + 0.5) if book == 5 else 0


def use_window(pot: Pot) -> bool:
    """Q-37: each chip placed uses up one of the window; whether it was covered."""
    if not pot.window:
        return False
    pot.window -= 1
    return True


def quarters(points: float) -> int:
    return int(points * QUARTERS + 0.5)
