"""Sets up everything that Philtre needs, then runs it. Standard library only.

python3 run.py            set up, then open the table in the browser
python3 run.py ARGS…      set up, then `philtre ARGS…`
python3 run.py compile    compile the engine now; else that is done beside the first game
python3 run.py wheel      a wheel in dist/, browser client included
python3 run.py test       set up, then run all checks and tests (further ARGS go to pytest)
python3 run.py test --long  with what tests/long.py names: once more in other ways, and for longer
python3 run.py site [FOLDER]  a folder of files, in dist/site, to play without a server
python3 run.py docs       build the documentation as a site, in site/; `docs serve` shows it
python3 run.py pin        pin the dependencies anew
python3 run.py install peers  what `bench --peers` measures against; that asks for it itself
python3 run.py install report | cluster  what `philtre report` draws with, and `--cluster` needs
"""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import Callable, Dict, Iterator, List, Optional

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
NODE = VENV / "philtre-node"
ENGINES = VENV / "philtre-engines"  # compiled, in folders named after what they were made from
LOG = ROOT / "build" / "compile.log"
NEEDS = (3, 11)
START = (
    "import alembic.command, fluent.runtime, philtre.cli.serve, philtre.cli.app,"
    " philtre.server.app, philtre.server.door.routes"
)
WORKS = f"""
{START}
import philtre.engine
assert philtre.engine.compiled()
for game in philtre.game_ids():
    match = philtre.new(game)
    match.play(match.legal()[0])
"""
# Commands that gain from a compiler.
THINKING = ("play", "serve", "sim", "arena", "bench", "compare", "data", "peer", "report", "review")
EXTRAS = ("peers", "report", "cluster")  # requirements that not everybody needs


# What is said, and how tools are run


def fail(sentence: str, output: str = "") -> None:
    """Say what is wrong in a sentence, after the last of what a tool had to say."""
    if output:
        print("\n".join(output.strip().splitlines()[-15:]), file=sys.stderr)
    sys.exit("philtre: " + sentence)


def progress(words: str) -> None:
    print("philtre: " + words + " …", file=sys.stderr, flush=True)


def timed(words: str, work: Callable[[], None]) -> None:
    """Say what is done, and how long it took."""
    progress(words)
    begun = time.monotonic()
    work()
    print(f"philtre: {words}: {time.monotonic() - begun:.0f} s", file=sys.stderr, flush=True)


def quiet(command: List[str], env: Optional[Dict[str, str]] = None) -> Optional[str]:
    """Run a tool silently; None if it went well, else what it printed."""
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
    except OSError as error:
        return str(error)
    return None if done.returncode == 0 else done.stdout.decode(errors="replace") or "failed"


@contextmanager
def alone(what: str) -> Iterator[None]:
    """One at a time, whoever else was started; whoever dies lets go."""
    (ROOT / "build").mkdir(exist_ok=True)
    with open(ROOT / "build" / (what + ".lock"), "w") as file:
        if sys.platform == "win32":
            import msvcrt

            while True:
                try:
                    msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                    break
                except OSError:  # not within ten seconds
                    continue
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def find_home() -> None:
    """Where the home folder can't be written, what tools and tables keep there is kept here."""
    if not os.access(os.path.expanduser("~"), os.W_OK):
        home = ROOT / "build" / "home"
        home.mkdir(parents=True, exist_ok=True)
        print(f"philtre: your home folder can't be written; {home} stands in", file=sys.stderr)
        os.environ["HOME"] = str(home)


def fingerprint(files: List[Path]) -> str:
    digest = hashlib.sha256(sys.version.encode())
    for file in sorted(files):
        digest.update(str(file.relative_to(ROOT)).encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def recall(what: str, files: List[str], find: Callable[[], str]) -> str:
    """What was found out about files; they are read anew only if one looks as if it had changed."""
    look, newest = hashlib.sha256(sys.version.encode()), 0.0
    for file in sorted(files):
        seen = os.stat(file)
        look.update(f"{file} {seen.st_size} {seen.st_mtime_ns} {seen.st_ctime_ns}\n".encode())
        newest = max(newest, seen.st_mtime, seen.st_ctime)
    kept = VENV / ("philtre-" + what + "-known")
    then, _, answer = (kept.read_text() if kept.exists() else "").partition(" ")
    if then != look.hexdigest():
        answer = find()
        if VENV.exists() and newest < time.time() - 2:  # twice in a moment would look like once
            with suppress(OSError):
                kept.write_text(look.hexdigest() + " " + answer)
    return answer


def files_in(folder: Path, *without: str) -> List[str]:
    found = []
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in without]
        found += [os.path.join(place, name) for name in names]
    return found


# What is installed


