"""Compile the engine with mypyc where that is possible; else install it as it is.

An editable install stays uncompiled, so that no binary shadows an edited source.
`PHILTRE_COMPILE=0` leaves the compiler out; with `1` a compiler that fails is an error.
`PHILTRE_COMPILED` names a folder where these sources were compiled already.
`PHILTRE_PROGRESS` names a file that is told how far the compiler is, in percent.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from runpy import run_path
from threading import Lock
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).resolve().parent
PARTS = ("core", "games", "bots")  # what a playout or a thought runs through, but for
COLD = {  # what is asked once a move or less: text, checks, tables that are only read
    "": "__init__",
    "core/": "audit encoding errors families fields gallery game generic house house_file "
    "native options reasons record registry reporting tale",
    "bots/": "catalogue coach course following levels review shares speaker",
    "games/*/": "about encoding examples gallery game house options report scenes tale terminal",
    "games/*/notation/": "asking checking position reading refusals",
    "games/*/bot/": "reasons record_play threats",
}
# Of optimisation, but for what is hot: the little that costs a compiler little. Microsoft's has
# other levels, and one for all.
LEVEL = "2" if os.name == "nt" else "g"
HOT = {  # what takes one part in a hundred of play or thought or more for its size (`perf`): at 2,
    # which the benchmark can tell from less, but not from 3
    "core/": "dealer events net numbers playout rng shared state",
    "bots/": "arms batch search",
    "games/apotheca/rules/": "actions hire market sight state turn uses",
    "games/apotheca/bot/": "alone board chances knowledge lines race reach stock tactics worth",
    "games/potion/rules/": "end round state",
    "games/potion/bot/": "equilibrium symmetry",
    "games/quacks/rules/": "brewing player rats scoring shopping state",
    "games/quacks/bot/": "holdings pool prospects quick_player rivals shopping tastes",
    "games/witchcraft/rules/": "altars board bolts capturing end placing state turn",
    "games/witchcraft/bot/": "aim evaluation fitted instinct node survey tree",
}
# Between the parts of the engine no call goes through a table, and small functions are put where
# they are called: a tenth of the time.
INSIDE = [] if sys.platform == "win32" else ["-fvisibility=hidden"]
# What a module does once, when it is imported, is a third of the C: not to be optimised. Nor is
# what Python calls a function by, which only hands over: but for size.
ONCE = """
#if defined(__clang__)
#define ONCE __attribute__((optnone, noinline))
#define OUTSIDE __attribute__((cold))
#elif defined(__GNUC__)
#define ONCE __attribute__((optimize("O0"), cold))
#define OUTSIDE __attribute__((cold))
#else
#define ONCE
#define OUTSIDE
#endif
"""
MARKED = (
    (re.compile(r"^ *(?=char CPyDef_\w+_____top_level__\(void\) \{)", re.M), "ONCE "),
    (re.compile(r"^ *(?=PyObject \*CPyPy_\w+\([^;\n]*\) ?\{)", re.M), "OUTSIDE "),
)
# All that the door of a module asks Python for: its whole header takes a tenth of a second to
# read, and there are a hundred and fifty doors.
DOOR = """
typedef struct _object PyObject;
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
void *PyCapsule_GetPointer(PyObject *, const char *);
void PyErr_Clear(void);
void Py_DecRef(PyObject *);
#define Py_DECREF Py_DecRef
#define NULL ((void *)0)
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
"""
SPARE = re.compile(r"^.*PyInit___init__.*$", re.M)  # a second name that each door has, for Windows
TYPED = 12  # percent of the work is done once mypyc has written its C
START = 50_000  # to start the compiler takes it as long as so many characters do
COMPILED = os.environ.get("PHILTRE_COMPILED", "")
STRICT = os.environ.get("PHILTRE_COMPILE") == "1"


def sources() -> list[str]:
    files = [path for part in PARTS for path in Path("src/philtre", part).rglob("*.py")]
    return sorted(str(path) for path in files if not listed(path, COLD))


def listed(path: Path, table: dict[str, str]) -> bool:
    names = (f"{folder}{name}.py" for folder, names in table.items() for name in names.split())
    return any(map(path.match, names))


def engine() -> list[Any]:
    if COMPILED:
        return [Extension(file.stem, []) for file in Path(COMPILED).glob("philtre__mypyc.*")]
    if os.environ.get("PHILTRE_COMPILE") == "0" or not {"bdist_wheel", "build"} & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        if STRICT:
            raise
        return []
    told(0)
    library, *modules = mypycify(
        ["--follow-imports=silent", *sources()],  # what the rest imports may not be installed
        opt_level=LEVEL,
        debug_level="0",
        multi_file=True,
        group_name="philtre",
    )
    if os.name != "nt":
        mark(library.sources)
        lighten(module.sources[0] for module in modules)
        share(modules)
    library.sources = united(library.sources)
    library.extra_compile_args += INSIDE
    told(TYPED)
    return [library, *modules]


def mark(files: list[str]) -> None:
    """Say of functions how they are to be compiled."""
    for path in map(Path, files):
        text = path.read_text()
        for head, word in MARKED:
            text = head.sub(word, text)
        path.write_text(ONCE + text)


def lighten(doors: Iterable[str]) -> None:
    """Where a module asks Python for no more than `DOOR` knows."""
    for path in map(Path, doors):
        text = path.read_text()
        if "PyModuleDef" not in text:
            path.write_text(text.replace("#include <Python.h>\n", DOOR))


def share(modules: list[Any]) -> None:
    """One library for many doors: a module's is found there by the last word of its name."""
    shared: list[dict[str, Any]] = []
    for module in modules:
        word = module.name.rpartition(".")[2]
        free = next((doors for doors in shared if word not in doors), None)
        if free is None:
            shared.append(free := {})
        free[word] = module
    for number, doors in enumerate(shared):
        whole = Path("build", f"doors_{number}.c")
        texts = [Path(module.sources[0]).read_text() for module in doors.values()]
        whole.write_text(SPARE.sub("", "".join(texts)))
        for module in doors.values():
            module.sources = [str(whole)]


