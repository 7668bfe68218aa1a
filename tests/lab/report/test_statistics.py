"""Means, corrections and quantiles, against what is known."""

import pytest

from philtre.core.rng import Rng
from philtre.lab.statistics import deviation, holm, mean_of, quantiles, two_sided


def test_a_mean_has_the_interval_of_a_normal_distribution() -> None:
    found = mean_of([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    assert deviation([1.0, 2.0, 3.0, 4.0]) == pytest.approx((5 / 3) ** 0.5)
    assert found.high - 2.5 == pytest.approx(1.959964 * (5 / 3) ** 0.5 / 2, rel=1e-6)
    assert mean_of([]) == (0.0, 0.0, 0.0, 0)
    assert mean_of([7.0]) == (7.0, 7.0, 7.0, 1)


def test_deviations_and_their_chances() -> None:
    assert two_sided(0.0) == 1.0
    assert two_sided(1.959964) == pytest.approx(0.05, abs=1e-6)
    assert two_sided(-2.575829) == pytest.approx(0.01, abs=1e-6)


def test_holm_by_hand() -> None:
    """The least of three counts three times, the next twice, the last once; and none is
    smaller than one before it."""
    assert holm([0.04, 0.01, 0.03]) == pytest.approx([0.06, 0.03, 0.06])
    assert holm([0.5, 0.9]) == pytest.approx([1.0, 1.0])
    assert holm([]) == []


def test_holm_is_seldom_wrong_where_there_is_nothing_to_find() -> None:
    rng = Rng(7)
    wrong = sum(
        min(holm([(rng.below(10**6) + 0.5) / 10**6 for _ in range(20)])) < 0.05 for _ in range(500)
    )
    assert wrong / 500 < 0.08


def test_quantiles_lie_between_the_numbers() -> None:
    assert quantiles([3.0, 1.0, 2.0], (0.0, 0.5, 0.75, 1.0)) == [1.0, 2.0, 2.5, 3.0]
    assert quantiles([], (0.5,)) == [0.0]
