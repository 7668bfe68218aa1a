"""Fit what hands are worth in The Potion: the table `WORTH` of `games/potion/bot/worths.py`.

    python -m tools.fit_potion --players 5 --turns 50

Solves the game for so many players (with 3, takes the solution that ships), follows it from
the start to see how often each position comes up, and finds the worths with which a seat's
share of all hands' worth is closest to the solved value: least squares, each position as
often as it comes up. Prints the worths, the first of them 1, and how far shares are off.
The same on every run. Needs numpy. On the compiled engine 3 players take a second, 4 take
a minute, 5 about half an hour; it is solved on all cores, or on a cluster (`--workers`,
`--cluster`).
"""

import argparse
import sys
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from philtre.games.potion.bot.equilibrium import Round
from philtre.games.potion.bot.hands import WON
from philtre.games.potion.bot.outlook import LastRound
from philtre.games.potion.bot.solution import Solution, find_solution
from philtre.games.potion.bot.symmetry import key_of, place
from philtre.games.potion.bot.worths import WORTH, pattern
from philtre.lab.crew import Crew
from tools.crew import add_crew, crew_of
from tools.solve_potion import by_tokens, dice_of, solve

Vector: TypeAlias = NDArray[np.float64]
PATTERNS = list(WORTH)
STEPS = 30  # of Gauss and Newton; it stands still long before


def solved(players: int, dice: str, turns: int, crew: Crew) -> Solution:
    found = find_solution(players, dice)
    if found is not None and found.mixtures_text:
        return found
    return Solution(players, dice, *solve(players, dice, turns, crew))


def arrivals(solution: Solution, dice: str) -> dict[int, float]:
    """How often each position comes up in a game, by its key."""
    positions = by_tokens(solution.players)[::-1]
    often = {key_of(positions[0]): 1.0}
    for hands in positions:
        here = often.get(key_of(hands), 0.0)
        if here:
            for key, chance in ways_on(solution, hands, dice).items():
                often[key] = often.get(key, 0.0) + here * chance
    return often


def ways_on(solution: Solution, hands: list[int], dice: str) -> dict[int, float]:
    """The positions that come next, and how likely: the game may end, too."""
    ways: dict[int, float] = {}
    staying = 0.0
    thrown = dice_of(len(hands), dice)
    for roll, odds in zip(thrown.rolls, thrown.odds, strict=True):
        game = Round(hands, roll, LastRound())  # what follows is no matter here
        chances = game.chances(solution.mixture(hands, roll))
        for shown, chance in zip(game.reveals, chances, strict=True):
            after, change = game.after(shown)
            if not change:
                staying += odds * chance
            elif not any(WON[hand] for hand in after):
                key = place(after).key
                ways[key] = ways.get(key, 0.0) + odds * chance
    return {key: chance / (1 - staying) for key, chance in ways.items()}


class Cases(NamedTuple):
    """A row for each position: of each seat the pattern of its hand, and its value."""

    patterns: NDArray[np.int64]
    values: Vector
    often: Vector


def cases(solution: Solution, dice: str) -> Cases:
    often = arrivals(solution, dice)
    met = [hands for hands in by_tokens(solution.players) if key_of(hands) in often]
    return Cases(
        np.array([[PATTERNS.index(pattern(hand)) for hand in hands] for hands in met]),
        np.array([solution.values(hands) for hands in met]),
        np.array([often[key_of(hands)] for hands in met]),
    )


def shares(worths: Vector, of: Cases) -> Vector:
    each = worths[of.patterns]
    return np.asarray(each / each.sum(axis=1, keepdims=True))


def off(worths: Vector, of: Cases) -> float:
    """How far a share is off, in the quadratic mean."""
    squares = ((of.values - shares(worths, of)) ** 2).mean(axis=1)
    return float(np.sqrt((of.often * squares).sum() / of.often.sum()))


def fit(of: Cases) -> Vector:
    """The worths, as logarithms until the end so that none falls below 0."""
    logs = np.zeros(len(PATTERNS))
    holds = np.eye(len(PATTERNS))[of.patterns]  # position, seat, pattern
    weights = np.sqrt(of.often)[:, None]
    for _ in range(STEPS):
        share = shares(np.exp(logs), of)
        mean = (share[:, :, None] * holds).sum(axis=1, keepdims=True)
        slopes = share[:, :, None] * (holds - mean) * weights[:, :, None]
        errors = (of.values - share) * weights
        rows = slopes.reshape(-1, len(PATTERNS))[:, 1:]  # the first stays 1: only ratios count
        logs[1:] += np.linalg.lstsq(rows, errors.reshape(-1), rcond=None)[0]
    return np.exp(logs)


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("--players", type=int, default=5)
    asked.add_argument("--dice", choices=["blanks", "plain"], default="blanks")
    asked.add_argument("--turns", type=int, default=50, help="of regret matching, a position")
    add_crew(asked)
    given = asked.parse_args()
    with crew_of(given) as crew:
        met = cases(solved(given.players, given.dice, given.turns, crew), given.dice)
    worths = fit(met)
    for counts, worth in zip(PATTERNS, worths, strict=True):
        sys.stdout.write(f"    {counts}: {worth:.1f},\n")
    shipped = np.array(list(WORTH.values()))
    sys.stdout.write(f"off by {off(worths, met):.4f}; what ships, by {off(shipped, met):.4f}\n")


if __name__ == "__main__":
    main()
