"""What is shipped: small, and with a word for everything in both languages."""

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

from philtre.core.registry import game_ids
from philtre.words import LANGUAGES, Words
from tests.web import browser as machine

WEB = machine.ROOT / "web"


def squeezed(file: Path) -> int:
    """What travels: fonts are compressed already."""
    data = file.read_bytes()
    return len(data) if file.suffix == ".woff2" else len(gzip.compress(data, 9))


def needed(manifest: dict[str, Any], name: str, seen: set[str]) -> set[str]:
    """The files that come with a part of the client, and with all that it imports at once."""
    part = manifest[name]
    seen |= {part["file"], *part.get("css", []), *part.get("assets", [])}
    for other in part.get("imports", []):
        if manifest[other]["file"] not in seen:
            needed(manifest, other, seen)
    return seen


def at_once(manifest: dict[str, Any], name: str) -> set[str]:
    """Without what is fetched only when it is shown: pictures, and letters of rare names."""
    files = needed(manifest, name, set())
    return {file for file in files if not file.endswith(".svg") and "latin-ext" not in file}


def page_itself(manifest: dict[str, Any]) -> set[str]:
    """What index.html asks for, whatever comes after."""
    html = (machine.BUILT / "index.html").read_text()
    entry = next(name for name, part in manifest.items() if f'src="/{part["file"]}"' in html)
    return at_once(manifest, entry)


def test_the_shell_is_under_150_kb_and_a_game_under_60() -> None:
    machine.build()
    manifest = json.loads((machine.BUILT / ".vite" / "manifest.json").read_text())
    shell = page_itself(manifest)
    assert any(file.endswith(".woff2") for file in shell)
    assert sum(squeezed(machine.BUILT / file) for file in shell) < 150_000
    for game in game_ids():
        if (name := f"src/games/{game}/index.ts") in manifest:
            own = at_once(manifest, name) - shell
            assert sum(squeezed(machine.BUILT / file) for file in own) < 60_000


def test_a_table_is_a_few_files() -> None:
    """Each is asked for: over a slow line that takes longer than a kilobyte does."""
    machine.build()
    manifest = json.loads((machine.BUILT / ".vite" / "manifest.json").read_text())
    shell = page_itself(manifest) | at_once(manifest, "src/pages/TablePage.svelte")
    for game in game_ids():
        if (name := f"src/games/{game}/index.ts") in manifest:
            files = shell | at_once(manifest, name)
            assert len([file for file in files if not file.endswith(".woff2")]) < 20


def test_a_picture_is_a_file_of_its_own_that_is_kept_for_good() -> None:
    machine.build()
    pictures = list((machine.BUILT / "assets").glob("*.svg"))  # their names have a digest
    assert pictures
    for picture in pictures:
        assert len(picture.read_bytes()) < (30_000 if "hero" in picture.name else 6_000)
        assert "http" not in picture.read_text().replace("http://www.w3.org/2000/svg", "")


def test_nothing_inline_and_nothing_from_elsewhere() -> None:
    machine.build()
    page = (machine.BUILT / "index.html").read_text()
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert "http" not in page
    assert "http" not in re.sub(r"http://www.w3.org/\S+", "", (WEB / "index.html").read_text())


def test_the_lock_file_names_no_registry() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text())
    assert not any("resolved" in package for package in lock["packages"].values())


def sources(folder: Path) -> str:
    files = [file for file in folder.rglob("*") if file.suffix in (".svelte", ".ts")]
    return "\n".join(file.read_text("utf-8") for file in files)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_the_shell_says_is_there(lang: str) -> None:
    words = Words(lang)
    text = "".join(sources(WEB / "src" / part) for part in ("lib", "shell", "pages"))
    said = {key for key in re.findall(r"'(web-[a-z-]+)'", text) if not key.endswith("-")}
    assert len(said) > 100
    assert sorted(key for key in said if not words.has(key)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_word_a_board_says_is_there(game: str, lang: str) -> None:
    words = Words(lang, game)
    said = set(re.findall(r"""\bsay\(\s*'([\w-]+)'""", sources(WEB / "src" / "games" / game)))
    assert sorted(key for key in said if not words.has(key)) == []
