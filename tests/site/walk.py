"""Golden records walked through, in whatever Python runs this: a tab's too (`run.js`).

Where it stands and what may be done at each step; what every seat sees now and then; what a
bot chooses once. All of it in short, to be compared with what another Python says.
"""

import hashlib
import json
import sys
from pathlib import Path

import philtre
from philtre.bots.catalogue import find_bot
from philtre.core.match import Match
from philtre.core.rng import Rng
from philtre.core.state import CHANCE

THINKER = "master@8steps"  # by steps it plays the same everywhere
EVERY = 20  # moves between two after which all seats are looked at


def walk(file: Path) -> list[str]:
    """A record dealt from its seed again, step by step; the last one is the record that it made."""
    whole = philtre.replay(file.read_text("utf-8"))
    match = whole.fork(0)
    match._deal()
    said = []
    moves = [entry for entry in whole.log if entry.seat != CHANCE]
    for number, entry in enumerate(moves):
        if number % EVERY == EVERY - 1:
            said.append(seen(match))
        if number == len(moves) // 2:
            said.append(thought(match, entry.seat))
        said.append(short(match.position() + str(match.legal(entry.seat))))
        match.play(match.game.text(entry.move), entry.seat)
    return [*said, short(match.record())]


def seen(match: Match) -> str:
    views = [match.view(seat) for seat in (*range(match.state.players), None)]
    return short(json.dumps(views, sort_keys=True))


def thought(match: Match, seat: int) -> str:
    bot = find_bot(THINKER)
    return match.game.text(bot.choose(match.glimpse(seat), Rng(len(match.log))))


def short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def walks(folder: Path) -> dict[str, list[str]]:
    """Of every record below a folder with one for each game."""
    files = sorted(folder.glob("*/golden/*.json"))
    return {file.relative_to(folder).as_posix(): walk(file) for file in files}


if sys.platform == "emscripten":
    import philtre.tab.worker  # as a tab begins: with its stand-in for native vectors

    sys.stdout.write(json.dumps(walks(Path("/given"))) + "\n")
