"""How the engine is compiled: setup.py names modules, which are moved and renamed elsewhere."""

from pathlib import Path
from runpy import run_path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("table", ["COLD", "HOT"])
def test_every_module_that_is_named_is_there(table: str) -> None:
    named = run_path(str(ROOT / "setup.py"), run_name="setup")[table]
    patterns = [f"{folder}{name}.py" for folder, names in named.items() for name in names.split()]
    package = ROOT / "src" / "philtre"
    assert [pattern for pattern in patterns if not list(package.glob(pattern))] == []
