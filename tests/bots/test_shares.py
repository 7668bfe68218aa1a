"""What a result is made of: adds up, and never leaves the scale."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from philtre.bots.course import LUCK, OTHERS, OWN, Course
from philtre.bots.shares import Part, shares

chances = st.floats(0, 1)
sums = st.floats(-3, 3)


@given(chances, sums, sums, chances)
def test_parts_lead_from_the_start_to_the_result(
    start: float, luck: float, choice: float, result: float
) -> None:
    """Whatever was lost and won back."""
    choice = -abs(choice)
    parts: dict[Part, float] = {"luck": luck, "choice": choice, "ended": 0.0}
    parts["others"] = result - start - luck - choice
    told = shares(start, parts, points=False)
    level = told.start
    for kind, change in told.parts.items():
        assert -100 <= change <= 100
        assert change * parts[kind] >= -1e-9 or abs(change) <= 1  # its own sign, but for rounding
        level += change
        assert 0 <= level <= 100
    assert level == told.result == round(100 * result)


def test_what_fits_is_told_as_it_is() -> None:
    told = shares(0.25, {"luck": 0.18, "choice": -0.21, "others": -0.22, "ended": 0.0}, False)
    assert (told.start, told.result) == (25, 0)
    assert list(told.parts.items()) == [
        ("luck", 18),
        ("choice", -21),
        ("others", -22),
        ("ended", 0),
    ]


def test_the_order_is_that_which_leaves_out_least() -> None:
    told = shares(0.5, {"luck": 0.9, "choice": -0.4, "others": 0.0, "ended": 0.0}, False)
    assert told.parts == {"choice": -40, "luck": 90, "others": 0, "ended": 0}


def test_points_have_no_ends() -> None:
    told = shares(12.0, {"luck": 3.25, "choice": -20.0, "others": 0.0, "ended": 0.0}, True)
    assert (told.start, told.parts["luck"], told.parts["choice"]) == (120, 32, -200)
    assert told.start + sum(told.parts.values()) == told.result


@pytest.mark.parametrize(
    ("seemed", "change", "luck"),
    [([0.5, 0.6, 0.5], 0.0, 0.1), ([0.5, 0.5, 0.3], -0.2, 0.0), ([0.5, 0.6, 0.7], 0.4, 0.2)],
)
def test_luck_is_told_from_the_others_by_what_each_moved(
    seemed: list[float], change: float, luck: float
) -> None:
    course = Course([], [OWN, LUCK, OTHERS], seemed)
    assert course.luck(1, 3, change) == pytest.approx(luck)
