"""What is chosen among moves that look about as good."""

from philtre.bots.tastes import FEW, Glances, by_taste
from philtre.core.knowledge import Knowledge
from philtre.core.rng import Rng
from philtre.core.thought import Budget, Thought

THOUGHTS = [Thought(7, 0.5, 1.0), Thought(8, 0.45, 0.0), Thought(9, 0.1, 0.0)]


class Fond(Knowledge):
    """The bold like the move 8."""

    def leaning(self, move: int, temper: int) -> float:
        return 0.1 * temper if move == 8 else 0.0


def chosen(knowledge: Knowledge, temper: int = 0) -> set[int]:
    return {by_taste(THOUGHTS, knowledge, 1, temper, Rng(seed)) for seed in range(60)}


def test_who_sees_all_takes_the_best() -> None:
    assert chosen(Knowledge()) == {7}


def test_who_sees_less_never_takes_what_looks_much_worse() -> None:
    knowledge = Knowledge()
    knowledge.leeway = [0.0, 0.1, 0.0, 0.0]
    assert chosen(knowledge) == {7, 8}


def test_a_temper_prefers_among_what_is_nearly_as_good() -> None:
    assert chosen(Fond(), 1) == {8}
    assert chosen(Fond(), -1) == {7}


def test_what_was_hardly_looked_at_does_not_come_into_question() -> None:
    thoughts = [Thought(move, 0.5, float(move == 0)) for move in range(FEW + 3)]
    knowledge = Knowledge()
    knowledge.leeway = [0.0, 0.1, 0.0, 0.0]
    found = {by_taste(thoughts, knowledge, 1, 0, Rng(seed)) for seed in range(200)}
    assert found == set(range(FEW))


def test_glances_end_with_the_budget_or_before() -> None:
    for steps, most, taken in ((10, 4, 4), (3, 8, 3)):
        budget = Glances(Budget(steps), most)
        count = 0
        while not budget.spent():
            count += 1
        assert count == taken
        assert budget.left() == 0
