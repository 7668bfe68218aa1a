"""A request of the API: where it is asked, and the function that answers it.

The function is plain. What it takes is found by name: `lobby`, `consent` and `guest` are handed
to it by the door, `data` is the body, read as its type, `body` the body as it came, `asked` the
whole query; a name of the path comes from there, any other from the query.
"""

from collections.abc import Callable
from enum import StrEnum
from inspect import Parameter, signature
from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_type_hints

Work: TypeAlias = Callable[..., Any]
HANDED: Final = ("lobby", "consent", "guest")


class Source(StrEnum):
    HANDED = "handed"
    DATA = "data"
    BODY = "body"
    ASKED = "asked"
    PATH = "path"
    QUERY = "query"


class Taken(NamedTuple):
    """Something that a function takes; `Parameter.empty` if it has to be there."""

    name: str
    source: Source
    kind: Any
    default: Any


class Route(NamedTuple):
    method: Literal["GET", "POST", "DELETE"]
    path: str  # `/api/tables/{id:str}`
    work: Work
    status: int = 200
    text: bool = False  # whether it answers with plain text
    long: bool = False  # whether it takes long and waits for nothing: where nobody else waits
    says: Any = None  # the type of what is answered as bytes

    def takes(self) -> list[Taken]:
        kinds = get_type_hints(self.work, include_extras=True)
        return [
            Taken(name, self.where(name), kinds[name], parameter.default)
            for name, parameter in signature(self.work).parameters.items()
        ]

    def where(self, name: str) -> Source:
        """Where something that the function takes comes from."""
        if name in HANDED:
            return Source.HANDED
        if name in ("data", "body", "asked"):
            return Source(name)
        return Source.PATH if f"{{{name}:" in self.path else Source.QUERY

    def __call__(self, **given: Any) -> Any:
        return self.work(**given)


NEEDED: Final = Parameter.empty


def get(path: str, **more: Any) -> Callable[[Work], Route]:
    return lambda work: Route("GET", path, work, **more)


def post(path: str, **more: Any) -> Callable[[Work], Route]:
    return lambda work: Route("POST", path, work, **more)


def delete(path: str, **more: Any) -> Callable[[Work], Route]:
    return lambda work: Route("DELETE", path, work, **more)
