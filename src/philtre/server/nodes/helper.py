"""A machine that only thinks: takes from the database what is to be thought, and answers there."""

import logging
import multiprocessing
from contextlib import suppress
from functools import partial
from multiprocessing.process import BaseProcess
from time import sleep
from typing import Any, Final

from philtre.core.errors import PhiltreError
from philtre.server.nodes.elsewhere import done
from philtre.server.storage import thoughts
from philtre.server.storage.database import Storage, patient
from philtre.server.thinking.processes import prepare_thinker

LOGGER = logging.getLogger("philtre.server")
IDLE: Final = 1.0  # seconds between two looks, if nobody is heard
AGAIN: Final = 2.0  # seconds until a database that is away is asked again


def help_out(db: str, processes: int) -> None:
    """Until it is interrupted. One that thinks for too long ends itself, and has a successor."""
    context = multiprocessing.get_context("spawn")
    crew: list[BaseProcess] = []
    try:
        while True:
            crew = [each for each in crew if each.is_alive()]
            while len(crew) < processes:
                crew.append(context.Process(target=think_on, args=(db,), daemon=True))
                crew[-1].start()
            sleep(IDLE)
    finally:
        for each in crew:
            each.terminate()


def think_on(db: str) -> None:
    prepare_thinker()
    while True:
        with suppress(PhiltreError, OSError):
            serve(Storage(db))
        sleep(AGAIN)


def serve(storage: Storage) -> None:
    """Until the database is away."""
    import psycopg

    args, more = storage.engine.dialect.create_connect_args(storage.engine.url)
    given: dict[str, Any] = {**more, **patient(storage.engine.url)}
    with psycopg.connect(*args, autocommit=True, **given) as line:
        line.execute(f"LISTEN {thoughts.CHANNEL}")
        while True:
            while think_once(storage):
                pass
            for _ in line.notifies(timeout=IDLE, stop_after=1):
                pass


def think_once(storage: Storage) -> bool:
    """Whether there was anything to think about."""
    thought = storage.write_now(thoughts.take)
    if thought is not None:
        answer = done(thought)
        storage.write_now(partial(thoughts.answer, id=thought.id, answer=answer))
    return thought is not None
