"""The engine in a tab is the engine: by the conformance suite, and by whole games in Pyodide."""

import json
import os
import shutil
import sys
from pathlib import Path
from subprocess import run

import pytest

from philtre.core.registry import game_ids
from tests.golden import golden_files
from tests.site.walk import walks
from tools import site

# Of the suite: what asks the most of the engine for its time.
CHOSEN = "legal_move or clone or one_of_many or round_trips or bytes or learns or redeal_is_true"
CHOSEN += " or undo"


def test_the_suite_passes_on_the_stand_in_for_native_vectors() -> None:
    pytest = [sys.executable, "-m", "pytest", "-p", "tests.site.stand_in", "-p", "no:xdist"]
    chosen = ["-k", CHOSEN, "tests/conformance/test_every_game.py"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(site.ROOT / "src"), str(site.ROOT)])}
    done = run([*pytest, *chosen], cwd=site.ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("share", [1, 4], ids=["all", "some"])
def test_golden_records_are_walked_through_alike_in_a_tab(
    folder: Path, tmp_path: Path, share: int
) -> None:
    """Dealt from their seeds: positions, legal moves, views, a bot's choice. Pyodide in Node."""
    for game in game_ids():
        chosen = tmp_path / game / "golden"
        chosen.mkdir(parents=True)
        for file in golden_files(game)[::share]:
            shutil.copy(file, chosen)
    data = next(folder.glob("data-*"))
    script = [str(site.RUNTIME / "run.js"), str(data), str(Path(__file__).parent / "walk.py")]
    done = run([site.node_path() / "node", *script, str(tmp_path)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == walks(tmp_path)
