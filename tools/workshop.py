"""What `python3 run.py` does for those who work on Philtre: test, wheel, site, docs, pin."""

import os
import shutil
import subprocess
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from run import (
    BIN,
    NODE,
    PYTHON,
    ROOT,
    SOURCES,
    alone,
    build_client,
    compile_engine,
    engine,
    fail,
    has_compiler,
    install,
    make_environment,
    progress,
    quiet,
    set_up,
    stamp,
    system_package,
    timed,
)

PINNED = {  # each .txt, from these .in
    "uv": ["uv"],
    "run": ["run"],
    "node": ["node"],
    "build": ["build"],
    "docs": ["docs"],
    "peers": ["peers"],
    "report": ["report"],
    "cluster": ["cluster"],
    "test": ["run", "node", "build", "docs", "report", "cluster", "test"],
}
# Everything is tested compiled, as people run it, and that both engines play the same games
# (tests/compiled). On the sources there is what a newcomer meets while the engine compiles.
INTERPRETED = [
    *("tests/test_golden.py", "tests/conformance/test_final.py"),
    *(f"tests/server/test_{name}.py" for name in ("bots", "coach", "engine")),
    "tests/server/test_play.py::test_a_whole_game_against_bots",
    *("tests/bots/test_levels.py", "tests/cli/test_play.py", "tests/cli/test_waiting.py"),
]
# What tests use beside Python: Debian's package, the program in it. Without the browser's shell
# they take another Chromium; without a server its tests are skipped.
TOOLS = {
    "chromium-headless-shell": "chromium-headless-shell",
    "postgresql": "initdb",
    "nginx": "nginx",
    "caddy": "caddy",
}
# A test in the browser waits now and then, for the page and for the server. Each process has a
# browser, a server and a database of its own: with more of them all take longer.
BROWSERS = str(1 + (os.cpu_count() or 1))
PYTEST = [str(PYTHON), "-m", "pytest", "--dist", "worksteal", "-n"]
CHECKS = {
    "style": [str(PYTHON), "-m", "ruff", "check", "."],
    "format": [str(PYTHON), "-m", "ruff", "format", "--check", "."],
    "types": [str(PYTHON), "-m", "mypy"],
    "layers": [str(BIN / "lint-imports")],
}
CLIENT_CHECKS = ("lint", "format", "types", "units")  # those of web/build.py, the longest first
TOOK: dict[str, float] = {}  # seconds, by part of the tests


def wheel() -> int:
    """All that a user needs in one file, as compiled as this machine can make it."""
    set_up(client=True)
    install("build")
    env = dict(os.environ, PHILTRE_COMPILE="0")
    if has_compiler():
        timed("compiling the engine", compile_engine)
        env["PHILTRE_COMPILED"] = str(engine())
    with alone("engine"):
        shutil.rmtree(ROOT / "build" / "wheel", ignore_errors=True)
        build = ["build", "--build-base", "build/wheel"]
        output = quiet([str(PYTHON), "setup.py", "-q", *build, "bdist_wheel"], env)
    if output:
        fail("the wheel could not be made.", output)
    print(max((ROOT / "dist").glob("*.whl"), key=os.path.getmtime))
    return 0


def site(folder: str = "dist/site") -> int:
    """All four games as files that any host serves; Node stays only where tests need it."""
    set_up(client=False)
    path = [str(SOURCES), str(ROOT)]
    lean = not stamp("test").exists()
    if lean:
        install("node", "--target", str(NODE))
        path.append(str(NODE))
    env = dict(os.environ, PYTHONPATH=os.pathsep.join(path))
    with alone("setup"):
        code = subprocess.call([str(PYTHON), "-m", "tools.site", folder], env=env)
    if lean:
        for old in (NODE, ROOT / "web" / "node_modules"):
            shutil.rmtree(old, ignore_errors=True)
    return code


class Said(NamedTuple):
    """What a check had to say when it was over."""

    failed: bool
    text: str
    took: float


def part(name: str, work: Callable[[], int | None]) -> bool:
    """One part of the checks: what it is, whether it went well, how long it took."""
    print("\n== " + name, flush=True)
    begun = time.monotonic()
    failed = bool(work())
    took(name, time.monotonic() - begun)
    return failed


def took(name: str, seconds: float) -> None:
    TOOK[name] = seconds
    print(f"{name}: {seconds:.0f} s", flush=True)


def listen(command: list[str], *first: Future[Said]) -> Said:
    """For what runs beside something else: all that it says, once it is over. It begins when
    what comes `first` has ended, however it went."""
    wait(first)
    begun = time.monotonic()
    env = dict(os.environ, PYTHONPATH=str(SOURCES), PHILTRE_ROOT=str(ROOT))
    pipe: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    done = subprocess.run(command, cwd=ROOT, env=env, **pipe)
    text = done.stdout.decode(errors="replace").strip()
    return Said(done.returncode != 0, text, time.monotonic() - begun)


