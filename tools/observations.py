"""What each number of an observation is about, as a page: `python -m tools.observations`.

From the tables of the games themselves; a test holds the page against them.
"""

import re
from pathlib import Path

from philtre.core.encoding import COUNTS, NUMBER, Field
from philtre.core.game import Game
from philtre.core.registry import find, game_ids
from philtre.words import Words

PAGE = Path(__file__).resolve().parent.parent / "docs" / "observations.md"
INDEX = re.compile(r"\[(.+?)\]")
FEW = 12  # words that are told one by one
HEAD = """# What the numbers of an observation are

{intro}

{reading}
"""
INTRO = (
    "Every game tells what a seat sees as a row of 16-bit numbers "
    "([environments](environments.md)). This page is made from the tables by which that is done "
    "(`games/<id>/encoding.py`), for the usual number of players; with other numbers the fields "
    "of seats are more or fewer. `plan.encode(view)` makes the row, `plan.decode(row)` gives the "
    "fields back by name."
)
READING = (
    "Seats are told from the one that looks: `you`, then `+1`, `+2` … clockwise. A field with an "
    "index is there once for each of what the index says, in that order. *one of* is a 1 at the "
    "place of the word, and none at all where there is nothing; *some of* is a 1 for each word; "
    "*counts* is a number for each word."
)


def page() -> str:
    games = [find(id) for id in game_ids() if find(id).encoding]
    ours = [game for game in games if game.id in ("apotheca", "potion", "quacks", "witchcraft")]
    parts = [HEAD.format(intro=INTRO, reading=READING)]
    for game in ours:
        parts.append(section(game))
    return "\n".join(parts)


def section(game: Game) -> str:
    assert game.encoding is not None
    players = game.settle({})["players"]
    assert isinstance(players, int)
    plan = game.encoding.plan(players)
    name = Words("en", game.id).say("name")
    lines = [
        f"## {name}: `{game.id}_v{game.encoding.version}`",
        "",
        f"{players} players: {plan.size:,} numbers; {game.moves.decisions:,} actions.",
        "",
        "| from | field | numbers | what | range |",
        "|---|---|---|---|---|",
    ]
    at = 0
    runs: dict[str, list[Field]] = {}
    places: dict[str, int] = {}
    for field in plan.fields:
        general = INDEX.sub("[…]", field.name)
        places.setdefault(general, at)
        runs.setdefault(general, []).append(field)
        at += len(field.words)
    lines += [row(general, fields, places[general]) for general, fields in runs.items()]
    return "\n".join(lines) + "\n"


def row(general: str, fields: list[Field], at: int) -> str:
    first = fields[0]
    size = str(len(first.words)) + (f" × {len(fields)}" if len(fields) > 1 else "")
    indexes = [found[0] for field in fields if (found := INDEX.findall(field.name))]
    told = f"{general} ({some(indexes)})" if indexes else general
    spread = f"{first.low}–{first.high}".replace("-1–", "−1 (unknown), 0–")
    what = first.kind if first.kind == NUMBER else f"{first.kind} {some(first.words)}"
    if first.kind == NUMBER and (first.low, first.high) == (0, 1):
        what = "yes or no"
    if first.kind == COUNTS and first.high >= 99:
        spread += ", more counts as that"
    return f"| {at} | `{general}`{told[len(general) :]} | {size} | {what} | {spread} |"


def some(words: list[str]) -> str:
    """All of a few words, the ends of many."""
    shown = words if len(words) <= FEW else [*words[:4], "…", words[-1]]
    return ", ".join(shown)


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
