"""What a bot's worker process runs. Imports the engine and nothing of the server, to start fast."""

import multiprocessing
import os
import signal
from threading import Thread

from philtre.bots.catalogue import find_bot
from philtre.core.rng import Rng
from philtre.server.log import Setup, rebuild


def choose(setup: Setup, moves: list[tuple[int, str]], seat: int, bot: str, luck: int) -> str:
    """What a bot plays, who is handed what its seat may know and no more."""
    match = rebuild(setup, moves)
    return match.game.text(find_bot(bot).choose(match.glimpse(seat), Rng(luck)))


def prepare() -> None:
    """A worker leaves Ctrl-C to the server, and ends when the server is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    Thread(target=watch, daemon=True).start()
