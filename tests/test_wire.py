"""One truth from the rules to the browser: its types are Python's, and it knows no rules."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from runpy import run_path
from typing import Any, Literal, TypedDict

import pytest

from philtre.core.registry import find

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web" / "src"
WIRE = run_path(str(ROOT / "web" / "wire.py"))
AS_JSON = """
import json, runpy
files = runpy.run_path("web/wire.py")["files"]()
print(json.dumps({str(file): text for file, text in files.items()}))
"""


@cache
def written() -> dict[Path, str]:
    """What the sources say, also where the engine is compiled: there types lose their words."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    told = subprocess.check_output([sys.executable, "-c", AS_JSON], cwd=ROOT, env=env)
    return {Path(file): text for file, text in json.loads(told).items()}


FILES = [file for part in ("lib", "games") for file in (WEB / part).rglob("wire.ts")]
BOARDS = sorted(file.parent for file in FILES if file.parent.parent.name == "games")
DECLARED = re.compile(r"^\s*(?:export )?(?:interface|type|enum) (\w+)[^,]*[={]", re.MULTILINE)
# A move's text is for the server: a board chooses by picks. `given.sent` is compared, not read.
READ = re.compile(
    r"\.(?:move|sent)\??\.(?:split|slice|startsWith|endsWith|match|replace|includes)\b"
    r"|\bmove\.(?:split|slice|startsWith|endsWith|match|replace|includes)\("
)


WORDS = re.compile(r"\[\s*((?:'[\w-]+',?\s*){3,})\]")  # a list of three words or more
NUMBERS = re.compile(r"\[\s*((?:\d+,?\s*){6,})\]")  # and one of six numbers or more


def sources(board: Path) -> list[Path]:
    found = [file for file in board.rglob("*") if file.suffix in (".ts", ".svelte")]
    return [file for file in found if file.name != "wire.ts"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_the_clients_types_are_those_of_python(file: Path) -> None:
    assert file.read_text("utf-8") == written()[file], "run `python web/wire.py`"


def test_no_file_of_types_is_missing() -> None:
    assert sorted(FILES) == sorted(written())


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_no_type_of_the_rules_is_written_again_by_hand(board: Path) -> None:
    declared = set(DECLARED.findall(written()[board / "wire.ts"]))
    for file in sources(board):
        again = declared & set(DECLARED.findall(file.read_text("utf-8")))
        assert not again, f"{file.relative_to(ROOT)}: {again}"


def test_no_type_of_the_server_is_written_again_by_hand() -> None:
    lib = WIRE["WEB"] / "lib"
    declared = set(DECLARED.findall(written()[lib / "wire.ts"]))
    for file in sources(lib):
        again = declared & set(DECLARED.findall(file.read_text("utf-8")))
        assert not again, f"{file.relative_to(ROOT)}: {again}"


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_no_board_reads_the_text_of_a_move(board: Path) -> None:
    for file in sources(board):
        found = READ.findall(file.read_text("utf-8"))
        assert not found, f"{file.relative_to(ROOT)}: {found}"


def words_in(it: Any) -> set[str]:
    """Every word of plain data."""
    if isinstance(it, str):
        return {it}
    if isinstance(it, dict):
        return set(it) | words_in(list(it.values()))
    return {word for one in it for word in words_in(one)} if isinstance(it, list) else set()


def columns(it: Any) -> Iterator[list[int]]:
    """Every list of numbers of plain data, and every field of a list of rows."""
    rows = it if isinstance(it, list) else []
    yield [one for one in rows if isinstance(one, int)]
    if rows and all(isinstance(one, dict) for one in rows):
        for name in rows[0]:
            yield [one[name] for one in rows if isinstance(one[name], int)]
    for one in it.values() if isinstance(it, dict) else rows:
        yield from columns(one)


def copied(text: str, content: Any) -> list[str]:
    """The lists of a source that stand in the game's content already."""
    known, numbers = words_in(content), [" ".join(map(str, column)) for column in columns(content)]
    lists = [set(re.findall(r"[\w-]+", found)) for found in WORDS.findall(text)]
    rows = [" ".join(re.findall(r"\d+", found)) for found in NUMBERS.findall(text)]
    return [str(sorted(words)) for words in lists if words <= known] + [
        row for row in rows if any(f" {row} " in f" {column} " for column in numbers)
    ]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_no_board_holds_a_table_of_the_game(board: Path) -> None:
    content = dict(find(board.name).content)
    for file in sources(board):
        assert not copied(file.read_text("utf-8"), content), file.relative_to(ROOT)


def test_a_copied_table_is_found() -> None:
    content = {"colours": ["red", "blue", "yellow"], "track": [{"coins": n} for n in range(9)]}
    assert copied("const ALL = ['red',\n 'yellow', 'blue'];", content)
    assert copied("const COINS = [2, 3, 4, 5, 6, 7];", content)
    assert not copied("['red', 'white', 'blue']; [7, 6, 5, 4, 3, 2]; [1, 2]", content)


Hue = Literal["red", "blue"]


class Spot(TypedDict, total=False):
    """Where something lies."""

    hue: Hue | None  # None: unseen


class Seen(TypedDict):
    spots: list[Spot]
    by_hue: dict[Hue, list[int | None]]
    face: Literal["up", "down"]


def test_types_are_written_with_their_names_comments_and_what_may_be_missing() -> None:
    file = WIRE["File"]("a test")
    file.declare(Seen)
    assert file.text().split("\n\n")[1:] == [
        "export interface Seen {\n  spots: Spot[];\n  by_hue: Record<Hue, (number | null)[]>;\n"
        "  face: 'up' | 'down';\n}",
        "/** Where something lies. */\nexport interface Spot {\n  /** null: unseen */\n"
        "  hue?: Hue | null;\n}",
        "export type Hue = 'red' | 'blue';\n",
    ]
