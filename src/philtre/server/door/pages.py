"""The browser client, as it was built into `philtre/web`; or a page that says how to build it."""

import asyncio
import gzip
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path

from philtre.server.door.gate import PROBES, Scope, Send, answer, respond

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
    if ".." in path.split("/"):
        return None
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


def is_page(scope: Scope) -> bool:
    """Whatever else is not answered is a page, or a file of one."""
    path = str(scope["path"])
    elsewhere = path in PROBES or path.lstrip("/").partition("/")[0] in ("api", "schema")
    return scope["type"] == "http" and not elsewhere


def read(file: Path, gzipped: bool) -> tuple[dict[str, str], bytes]:
    """What it is, and what is in it."""
    kind = guess_type(file.name)[0] or "application/octet-stream"
    # Names of assets have a digest in them, so what they hold never changes.
    lasting = "assets" in file.parts
    headers = {"cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache"}
    headers["content-type"] = kind + "; charset=utf-8" * kind.startswith("text/")
    if kind.startswith(TEXT) and gzipped:
        headers["content-encoding"] = "gzip"
        headers["vary"] = "accept-encoding"
        return headers, squeezed(file, file.stat().st_mtime_ns)
    return headers, file.read_bytes()


async def page(scope: Scope, send: Send, web: Path) -> None:
    """Plain ASGI: there are pages before all that answers the rest is imported."""
    if scope["method"] == "OPTIONS":
        await respond(send, 204, {"allow": "GET, OPTIONS"}, b"")
        return
    file = find(web, scope["path"])
    if scope["method"] != "GET":
        await answer(send, 405, "bad-method")
    elif file is None:
        await answer(send, 404, "not-found")
    elif not file.is_file():
        headers = {"content-type": "text/html; charset=utf-8"}
        await respond(send, 200, headers, UNBUILT.encode())
    else:
        gzipped = b"gzip" in dict(scope["headers"]).get(b"accept-encoding", b"")
        await respond(send, 200, *await asyncio.to_thread(read, file, gzipped))
