"""What the handlers are handed: the lobby, who asks, and what is asked."""

from typing import Any, TypeAlias, TypeVar

from litestar import Request, WebSocket
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from philtre.server.served import ServedLobby
from philtre.server.tables.consent import Consent
from philtre.server.tables.header import Guest

T = TypeVar("T")

AnyRequest: TypeAlias = Request[Any, Any, Any]
AnySocket: TypeAlias = WebSocket[Any, Any, Any]
TheLobby: TypeAlias = NamedDependency[ServedLobby]
TheConsent: TypeAlias = NamedDependency[Consent]
Asker: TypeAlias = NamedDependency[Guest | None]  # None: has not said a name yet
Body: TypeAlias = JSONBody[T]
TableId: TypeAlias = FromPath[str]
Word: TypeAlias = FromPath[str]
Number: TypeAlias = FromPath[int]
Invite: TypeAlias = FromQuery[str | None]
Eyes: TypeAlias = FromQuery[int | None]
OwnSeat: TypeAlias = FromQuery[int]
Heard: TypeAlias = FromQuery[int]
Flag: TypeAlias = FromQuery[bool]
Digest: TypeAlias = FromQuery[str]
Text: TypeAlias = FromQuery[str]
HouseWord: TypeAlias = FromQuery[str]
