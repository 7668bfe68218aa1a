"""What each level gives away: every decision of its games weighed again, with more thought.

All seats are of one level. A decision costs what the best move is worth more than the one that
was made, in chances to win and by what the seat could know; what the weighing can't tell from
its own noise is nothing. More than 20 points of chance are a blunder.
"""

from time import process_time
from typing import Final

from philtre.bots.bot import Bot
from philtre.bots.catalogue import find_bot
from philtre.bots.coach import worth
from philtre.bots.game import glimpse_of, next_decision
from philtre.bots.levels import LEVEL_NAMES
from philtre.bots.review import CERTAIN, look
from philtre.bots.think import Seconds
from philtre.core.game import Game
from philtre.core.options import Options
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.core.state import CHANCE, State
from philtre.core.thought import Budget
from philtre.engine import compiled

TIME: Final = 1.0  # of the processor, to weigh a decision
WEIGHED: Final = ["random", *LEVEL_NAMES]
STEPS: Final = [0.02, 0.05, 0.1, 0.2]  # of a chance; the last is a blunder


def bench_blunders(id: str, options: Options, seconds: float) -> dict[str, object]:
    """Whole games of each level until its part of the time is over, one at least; and of chance,
    since no level is to be worse."""
    game = find(id)
    levels: dict[str, object] = {}
    for name in WEIGHED:
        bot, rng = find_bot(name, process_time), Rng(1)
        lost: list[float] = []
        games = 0
        end = process_time() + seconds / len(WEIGHED)
        while not games or process_time() < end:
            lost += weigh_game(game, game.start(options), bot, rng)
            games += 1
        levels[name] = {"games": games, **summary(lost)}
    return {"levels": levels, "compiled": compiled()}


def weigh_game(game: Game, state: State, bot: Bot, rng: Rng) -> list[float]:
    """What each decision of a game gave away."""
    lost: list[float] = []
    state.heard = []
    while (seat := next_decision(state, rng)) != CHANCE:
        glimpse = glimpse_of(game, state, seat)
        move = bot.choose(glimpse, rng)
        found = look(glimpse, move, pace, rng)
        kept = 0.0 if found.lost <= CERTAIN * found.noise else found.lost
        before, after = (
            worth(game, state.players, value) for value in (found.before, found.before - kept)
        )
        lost.append(before - after)
        state.play(seat, move)
    return lost


def pace(part: float) -> Budget:
    return Seconds(part * TIME, process_time)


def summary(lost: list[float]) -> dict[str, object]:
    """The mean, and what part of the decisions gave away more than each step."""
    count = max(1, len(lost))
    over = [sum(one > step for one in lost) / count for step in STEPS]
    return {"decisions": len(lost), "mean": sum(lost) / count, "over": over}
