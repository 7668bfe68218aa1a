"""The requests of `answering`, as Litestar takes them."""

import asyncio
from functools import partial
from inspect import Parameter, Signature, isawaitable
from typing import Any, Final

from litestar import MediaType, Response, route
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from philtre.server.answering.route import HANDED, Route, Source, Taken
from philtre.server.door.dependencies import AnyRequest, Asker, TheConsent, TheLobby
from philtre.server.tables.errors import BadInput

MARKS: Final[dict[Source, Any]] = {
    Source.PATH: FromPath,
    Source.QUERY: FromQuery,
    Source.DATA: JSONBody,
}
BY_NAME: Final = dict(zip(HANDED, (TheLobby, TheConsent, Asker), strict=True))
ANY: Final[Any] = Response  # of whatever type
REQUEST: Final = Parameter("request", Parameter.KEYWORD_ONLY, annotation=AnyRequest)


def handler(asked: Route) -> HTTPRouteHandler:
    """Answers over HTTP; what the function takes is what the schema says."""
    taken = asked.takes()

    async def answer(request: AnyRequest, **given: Any) -> Any:
        given |= {each.name: await whole(request, each.source) for each in taken if is_whole(each)}
        work = partial(asked.work, **given)
        found = await asyncio.to_thread(work) if asked.long else work()
        said = await found if isawaitable(found) else found
        return Response(said, media_type=kind) if asked.says else said

    parameters = [REQUEST, *(marked(each) for each in taken if not is_whole(each))]
    says = answered(asked)
    answer.__dict__["__signature__"] = Signature(parameters, return_annotation=says)
    answer.__annotations__ = {each.name: each.annotation for each in parameters} | {"return": says}
    answer.__name__, answer.__doc__ = asked.work.__name__, asked.work.__doc__
    kind = MediaType.TEXT if asked.text else MediaType.JSON
    made = route(asked.path, http_method=asked.method, status_code=asked.status, media_type=kind)
    return made(answer)


def is_whole(taken: Taken) -> bool:
    return taken.source in (Source.BODY, Source.ASKED)


async def whole(request: AnyRequest, source: Source) -> Any:
    """The body as text, or all of the query."""
    if source is Source.ASKED:
        return dict(request.query_params)
    try:
        return (await request.body()).decode()
    except UnicodeDecodeError:
        raise BadInput("bad-input", {"field": "body"}) from None


def marked(taken: Taken) -> Parameter:
    known: Any = BY_NAME.get(taken.name)
    kind = known if known is not None else MARKS[taken.source][taken.kind]
    return Parameter(taken.name, Parameter.KEYWORD_ONLY, default=taken.default, annotation=kind)


def answered(asked: Route) -> Any:
    if asked.says is not None:
        return ANY[asked.says]
    return asked.work.__annotations__["return"]
