"""What a bot's worker runs. Imports the engine and nothing of the server, to start fast."""

import faulthandler
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple, TypeAlias

from philtre.bots.bot import Bot
from philtre.bots.catalogue import find_bot
from philtre.bots.levels import LevelBot
from philtre.core.glimpse import Glimpse
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.server.tables.log import Setup, rebuild

PATIENCE: Final = 20.0  # seconds until a worker that does not answer ends itself
AROUND: Final = 0.15  # seconds for what comes before and after thinking

Moves: TypeAlias = list[tuple[int, str]]


class Choice(NamedTuple):
    move: str
    fault: str = ""  # what went wrong, if the bot could not choose


def choose(setup: Setup, moves: Moves, seat: int, bot: str, luck: int, share: float) -> Choice:
    """What a bot plays, who is handed what its seat may know and no more.

    It takes that share of its thinking time. If it fails, any legal move is played.
    """
    with watched():
        match = rebuild(setup, moves)
        glimpse, rng = match.glimpse(seat), Rng(luck)
        try:
            steady = hides(setup)
            return Choice(match.game.text(chosen(hurried(bot, share, steady), glimpse, rng)))
        except Exception:
            legal = match.legal(seat)
            return Choice(legal[rng.below(len(legal))], traceback.format_exc())


@contextmanager
def watched() -> Iterator[None]:
    """A worker that does not come back ends itself."""
    alone = in_process()
    if alone:  # watched by a thread that needs nothing of Python's
        faulthandler.dump_traceback_later(PATIENCE, exit=True)
    try:
        yield
    finally:
        if alone:
            faulthandler.cancel_dump_traceback_later()


def in_process() -> bool:
    """Whether this is a process of its own; in a browser there are none, and the page watches."""
    if sys.platform == "emscripten":
        return False
    from multiprocessing import parent_process

    return parent_process() is not None


def chosen(bot: Bot, glimpse: Glimpse, rng: Rng) -> int:
    move = bot.choose(glimpse, rng)
    if move not in glimpse.legal():
        raise ValueError(f"{bot} chose {move}, which is not legal")
    return move


def hurried(name: str, share: float, steady: bool = False) -> Bot:
    """The bot of that name, who takes that share of its thinking time, and all of it if steady."""
    bot = find_bot(name)
    if isinstance(bot, LevelBot):
        bot.seconds *= share
        bot.steady = steady
    return bot


def patience(setup: Setup, name: str) -> float:
    """How many times its time a bot takes where it thinks slowly."""
    bot = find_bot(name)
    return find(setup.game).patience[bot.level] if isinstance(bot, LevelBot) else 1.0


def hides(setup: Setup) -> bool:
    """Whether anything is hidden from anybody: then nobody may tell it by their thinking time."""
    return find(setup.game).traits(setup.options).secret


def cover(setup: Setup, name: str, share: float) -> float:
    """How many seconds a bot's thinking should be seen to take, whatever it takes."""
    bot = hurried(name, share)
    seconds = bot.seconds if isinstance(bot, LevelBot) else 0.0
    return seconds + AROUND if seconds and hides(setup) else 0.0
