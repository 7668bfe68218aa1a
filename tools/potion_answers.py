"""Fit what hands of The Potion are worth to who answers weak players: `ANSWERING` and `ANSWERED` of
`games/potion/bot/worths.py`.

    python -m tools.potion_answers --players 5 --games 4000 --passes 3 --seed 1

One who knows that all others are novices plays against them, a round ahead, with what hands are
worth to it so far (at first all the same), one choice in ten by chance; then those worths are
taken that make the ends of these games most likely: the chance to win is the worth of the own
hand, over that and the worths of all others'. Each pass begins with what the one before found.
Prints the worths, the first of the others' 1, and how well they tell the ends of the last pass
that were held out. Needs numpy. On the compiled engine a minute with five players.
"""

import argparse
import sys
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from philtre.core.rng import Rng
from philtre.games.potion.bot.equilibrium import Round
from philtre.games.potion.bot.hands import HANDS, HELD, WON
from philtre.games.potion.bot.manners import novice
from philtre.games.potion.bot.worths import ANSWERED, ANSWERING, WORTH, Answers, pattern
from philtre.games.potion.content import KINDS
from philtre.games.potion.rules.box import rolls_of

Vector: TypeAlias = NDArray[np.float64]
PATTERNS = list(WORTH)
KEPT = len(PATTERNS)
START = HANDS - 1  # two of each
WANDERS = 10  # one choice in so many is made by chance, so that other positions are seen too
UNIT = 1 << 20
HELD_OUT = 4  # one game in so many
STEPS = 30  # of Newton
RIDGE = 1e-3


class Seen(NamedTuple):
    """A row for each position: the own hand's pattern, how many of each the others hold, whether
    (or how much of) the game was won, and the game's number."""

    own: NDArray[np.int64]
    others: Vector
    won: Vector
    game: NDArray[np.int64]


def outlook(logs: Vector) -> Answers:
    """What follows a round, by the logarithms of worths."""
    own = {key: float(np.exp(logs[at])) for at, key in enumerate(PATTERNS)}
    others = {key: float(np.exp(logs[KEPT + at])) for at, key in enumerate(PATTERNS)}
    return Answers(own, others)


def play(players: int, games: int, logs: Vector, seed: int) -> Seen:
    rolls, weights = rolls_of("blanks", players)
    follows, rng = outlook(logs), Rng(seed)
    own: list[int] = []
    others: list[list[int]] = []
    won: list[float] = []
    numbers: list[int] = []
    for number in range(games):
        hands, met = [START] * players, len(own)
        while not any(WON[hand] for hand in hands):
            patterns = [PATTERNS.index(pattern(hand)) for hand in hands]
            own.append(patterns[0])
            others.append([patterns[1:].count(each) for each in range(KEPT)])
            numbers.append(number)
            before = hands
            while hands == before:
                hands = one_round(hands, rolls[rng.pick(weights)], follows, rng)
        share = WON[hands[0]] / sum(WON[hand] for hand in hands)
        won += [share] * (len(own) - met)
    return Seen(np.array(own), np.array(others, float), np.array(won), np.array(numbers))


def one_round(hands: list[int], roll: int, follows: Answers, rng: Rng) -> list[int]:
    """The hands after a round between the answering seat, which is the first, and novices."""
    game = Round(hands, roll, follows)
    mixture = novice(hands, roll).mixture
    values = game.values(mixture)
    held = HELD[hands[0]]
    first = max(held, key=lambda kind: values[kind])
    if rng.below(WANDERS) == 0:
        first = held[rng.below(len(held))]
    shown = [first]
    for seat in range(1, len(hands)):
        shares = mixture[seat * KINDS : seat * KINDS + KINDS]
        shown.append(rng.pick([int(UNIT * share) for share in shares]))
    return game.after(shown)[0]


def chances(logs: Vector, seen: Seen) -> tuple[Vector, Vector]:
    """The chance to win in each position, and what each pattern is of the others' worth."""
    own = np.exp(logs[seen.own])
    each = seen.others * np.exp(logs[KEPT:])
    total = each.sum(axis=1)
    return own / (own + total), each / total[:, None]


def fit(logs: Vector, seen: Seen) -> Vector:
    """The most likely worths, as logarithms; the others' first stays 1, as only ratios count."""
    logs = logs.copy()
    free = [at for at in range(2 * KEPT) if at != KEPT]
    for _ in range(STEPS):
        chance, parts = chances(logs, seen)
        slopes = np.hstack([np.eye(KEPT)[seen.own], -parts])[:, free]
        weights = chance * (1 - chance)
        curve = (slopes * weights[:, None]).T @ slopes + RIDGE * np.eye(len(free))
        step = np.linalg.solve(curve, slopes.T @ (seen.won - chance))
        logs[free] += np.clip(step, -1, 1)
    return logs


def log_loss(logs: Vector, seen: Seen) -> float:
    chance = np.clip(chances(logs, seen)[0], 1e-6, 1 - 1e-6)
    return float(-(seen.won * np.log(chance) + (1 - seen.won) * np.log(1 - chance)).mean())


def part(seen: Seen, held_out: bool) -> Seen:
    chosen = (seen.game % HELD_OUT == 0) == held_out
    return Seen(*(column[chosen] for column in seen))


def shipped() -> Vector:
    return np.log(np.array([*ANSWERING.values(), *ANSWERED.values()]))


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("--players", type=int, default=5)
    asked.add_argument("--games", type=int, default=4000, help="of each pass")
    asked.add_argument("--passes", type=int, default=3)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    logs = np.zeros(2 * KEPT)
    for number in range(given.passes):
        seen = play(given.players, given.games, logs, given.seed * 1000 + number)
        logs = fit(logs, part(seen, False))
    for name, first in (("ANSWERING", 0), ("ANSWERED", KEPT)):
        sys.stdout.write(f"{name}\n")
        for at, key in enumerate(PATTERNS):
            sys.stdout.write(f"    {key}: {np.exp(logs[first + at]):.1f},\n")
    rest = part(seen, True)
    flat = np.log(np.array(list(WORTH.values()) * 2))
    sys.stdout.write(
        f"log-loss {log_loss(logs, rest):.4f} on {len(rest.won)} positions held out; "
        f"by WORTH {log_loss(flat, rest):.4f}, by what ships {log_loss(shipped(), rest):.4f}\n"
    )


if __name__ == "__main__":
    main()
