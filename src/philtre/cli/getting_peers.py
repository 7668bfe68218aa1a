"""Peers that are not there: from a clone they are installed when they are asked for."""

import os
import subprocess
import sys
from importlib import invalidate_caches
from pathlib import Path

from rich.console import Console

from philtre.cli.waiting import tell
from philtre.core.errors import PhiltreError
from philtre.lab import peers
from philtre.words import Words


def get_peers(words: Words, *names: str) -> None:
    """Those named, or all; as pinned in the clone, by its script.

    Outside a clone the environment is not ours to fill.
    """
    root = os.environ.get("PHILTRE_ROOT")
    if not root or all(map(peers.installed, names or peers.PEERS)):
        return
    tell(words.say("peers-installing"))
    command = [sys.executable, str(Path(root, "run.py")), "install", "peers"]
    with Console(stderr=True).status(words.say("peers-progress")):
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        said = done.stdout.decode(errors="replace")
        tell(said.rpartition("philtre: ")[0].strip())  # what a tool said; the sentence is ours
        raise PhiltreError("peers-failed")
    invalidate_caches()
    tell(words.say("peers-installed"))
