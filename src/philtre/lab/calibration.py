"""Whether the coach's chances come true: of all that it called 30 %, 30 % should be won.

The coach plays itself, and what it said of each move it made is set against the end of
the game. Moves of one game share its end: the spread is that of games, not of moves.
"""

from math import sqrt
from time import process_time
from typing import Final, NamedTuple

from philtre.bots.coach import worth
from philtre.bots.game import glimpse_of, next_decision
from philtre.bots.think import Seconds, pick, think
from philtre.core.game import Game
from philtre.core.options import Options
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.core.state import CHANCE, State
from philtre.engine import compiled
from philtre.lab.statistics import Z95

TIME: Final = 0.05  # of thought for each decision
BINS: Final = 10  # of a tenth each


class Said(NamedTuple):
    game: int
    chance: float
    came: float  # 1 for a win, 0 for a loss, what lies between for one that was shared


def calibrate(id: str, options: Options, seconds: float) -> dict[str, object]:
    """Whole games until the time is over, one at least."""
    game = find(id)
    rng = Rng(1)
    said: list[Said] = []
    games = 0
    end = process_time() + seconds
    while not games or process_time() < end:
        said += play(game, game.start(options), games, rng)
        games += 1
    bins: list[list[Said]] = [[] for _ in range(BINS)]
    for each in said:
        bins[min(int(each.chance * BINS), BINS - 1)].append(each)
    return {
        "games": games,
        "decisions": len(said),
        "bins": [summary(some) for some in bins],
        "brier": sum((each.chance - each.came) ** 2 for each in said) / max(1, len(said)),
        "compiled": compiled(),
    }


def play(game: Game, state: State, number: int, rng: Rng) -> list[Said]:
    """One game, with what was said of the moves that were made."""
    said: list[tuple[int, float]] = []
    state.heard = []
    while (seat := next_decision(state, rng)) != CHANCE:
        glimpse = glimpse_of(game, state, seat)
        thoughts = think(glimpse, Seconds(TIME, process_time), rng)
        move = pick(thoughts, rng)
        value = next(thought.value for thought in thoughts if thought.move == move)
        said.append((seat, worth(game, state.players, value)))
        state.play(seat, move)
    came = [worth(game, state.players, value) for value in state.returns()]
    return [Said(number, chance, came[seat]) for seat, chance in said]


def summary(some: list[Said]) -> dict[str, object]:
    """What was said and what came, on average, and how far off that may be by luck (95 %)."""
    if not some:
        return {"decisions": 0, "said": None, "came": None, "margin": None}
    said = sum(each.chance for each in some) / len(some)
    came = sum(each.came for each in some) / len(some)
    off: dict[int, float] = {}
    for each in some:
        off[each.game] = off.get(each.game, 0.0) + each.came - came
    margin = Z95 * sqrt(sum(total * total for total in off.values())) / len(some)
    return {"decisions": len(some), "said": said, "came": came, "margin": margin}