def tell(name: str, check: Future[Said]) -> bool:
    """As a part that has just been done."""
    said = check.result()
    print(f"\n== {name}\n{said.text}")
    took(name, said.took)
    return said.failed


def found(program: str) -> bool:
    """Debian has PostgreSQL's programs beside the usual folder."""
    beside = Path("/usr/lib/postgresql").glob(f"*/bin/{program}")
    return bool(shutil.which(program) or list(beside))


def install_tools() -> Said:
    """Programs of the system that tests use; those that can't be had are named."""
    begun = time.monotonic()
    for package, program in TOOLS.items():
        if not found(program):
            system_package([package])
    missing = [package for package, program in TOOLS.items() if not found(program)]
    text = "not here, and could not be installed: " + ", ".join(missing) if missing else "all here"
    return Said(False, text, time.monotonic() - begun)


def client_for_tests() -> Said:
    """With all that its checks need."""
    begun = time.monotonic()
    with alone("setup"):
        build_client()
    return Said(False, "built", time.monotonic() - begun)


def prepare_tests() -> None:
    if not has_compiler():
        system_package(["gcc", "libc6-dev", "python3-dev"])
    make_environment()
    install("test")


def compile_and_check(arguments: list[str]) -> list[str]:
    """All that needs no compiled engine is done beside the compiler; the names of what failed."""
    chosen = any((ROOT / argument.partition("::")[0]).exists() for argument in arguments)
    interpreted = [*PYTEST, "auto", *arguments, *([] if chosen else INTERPRETED)]
    with ThreadPoolExecutor(12) as pool:  # all at once: most of them wait for others
        tools, client = pool.submit(install_tools), pool.submit(client_for_tests)
        beside = {"tools of the system": tools, "browser client, built": client}
        beside |= {name: pool.submit(listen, command) for name, command in CHECKS.items()}
        for name in CLIENT_CHECKS:
            command = [str(PYTHON), str(ROOT / "web" / "build.py"), name]
            beside["browser client, " + name] = pool.submit(listen, command, client)
        beside["tests, interpreted"] = pool.submit(listen, interpreted, tools, client)
        part("engine, compiled", compile_engine)
        return [name for name, check in beside.items() if tell(name, check)]


def test(arguments: list[str]) -> int:
    """Every check, whatever the others said; the engine in both its forms."""
    if "--long" in arguments:  # with what tests/long.py names
        arguments = [*(argument for argument in arguments if argument != "--long"), "-m", ""]
    begun = time.monotonic()
    with alone("setup"):
        part("dependencies", prepare_tests)
    failed = compile_and_check(arguments)
    name = "tests, compiled"
    command = [*PYTEST, BROWSERS, *arguments, "-o", "pythonpath=."]
    env = dict(os.environ, PYTHONPATH=str(engine()), PHILTRE_ROOT=str(ROOT))
    if part(name, partial(subprocess.call, command, cwd=ROOT, env=env)):
        failed.append(name)
    print("\n" + "\n".join(f"{seconds:6.0f} s  {name}" for name, seconds in TOOK.items()))
    print(f"{time.monotonic() - begun:6.0f} s  ", end="")
    print("failed: " + "; ".join(failed) if failed else "all checks passed")
    return 1 if failed else 0


def docs(arguments: list[str]) -> int:
    """The pages of docs/ as a site; a warning is an error."""
    make_environment()
    install("docs")
    command = arguments or ["build", "--clean", "--strict"]
    return subprocess.call([str(PYTHON), "-m", "zensical", *command], cwd=ROOT)


def pin() -> int:
    """Write the .txt beside each .in: versions and hashes, no addresses."""
    make_environment()
    for name, parts in PINNED.items():
        progress("pinning " + name)
        folder = ROOT / "requirements"
        command = [str(PYTHON), "-m", "uv", "pip", "compile", "-q", "--universal", "--upgrade"]
        command += ["--generate-hashes", "--no-emit-index-url", "--no-annotate", "--no-header"]
        command += ["--python-version", "3.11", "-o", str(folder / (name + ".txt"))]
        output = quiet([*command, *(str(folder / (part + ".in")) for part in parts)])
        if output:
            fail("the dependencies could not be pinned.", output)
    return 0


def main(command: str, *arguments: str) -> int:
    if command == "test":
        return test(list(arguments))
    if command == "docs":
        return docs(list(arguments))
    if command == "site":
        return site(*arguments)
    return wheel() if command == "wheel" else pin()
