"""Requests without a network: the same addresses, answered by the same functions."""

import re
from inspect import isawaitable
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from philtre.core import registry
from philtre.core.errors import PhiltreError
from philtre.server.answering import every
from philtre.server.answering.refusals import status_of
from philtre.server.answering.route import NEEDED, Route, Source, Taken, get
from philtre.server.answering.words import with_house
from philtre.server.tables.errors import BadInput, NotFound
from philtre.server.tables.views import error_answer
from philtre.tab import who

NAME: Final = re.compile(r"\{(\w+):\w+\}")


@get("/api/games/{game:str}/content", says=bytes)
def content(game: str, v: str = "", house: str = "") -> bytes:
    """The tables that a board is drawn from."""
    return with_house(registry.find(game), house).data


ROUTES: Final = [*every.ROUTES, *who.ROUTES, content]
PATHS: Final = [(re.compile(NAME.sub(r"(?P<\1>[^/]+)", route.path)), route) for route in ROUTES]


class Asked(NamedTuple):
    method: str
    address: str
    body: str = ""


class Answer(NamedTuple):
    status: int
    kind: str
    text: str


async def answer(asked: Asked, **handed: Any) -> Answer:
    """What a request comes to; `handed` is what the door has for those who answer."""
    try:
        route, names = found(asked)
        said = route(**{each.name: value(each, asked, names, handed) for each in route.takes()})
        said = await said if isawaitable(said) else said
        if route.text:
            return Answer(route.status, "text/plain", str(said))
        data = said if isinstance(said, bytes) else msgspec.json.encode(said)
        return Answer(route.status, "application/json", data.decode())
    except PhiltreError as error:
        data = msgspec.json.encode({"error": error_answer(error)})
        return Answer(status_of(error), "application/json", data.decode())


def found(asked: Asked) -> tuple[Route, dict[str, str]]:
    """Who answers, and what the path names."""
    path = urlsplit(asked.address).path
    for pattern, route in PATHS:
        if route.method == asked.method and (names := pattern.fullmatch(path)):
            return route, {name: unquote(text) for name, text in names.groupdict().items()}
    raise NotFound("not-found")


def value(taken: Taken, asked: Asked, names: dict[str, str], handed: dict[str, Any]) -> Any:
    """What is handed to the function under a name; raises `BadInput`."""
    query = dict(parse_qsl(urlsplit(asked.address).query))
    match taken.source:
        case Source.HANDED:
            return handed[taken.name]
        case Source.BODY:
            return asked.body
        case Source.ASKED:
            return query
        case Source.DATA:
            return readable(
                "body", lambda: msgspec.json.decode(asked.body or "{}", type=taken.kind)
            )
    given = (names if taken.source is Source.PATH else query).get(taken.name)
    if given is None:
        if taken.default is NEEDED:
            raise BadInput("bad-input", {"field": taken.name})
        return taken.default
    return readable(taken.name, lambda: msgspec.convert(given, taken.kind, strict=False))


def readable(field: str, read: Any) -> Any:
    try:
        return read()
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise BadInput("bad-input", {"field": field}) from None
