"""Until the compiler is done: the program goes on, waits, or says that it failed."""

import os
import subprocess
import sys
from threading import Thread
from time import sleep

from philtre import engine
from philtre.words import Words

OFTEN = 0.3  # seconds between two looks


def wait_for_engine(wait: bool, words: Words) -> None:
    """For what needs speed: go on only when the compiled engine runs it, or never will."""
    if not engine.waits():
        return
    if not wait:
        tell(words.say("engine-interpreted"))
        return
    tell(words.say("engine-waiting"))
    if follow(words):
        env = {**os.environ, "PYTHONPATH": str(engine.coming())}
        raise SystemExit(subprocess.call([sys.executable, "-m", "philtre", *sys.argv[1:]], env=env))


def follow_beside(words: Words) -> None:
    """For what can be used meanwhile."""

    def to_the_end() -> None:
        if follow(words):
            tell(words.say("engine-done"))

    if engine.waits():
        tell(words.say("engine-beside"))
        Thread(target=to_the_end, daemon=True).start()


def follow(words: Words) -> bool:
    """Show how far the compiler is, to the end; whether that was a good one."""
    from rich.console import Console  # slow to import: only when needed
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words.say("engine-progress"), total=100)
        while engine.waits():
            progress.update(task, completed=engine.percent())
            sleep(OFTEN)
    if engine.failed():
        tell(words.say("engine-failed", file=engine.failed()))
    return engine.ready()


def tell(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)
