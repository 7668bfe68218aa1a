"""Learning for the small networks of bots: Adam, in numpy."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

Array: TypeAlias = NDArray[np.float32]
Numbers: TypeAlias = NDArray[Any]
Layer = dict[str, Numbers]
Slope = Callable[[Layer, Numbers, Numbers], Layer]
Weights = dict[str, list[float]]  # as they are written

EPOCHS = 12
DECAY = 1e-3


class Course(NamedTuple):
    """How it is gone about: rows of a step, the pace of each epoch, what part of a weight is lost
    in a step, by the pace."""

    rows: int
    paces: list[float]
    shrink: float = 0.0


COURSE = Course(1024, [5e-3 * (1 - epoch / EPOCHS) for epoch in range(EPOCHS)])


def learnt(
    shapes: dict[str, tuple[int, ...]],
    slope: Slope,
    notes: Array,
    aims: Array,
    seed: int,
    start: Layer | None = None,
) -> Layer:
    """Weights by which the notes lead to the aims; `slope` is that of the loss, to which large
    weights add. They begin by chance, or where they are told to `start`."""
    luck = np.random.default_rng(seed)
    layer: Layer = start or {
        name: np.zeros(shape, np.float32)
        if name in ("bias", "straight")
        else luck.normal(0, 0.15, shape).astype(np.float32)
        for name, shape in shapes.items()
    }

    def steeper(layer: Layer, notes: Array, aims: Array) -> Layer:
        slopes = slope(layer, notes, aims)
        return {name: by + DECAY * layer[name] for name, by in slopes.items()}

    return descended(layer, steeper, notes, aims, luck, COURSE)


def descended(
    layer: Layer, slope: Slope, notes: Numbers, aims: Numbers, luck: Generator, course: Course
) -> Layer:
    """The weights after going down the slope in many steps, each of a few rows."""
    layer = dict(layer)
    mean = {name: np.zeros_like(each) for name, each in layer.items()}
    square = {name: np.zeros_like(each) for name, each in layer.items()}
    step = 0
    for pace in course.paces:
        order = luck.permutation(len(notes))
        for first in range(0, len(order), course.rows):
            step += 1
            some = order[first : first + course.rows]
            for name, by in slope(layer, notes[some], aims[some]).items():
                mean[name] = 0.9 * mean[name] + 0.1 * by
                square[name] = 0.999 * square[name] + 0.001 * by * by
                size = np.sqrt(square[name] / (1 - 0.999**step)) + 1e-8
                way = pace / (1 - 0.9**step) * mean[name] / size
                layer[name] = layer[name] - way - pace * course.shrink * layer[name]
    return layer


def rounded(part: Array) -> list[float]:
    return [round(float(each), 3) + 0.0 for each in part.ravel()]
