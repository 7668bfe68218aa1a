"""What the documentation shows is what happens, and its pages hang together."""

import ast
import doctest
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import philtre

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
PICTURES = sorted((DOCS / "pictures").iterdir())
READ_FIRST = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
SHOWN = ["README.md", "docs/library.md", "src/philtre/__init__.py", "src/philtre/core/match.py"]


def addresses(page: Path) -> Iterator[str]:
    """What a page links to or shows, code left out."""
    text = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text("utf-8"), flags=re.DOTALL)
    yield from re.findall(r"\]\(([^)\s]+)\)", text)
    yield from re.findall(r'(?:src|srcset|href)="([^"]+)"', text)


def texts(file: Path) -> Iterator[str]:
    """Of a page, all of it; of a module, its docstrings."""
    if file.suffix != ".py":
        yield file.read_text("utf-8")
        return
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield ast.get_docstring(node) or ""


@pytest.mark.parametrize("name", SHOWN)
def test_the_python_examples_run(name: str) -> None:
    runner = doctest.DocTestRunner()
    for text in texts(ROOT / name):
        globs = {"philtre": philtre}
        runner.run(doctest.DocTestParser().get_doctest(text, globs, name, name, 0))
    result = runner.summarize()
    assert result.attempted > 3
    assert result.failed == 0


def test_how_to_add_a_game_shows_the_example_as_it_is() -> None:
    """Each piece names its file, and stands in it to the letter."""
    pieces = re.findall(
        r"```python\n(.*?)```", (DOCS / "add-a-game.md").read_text("utf-8"), re.DOTALL
    )
    assert len(pieces) > 8
    for piece in pieces:
        name, _, code = piece.partition("\n")
        file = ROOT / "examples" / "liars_dice" / "src" / "liars_dice" / name.removeprefix("# ")
        assert code in file.read_text("utf-8"), name


@pytest.mark.parametrize("page", [*READ_FIRST, *PAGES], ids=lambda page: page.name)
def test_every_link_leads_to_a_file(page: Path) -> None:
    """To a file and not a folder, which a site can't show."""
    local = [address.partition("#")[0] for address in addresses(page) if "://" not in address]
    assert [to for to in local if to and not (page.parent / to).is_file()] == []


def test_every_page_stands_in_the_table_of_contents_once() -> None:
    listed = re.findall(r"([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(page.relative_to(DOCS).as_posix() for page in PAGES)


def test_the_readme_leads_to_every_page() -> None:
    """To each page of docs/, or to the page over those of its folder."""
    linked = set(addresses(ROOT / "README.md"))
    for page in PAGES:
        over = page if page.parent == DOCS else page.parent.with_suffix(".md")
        names = {page.relative_to(ROOT).as_posix(), over.relative_to(ROOT).as_posix()}
        assert names & linked or page.name == "index.md", f"{page} is not in the README"


def test_every_picture_is_shown_and_all_are_small() -> None:
    shown = {
        (page.parent / to).resolve() for page in [*READ_FIRST, *PAGES] for to in addresses(page)
    }
    shown.add(DOCS / "pictures" / "philtre.svg")  # the site's own sign
    assert [picture.name for picture in PICTURES if picture not in shown] == []
    assert sum(picture.stat().st_size for picture in PICTURES) < 1_600_000


def test_the_site_is_built_without_a_warning_and_fetches_nothing(tmp_path: Path) -> None:
    shutil.copytree(DOCS, tmp_path / "docs")
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    for name in ("src", "tools"):
        (tmp_path / name).symlink_to(ROOT / name)
    build = [sys.executable, "-m", "zensical", "build", "--strict"]
    done = subprocess.run(build, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    for page in DOCS.glob("rules/*.md"):
        shown = (tmp_path / "site" / "rules" / page.name).with_suffix(".html").read_text("utf-8")
        rules = re.findall(r"^ *- ([A-Z]-\d+) ", page.read_text("utf-8"), re.MULTILINE)
        assert re.findall(r"<li>(?:\s*<p>)?([A-Z]-\d+) ", shown) == rules  # tools/lists.py
    library = (tmp_path / "site" / "library.html").read_text("utf-8")
    assert "philtre.Match.undo" in library
    assert re.findall(r'<(?:script|link|img)[^>]*(?:src|href)="?http[^>]*>', library) == []
