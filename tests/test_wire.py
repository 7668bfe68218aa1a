"""One truth from the rules to the browser: its types are Python's, and it knows no rules."""

import re
from pathlib import Path
from runpy import run_path

import pytest

ROOT = Path(__file__).parents[1]
WIRE = run_path(str(ROOT / "web" / "wire.py"))
FILES: dict[Path, str] = WIRE["files"]()
BOARDS = sorted(file.parent for file in FILES if file.parent.parent.name == "games")
DECLARED = re.compile(r"^\s*(?:export )?(?:interface|type|enum) (\w+)[^,]*[={]", re.MULTILINE)
# A move's text is for the server: a board chooses by picks. `given.sent` is compared, not read.
READ = re.compile(
    r"\.(?:move|sent)\??\.(?:split|slice|startsWith|endsWith|match|replace|includes)\b"
    r"|\bmove\.(?:split|slice|startsWith|endsWith|match|replace|includes)\("
)


def sources(board: Path) -> list[Path]:
    found = [file for file in board.rglob("*") if file.suffix in (".ts", ".svelte")]
    return [file for file in found if file.name != "wire.ts"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_the_clients_types_are_those_of_python(file: Path) -> None:
    assert file.read_text("utf-8") == FILES[file], "run `python web/wire.py`"


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_no_type_of_the_rules_is_written_again_by_hand(board: Path) -> None:
    written = set(DECLARED.findall(FILES[board / "wire.ts"]))
    for file in sources(board):
        again = written & set(DECLARED.findall(file.read_text("utf-8")))
        assert not again, f"{file.relative_to(ROOT)}: {again}"


def test_no_type_of_the_server_is_written_again_by_hand() -> None:
    lib = WIRE["WEB"] / "lib"
    written = set(DECLARED.findall(FILES[lib / "wire.ts"]))
    for file in sources(lib):
        again = written & set(DECLARED.findall(file.read_text("utf-8")))
        assert not again, f"{file.relative_to(ROOT)}: {again}"


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_no_board_reads_the_text_of_a_move(board: Path) -> None:
    for file in sources(board):
        found = READ.findall(file.read_text("utf-8"))
        assert not found, f"{file.relative_to(ROOT)}: {found}"
