"""How a bot of The Potion fares among weaker players of many kinds, people-like ones too.

    python -m tools.potion_people --bot master --field people --players 3 --games 1000

One bot sits among others of the field, on each seat in turn: `people`, each drawn anew for every
match, or bots by name. A person has habits (how much it likes what a die asks for, what it has
most of, the last of a kind), a look of its own at the round, or none, and does something else
now and then; all of it drawn from wide spreads, so that no two are alike and none is one of the
manners that the bot reckons with. Prints the share of the wins over a fair share, the margin of
that (95 %), and how long a match was.
"""

import argparse
import sys
from math import exp, log, sqrt
from time import thread_time

from philtre.bots.bot import Bot
from philtre.bots.catalogue import find_bot
from philtre.bots.game import play_game
from philtre.core.glimpse import Glimpse
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.games.potion.bot.equilibrium import Round
from philtre.games.potion.bot.hands import HELD, counts, hands_of
from philtre.games.potion.bot.manners import between, soft
from philtre.games.potion.bot.worths import Worths
from philtre.games.potion.content import ASKED, KINDS
from philtre.games.potion.rules.state import PotionState

UNIT = 1 << 20
ROUNDS = 100


def spread(rng: Rng, mean: float, width: float) -> float:
    """As a bell has it, nearly."""
    return mean + width * (sum(rng.below(UNIT) for _ in range(12)) / UNIT - 6)


class Person(Bot):
    def __init__(self, rng: Rng) -> None:
        self.asked = exp(spread(rng, 1.0, 1.0))
        self.plenty = exp(spread(rng, 0.0, 1.0))
        self.last = exp(spread(rng, 0.3, 0.7))
        self.depth = (0, 0, 1, 2)[rng.below(4)]  # 2: takes the others to look, too
        self.small = exp(spread(rng, log(0.05), 0.5))
        self.habit = rng.below(UNIT) / UNIT if self.depth else 1.0
        self.other = 0.03 + 0.27 * rng.below(UNIT) / UNIT

    def choose(self, glimpse: Glimpse[PotionState], rng: Rng) -> int:
        state = glimpse.sample(rng)
        game = Round(hands_of(state), state.roll, Worths())
        first = glimpse.seat * KINDS
        weights = self.looked(game)[first : first + KINDS]
        hand = counts(game.hands[glimpse.seat])
        held = HELD[game.hands[glimpse.seat]]
        for kind in held:
            liking = self.asked if ASKED[state.roll][kind] else 1.0
            liking *= self.plenty if hand[kind] == max(hand) else 1.0
            liking *= self.last if hand[kind] == 1 else 1.0
            weights[kind] *= liking**self.habit
        total = sum(weights)
        shares = [(1 - self.other) * weight / total for weight in weights]
        chances = [int(UNIT * (shares[kind] + self.other / len(held))) for kind in held]
        return held[rng.pick(chances)]

    def looked(self, game: Round) -> list[float]:
        mixture = game.even()
        for _ in range(self.depth):
            small = self.small
            mixture = soft(game, game.values(between(mixture, game.even(), 0.1)), small)
        return mixture


def play(bot: str, field: str, players: int, dice: str, games: int, seed: int) -> list[float]:
    """What each game brought the bot; told as it goes."""
    game = find("potion")
    options = game.settle({"players": players, "dice": dice, "round_limit": ROUNDS})
    shares: list[float] = []
    decisions, begun = 0, thread_time()
    for number in range(games):
        luck, minds = Rng(seed, 2 * number), Rng(seed, 2 * number + 1)
        named = field.split("+")
        seated = [
            Person(minds) if name == "people" else find_bot(name, thread_time)
            for name in [named[other % len(named)] for other in range(players - 1)]
        ]
        seat = number % players
        bots: list[Bot] = [*seated[:seat], find_bot(bot, thread_time), *seated[seat:]]
        state = game.start(options)
        decisions += play_game(game, state, bots, luck, minds)
        shares.append(state.returns()[seat] * players)
    mean = sum(shares) / games
    margin = 1.96 * sqrt(sum((share - mean) ** 2 for share in shares)) / games
    sys.stdout.write(
        f"{bot} among {field}, {players} players, {dice}: {mean:.2f} ± {margin:.2f} of {games}, "
        f"{decisions / games / players:.1f} rounds, {(thread_time() - begun) / games:.3f} s\n"
    )
    sys.stdout.flush()
    return shares


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("--bot", default="master")
    asked.add_argument("--field", default="people", help="`people`, a bot, or several: a+b")
    asked.add_argument("--players", type=int, default=3)
    asked.add_argument("--dice", default="blanks")
    asked.add_argument("--games", type=int, default=1000)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    play(given.bot, given.field, given.players, given.dice, given.games, given.seed)


if __name__ == "__main__":
    main()