def system_package(names: List[str]) -> None:
    """Install Debian packages where that is ours to do; elsewhere something goes on missing."""
    if shutil.which("apt-get") and getattr(os, "geteuid", lambda: 1)() == 0:
        progress("installing " + " ".join(names))
        env = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
        if quiet(["apt-get", "install", "-y", "-q", *names], env):
            quiet(["apt-get", "update", "-q"], env)
            quiet(["apt-get", "install", "-y", "-q", *names], env)


def make_environment() -> None:
    """Empty but for uv, which is many times faster than pip at all that follows."""
    with alone("environment"):
        make_python()
        if not list(BIN.glob("uv*")):
            options = ["install", "-q", "--require-hashes", "-r", str(lock_of("uv"))]
            if quiet([sys.executable, "-m", "pip", "--python", str(PYTHON), *options]):
                quiet([str(PYTHON), "-m", "ensurepip"])
                quiet([str(PYTHON), "-m", "pip", *options])


def make_python() -> None:
    if quiet([str(PYTHON), "-c", ""]):
        progress("making a virtual environment")
        command = [sys.executable, "-m", "venv", "--clear", "--without-pip", str(VENV)]
        output = quiet(command)
        if output:
            system_package(["python3-venv"])
            output = quiet(command)
        if output:
            fail("the virtual environment could not be made; is Python's venv installed?", output)


def lock_of(step: str) -> Path:
    return ROOT / "requirements" / (step + ".txt")


def stamp(step: str) -> Path:
    return VENV / ("philtre-" + step + "-installed")


def installed(step: str) -> bool:
    made = stamp(step)
    return PYTHON.exists() and made.exists() and made.read_text() == fingerprint([lock_of(step)])


def install(step: str, *where: str) -> None:
    """The pinned dependencies, by hash: with uv, or with pip where uv does not work."""
    if installed(step):
        return
    options = [*where, "--require-hashes", "-r", str(lock_of(step))]
    uv = [str(PYTHON), "-m", "uv", "pip", "install", "-q", "--python", str(PYTHON)]
    output = quiet([*uv, *options])
    if output:
        quiet([str(PYTHON), "-m", "ensurepip"])
        output = quiet([str(PYTHON), "-m", "pip", "install", "-q", *options])
    if output:
        fail("the dependencies could not be installed; is there a network?", output)
    if not where:
        stamp(step).write_text(fingerprint([lock_of(step)]))


def install_program() -> None:
    """And read once, while the client is built."""
    install("run")
    try_out(SOURCES, START)


def try_out(package: Path, code: str) -> Optional[str]:
    return quiet([str(PYTHON), "-c", code], dict(os.environ, PYTHONPATH=str(package)))


def client_is_built() -> bool:
    def find() -> str:
        from runpy import run_path

        return "yes" if run_path(str(ROOT / "web" / "build.py"))["is_built"]() else ""

    built = SOURCES / "philtre" / "web" / ".philtre-stamp"
    if not built.exists():
        return False
    return bool(recall("client", [*files_in(ROOT / "web", "node_modules"), str(built)], find))


def build_client() -> None:
    """With Node from its wheel, which is large and needed for nothing else: it does not stay."""
    env = dict(os.environ)
    command = [str(PYTHON), str(ROOT / "web" / "build.py")]
    if not stamp("test").exists():
        install("node", "--target", str(NODE))
        env["PYTHONPATH"] = str(NODE)
        command.append("lean")
    output = quiet(command, env)
    if output:
        fail("the browser client could not be built; is there a network?", output)
    if not stamp("test").exists():
        shutil.rmtree(NODE, ignore_errors=True)
        shutil.rmtree(ROOT / "web" / "node_modules", ignore_errors=True)


def set_up(client: bool) -> None:
    """What the program needs to run; the client is built while the rest is installed."""
    if installed("run") and (not client or client_is_built()):
        return
    from concurrent.futures import ThreadPoolExecutor

    with alone("setup"), ThreadPoolExecutor() as pool:
        make_environment()
        jobs = []
        if client and not client_is_built():
            jobs.append(pool.submit(timed, "building the browser client", build_client))
        if not installed("run"):
            jobs.append(pool.submit(timed, "installing dependencies", install_program))
        for job in jobs:
            job.result()


# The compiled engine


def engine() -> Path:
    """Where the engine is, or will be, that is compiled from the sources as they are now."""
    files = [str(ROOT / "setup.py"), str(ROOT / "pyproject.toml"), str(lock_of("build"))]
    files += files_in(SOURCES / "philtre", "web", "__pycache__")
    return ENGINES / recall("engine", files, lambda: fingerprint([Path(f) for f in files])[:16])


def has_compiler() -> bool:
    """Whether there is one; Python on Windows finds its own way to it."""
    names = (os.environ.get("CC", "cc").split()[0], "cc", "gcc", "clang")
    return os.name == "nt" or any(shutil.which(name) for name in names)


