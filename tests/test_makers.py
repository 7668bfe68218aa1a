"""Every fitted number of a bot has its maker in tools/, and the makers still run."""

import os
import re
from importlib import import_module
from pathlib import Path

import pytest

from tests.installed import PHILTRE, run

ROOT = Path(__file__).parents[1]
LISTED = re.findall(r"`python -m (tools\.\w+)([^`]*)`", (ROOT / "docs/bots.md").read_text("utf-8"))
SMALL = {  # as small as a run can be; what comes of it is worth nothing
    "tools.apotheca_tells": "--games 1 --steps 4",
    "tools.fit_potion": "--players 3",
    "tools.quacks_worths": "--games 2 --passes 1 --out made",
    "tools.solve_potion": "--players 3 --turns 1 --out made",
    "tools.witchcraft_weights": "--games 2 --passes 1 --searched 1 --simulations 1 --out made",
}


def test_all_makers_are_listed() -> None:
    assert sorted(name for name, _ in LISTED) == sorted(SMALL)


@pytest.mark.parametrize(("maker", "options"), LISTED)
def test_a_maker_says_by_which_command_it_made_what_ships(maker: str, options: str) -> None:
    assert f"    python -m {maker}{options}\n" in (import_module(maker).__doc__ or "")


@pytest.mark.parametrize("maker", SMALL)
def test_a_maker_runs(maker: str, tmp_path: Path) -> None:
    path = os.pathsep.join([str(PHILTRE), str(ROOT)])
    env = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    assert run(maker, *SMALL[maker].split(), env=env, folder=tmp_path)
    assert ("--out" in SMALL[maker]) == (tmp_path / "made").exists()
