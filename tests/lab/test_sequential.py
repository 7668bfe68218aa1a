"""A test that stops as soon as it is decided."""

from math import log
from random import Random

import pytest

from philtre.lab.sequential import BOUND, FEWEST, Question, decided, likelihood, share

NOTHING_OR_THIRTY = Question(0, 30)


def test_shares_are_elos() -> None:
    assert share(0, 2) == 0.5
    assert share(0, 4) == 0.25
    assert share(400, 2) == pytest.approx(10 / 11)


def test_the_ratio_is_that_of_two_normal_curves() -> None:
    means = [0.5, 1.0] * 20
    low, high = share(0, 2), share(30, 2)
    variance = sum((mean - 0.75) ** 2 for mean in means) / (len(means) - 1)
    by_hand = sum(((mean - low) ** 2 - (mean - high) ** 2) / (2 * variance) for mean in means)
    assert likelihood(NOTHING_OR_THIRTY, means, 2) == pytest.approx(by_hand)


def test_a_few_sets_decide_nothing() -> None:
    assert decided(likelihood(Question(0, 400), [1.0] * (FEWEST - 1), 2)) is None


def test_bounds_are_one_wrong_in_twenty() -> None:
    assert pytest.approx(log(19)) == BOUND
    assert decided(BOUND) is True
    assert decided(-BOUND) is False
    assert decided(BOUND - 0.01) is None


@pytest.mark.parametrize(("elo", "answer"), [(0, False), (100, True)])
def test_answers_are_right_nineteen_times_in_twenty(elo: float, answer: bool) -> None:
    rng, right = Random(7), 0
    for _ in range(200):
        means: list[float] = []
        found = None
        while found is None:
            pair = [rng.random() < share(elo, 2) for _ in range(2)]
            means.append(sum(pair) / 2)
            found = decided(likelihood(Question(0, 100), means, 2))
        right += found is answer
    assert right >= 184
