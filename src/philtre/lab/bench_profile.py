"""Where the time of a game goes: nanoseconds for each question of the contract."""

from collections.abc import Callable
from time import process_time
from typing import Final, TypeVar

from philtre.core import probe
from philtre.core.options import Options
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.engine import compiled

T = TypeVar("T")

QUESTIONS: Final = ["actors", "legal", "odds", "play", "clone"]
POSITIONS: Final = 300  # few enough that their clones stay in the processor's cache
STEP: Final = 7  # from all over a game


class Stopwatch:
    def __init__(self) -> None:
        self.spent = dict.fromkeys(QUESTIONS, 0.0)
        self.asked = dict.fromkeys(QUESTIONS, 0)

    def time(self, question: str, count: int, ask: Callable[[], T]) -> T:
        begin = process_time()
        answer = ask()
        self.spent[question] += process_time() - begin
        self.asked[question] += count
        return answer


def bench_profile(id: str, options: Options, seconds: float) -> dict[str, object]:
    """Of one game, over positions of random play."""
    start = find(id).start(options)
    positions = probe.random_positions(start, Rng(1), POSITIONS, STEP)
    watch = Stopwatch()
    while sum(watch.spent.values()) < seconds:
        ask_all(positions, watch)
    rows = {
        f"{question}_ns": round(1e9 * watch.spent[question] / max(1, watch.asked[question]), 1)
        for question in QUESTIONS
    }
    return {**rows, "compiled": compiled()}


def ask_all(positions: list[probe.Position], watch: Stopwatch) -> None:
    """As a playout asks: what a state keeps of one answer for the next is kept here too."""
    count = len(positions)
    states = watch.time("clone", count, lambda: probe.clones(positions))
    drawn = [state for state, at in zip(states, positions, strict=True) if at.actor == CHANCE]
    watch.time("actors", count, lambda: probe.ask_actors(states))
    watch.time("legal", count, lambda: probe.ask_legal(states, positions))
    watch.time("odds", len(drawn), lambda: probe.ask_odds(drawn))
    watch.time("play", count, lambda: probe.play(states, positions))
