"""OpenSpiel's own searches, as they are, but for a budget of time instead of simulations.

Both are given a random playout as evaluation, as OpenSpiel's examples do, and an
exploration constant in proportion to the range of the returns (theirs is 2 where
returns go from -1 to 1).
"""

from time import process_time
from typing import Any, Final

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

FEWEST: Final = 2  # simulations, before either search can name a move
NO_LIMIT: Final = 1 << 60


class Spent:
    """The processor time of a budget of seconds, and what was done in it."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.decisions = 0
        self.simulations = 0
        self.time = 0.0
        self.begin = 0.0
        self.now = 0  # simulations for the decision at hand

    def start(self) -> None:
        self.begin = process_time()
        self.now = 0

    def another(self) -> bool:
        """Whether there is time for one more simulation, which is counted."""
        if self.now >= FEWEST and process_time() - self.begin >= self.seconds:
            return False
        self.now += 1
        return True

    def stop(self) -> None:
        self.time += process_time() - self.begin
        self.decisions += 1
        self.simulations += self.now


class TimedIsmcts(ismcts.ISMCTSBot):  # type: ignore[misc]
    """Information-set search: every simulation begins in a state of its own."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        luck = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, luck)
        super().__init__(game, evaluator, explore(game), NO_LIMIT, random_state=luck)
        self.set_resampler(
            lambda state, player: state.resample_from_infostate(player, luck.random_sample)
        )
        self.spent = Spent(seconds)

    def run_search(self, state: Any) -> list[tuple[int, float]]:
        """As its own, with the clock in the place of the count."""
        moves = state.legal_actions()
        if len(moves) == 1:
            return [(moves[0], 1.0)]
        self.spent.start()
        self.reset()
        self._root_node = self.create_new_node(state)
        while self.spent.another():
            self.run_simulation(self.sample_root_state(state))
        self.spent.stop()
        policy: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
        return policy


class OutOfTime(Exception):
    pass


class TimedMcts(mcts.MCTSBot):  # type: ignore[misc]
    """Search with all things open: what is hidden is laid out once, before it begins."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        self.luck = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, self.luck)
        super().__init__(game, explore(game), NO_LIMIT, evaluator, random_state=self.luck)
        self.spent = Spent(seconds)
        self.root: Any = None

    def step(self, state: Any) -> int:
        moves: list[int] = state.legal_actions()
        if len(moves) == 1:
            return moves[0]
        seat = state.current_player()
        return int(super().step(state.resample_from_infostate(seat, self.luck.random_sample)))

    def mcts_search(self, state: Any) -> Any:
        self.spent.start()
        try:
            return super().mcts_search(state)
        except OutOfTime:
            return self.root
        finally:
            self.spent.stop()

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        """What each simulation begins with, and so the place to end between two of them."""
        self.root = root
        if not self.spent.another():
            raise OutOfTime
        return super()._apply_tree_policy(root, state)


Searcher = TimedIsmcts | TimedMcts


def explore(game: Any) -> float:
    return float(game.max_utility() - game.min_utility())
