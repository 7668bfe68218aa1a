"""Bots in processes of their own: older builds of Philtre, and other people's engines.

They are told what their seat may know and nothing else, over the lines of docs/engines.md.
"""

import atexit
import json
import os
import subprocess
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from typing import Any, Final
from zipfile import BadZipFile, ZipFile

from philtre.bots import speaker
from philtre.bots.bot import Bot
from philtre.core.errors import PhiltreError
from philtre.core.glimpse import Glimpse
from philtre.core.options import Options
from philtre.core.rng import Rng

PACKAGES: Final = ("", "src")  # where a folder may have the package
SEEDS: Final = 1 << 30


class EngineError(PhiltreError):
    """There is no such engine, or it did not answer as it should."""


def package_of(path: Path) -> Path | None:
    """The folder that holds a build of Philtre: a wheel's, laid open, or that folder itself."""
    if path.suffix == ".whl" and path.is_file():
        return _laid_open(path)
    return next((path / part for part in PACKAGES if (path / part / "philtre").is_dir()), None)


def _laid_open(wheel: Path) -> Path:
    """In the user's cache, by what is in it: all processes use one, and so does the next run."""
    try:
        digest = sha256(wheel.read_bytes()).hexdigest()[:16]
        folder = Path.home() / ".cache" / "philtre" / "builds" / digest
        if not folder.exists():
            folder.parent.mkdir(parents=True, exist_ok=True)
            with TemporaryDirectory(dir=folder.parent) as partial:
                ZipFile(wheel).extractall(Path(partial, "whole"))
                os.replace(Path(partial, "whole"), folder)
    except (BadZipFile, OSError) as error:
        raise EngineError("engine-unreadable", {"path": str(wheel), "why": str(error)}) from None
    return folder


class Engine:
    """A process that answers, for as long as ours lives."""

    def __init__(self, where: str) -> None:
        self.where = where
        package = package_of(Path(where))
        env = dict(os.environ)
        if package:
            env["PYTHONPATH"] = str(package.resolve())
            # not this file's folder before that path: there are modules of the same names
            command = [sys.executable, "-P", speaker.__file__]
        elif program := which(where):
            command = [program]
        else:
            raise EngineError("engine-none", {"path": where})
        self.process = subprocess.Popen(
            command, env=env, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        atexit.register(self.end)
        hello = self.ask({"ask": "hello", "protocol": speaker.PROTOCOL})
        if hello.get("protocol") != speaker.PROTOCOL:
            raise self._trouble(str(hello))
        self.name = str(hello["name"])
        self.games: list[str] = hello["games"]

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        assert self.process.stdin
        assert self.process.stdout
        try:
            self.process.stdin.write(json.dumps(question) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
            answer: dict[str, Any] = json.loads(line)
        except (OSError, ValueError) as error:
            raise self._trouble(str(error)) from None
        if "error" in answer:
            raise self._trouble(str(answer["error"]))
        return answer

    def end(self) -> None:
        """It ends when nobody asks any more."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()

    def _trouble(self, why: str) -> EngineError:
        return EngineError("engine-trouble", {"path": self.where, "why": why})


@cache
def engine(where: str) -> Engine:
    """One process for each that is named; every seat sits in it."""
    return Engine(where)


class EngineBot(Bot):
    """A bot of another process on one seat of one match."""

    listens = True

    def __init__(self, where: str, name: str, game: str, options: Options) -> None:
        self.engine = engine(where)
        self.name = name
        self.game = game
        self.options = options
        self.heard = -1  # events it was told; none, and not seated as yet
        self.seconds = 0.0  # what it says it has thought

    def choose(self, glimpse: Glimpse, rng: Rng) -> int:
        if self.heard < 0:
            sit = {"ask": "sit", "game": self.game, "options": self.options, "bot": self.name}
            self.engine.ask({**sit, "seat": glimpse.seat, "seed": rng.below(SEEDS)})
            self.heard = 0
        answer = self.engine.ask(self.question(glimpse, rng))
        self.seconds += float(answer.get("seconds", 0))
        legal = {glimpse.game.text(move): move for move in glimpse.legal()}
        if answer.get("move") not in legal:
            why = f"{answer.get('move')!r} is not legal"
            raise EngineError("engine-trouble", {"path": self.engine.where, "why": why})
        return legal[answer["move"]]

    def question(self, glimpse: Glimpse, rng: Rng) -> dict[str, Any]:
        """All that the seat may know; the position is one of those it could be in."""
        news = glimpse.events[self.heard :]
        self.heard = len(glimpse.events)
        return {
            "ask": "move",
            "seat": glimpse.seat,
            "view": glimpse.view(),
            "legal": [glimpse.game.text(move) for move in glimpse.legal()],
            "events": [[event.kind, event.params] for event in news],
            "position": glimpse.game.position(self.options, glimpse.sample(rng)),
        }
