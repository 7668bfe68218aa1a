"""The browser client, as it was built into `philtre/web`; or a page that says how to build it."""

import asyncio
import gzip
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path

from litestar import Response, get

from philtre.server.door.dependencies import AnyRequest, TheLobby, Word
from philtre.server.tables.errors import NotFound

UNBUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Philtre</title>
<h1>Philtre</h1>
<p>The server is running, but its pages are not built yet. Stop it, then start it with
<code>python3 run.py</code>, which builds them.</p>
<p lang="fr">Le serveur tourne, mais ses pages ne sont pas encore construites. Arrêtez-le, puis
lancez <code>python3 run.py</code>, qui les construit.</p>
</html>
"""
TEXT = ("text/", "application/json", "image/svg", "application/javascript")


def find(web: Path, path: str) -> Path | None:
    """The file of an address; any address without a dot is a page of the client."""
    root = web.resolve()
    file = root / path.lstrip("/")
    try:
        file = file.resolve()
        if file.is_relative_to(root) and file.is_file():
            return file
    except OSError:  # no file has a name as long as that
        return None
    return root / "index.html" if "." not in path.rpartition("/")[2] else None


@lru_cache(maxsize=500)
def squeezed(file: Path, changed: int) -> bytes:
    return gzip.compress(file.read_bytes(), 9, mtime=0)


def file_response(file: Path, request: AnyRequest) -> Response[bytes]:
    kind = guess_type(file.name)[0] or "application/octet-stream"
    # Names of assets have a digest in them, so what they hold never changes.
    lasting = "assets" in file.parts
    headers = {"cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache"}
    if kind.startswith(TEXT) and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        headers["vary"] = "accept-encoding"
        body = squeezed(file, file.stat().st_mtime_ns)
    else:
        body = file.read_bytes()
    return Response(body, media_type=kind, headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, lobby: TheLobby, path: Word = "/") -> Response[bytes]:
    if path.startswith("/api/"):
        raise NotFound("not-found")
    web = lobby.settings.web
    file = find(web, path)
    if file is not None and not file.is_file():
        return Response(UNBUILT.encode(), media_type="text/html")
    if file is None:
        raise NotFound("not-found")
    return await asyncio.to_thread(file_response, file, request)


ROUTES = [page]
