"""Looks at the budget of a thought, but not at every step."""

from typing import Final

from philtre.core.thought import Budget

BREATH: Final = 64  # nodes between two looks at the budget


class Watch:
    """`over` once the budget is spent: no thoughts ahead any more. While `patient` it never is."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.work = 0
        self.over = False
        self.patient = False

    def worked(self, work: int) -> None:
        self.work += work
        if self.work >= BREATH and not self.patient:
            self.work = 0
            if self.budget.spent():
                self.over = True
