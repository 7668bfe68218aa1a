"""All that may go out over a socket, as types; what may come in is in `messages.py`."""

from typing import Literal

from msgspec import Struct

from philtre.core.ending import Ended
from philtre.core.game import View
from philtre.server.tables.answers import (
    ErrorAnswer,
    EventAnswer,
    LegalAnswer,
    RefusedAnswer,
    TableAnswer,
)

Asks = Literal["undo", "rematch"]


class Outgoing(Struct, tag_field="type"):
    """What goes out over a socket; nothing else does."""


class ViewMessage(Outgoing, tag="view"):
    seq: int
    seat: int | None
    actors: list[int]
    view: View
    legal: list[LegalAnswer]
    refused: list[RefusedAnswer]
    events: list[EventAnswer]
    heard: int
    told: int
    undo: bool
    undo_why: ErrorAnswer | None
    draw: list[int] | None
    over: bool
    returns: list[float] | None
    ended: Ended | None


class TableMessage(Outgoing, tag="table"):
    table: TableAnswer


class Answered(Outgoing):
    """What comes of an act, by the key that it was sent with."""

    key: str


class AcceptedMessage(Answered, tag="accepted"):
    pass


class StaleMessage(Answered, tag="stale"):
    pass


class RefusedMessage(Answered, tag="refused"):
    error: ErrorAnswer


class QuestionMessage(Outgoing, tag="question"):
    question: str
    kind: Asks
    seat: int


class RematchMessage(Outgoing, tag="rematch"):
    id: str
    invite: str


class Said(Outgoing):
    """By whom."""

    name: str
    seat: int


class ChatMessage(Said, tag="chat"):
    text: str


class PhraseMessage(Said, tag="phrase"):
    phrase: str


class TalkMessage(Outgoing, tag="talk"):
    said: list[ChatMessage | PhraseMessage]


class RestartingMessage(Outgoing, tag="restarting"):
    pass


class GoneMessage(Outgoing, tag="gone"):
    reason: str


class PongMessage(Outgoing, tag="pong"):
    pass
