"""Odd things to send: what is right, with a little of it changed; and what never was right."""

import json
import random
from typing import Any, Final

HALF: Final = "\ud800"  # half of a letter
PIECES: Final = [
    "",
    HALF,
    "\x00",
    "9" * 5000,
    "-1",
    "1e999",
    "[" * 3000,
    "é" * 300,
    "../" * 9,
    "null",
]
VALUES: Final[list[Any]] = [
    None,
    True,
    -1,
    0,
    63,
    64,
    10**20,
    10**400,
    1.5,
    "",
    "x" * 300,
    HALF,
    "\x00",
    [],
    {},
    [[[[]]]],
    {"type": "look"},
]


def smudged(text: str, luck: random.Random) -> str:
    """A few letters of it are others."""
    for _ in range(luck.randrange(1, 4)):
        at = luck.randrange(len(text) + 1)
        upto = at + luck.randrange(6)
        piece = luck.choice([chr(luck.randrange(1, 300)), luck.choice(PIECES), text[at:upto] * 2])
        text = text[:at] + piece + text[upto:]
    return text


def odd(right: dict[str, Any], luck: random.Random) -> bytes:
    """As JSON: with another value, without a field, with one more, smudged, or as it is."""
    data = dict(right)
    name = luck.choice([*data, "more"])
    kind = luck.randrange(5)
    if kind == 0:
        data[name] = luck.choice(VALUES)
    elif kind == 1:
        data.pop(name, None)
    text = json.dumps(data)
    if kind == 2:
        text = smudged(text, luck)
    elif kind == 3 and luck.random() < 0.2:
        return luck.randbytes(luck.randrange(200))
    return text.encode("utf-8", "surrogatepass")
