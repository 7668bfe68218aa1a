"""The tables that a game's board is drawn from, as they are sent: once, and named by a digest."""

from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

import msgspec

from philtre.core.registry import find


class Content(NamedTuple):
    data: bytes
    digest: str


@lru_cache(maxsize=200)  # there may be any number of house rules
def content_of(game: str, house: str | None = None) -> Content:
    """Of a game as it is in the box, or by house rules, given as its option has them."""
    found = find(game)
    tables = found.content_with({**found.settle({}), "house": house}) if house else found.content
    data = msgspec.json.encode(dict(tables))
    return Content(data, sha256(data).hexdigest()[:16])
