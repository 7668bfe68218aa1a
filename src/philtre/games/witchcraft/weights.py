"""The weights of the evaluation, by logistic regression on the outcomes of games between
bots: for who is to move, for the other, and for being to move."""

from typing import Final

BATTLE: Final[list[float]] = [
    0.38, 0.19, 0.31, 0.20, 0.24, 0.00, 0.05, -0.09,
    -0.11, 0.16, -0.11, -0.48, 0.14, 0.04, 0.01, 0.07,
    0.07, 0.28, 0.08, 0.14, 0.22, 0.07, -0.14, 0.09,
    0.40, 0.25, 0.39, 0.15, 0.18, 0.02, 0.23, -0.17,
    -0.27, 0.14, -1.68, -0.35, 0.10, 0.05, 0.01, 0.09,
    0.04, 0.32, 0.20, 0.16, 0.18, 0.06, -0.11, 0.09,
    0.14,
]
