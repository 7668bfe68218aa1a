"""Moves in words that a person reads."""

from philtre.core.errors import Params
from philtre.core.game import Phrase
from philtre.games.witchcraft.moves import TEXTS

# The parameters that follow the first word of a text.
PARAMS = {
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
    "swap": ["space", "other"],
}


def phrase(move: int) -> Phrase:
    """The words of a move's text, each with its name."""
    word, *rest = TEXTS[move].split(" ")
    params: Params = {}
    if word == "summon":
        params = {"size": rest[0], "spaces": " ".join(rest[1:])}
    elif word == "reserve":
        params = {"one": "", "two": ""}
    return Phrase("do-" + word, params or dict(zip(PARAMS.get(word, []), rest, strict=False)))
