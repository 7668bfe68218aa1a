"""Positions for pictures: what matters is said, the rest is filled in.

A player is the fields of a position, chips as it writes them: `pot="w1@1,g4@5"`. The first is
at a brewing decision, the others have stopped; the supply is what lies nowhere else.
"""

import re
from typing import Final

from philtre.core.gallery import Scene
from philtre.games.quacks.content import CARD_CODES, CHIPS, CODES

Player = dict[str, str | int]

QUIET: Final = "f24"  # a card that does nothing until the round is over
CHIP: Final = re.compile(r"(\d*)([wogbrypkl]\d)(?:@\d+)?")
EXPANSION: Final = "expansion=on"


def brewing(
    *moves: str, me: Player, other: Player | None = None, card: str = QUIET, options: str = ""
) -> Scene:
    """The first of two players at a brewing decision of round 3."""
    first: Player = {"bag": "3o1", **me, "todo": "decide"}
    second: Player = {"bag": "3o1", "is": "stopped", **(other or {})}
    return scene(f"stage=brewing turn=0 card={card}", [first, second], card, options, moves)


def revealing(
    card: str, *moves: str, me: Player | None = None, other: Player | None = None
) -> Scene:
    """The card of round 3 is turned up, then this follows."""
    players: list[Player] = [{"bag": "3o1", **(me or {})}, {"bag": "3o1", **(other or {})}]
    return scene("stage=card turn=0 card=-", players, card, "", (f"card {card}", *moves))


def scene(
    head: str, players: list[Player], card: str, options: str, moves: tuple[str, ...]
) -> Scene:
    expansion = EXPANSION in options
    others = [code for code in CARD_CODES if code != card]
    seen = sorted([*others[:2], card] if f"card={card}" in head else others[:2])
    named = re.findall(r"witches=(\S+)", options) or ["w1,w5,w9"]
    table = [
        f"round=3 {head} seen={','.join(seen)} supply={supply(players, expansion)}",
        *([f"witches={named[0]}"] if expansion else []),
    ]
    written = " | ".join([" ".join(table), *(player(fields) for fields in players)])
    return Scene(" ".join(f"players=2 {options} : {written}".split()), moves)


def supply(players: list[Player], expansion: bool) -> str:
    """All chips of the box that lie with nobody."""
    held = [
        chip for fields in players for chip in CHIP.findall(" ".join(map(str, fields.values())))
    ]
    left = []
    for code, (_, _, base, more) in zip(CODES, CHIPS, strict=True):
        taken = sum(int(count or 1) for count, kind in held if kind == code)
        if count := base + (more if expansion else 0) - taken:
            left.append(f"{count}{code}")
    return ",".join(left)


def player(fields: Player) -> str:
    whole: Player = {"points": 0, "rubies": 0, "droplet": 0, **fields}
    return " ".join(f"{name}={value}" for name, value in whole.items())
