"""Sets up everything that Philtre needs, then runs it. Standard library only.

python3 run.py            set up, then open the table in the browser
python3 run.py ARGS…      set up, then `philtre ARGS…`
python3 run.py test       set up, then run all checks and tests (further ARGS go to pytest)
python3 run.py docs       build the documentation as a site, in site/; `docs serve` shows it
python3 run.py pin        pin the dependencies anew
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Dict, List, Optional

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
NEEDS = (3, 11)
STAMP = ".philtre-stamp"  # what a built client was built from
PINNED = {  # each .txt, from these .in
    "uv": ["uv"],
    "run": ["run"],
    "docs": ["docs"],
    "test": ["run", "docs", "test"],
}


def fail(sentence: str, output: str = "") -> None:
    """Say what is wrong in a sentence, after the last of what a tool had to say."""
    if output:
        print("\n".join(output.strip().splitlines()[-15:]), file=sys.stderr)
    sys.exit("philtre: " + sentence)


def quiet(command: List[str], env: Optional[Dict[str, str]] = None) -> Optional[str]:
    """Run a tool silently; None if it went well, else what it printed."""
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
    except OSError as error:
        return str(error)
    return None if done.returncode == 0 else done.stdout.decode(errors="replace") or "failed"


def progress(words: str) -> None:
    print("philtre: " + words + " …", file=sys.stderr, flush=True)


def fingerprint(files: List[Path]) -> str:
    digest = hashlib.sha256(sys.version.encode())
    for file in sorted(files):
        digest.update(str(file.relative_to(ROOT)).encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def done_before(step: str, print_of_files: str) -> bool:
    stamp = VENV / ("philtre-" + step)
    return stamp.exists() and stamp.read_text() == print_of_files


def system_package(names: List[str]) -> None:
    """Install Debian packages where that is ours to do; elsewhere something goes on missing."""
    if shutil.which("apt-get") and getattr(os, "geteuid", lambda: 1)() == 0:
        progress("installing " + " ".join(names))
        env = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
        if quiet(["apt-get", "install", "-y", "-q", *names], env):
            quiet(["apt-get", "update", "-q"], env)
            quiet(["apt-get", "install", "-y", "-q", *names], env)


def make_environment() -> None:
    if PYTHON.exists() and quiet([str(PYTHON), "-m", "pip", "--version"]) is None:
        return
    progress("making a virtual environment")
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    output = quiet(command)
    if output:
        system_package(["python3-venv"])
        output = quiet(command)
    if output:
        fail("the virtual environment could not be made; is Python's venv installed?", output)


def install(step: str) -> None:
    """The pinned dependencies, by hash: with uv, or with pip where uv does not work."""
    lock = ROOT / "requirements" / (step + ".txt")
    wanted = fingerprint([lock])
    if done_before(step, wanted):
        return
    progress("installing dependencies")
    pip = [str(PYTHON), "-m", "pip", "install", "-q", "--require-hashes", "-r"]
    uv = [str(PYTHON), "-m", "uv", "pip", "install", "-q", "--compile-bytecode"]
    uv += ["--python", str(PYTHON)]
    output = quiet([*pip, str(ROOT / "requirements" / "uv.txt")])
    output = output or quiet([*uv, "--require-hashes", "-r", str(lock)])
    if output:
        output = quiet([*pip, str(lock)])
    if output:
        fail("the dependencies could not be installed; is there a network?", output)
    (VENV / ("philtre-" + step)).write_text(wanted)


def build() -> None:
    """The package, compiled where there is a C compiler, into the virtual environment."""
    sources = [file for file in (ROOT / "src").rglob("*") if file.is_file()]
    sources = [file for file in sources if file.suffix in (".py", ".ftl", ".md", ".typed")]
    wanted = fingerprint([*sources, ROOT / "setup.py", ROOT / "pyproject.toml"])
    if done_before("engine", wanted):
        return
    progress("building the engine, a minute or two")
    shutil.rmtree(ROOT / "build", ignore_errors=True)  # or modules that are gone would live on
    pip = [str(PYTHON), "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation"]
    output = quiet([*pip, "--force-reinstall", str(ROOT)])
    if output:
        fail("the engine could not be built.", output)
    compiled = any(VENV.rglob("philtre__mypyc*"))
    progress("the engine is compiled" if compiled else "no C compiler: the engine runs interpreted")
    (VENV / ("philtre-engine")).write_text(wanted)


def build_client() -> None:
    """The browser client, with Node from its wheel, and beside the installed package."""
    built = ROOT / "src" / "philtre" / "web"
    installed = next(VENV.rglob("philtre/core/match.py")).parents[1] / "web"
    if not (built / STAMP).exists():
        progress("building the browser client")
    output = quiet([str(PYTHON), str(ROOT / "web" / "build.py")])
    if output:
        fail("the browser client could not be built; is there a network?", output)
    stamps = [folder / STAMP for folder in (built, installed)]
    if not stamps[1].exists() or stamps[0].read_text() != stamps[1].read_text():
        shutil.rmtree(installed, ignore_errors=True)
        shutil.copytree(built, installed)


def test(arguments: List[str]) -> int:
    """Every check, whatever the others said; the engine in both its forms."""
    if not (shutil.which("cc") or shutil.which("gcc") or os.name == "nt"):
        system_package(["gcc", "libc6-dev", "python3-dev"])
    install("test")
    build()
    build_client()
    python = [str(PYTHON), "-m"]
    pytest = [*python, "pytest", "-n", "auto", *arguments]
    checks = {
        "style": [*python, "ruff", "check", "."],
        "format": [*python, "ruff", "format", "--check", "."],
        "types": [*python, "mypy"],
        "layers": [str(BIN / "lint-imports")],
        "browser client": [str(PYTHON), str(ROOT / "web" / "build.py"), "check"],
        "tests, interpreted": [*pytest, "--ignore=tests/web"],  # a browser sees no difference
        "tests, as installed": [*pytest, "-o", "pythonpath=."],
    }
    failed = []
    for name, command in checks.items():
        print("\n== " + name, flush=True)
        src = str(ROOT / "src") if name == "layers" else ""
        if subprocess.call(command, cwd=ROOT, env=dict(os.environ, PYTHONPATH=src)):
            failed.append(name)
    print("\n" + ("failed: " + "; ".join(failed) if failed else "all checks passed"))
    return 1 if failed else 0


def docs(arguments: List[str]) -> int:
    """The pages of docs/ as a site; a warning is an error."""
    install("docs")
    command = arguments or ["build", "--clean", "--strict"]
    return subprocess.call([str(PYTHON), "-m", "zensical", *command], cwd=ROOT)


def pin() -> int:
    """Write the .txt beside each .in: versions and hashes, no addresses."""
    install("run")
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


def main(arguments: List[str]) -> int:
    if sys.version_info < NEEDS:
        fail("Python 3.11 or newer is needed; this is " + sys.version.split()[0] + ".")
    make_environment()
    if arguments[:1] == ["test"]:
        return test(arguments[1:])
    if arguments[:1] == ["docs"]:
        return docs(arguments[1:])
    if arguments == ["pin"]:
        return pin()
    install("run")
    build()
    arguments = arguments or ["serve"]
    if arguments[0] == "serve":
        build_client()
    env = dict(os.environ, PHILTRE_COMMAND=os.environ.get("PHILTRE_COMMAND", "python3 run.py"))
    return subprocess.call([str(PYTHON), "-m", "philtre", *arguments], env=env)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as error:
        fail("the machine says no: " + str(error))
