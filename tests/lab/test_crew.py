"""Work in batches, by this process, by several, and what happens when one is lost."""

import os
import signal
from functools import partial

import pytest

from philtre.lab.crew import Alone, CrewError, Processes, gather
from philtre.lab.simulate import make_plan, simulate


def squared(number: int) -> int:
    return number * number


def ended_from_outside(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_results_come_in_order_and_each_with_its_place() -> None:
    batches = list(range(20))
    with Processes(2) as crew:
        assert list(crew.map(squared, batches)) == list(map(squared, batches))
        assert sorted(crew.each(squared, batches)) == list(enumerate(map(squared, batches)))
        assert sum(hand.batches for hand in crew.hands.values()) == 40
        assert 1 <= len(crew.hands) <= 2
    assert list(Alone().map(squared, [3, 1])) == [9, 1]


def test_what_comes_early_waits_for_its_turn() -> None:
    class Backwards(Alone):
        def each(self, work, batches):  # type: ignore[no-untyped-def]
            return reversed(list(super().each(work, batches)))

    assert list(Backwards().map(squared, [1, 2, 3])) == [1, 4, 9]


def test_a_process_that_is_ended_from_outside_is_told_in_a_sentence() -> None:
    with Processes(2) as crew, pytest.raises(CrewError, match="ended from outside"):
        list(crew.map(ended_from_outside, list(range(8))))


def test_what_goes_wrong_in_the_work_is_handed_on() -> None:
    with Processes(2) as crew, pytest.raises(ZeroDivisionError):
        list(crew.map(partial(divmod, 1), [1, 0]))


def test_the_games_are_the_same_whoever_plays_them() -> None:
    plan = make_plan("potion", {"players": 3}, ["novice"], 12, 5)
    with gather(1) as one, gather(2) as two:
        assert (one.size, two.size) == (1, 2)
        alone, together = (simulate(plan, crew, lambda _: None) for crew in (one, two))
    assert vars(alone) == vars(together)
