"""What `python3 run.py` does for those who work on Philtre: test, wheel, docs, pin."""

import os
import shutil
import subprocess
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial

from run import (
    BIN,
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
# Everything is tested compiled, as people run it. On the sources, what runs through the engine
# is tested again, and a server as a newcomer has it; a browser, a page or a command's words
# see no difference.
INTERPRETED = [
    *(f"tests/{folder}" for folder in ("bots", "conformance", "core", "games", "lab")),
    *(f"tests/server/test_{name}.py" for name in ("bots", "coach", "engine", "play")),
    *("tests/cli/test_play.py", "tests/cli/test_waiting.py", "tests/test_golden.py"),
]
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


def part(name: str, work: Callable[[], int | None]) -> bool:
    """One part of the checks: what it is, whether it went well, how long it took."""
    print("\n== " + name, flush=True)
    begun = time.monotonic()
    failed = bool(work())
    TOOK[name] = time.monotonic() - begun
    print(f"{name}: {TOOK[name]:.0f} s", flush=True)
    return failed


def prepare_tests() -> None:
    if not has_compiler():
        system_package(["gcc", "libc6-dev", "python3-dev"])
    make_environment()
    install("test")


def check_client() -> tuple[int, str]:
    """Format, rules, types and units of the browser client: did any fail, and what was said."""
    command = [str(PYTHON), str(ROOT / "web" / "build.py"), "check"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return done.returncode, done.stdout.decode(errors="replace").strip()


def say_client(checked: Future[tuple[int, str]]) -> int:
    failed, said = checked.result()
    print(said)
    return failed


def test(arguments: list[str]) -> int:
    """Every check, whatever the others said; the engine in both its forms."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # many processes read the same modules
    with alone("setup"):
        part("dependencies", prepare_tests)
        part("browser client", build_client)
    with ThreadPoolExecutor() as pool:  # the compiler leaves room beside it
        client = pool.submit(check_client)
        part("engine, compiled", compile_engine)
        name = "checks of the client"
        failed = [name] if part(name, partial(say_client, client)) else []
    python = [str(PYTHON), "-m"]
    pytest = [*python, "pytest", "-n", "auto", "--dist", "worksteal", *arguments]
    chosen = any((ROOT / argument.partition("::")[0]).exists() for argument in arguments)
    checks = {
        "style": [*python, "ruff", "check", "."],
        "format": [*python, "ruff", "format", "--check", "."],
        "types": [*python, "mypy"],
        "layers": [str(BIN / "lint-imports")],
        "tests, interpreted": [*pytest, *([] if chosen else INTERPRETED)],
        "tests, compiled": [*pytest, "-o", "pythonpath=."],
    }
    for name, command in checks.items():
        package = engine() if name == "tests, compiled" else SOURCES
        env = dict(os.environ, PYTHONPATH=str(package), PHILTRE_ROOT=str(ROOT))
        if part(name, partial(subprocess.call, command, cwd=ROOT, env=env)):
            failed.append(name)
    print("\n" + "\n".join(f"{took:6.0f} s  {name}" for name, took in TOOK.items()))
    print(f"{sum(TOOK.values()):6.0f} s  ", end="")
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
    return wheel() if command == "wheel" else pin()
