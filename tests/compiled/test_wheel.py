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


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an environment that holds the wheel and what it says it needs."""
    folder = tmp_path_factory.mktemp("home")
    wheel = run(folder, sys.executable, str(ROOT / "run.py"), "wheel").splitlines()[-1]
    run(folder, sys.executable, "-m", "venv", "--without-pip", "env")
    uv = [sys.executable, "-m", "uv", "pip", "install", "-q", "--python", f"env/{BIN}/python"]
    run(folder, *uv, "-c", str(ROOT / "requirements" / "run.txt"), wheel)
    return folder


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


def test_it_says_what_it_is(home: Path) -> None:
    for command in ([f"env/{BIN}/philtre"], [f"env/{BIN}/python", "-m", "philtre"]):
        assert re.fullmatch(r"\d+\.\d+\.\d+ \((\w+, )?compiled\)", run(home, *command, "--version"))


def test_bots_play_a_game(home: Path) -> None:
    philtre = f"env/{BIN}/philtre"
    assert '"games": 20' in run(home, philtre, "sim", "potion", "--games", "20", "--json")
    assert "Deux guildes" in run(home, philtre, "rules", "witchcraft", "--lang", "fr")


def test_the_page_and_its_words_are_there(home: Path) -> None:
    with serving(home) as url:
        scripts = re.findall(r'src="(/assets/[^"]+\.js)"', read(url))
        assert scripts
        assert all(read(url + script) for script in scripts)
        assert "web-lobby =" in read(url + "/api/text/fr")
        assert "name =" in read(url + "/api/text/fr/quacks")
