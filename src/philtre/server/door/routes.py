"""All that is answered but pages, as Litestar takes it. Slow to import."""

import logging
from functools import cache
from typing import Any, Final

from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope

from philtre.core.errors import Params, PhiltreError
from philtre.server.answering import every
from philtre.server.answering.refusals import status_of
from philtre.server.door import api_content, api_me, probes
from philtre.server.door.dependencies import AnyRequest
from philtre.server.door.gate import FOR_WHOM, SAFE
from philtre.server.door.http import handler
from philtre.server.door.table_socket import table_socket
from philtre.server.tables.views import error_answer
from philtre.version import VERSION

LOGGER = logging.getLogger("philtre.server")
KEYS: Final = {404: "not-found", 405: "bad-method", 413: "too-large", 429: "too-fast"}


def told(status: int, error: PhiltreError) -> Response[Any]:
    return Response({"error": error_answer(error)}, status_code=status)


def on_philtre_error(request: AnyRequest, error: PhiltreError) -> Response[Any]:
    return told(status_of(error), error)


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Bad input, a wrong address: a key, and which fields; never what the program looks like."""
    status = error.status_code
    if status >= 500:
        return on_any_error(request, error)
    extra = error.extra if isinstance(error.extra, list) else []
    fields = ", ".join(str(item.get("key", "")) for item in extra if isinstance(item, dict))
    key = KEYS.get(status, "bad-input")
    field: Params = {"field": fields or "body"}
    return told(status, PhiltreError(key, field if key == "bad-input" else None))


def on_unreadable(request: AnyRequest, error: Exception) -> Response[Any]:
    """A body without an end to its brackets, or of bytes that are no letters."""
    if request.method in SAFE:
        return on_any_error(request, error)
    return told(400, PhiltreError("bad-input", {"field": "body"}))


def on_any_error(request: AnyRequest, error: Exception) -> Response[Any]:
    LOGGER.error("%s %s", request.method, request.url.path, exc_info=error)
    return told(500, PhiltreError("server-trouble"))


def handed(name: str) -> Provide:
    def found(scope: Scope) -> Any:
        every: Any = scope
        return every[FOR_WHOM][name]

    return Provide(found, sync_to_thread=False)


@cache
def routes(body_bytes: int) -> Litestar:
    """All that is answered. Put together once, which takes longer than all else at a start:
    many servers in a process (tests, benchmarks) differ in what their requests are handed."""
    return Litestar(
        [
            *api_me.ROUTES,
            *api_content.ROUTES,
            *map(handler, every.ROUTES),
            *probes.ROUTES,
            table_socket,
        ],
        dependencies={
            "lobby": handed("lobby"),
            "consent": handed("consent"),
            "guest": Provide(api_me.guest_of),
        },
        exception_handlers={
            PhiltreError: on_philtre_error,
            HTTPException: on_http_error,
            RecursionError: on_unreadable,
            UnicodeError: on_unreadable,
            Exception: on_any_error,
        },
        request_max_body_size=body_bytes,
        openapi_config=OpenAPIConfig(
            title="Philtre",
            version=VERSION,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
        debug=False,
    )
