"""The compiled engine plays hundreds of games of each kind exactly as the sources do."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from philtre.core.registry import game_ids
from tests.compiled import walk

ROOT = Path(__file__).parent.parent.parent


def walked_by_the_sources(id: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.compiled.walk", id],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize("id", game_ids())
def test_both_engines_play_the_same_games(id: str) -> None:
    engine, *interpreted = walked_by_the_sources(id)
    assert engine == "compiled False"
    assert list(walk.lines([id])) == interpreted
    assert len(interpreted) == walk.GAMES_EACH
