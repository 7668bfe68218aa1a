"""How fast bots think, in whatever Python runs this: the same steps in the same positions.

    python -m tools.tab_speed                                    here, as the engine is
    node web/runtime/run.js DATA tools/tab_speed.py tests/games  as in a tab; DATA: a site's data-…

Seconds are the processor's, so that other work on the machine does not count.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

TAB = sys.platform == "emscripten"
if TAB:
    import philtre.tab.worker  # as a tab begins: with its stand-in for native vectors

import philtre  # noqa: E402, after the stand-in
from philtre.bots.think import think  # noqa: E402
from philtre.core.rng import Rng  # noqa: E402
from philtre.core.thought import Budget  # noqa: E402

GAMES = Path("/given") if TAB else Path(__file__).parents[1] / "tests" / "games"
PLACES = 6  # positions of each record that are thought about
STEPS = 100 if TAB else 1_000  # in each


def clock() -> Callable[[], float]:
    if not TAB:
        return process_time
    from js import process  # type: ignore[import-not-found]

    return lambda: (process.cpuUsage().user + process.cpuUsage().system) / 1e6


def measure(game: str) -> float:
    """Steps a second."""
    now = clock()
    steps, spent = 0, 0.0
    for file in sorted((GAMES / game / "golden").glob("*.json"))[1::3]:
        whole = philtre.replay(file.read_text("utf-8"))
        for place in range(PLACES):
            match = whole.fork(len(whole.log) * place // PLACES)
            seat = match.actors[0] if match.actors else None
            if not isinstance(seat, int) or len(match.legal(seat)) < 2:
                continue
            budget, begun = Budget(STEPS, steady=True), now()
            think(match.glimpse(seat), budget, Rng(place))
            steps, spent = steps + budget.taken, spent + now() - begun
    return steps / spent if steps else 0.0


for each in philtre.game_ids():
    sys.stdout.write(f"{each}: {measure(each):,.0f} steps a second\n")