def step_back() -> None:
    """What else runs goes first; Linux weighs sessions against each other, and this is one."""
    if hasattr(os, "nice"):
        os.nice(15)
        with suppress(OSError):
            Path("/proc/self/autogroup").write_text("15")


def compile_engine(beside: bool = False) -> None:
    """Into a folder of its own, which is there once all of it is."""
    if beside:
        step_back()
    with alone("engine"):
        wanted = engine()
        if wanted.exists():
            return
        make_environment()
        install("build")
        partial = wanted.with_suffix(".partial")
        for old in (partial, ROOT / "build" / "engine"):
            shutil.rmtree(old, ignore_errors=True)
        command = [str(PYTHON), "setup.py", "-q", "build", "--build-base", "build/engine"]
        env = dict(os.environ, PHILTRE_COMPILE="1", PHILTRE_PROGRESS=str(status_of(wanted)))
        ENGINES.mkdir(exist_ok=True)
        output = quiet([*command, "--build-lib", str(partial)], env)
        if beside:  # when it began, what the program needs may not have been there
            set_up(client=False)
        output = output or try_out(partial, WORKS)
        if output:
            fail("the engine could not be compiled.", output)
        if engine() != wanted:
            fail("the engine could not be compiled: its sources changed meanwhile.")
        older = sorted(ENGINES.glob("*[0-9a-f]"), key=os.path.getmtime)
        partial.rename(wanted)
        for old in older[:-1]:  # but the last may still be at work
            shutil.rmtree(old, ignore_errors=True)
        status_of(wanted).unlink(missing_ok=True)


def status_of(folder: Path) -> Path:
    """How far the compiler is, in percent; or that it failed. The program reads it."""
    return folder.with_suffix(".status")


class Beside:
    """The engine compiles in a process of its own while the program is set up, and runs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        command = [sys.executable, str(ROOT / "run.py"), "compile", "--beside"]
        LOG.parent.mkdir(exist_ok=True)
        with open(LOG, "w") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, start_new_session=True
            )
        self.watching = Thread(target=self._watch, daemon=True)
        self.watching.start()

    def _watch(self) -> None:
        if self.process.wait() > 0 and not self.folder.exists():
            status_of(self.folder).write_text(f"failed {LOG}")

    def end(self) -> None:
        """Stopped in the middle, it leaves nothing that counts as an engine."""
        if self.process.poll() is None:
            if os.name == "nt":
                self.process.terminate()
            else:
                os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait()
        status_of(self.folder).unlink(missing_ok=True)


def gains(arguments: List[str]) -> bool:
    """Whether a compiler is worth it; `bench start` would measure it beside its own."""
    asked = {"-h", "--help"} & set(arguments) or arguments[:2] == ["bench", "start"]
    return arguments[0] in THINKING and not asked


def run(arguments: List[str]) -> int:
    """The program: compiled if it can be, else as it is, with the compiler at work beside it."""
    folder, beside = engine(), None
    env = dict(os.environ, PHILTRE_ROOT=str(ROOT), PYTHONPATH=str(folder))
    env.setdefault("PHILTRE_COMMAND", "python3 run.py")
    if not folder.exists():
        env["PYTHONPATH"] = str(SOURCES)
        if gains(arguments):
            if has_compiler():
                env["PHILTRE_ENGINE"] = str(folder)
                beside = Beside(folder)
            else:
                progress("no C compiler: the engine runs interpreted")
    try:
        set_up(client=arguments[0] == "serve")
        return call([str(PYTHON), "-m", "philtre", *arguments], env)
    finally:
        if beside:
            beside.end()


def call(command: List[str], env: Dict[str, str]) -> int:
    """Ctrl-C is the program's to answer, and whoever ends this process means the program."""
    if signal.getsignal(signal.SIGINT) != signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda number, frame: None)
    child = subprocess.Popen(command, env=env)
    signal.signal(signal.SIGTERM, lambda number, frame: child.terminate())
    return child.wait()


def main(arguments: List[str]) -> int:
    if sys.version_info < NEEDS:
        fail("Python 3.11 or newer is needed; this is " + sys.version.split()[0] + ".")
    find_home()
    # What Python makes of our sources is kept in our folders, even where it is told to keep
    # nothing: half a start.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if arguments and arguments[0] in ("test", "wheel", "site", "docs", "pin"):
        from tools import workshop

        return workshop.main(*arguments)
    arguments = arguments or ["serve"]
    if arguments[0] == "compile":
        beside = arguments[1:] == ["--beside"]
        if not beside:
            set_up(client=False)
        compile_engine(beside)
        return 0
    if arguments[0] == "install" and arguments[1:] and arguments[1] in EXTRAS:
        set_up(client=False)
        with alone("setup"):
            install(arguments[1])
        return 0
    return run(arguments)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as error:
        fail("the machine says no: " + str(error))
