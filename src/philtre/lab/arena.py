"""Which bot is the better one: every bot against a field of every other, and ratings.

In a duel the challenger sits alone among bots of the field, on each seat in turn.
Ratings are Elo's, fitted to all duels together: among n players the challenger's
chance is r / (r + (n - 1) × s) for strengths r and s, which for two is Elo's own
formula. Intervals come from the curvature of the likelihood.
"""

from math import exp, log, sqrt
from typing import Final, NamedTuple

from philtre.lab.simulate import Plan, Tally, make_plan
from philtre.lab.statistics import Z95, wilson

ELO: Final = 400 / log(10)
PRIOR: Final = 0.5  # half a game drawn against everybody: a shut-out has a rating too


class Duel(NamedTuple):
    challenger: int
    field: int
    plan: Plan


class Result(NamedTuple):
    challenger: int
    field: int
    games: int
    share: float  # of the wins that went to the challenger


class Rating(NamedTuple):
    bot: str
    elo: float
    margin: float  # half of the 95 % interval


def make_duels(
    game: str, options: dict[str, object], bots: list[str], games: int, seed: int, ladder: bool
) -> list[Duel]:
    """Who meets whom; raises one of the engine's errors.

    On a ladder each bot challenges a field of the one named before it; else everybody
    challenges a field of everybody else.
    """
    pairs = [(step, step - 1) for step in range(1, len(bots))]
    if not ladder:
        every = range(len(bots))
        pairs = [(challenger, field) for challenger in every for field in every]
    duels: list[Duel] = []
    for challenger, field in pairs:
        if challenger == field:
            continue
        players = make_plan(game, options, [bots[field]], games, seed).bots
        plan = make_plan(game, options, [bots[challenger], *players[1:]], games, seed)
        if ladder or len(players) > 2 or challenger < field:  # two players: once is enough
            duels.append(Duel(challenger, field, plan))
    return duels


def result_of(duel: Duel, tally: Tally) -> Result:
    share = sum(count / (k + 1) for k, count in enumerate(tally.bot_wins[0])) / tally.games
    return Result(duel.challenger, duel.field, tally.games, share)


def rate(bots: list[str], results: list[Result], players: int) -> list[Rating]:
    """The strengths that make the results most likely, their mean at 0 (Newton's method)."""
    strengths = [0.0] * len(bots)
    weights: list[list[float]] = []
    for _ in range(50):
        slope, weights = _curve(strengths, results, players)
        step = _solve(weights, slope)
        strengths = [s + max(-1.0, min(1.0, d)) for s, d in zip(strengths, step, strict=True)]
    mean = sum(strengths) / len(strengths)
    unit = range(len(bots))
    # The constant that keeps the mean in place has no share in the spread.
    constant = 1 / len(bots) ** 2
    spread = [_solve(weights, [float(i == j) for j in unit])[i] - constant for i in unit]
    return [
        Rating(bot, ELO * (strengths[i] - mean), ELO * Z95 * sqrt(max(0.0, spread[i])))
        for i, bot in enumerate(bots)
    ]


def _curve(
    strengths: list[float], results: list[Result], players: int
) -> tuple[list[float], list[list[float]]]:
    """Slope and curvature of the log-likelihood; a constant keeps the mean where it is."""
    size = len(strengths)
    slope = [0.0] * size
    weights = [[1.0] * size for _ in range(size)]
    for result in results:
        a, b = result.challenger, result.field
        chance = 1 / (1 + (players - 1) * exp(strengths[b] - strengths[a]))
        games = result.games + 2 * PRIOR
        share = (result.share * result.games + 2 * PRIOR / players) / games
        slope[a] += games * (share - chance)
        slope[b] -= games * (share - chance)
        weight = games * chance * (1 - chance)
        weights[a][a] += weight
        weights[b][b] += weight
        weights[a][b] -= weight
        weights[b][a] -= weight
    return slope, weights


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination; the matrices here are small and positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(size):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [x - factor * y for x, y in zip(rows[row], rows[column], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def report(bots: list[str], results: list[Result], players: int) -> dict[str, object]:
    """The result as plain data."""
    return {
        "players": players,
        "fair_share": 1 / players,
        "ratings": [rating._asdict() for rating in rate(bots, results, players)],
        "duels": [
            {
                "challenger": bots[result.challenger],
                "field": bots[result.field],
                "games": result.games,
                "share": result.share,
                "interval": list(wilson(result.share, result.games)),
            }
            for result in results
        ],
    }
