"""Fitting, for the makers: a small network to chances, and a conditional logit to choices."""

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tools.small_net import Course, Layer, descended

Array: TypeAlias = NDArray[np.float64]
COURSE = Course(256, [2e-3] * 8 + [6e-4] * 4 + [2e-4] * 3, shrink=5e-3)
UNITS = 16
TURNS = 60  # of Newton's method, far more than it takes
ENOUGH = 1e-3


def Vector(items: Any) -> Array:  # noqa: N802, a kind of array
    return np.array(items, dtype=np.float64)


class Network(NamedTuple):
    """For each thing that is counted a row, its last number straight into the sum; what units and
    sum begin with; what the units count in it."""

    rows: Array
    begin: Array
    units: Array


class Looked(NamedTuple):
    """A decision: where its worths begin, what each is to each option, and how often that was
    tried, as parts of 1."""

    first: int
    options: Array
    shares: Array


# A network


def chances(found: Network, counts: Array) -> Array:
    sums = counts @ found.rows + found.begin
    total = np.maximum(sums[:, :-1], 0) @ found.units + sums[:, -1]
    result: Array = 1 / (1 + np.exp(-total))
    return result


def slopes(found: Network, counts: Array, wanted: Array) -> Network:
    """How the mean log-loss changes with each number."""
    sums = counts @ found.rows + found.begin
    above = np.maximum(sums[:, :-1], 0)
    wrong = (chances(found, counts) - wanted) / len(wanted)
    back = np.hstack([np.outer(wrong, found.units) * (sums[:, :-1] > 0), wrong[:, None]])
    return Network(counts.T @ back, back.sum(0), above.T @ wrong)


def trained(counts: Array, wanted: Array, seed: int) -> Network:
    """With weights drawn towards 0."""
    rng = np.random.default_rng(seed)
    size = counts.shape[1]
    rows = np.hstack([rng.normal(0, 0.15, (size, UNITS)), np.zeros((size, 1))])
    found = Network(rows, np.append(np.full(UNITS, 0.1), 0.0), rng.normal(0, 0.3, UNITS))

    def slope(parts: Layer, counts: Array, wanted: Array) -> Layer:
        return slopes(Network(**parts), counts, wanted)._asdict()

    return Network(**descended(found._asdict(), slope, counts, wanted, rng, COURSE))


def log_loss(chance: Array, came: Array) -> float:
    """Mean; 0.693 is what a coin has."""
    return float(-np.mean(came * np.log(chance) + (1 - came) * np.log(1 - chance)))


# A conditional logit


def expected(look: Looked, worths: Array) -> Array:
    scores = look.options @ worths[look.first : look.first + look.options.shape[1]]
    powers = np.exp(scores - scores.max())
    shares: Array = powers / powers.sum()
    return shares


def looks(decisions: list[Looked], guess: list[float], size: int, pull: float) -> list[float]:
    """The worths, in sets of a size, that explain best what was tried; drawn towards a guess."""
    start = Vector(guess)
    worths = start.copy()
    for _ in range(TURNS):
        slope = pull * (worths - start)
        curves = [np.eye(size) * pull for _ in range(0, len(guess), size)]
        for look in decisions:
            share = expected(look, worths)
            mean = share @ look.options
            slope[look.first : look.first + size] -= look.options.T @ (look.shares - share)
            curve = (look.options.T * share) @ look.options - np.outer(mean, mean)
            curves[look.first // size] += curve
        parts = np.split(slope, len(curves))
        step = np.concatenate([np.linalg.solve(*pair) for pair in zip(curves, parts, strict=True)])
        worths -= step
        if np.abs(step).max() < ENOUGH:
            break
    return [float(each) for each in worths]


def surprise(decisions: list[Looked], worths: list[float]) -> float:
    """How far what is expected is from what was tried: mean divergence, in nats."""
    found = []
    for look in decisions:
        ratio = np.log(np.maximum(look.shares, 1e-12)) - np.log(expected(look, Vector(worths)))
        found.append(float(look.shares @ ratio))
    return sum(found) / len(found)
