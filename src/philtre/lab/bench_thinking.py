"""How fast bots think, and how soon they come to an end when their time is over."""

from time import perf_counter
from typing import Final

from philtre.bots.game import glimpse_of, next_decision
from philtre.bots.think import Seconds, pick, think
from philtre.core.game import Game
from philtre.core.options import Options
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.core.state import CHANCE, State
from philtre.engine import compiled

TIME: Final = 0.1  # for each decision


class Measured:
    def __init__(self) -> None:
        self.decisions = 0
        self.steps = 0
        self.spent = 0.0
        self.latest = 0.0  # after it was due; early ends count as 0

    def add(self, budget: Seconds, begin: float) -> None:
        now = perf_counter()
        self.decisions += 1
        self.steps += budget.taken
        self.spent += now - begin
        self.latest = max(self.latest, now - budget.due)


def bench_thinking(id: str, options: Options, seconds: float) -> dict[str, object]:
    """Whole games, each decision thought about."""
    game = find(id)
    rng = Rng(1)
    measured = Measured()
    while measured.spent < seconds:
        play(game, game.start(options), measured, seconds, rng)
    return {
        "decisions": measured.decisions,
        "steps_per_s": round(measured.steps / measured.spent),
        "seconds_each": round(measured.spent / measured.decisions, 4),
        "latest_ms": round(1000 * measured.latest, 1),
        "compiled": compiled(),
    }


def play(game: Game, state: State, measured: Measured, seconds: float, rng: Rng) -> None:
    state.heard = []
    while measured.spent < seconds:
        seat = next_decision(state, rng)
        if seat == CHANCE:
            return
        begin = perf_counter()
        budget = Seconds(TIME)
        thoughts = think(glimpse_of(game, state, seat), budget, rng)
        measured.add(budget, begin)
        state.play(seat, pick(thoughts, rng))
