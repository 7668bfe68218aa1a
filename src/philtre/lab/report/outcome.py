"""Who wins, how long it takes, how much there is to choose, and the scores.

Where a measure is one of Ludii's it has its name (AdvantageP1, Balance, Completion,
Drawishness, DurationTurns, DecisionMoves, BranchingFactor, GameTreeComplexity,
StateSpaceComplexity), and so have TAG's (action space, branching factor).
"""

from collections import Counter
from collections.abc import Sequence
from math import log10
from typing import Any

from philtre.lab.report.story import Story
from philtre.lab.statistics import deviation, mean_of, quantiles, wilson

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


def win_shares(returns: Sequence[float]) -> list[float]:
    """A win shared by k counts 1/k for each of them."""
    best = max(returns)
    winners = list(returns).count(best)
    return [1 / winners if value == best else 0.0 for value in returns]


def spread(numbers: Sequence[float]) -> dict[str, Any]:
    """Mean with interval, deviation and quantiles."""
    found = mean_of(numbers)._asdict()
    found["deviation"] = deviation(numbers)
    found["quantiles"] = dict(zip(map(str, QUANTILES), quantiles(numbers, QUANTILES), strict=True))
    return found


def share_row(shares: Sequence[float]) -> dict[str, Any]:
    games = len(shares)
    share = sum(shares) / max(1, games)
    return {"share": share, "interval": list(wilson(share, games)), "games": games}


def fairness(stories: list[Story]) -> dict[str, Any]:
    """Shares of wins by seat, and of whoever began."""
    wins = [win_shares(story.returns) for story in stories]
    players = len(stories[0].returns)
    seats = [share_row([each[seat] for each in wins]) for seat in range(players)]
    begun = [
        each[story.starter] for each, story in zip(wins, stories, strict=True) if story.starter >= 0
    ]
    rates = [row["share"] for row in seats]
    drawn = sum(len(set(story.returns)) == 1 for story in stories)
    cut = sum(story.cut for story in stories)
    return {
        "fair_share": 1 / players,
        "seats": seats,
        "starter": share_row(begun) if begun else None,
        "balance": 1 - (max(rates) - min(rates)),
        "drawishness": share_of(drawn, len(stories)),
        "completion": share_of(len(stories) - cut, len(stories)),
    }


def share_of(count: int, games: int) -> dict[str, Any]:
    share = count / max(1, games)
    return {"share": share, "interval": list(wilson(share, games)), "games": games}


def duration(stories: list[Story]) -> dict[str, Any]:
    return {
        "rounds": spread([story.rounds for story in stories]),
        "moves": spread([story.moves for story in stories]),
        "decisions": spread([sum(story.choices) for story in stories]),
        "decisions_of_a_seat": spread([n for story in stories for n in story.choices]),
        "minutes": spread([story.minutes for story in stories]),
        "rounds_histogram": histogram([story.rounds for story in stories]),
        "minutes_histogram": histogram([round(story.minutes) for story in stories]),
    }


def histogram(numbers: Sequence[int]) -> list[list[int]]:
    """How often each number came, in order."""
    return [[value, count] for value, count in sorted(Counter(numbers).items())]


def complexity(stories: list[Story], actions: int) -> dict[str, Any]:
    widths: Counter[int] = Counter()
    for story in stories:
        for width, count in story.widths.items():
            widths[int(width)] += count
    choices = sum(widths.values())
    moves = sum(story.moves for story in stories)
    weighed = [pair for story in stories for pair in story.real]
    return {
        "action_space": actions,
        "branching_factor": sum(w * n for w, n in widths.items()) / max(1, choices),
        "branching_median": median_of(widths),
        "branching_most": max(widths, default=0),
        "widths": [[width, count] for width, count in sorted(widths.items())],
        "decision_moves": choices / max(1, moves),
        "tree": spread([story.tree for story in stories]),
        "real_options": spread([real for _, real in weighed]),
        "real_histogram": histogram([real for _, real in weighed]),
        "legal_when_weighed": spread([legal for legal, _ in weighed]),
        "only_one_real": share_of(sum(real == 1 for _, real in weighed), len(weighed)),
        "states": states(stories),
    }


def median_of(counts: Counter[int]) -> int:
    left = sum(counts.values()) / 2
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    return 0


def states(stories: list[Story]) -> dict[str, Any]:
    """How many positions there may be, from how often two games met in one.

    Of n positions drawn from N equally likely ones, about n² / 2N pairs are alike. Some
    positions are likelier than others, so N is at least that; without a pair, at least
    what makes 3 expected pairs, which then fail to come once in twenty.
    """
    met = Counter(story.position for story in stories if story.position)
    drawn = sum(met.values())
    pairs = sum(count * (count - 1) // 2 for count in met.values())
    ways = drawn * (drawn - 1) / 2
    least = ways / (pairs if pairs > 3 else 3 + pairs)
    return {"drawn": drawn, "pairs": pairs, "log10_at_least": log10(max(1.0, least))}


def scores(stories: list[Story]) -> dict[str, Any] | None:
    """Final points, the winner's, and the margin to the second; nothing if none are counted."""
    ends = [story.points[-1] for story in stories if story.points and story.points[-1]]
    if not ends or len(ends[0]) == 0:
        return None
    ranked = [sorted(points, reverse=True) for points in ends]
    found = {
        "all": spread([value for points in ends for value in points]),
        "most": spread([points[0] for points in ranked]),
        "histogram": histogram([value for points in ends for value in points]),
    }
    if len(ends[0]) > 1:
        margins = [points[0] - points[1] for points in ranked]
        found["margin"] = spread(margins)
        found["margin_histogram"] = histogram(margins)
    return found
