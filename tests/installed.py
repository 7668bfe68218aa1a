"""Packages of games as if they were installed, with nothing installed: for a process of its own."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import philtre

PHILTRE = Path(philtre.__file__).parent.parent


def environment(package: Path, site: Path) -> dict[str, str]:
    """Where Philtre finds the game of a package: what an installer would write is in `site`."""
    project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
    info = site / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir(parents=True)
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(head, "utf-8")
    lines = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in points.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
    path = os.pathsep.join(map(str, [PHILTRE, site, package / "src"]))
    return {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}


def run(*words: str, env: dict[str, str], folder: Path) -> str:
    """`python -m …`, which must succeed; what it printed."""
    done = subprocess.run(
        [sys.executable, "-m", *words], env=env, cwd=folder, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def pytest_of(package: Path, env: dict[str, str]) -> None:
    """Its own tests, the conformance suite among them; a warning is an error, as in ours."""
    options = ["-q", "-W", "error", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly"]
    assert " passed" in run("pytest", *options, env=env, folder=package)
