"""Who asks."""

from philtre.server.tables.answers import MeAnswer
from philtre.server.tables.errors import BadInput, NotYours
from philtre.server.tables.header import Guest


def known(guest: Guest | None) -> Guest:
    if guest is None:
        raise NotYours("guest-needed")
    return guest


def me_answer(guest: Guest | None) -> MeAnswer:
    return MeAnswer(guest.id, guest.name, guest.lang) if guest else MeAnswer(None, None, None)


def plain_name(given: str) -> str:
    """A name as it is kept; raises `BadInput`."""
    name = " ".join(given.split())
    if not name or not name.isprintable():
        raise BadInput("bad-input", {"field": "name"})
    return name