def united(files: list[str]) -> list[str]:
    """One C file for each folder of the engine, and one for what is hot there.

    One for each module would read the same headers a hundred times over; one for
    all would leave every core but one idle.
    """
    parts: dict[str, list[Path]] = {}
    for file in map(Path, files):
        _, *folders = file.stem.split("___")
        hot = not folders or listed(Path(*folders).with_suffix(".py"), HOT)
        parts.setdefault("_".join(["hot" if hot else "warm", *folders[:-1]]), []).append(file)
    made = []
    for name, part in parts.items():
        whole = part[0].with_name(name + ".c")
        names = [file.relative_to(whole.parent).as_posix() for file in part]
        whole.write_text("".join(f'#include "{name}"\n' for name in names))
        made.append(str(whole))
    return made


def told(percent: int) -> None:
    where = os.environ.get("PHILTRE_PROGRESS")
    if where:
        Path(where + ".new").write_text(str(percent))
        os.replace(where + ".new", where)


def weight(file: str) -> int:
    """How long the compiler works on a file, as characters: its own and of what it unites."""
    path = Path(file)
    names = [line.split('"')[1] for line in path.read_text().splitlines() if '.c"' in line]
    return START + path.stat().st_size + sum((path.parent / n).stat().st_size for n in names)


def level(file: str, options: dict[str, Any]) -> dict[str, Any]:
    """How a file is compiled: the last level counts."""
    if os.name == "nt" or not Path(file).stem.startswith("hot"):
        return options
    return {**options, "extra_postargs": [*options["extra_postargs"], "-O2"]}


class Compile(build_ext):
    """All cores at work; and all of the engine or nothing of it."""

    def build_extensions(self) -> None:
        one_by_one, lock = self.compiler.compile, Lock()
        self.parallel = os.cpu_count() or 1
        weights = {file: weight(file) for each in self.extensions for file in each.sources}
        left = whole = sum(weights.values())

        def compile(files: list[str], *given: Any, **options: Any) -> list[str]:
            def one(file: str) -> list[str]:
                nonlocal left
                made: list[str] = one_by_one([file], *given, **level(file, options))
                with lock:
                    left -= weights[file]
                    told(99 - (99 - TYPED) * left // whole)
                return made

            with ThreadPoolExecutor(self.parallel) as pool:
                largest_first = sorted(files, key=weights.__getitem__, reverse=True)
                return list(chain.from_iterable(pool.map(one, largest_first)))

        self.compiler.compile = compile
        every = self.extensions
        made = {extension.sources[0]: extension for extension in reversed(every)}
        self.extensions = list(made.values())
        super().build_extensions()
        self.extensions = every
        for extension in every:
            self.open_door(made[extension.sources[0]], extension)

    def open_door(self, made: Any, extension: Any) -> None:
        """By the library that was made for another, which is then read once for all of them."""
        first, path = (Path(self.get_ext_fullpath(each.name)) for each in (made, extension))
        if first != path:
            path.unlink(missing_ok=True)
            path.parent.mkdir(parents=True, exist_ok=True)
            try:
                os.link(first, path)
            except OSError:  # not on every disk
                shutil.copy(first, path)

    def run(self) -> None:
        if COMPILED:
            for file in Path(COMPILED).rglob("*"):
                if file.suffix in (".so", ".pyd"):
                    shutil.copy(file, Path(self.build_lib, file.relative_to(COMPILED)))
            return
        try:
            super().run()
        except (BaseError, CCompilerError) as error:
            if STRICT:
                raise
            self.warn(f"the engine is not compiled and runs interpreted: {error}")
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []


class Copy(build_py):
    """The sources, the browser client, and the commit they are of."""

    def exclude_data_files(self, package: str, src_dir: str, files: Any) -> list[str]:
        """An engine needs no client, which may be in the making."""
        kept: list[str] = super().exclude_data_files(package, src_dir, files)  # type: ignore[no-untyped-call]
        web = Path(src_dir, "web")
        return [file for file in kept if not STRICT or web not in Path(file).parents]

    def run(self) -> None:
        if "bdist_wheel" in sys.argv and (ROOT / "web" / "package.json").exists():
            subprocess.run([sys.executable, str(ROOT / "web" / "build.py"), "lean"], check=True)
            self.__dict__.pop("data_files", None)  # was perhaps looked up before
        super().run()
        if (ROOT / ".git").exists():
            commit = run_path(str(ROOT / "src/philtre/version.py"))["git_commit"](ROOT)
            Path(self.build_lib, "philtre", "commit").write_text(commit)


if __name__ == "__main__":
    setup(ext_modules=engine(), cmdclass={"build_ext": Compile, "build_py": Copy})
