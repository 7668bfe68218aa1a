"""Learning for the small networks of bots (`games/apotheca/bot/net.py`): Adam, in numpy."""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

EPOCHS = 12
ROWS = 1024  # of a step
PACE = 5e-3
DECAY = 1e-3

Array: TypeAlias = NDArray[np.float32]
Layer = dict[str, Array]
Weights = dict[str, list[float]]  # as they are written


def learnt(
    shapes: dict[str, tuple[int, ...]],
    slope: Callable[[Layer, Array, Array], Layer],
    notes: Array,
    aims: Array,
    seed: int,
    start: Layer | None = None,
) -> Layer:
    """Weights by which the notes lead to the aims; `slope` is that of the loss. They begin by
    chance, or where they are told to `start`."""
    luck = np.random.default_rng(seed)
    layer = (
        dict(start)
        if start
        else {
            name: np.zeros(shape, np.float32)
            if name in ("bias", "straight")
            else luck.normal(0, 0.15, shape).astype(np.float32)
            for name, shape in shapes.items()
        }
    )
    mean = {name: np.zeros_like(each) for name, each in layer.items()}
    square = {name: np.zeros_like(each) for name, each in layer.items()}
    step = 0
    for epoch in range(EPOCHS):
        order = luck.permutation(len(notes))
        for first in range(0, len(order), ROWS):
            step += 1
            some = order[first : first + ROWS]
            for name, by in slope(layer, notes[some], aims[some]).items():
                by = by + DECAY * layer[name]
                mean[name] = 0.9 * mean[name] + 0.1 * by
                square[name] = 0.999 * square[name] + 0.001 * by * by
                size = np.sqrt(square[name] / (1 - 0.999**step)) + 1e-8
                pace = PACE * (1 - epoch / EPOCHS) / (1 - 0.9**step)
                layer[name] = layer[name] - pace * mean[name] / size
    return layer


def rounded(part: Array) -> list[float]:
    return [round(float(each), 3) + 0.0 for each in part.ravel()]
