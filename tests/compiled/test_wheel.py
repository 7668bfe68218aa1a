"""The wheel: everything a user needs, in an empty environment, far from the sources."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parent.parent.parent
BIN = "Scripts" if os.name == "nt" else "bin"


def clean(folder: Path) -> dict[str, str]:
    ours = ("PYTHONPATH", "PHILTRE_", "VIRTUAL_ENV")
    env = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return {**env, "XDG_DATA_HOME": str(folder / "data"), "LC_ALL": "C"}


def run(folder: Path, *command: str) -> str:
    done = subprocess.run(
        command, cwd=folder, env=clean(folder), text=True, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder with an environment that holds the wheel and what it says it needs."""
    wheel = run(tmp_path, sys.executable, str(ROOT / "run.py"), "wheel").splitlines()[-1]
    run(tmp_path, sys.executable, "-m", "venv", "--without-pip", "env")
    uv = [sys.executable, "-m", "uv", "pip", "install", "-q", "--python", f"env/{BIN}/python"]
    run(tmp_path, *uv, "-c", str(ROOT / "requirements" / "run.txt"), wheel)
    return tmp_path


@contextmanager
def serving(home: Path) -> Iterator[str]:
    command = [f"env/{BIN}/philtre", "serve", "--port", "0", "--no-open"]
    with subprocess.Popen(
        command, cwd=home, env=clean(home), stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        found = re.search(r"http://[^/]+", process.stdout.readline())
        try:
            assert found is not None
            yield found.group()
        finally:
            process.terminate()


def read(url: str) -> str:
    with urlopen(url) as answer:
        return str(answer.read().decode())


def test_everything_is_there(home: Path) -> None:
    """One test, so that one worker makes the wheel."""
    philtre = f"env/{BIN}/philtre"
    for command in ([philtre], [f"env/{BIN}/python", "-m", "philtre"]):
        assert re.fullmatch(r"\d+\.\d+\.\d+ \((\w+, )?compiled\)", run(home, *command, "--version"))
    assert '"games": 20' in run(home, philtre, "sim", "potion", "--games", "20", "--json")
    assert "Deux guildes" in run(home, philtre, "rules", "witchcraft", "--lang", "fr")
    with serving(home) as url:
        scripts = re.findall(r'src="(/assets/[^"]+\.js)"', read(url))
        assert scripts
        assert all(read(url + script) for script in scripts)
        assert "web-lobby =" in read(url + "/api/text/fr")
        assert "name =" in read(url + "/api/text/fr/quacks")
