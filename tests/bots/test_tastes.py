"""What is chosen among moves that look about as good."""

from philtre.bots.tastes import Glances, by_taste
from philtre.core.knowledge import Knowledge
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.core.state import State
from philtre.core.thought import Budget, Thought

THOUGHTS = [Thought(7, 0.5, 1.0), Thought(8, 0.45, 0.0), Thought(9, 0.1, 0.0)]


class Fond(Knowledge):
    """The bold like the move 8, and the patient do not."""

    def __init__(self, leeway: float, ease: float = 0.1) -> None:
        super().__init__()
        self.leeway = [0.0, leeway, 0.0, 0.0]
        self.ease = [ease] * 4

    def boldness(self, state: State, move: int) -> float:
        return float(move == 8)


def chosen(knowledge: Knowledge, temper: int = 0, thoughts: list[Thought] = THOUGHTS) -> set[int]:
    game = find("potion")
    state = game.start(game.settle({}))
    return {by_taste(thoughts, knowledge, state, 1, temper, Rng(seed)) for seed in range(60)}


def test_who_sees_all_takes_the_best() -> None:
    assert chosen(Fond(0.0)) == {7}


def test_who_mixes_does_so_by_the_shares() -> None:
    thoughts = [Thought(7, 0.5, 0.5), Thought(8, 0.5, 0.5), Thought(9, 0.5, 0.0)]
    assert chosen(Fond(0.0), thoughts=thoughts) == {7, 8}


def test_who_sees_less_never_takes_what_looks_much_worse() -> None:
    assert chosen(Fond(0.1)) == {7, 8}


def test_a_temper_prefers_among_what_is_nearly_as_good() -> None:
    for leeway in (0.0, 0.1):
        assert chosen(Fond(leeway), 1) == {8}
        assert chosen(Fond(leeway), -1) == {7}
    assert chosen(Fond(0.0, ease=0.01), 1) == {7}


def test_a_temper_leaves_a_level_as_weak_as_it_is() -> None:
    """It goes by what looks about like the move that would be taken, worse or better."""
    thoughts = [Thought(7, 0.5, 1.0), Thought(8, 0.49, 0.0), Thought(9, 0.3, 0.0)]
    assert chosen(Fond(0.3, ease=0.02), 1, thoughts) == {8, 9}
    assert chosen(Fond(0.3, ease=0.02), -1, thoughts) == {7, 9}


def test_what_was_hardly_looked_at_does_not_come_into_question() -> None:
    thoughts = [Thought(7, 0.5, 1.0, 40), Thought(8, 0.5, 0.0, 20), Thought(9, 0.6, 0.0, 5)]
    assert chosen(Fond(0.2), thoughts=thoughts) == {7, 8}


def test_a_certain_win_is_taken() -> None:
    thoughts = [Thought(7, 1.0, 1.0), Thought(8, 0.98, 0.0)]
    assert chosen(Fond(0.1), thoughts=thoughts) == chosen(Fond(0.1), 1, thoughts) == {7}


def test_glances_end_with_the_budget_or_before() -> None:
    for steps, most, taken in ((10, 4, 4), (3, 8, 3)):
        budget = Glances(Budget(steps), most)
        count = 0
        while not budget.spent():
            count += 1
        assert count == taken
        assert budget.left() == 0
