"""One round of The Potion as a game of its own, and how to mix one's choices in it.

All choose at once, so there is no best choice, only a best mixture. Regret matching
finds it: everybody plays the round over and over, each choice as often as it would
have been better so far; the average of that comes close to an equilibrium, which is
not promised for more than two players, so the `gap` that is left can be measured.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.thought import Budget
from philtre.games.potion.bot.hands import HELD, ONE_OF
from philtre.games.potion.bot.outlook import Outlook
from philtre.games.potion.bot.symmetry import alike
from philtre.games.potion.content import KINDS
from philtre.games.potion.rules.round import who_discards

LEAST: Final = 1e-7  # no choice is quite impossible: keeps a division defined
# Nor does anybody ever rule a choice out: where all wait for another to give way, each
# would be right to wait on, and the game would never end.
TREMBLE: Final = 0.0002

TURNS: Final = 1500  # of regret matching; more change nothing that anybody would notice
LOOK: Final = 50  # turns between two looks at how good the mixture is
GOOD: Final = 0.001  # nobody could gain more than this chance to win: settled


class Round:
    """Everything that may be revealed in a round, what each is worth, and the regrets so far.

    Choices of all seats together are numbered, the first seat's counting most. Choices
    of one seat are numbered seat × 3 + kind.
    """

    def __init__(self, hands: list[int], roll: int, outlook: Outlook) -> None:
        self.hands = hands
        self.players = len(hands)
        self.roll = roll
        self.reveals: list[list[int]] = [[]]
        for hand in hands:
            self.reveals = [[*shown, kind] for shown in self.reveals for kind in HELD[hand]]
        # worth[seat][reveal]; members[choice]: the reveals that the choice is part of
        self.worth: list[list[float]] = [[] for _ in hands]
        self.members: list[list[int]] = [[] for _ in range(self.players * KINDS)]
        self.stays: list[int] = []  # the reveals after which nothing has changed
        self.look_ahead(outlook)
        self.choices = [
            seat * KINDS + kind for seat in range(self.players) for kind in HELD[hands[seat]]
        ]
        self.groups = self.group()
        self.regrets = [0.0] * (self.players * KINDS)
        self.totals = [0.0] * (self.players * KINDS)
        self.mixture = self.even()
        self.turns = 0

    def look_ahead(self, outlook: Outlook) -> None:
        known: dict[int, list[float]] = {}
        for number in range(len(self.reveals)):
            shown = self.reveals[number]
            after, key = self.after(shown)
            values = known.get(key)
            if values is None:
                values = outlook.after(after)
                known[key] = values
            if key == 0:
                self.stays.append(number)
            for seat in range(self.players):
                self.worth[seat].append(values[seat])
                self.members[seat * KINDS + shown[seat]].append(number)

    def after(self, shown: list[int]) -> tuple[list[int], int]:
        """The hands after a reveal, and who lost what as a number (0: nobody anything)."""
        discards = who_discards(self.roll, vec[i64](shown))
        after = self.hands[:]
        key = 0
        for seat in range(self.players):
            key *= KINDS + 1
            if discards >> seat & 1:
                after[seat] -= ONE_OF[shown[seat]]
                key += shown[seat] + 1
        return after, key

    def group(self) -> list[list[int]]:
        """Choices that are the same but for names (see `alike`), two or more together."""
        labels = alike(self.hands, self.roll)
        groups: dict[int, list[int]] = {}
        for choice in self.choices:
            groups.setdefault(labels[choice], []).append(choice)
        return [group for group in groups.values() if len(group) > 1]

    def even(self) -> list[float]:
        """All choices that a seat has, alike."""
        mixture = [0.0] * (self.players * KINDS)
        for choice in self.choices:
            mixture[choice] = 1 / len(HELD[self.hands[choice // KINDS]])
        return mixture

    def stay_worth(self, values: list[float]) -> None:
        """What it is worth to be where one was; a position's own value is found with it."""
        for seat in range(self.players):
            worth = self.worth[seat]
            for number in self.stays:
                worth[number] = values[seat]

    def chances(self, mixture: list[float]) -> list[float]:
        """How likely each reveal is."""
        chances = [1.0]
        for seat in range(self.players):
            weights = [max(LEAST, mixture[seat * KINDS + kind]) for kind in HELD[self.hands[seat]]]
            chances = [chance * weight for chance in chances for weight in weights]
        return chances

    def values(self, mixture: list[float]) -> list[float]:
        """What each choice is worth while all others keep to the mixture."""
        chances = self.chances(mixture)
        values = [0.0] * (self.players * KINDS)
        for choice in self.choices:
            worth = self.worth[choice // KINDS]
            total = 0.0
            for number in self.members[choice]:
                total += chances[number] * worth[number]
            values[choice] = total / max(LEAST, mixture[choice])
        return values

    def step(self) -> None:
        """One more turn of regret matching (RM+: no debt is remembered, late turns count more)."""
        self.turns += 1
        mixture = self.mixture
        values = self.values(mixture)
        own = self.mean(values, mixture)
        gains = [0.0] * len(values)
        for choice in self.choices:
            gains[choice] = values[choice] - own[choice // KINDS]
        for group in self.groups:
            mean = sum([gains[choice] for choice in group]) / len(group)
            for choice in group:
                gains[choice] = mean
        sums = [0.0] * self.players
        for choice in self.choices:
            regret = max(0.0, self.regrets[choice] + gains[choice])
            self.regrets[choice] = regret
            sums[choice // KINDS] += regret
        even = self.even()
        for choice in self.choices:
            total = sums[choice // KINDS]
            share = self.regrets[choice] / total if total > 0 else even[choice]
            mixture[choice] = share
            self.totals[choice] += share * self.turns

    def mean(self, values: list[float], mixture: list[float]) -> list[float]:
        """What each seat may expect."""
        means = [0.0] * self.players
        for choice in self.choices:
            means[choice // KINDS] += mixture[choice] * values[choice]
        return means

    def average(self) -> list[float]:
        """The mixture over all turns so far: the answer."""
        if not self.turns:
            return self.even()
        weight = self.turns * (self.turns + 1) / 2
        mixture = [0.0] * (self.players * KINDS)
        for choice in self.choices:
            sure = 1 - TREMBLE * len(HELD[self.hands[choice // KINDS]])
            mixture[choice] = TREMBLE + sure * self.totals[choice] / weight
        return mixture

    def outcome(self, mixture: list[float]) -> tuple[list[float], float]:
        """What a change brings each seat, by its chance; and the chance that nothing changes."""
        chances = self.chances(mixture)
        staying = 0.0
        for number in self.stays:
            staying += chances[number]
            chances[number] = 0.0
        expected: list[float] = []
        for worth in self.worth:
            total = 0.0
            for number in range(len(chances)):
                total += chances[number] * worth[number]
            expected.append(total)
        return expected, staying

    def gap(self, mixture: list[float]) -> float:
        """How much a seat could gain at most by another choice while the others keep to theirs."""
        values = self.values(mixture)
        own = self.mean(values, mixture)
        return max([values[choice] - own[choice // KINDS] for choice in self.choices])


def settle(game: Round, budget: Budget) -> list[float]:
    """Regret matching until the mixture is good, or time is up."""
    while game.turns < TURNS and not budget.spent():
        game.step()
        if game.turns % LOOK == 0 and game.gap(game.average()) < GOOD:
            break
    return game.average()
