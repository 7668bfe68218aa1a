"""Writes the files of a new game, from those in `template/`: a small game that passes everything.

In a checkout of Philtre each file goes to its place. Elsewhere a package of its own is made,
which Philtre finds through its entry point.
"""

import keyword
import re
import sys
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console

from philtre.core.errors import BadOption
from philtre.core.registry import game_ids
from philtre.words import Words

TEMPLATE: Final = Path(__file__).parent / "template"
GAMES: Final = Path("src/philtre/games")  # what makes a folder a checkout
FEWEST: Final = 2
MOST: Final = 9
ID: Final = re.compile(r"[a-z][a-z0-9_]*")
SPAN: Final = re.compile(r"(\d+)(?:-(\d+))?")


class Plan(NamedTuple):
    """What is to be written: each place with the template of its text, and words to fill in."""

    files: dict[Path, Path]
    words: dict[str, str]
    within: bool  # a checkout of Philtre


def show_new_game(id: str, players: str, folder: Path, words: Words) -> None:
    """What was written, and what to do next."""
    console = Console(highlight=False)
    for file in write(id, players, folder):
        console.print(str(file), markup=False, soft_wrap=True)
    key = "new-game-within" if is_checkout(folder) else "new-game-apart"
    console.print(words.say(key, game=id, folder=str(folder / id)), markup=False, soft_wrap=True)


def is_checkout(folder: Path) -> bool:
    return (folder / GAMES).is_dir()


def write(id: str, players: str, folder: Path) -> list[Path]:
    """Write all files of a new game; where they are. Nothing is ever overwritten."""
    check_id(id)
    low, high = span(players)
    plan = made(id, low, high, folder)
    for place in plan.files:
        if place.exists():
            raise BadOption("file-exists", {"file": str(place)})
    for place, template in plan.files.items():
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(filled(template.read_text("utf-8"), plan), "utf-8")
    return list(plan.files)


def check_id(id: str) -> None:
    """A name that can be imported, and that nothing else has."""
    taken = keyword.iskeyword(id) or id in sys.stdlib_module_names or id in ("philtre", "tests")
    if taken or not ID.fullmatch(id):
        raise BadOption("bad-game-id", {"given": id})
    if id in game_ids():
        raise BadOption("game-id-taken", {"given": id})


def span(players: str) -> tuple[int, int]:
    """`2-5`, or one number."""
    found = SPAN.fullmatch(players)
    low = int(found[1]) if found else 0
    high = int(found[2] or low) if found else 0
    if not FEWEST <= low <= high <= MOST:
        raise BadOption("bad-players", {"given": players, "low": FEWEST, "high": MOST})
    return low, high


def made(id: str, low: int, high: int, folder: Path) -> Plan:
    title = "".join(word.capitalize() for word in id.split("_"))
    within = is_checkout(folder)
    words = {
        "NEW_PACKAGE": f"philtre.games.{id}" if within else id,
        "NEW_DISTRIBUTION": id.replace("_", "-"),
        "NEW_ID": id,
        "NEW_NAME": id.replace("_", " ").capitalize(),
        "NEW_LETTER": id[0].upper(),
        "NEW_LOW": str(low),
        "NEW_HIGH": str(high),
        "NEW_SPAN": str(low) if low == high else f"{low}–{high}",
        "NewGame": title,
    }
    root = folder if within else folder / id
    places = in_checkout(id) if within else as_package(id)
    files: dict[Path, Path] = {}
    for part, place in places.items():
        for file in sorted((TEMPLATE / part).rglob("*")):
            if file.is_file() and file.suffix != ".pyc":
                name = file.relative_to(TEMPLATE / part).as_posix().replace("NewGame", title)
                files[root / place / name] = file
    if within:
        files[root / "docs/rules" / f"{id}.md"] = TEMPLATE / "docs/rules.md"
        files[root / "tests/games" / id / "__init__.py"] = TEMPLATE / "empty"
    else:
        files[root / "src" / id / "py.typed"] = TEMPLATE / "empty"
    return Plan(files, words, within)


def in_checkout(id: str) -> dict[str, str]:
    """Where each part of the template goes."""
    return {"game": f"{GAMES}/{id}", "tests": f"tests/games/{id}", "web": f"web/src/games/{id}"}


def as_package(id: str) -> dict[str, str]:
    """The same; its board is the plain one."""
    return {"game": f"src/{id}", "tests": "tests", "docs": "docs", "package": "."}


def filled(text: str, plan: Plan) -> str:
    """The text with its words; imports in the order that they have there."""
    if plan.within:  # Philtre's own modules stand in one block
        text = re.sub(r"(\nfrom philtre\.\S+ import .*\n)\n(from NEW_PACKAGE)", r"\1\2", text)
        text = text.replace("import philtre\nimport pytest\n", "import pytest\n\nimport philtre\n")
    return re.sub("|".join(plan.words), lambda found: plan.words[found[0]], text)
