"""The tables that a game's board is drawn from, as they are sent: once, and named by a digest."""

from functools import cache
from hashlib import sha256
from typing import NamedTuple

import msgspec

from philtre.core.registry import find


class Content(NamedTuple):
    data: bytes
    digest: str


@cache
def content_of(game: str) -> Content:
    data = msgspec.json.encode(dict(find(game).content))
    return Content(data, sha256(data).hexdigest()[:16])
