"""How hard a puzzle is: how often bots find it, as they play, each with its own time of thought
by the processor's clock and with the eyes of its level."""

from time import process_time

from philtre.bots.levels import LEVELS, LevelBot
from philtre.core.rng import Rng
from philtre.puzzles.puzzle import Puzzle
from philtre.puzzles.trying import Trial

TRIES = {"novice": 10, "adept": 4, "expert": 2}  # times `thorough`
FOUND = 0.6  # of the tries: it is found as a rule


def rated(game: str, puzzle: Puzzle, rng: Rng, thorough: int = 1) -> Puzzle:
    """With the name of the weakest level that finds it as a rule, and the shares that show it;
    stronger ones are not asked."""
    shares: dict[str, float] = {}
    for number, level in enumerate(LEVELS[:-1]):
        bot = LevelBot(number, level.seconds, process_time)
        tries = TRIES[level.name] * thorough
        found = sum(finds(game, puzzle, bot, rng) for _ in range(tries))
        shares[level.name] = round(found / tries, 2)
        if found >= FOUND * tries:
            return puzzle._replace(level=level.name, shares=shares)
    return puzzle._replace(level=LEVELS[-1].name, shares=shares)


def finds(game: str, puzzle: Puzzle, bot: LevelBot, rng: Rng) -> bool:
    """Whether it makes every step, or one that is as good."""
    trial = Trial(game, puzzle)
    while trial.step is not None:
        move = bot.choose(trial.match.glimpse(puzzle.seat), rng)
        if not trial.attempt(trial.match.game.text(move)).right:
            return False
    return True
