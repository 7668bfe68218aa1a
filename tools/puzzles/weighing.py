"""What moves are worth by search, each looked at as long as the others."""

from time import process_time

from philtre.bots.bot import GreedyBot
from philtre.bots.game import glimpse_of
from philtre.bots.line import line
from philtre.bots.think import Seconds, think
from philtre.core.game import Game
from philtre.core.rng import Rng
from philtre.core.state import State

FIRST, EACH = 0.2, 0.25  # seconds: to find rivals, and for each move
RIVALS = 2


def weighed(game: Game, state: State, seat: int, moves: list[int], rng: Rng) -> dict[int, float]:
    """The moves, what search likes best beside them and what is best at first sight."""
    glimpse = glimpse_of(game, state, seat)
    liked = [thought.move for thought in think(glimpse, Seconds(FIRST, process_time), rng)]
    tried = dict.fromkeys([*moves, *[m for m in liked if m not in moves][:RIVALS]])
    tried[GreedyBot(8).choose(glimpse, rng)] = None
    return {move: line(glimpse, move, Seconds(EACH, process_time), rng).value for move in tried}
