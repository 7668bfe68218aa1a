"""The tables that a board is drawn from: what is asked for by its digest is kept for good."""

from litestar import MediaType, Response, get
from litestar.status_codes import HTTP_304_NOT_MODIFIED

from philtre.core import registry
from philtre.server.answering.words import with_house
from philtre.server.door.dependencies import AnyRequest, Digest, HouseWord, Word


@get("/api/games/{game:str}/content", sync_to_thread=False)
def content(
    game: Word, request: AnyRequest, v: Digest = "", house: HouseWord = ""
) -> Response[bytes]:
    found = with_house(registry.find(game), house)
    tag = f'"{found.digest}"'
    kept = "public, max-age=31536000, immutable" if v == found.digest else "no-cache"
    headers = {"cache-control": kept, "etag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    return Response(found.data, media_type=MediaType.JSON, headers=headers)


ROUTES = [content]
