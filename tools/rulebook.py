"""The numbered rules and the rulings of docs/, as the program reads them.

python -m tools.rulebook          write what follows from docs/ into each game's text/

From docs/rules/<game>.md comes `numbered.en.json`, the paragraph of each rule; from
docs/rulings/<game>.md comes `rulings.en.ftl`, how we play it and what the book says. The French
ones are written by hand, under the same keys: `ruling-q-71-w3` is the one on Q-71 about W3.
"""

import json
import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
DOCS: Final = ROOT / "docs"
NUMBER: Final = r"[A-Z]-\d+[a-z]?"
RULE: Final = re.compile(rf"^( *)- ({NUMBER}) +(.*)$")
CODE: Final = re.compile(r"\b([FW]\d{1,2})\b")  # a card or a witch of Quacks
HEAD: Final = "# Written by tools/rulebook.py from docs/rulings/{game}.md: not to be edited.\n\n"


def games() -> list[str]:
    return sorted(file.stem for file in (DOCS / "rules").glob("*.md"))


def numbered(game: str) -> dict[str, str]:
    """The paragraph of each rule in Markdown, with what is indented below it."""
    found: dict[str, list[str]] = {}
    number, depth = "", 0
    for line in (DOCS / "rules" / f"{game}.md").read_text("utf-8").splitlines():
        if rule := RULE.match(line):
            number, depth = rule[2], len(rule[1])
            found[number] = [rule[3]]
        elif line.startswith(("#", "- ")) or (line.strip() and is_level(line, depth)):
            number = ""
        elif number:
            found[number].append(line[depth + 2 :] if line.startswith(" ") else line)
    return {number: "\n".join(lines).strip() for number, lines in found.items()}


def is_level(line: str, depth: int) -> bool:
    """Whether a line begins something that stands beside the rule, not below it."""
    return line[: depth + 1].strip() == "-"


def rows(game: str) -> list[list[str]]:
    """The cells of each ruling: rule, book, other reading, ruled, option; a game may need none."""
    file = DOCS / "rulings" / f"{game}.md"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    table = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line[:1] == "|"]
    return [cells for cells in table if cells[0] != "rule" and set(cells[0]) != {"-"}]


def rulings(game: str) -> dict[str, str]:
    """How we play it, by its key; what the book says and how else it could be read beside it."""
    found: dict[str, str] = {}
    for rule, book, other, ruled, _ in rows(game):
        key = "-".join(["ruling", rule.lower(), *(code.lower() for code in CODE.findall(book))])
        at = next(n for n in range(1, 99) if (key if n == 1 else f"{key}-{n}") not in found)
        found[key if at == 1 else f"{key}-{at}"] = (
            f"{ruled}\n    .book = {book}\n    .other = {other}"
        )
    return found


def files() -> dict[Path, str]:
    """What each file is to hold."""
    made: dict[Path, str] = {}
    for game in games():
        text = ROOT / "src" / "philtre" / "games" / game / "text"
        rules = json.dumps(numbered(game), ensure_ascii=False, indent=1)
        made[text / "numbered.en.json"] = rules + "\n"
        lines = [f"{key} = {ruled}" for key, ruled in rulings(game).items()]
        made[text / "rulings.en.ftl"] = HEAD.format(game=game) + "\n".join(lines) + "\n"
    return made


def main() -> None:
    for file, text in files().items():
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
