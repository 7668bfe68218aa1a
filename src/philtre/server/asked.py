"""Requests and sockets as the handlers take them; who asks is found by its cookie, not by these."""

from typing import Any

from litestar import Request, WebSocket

AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]
