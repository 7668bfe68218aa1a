"""Moves in words that a person reads: the words of their texts, each with its name."""

from typing import Final

from philtre.core.errors import Params
from philtre.core.game import Phrase
from philtre.games.witchcraft.notation.moves import FIRST, TEXTS

# The parameters that follow the first word of a text.
PARAMS: Final[dict[str, list[str]]] = {
    "fire": ["space"],
    "use": ["space"],
    "target": ["space"],
    "prophet": ["space"],
    "ready": ["space"],
    "split": ["space"],
    "remove": ["space"],
    "teleport": ["space"],
    "give": ["space", "facing"],
    "turn": ["space", "facing"],
    "shield": ["space", "facing"],
    "to": ["space", "facing"],
    "place": ["space", "facing"],
    "top": ["tile", "facing"],
    "pick": ["tile"],
    "discard": ["tile"],
    "call": ["tile"],
    "draw": ["tile"],
    "power": ["altar"],
    "altar": ["altar"],
    "bolt": ["facing"],
    "done": [],
    "keep": [],
    "swap": ["space", "second"],
    "reserve": ["tile", "second", "third"],
}


def phrase(move: int) -> Phrase:
    word, *rest = TEXTS[move].split(" ")
    if word == "summon":
        return Phrase("do-summon", {"size": rest[0], "space": " ".join(rest[1:])})
    if move >= FIRST:
        return Phrase("move", {"move": TEXTS[move]})
    params: Params = {}
    for name, value in zip(PARAMS[word], rest, strict=True):
        params[name] = value
    return Phrase("do-" + word, params)
