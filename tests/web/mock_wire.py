"""The little of HTTP and WebSocket that a stand-in for the server needs. Standard library only."""

import base64
import hashlib
import json
import struct
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import BufferedIOBase
from pathlib import Path
from threading import Lock
from typing import Any, Final

MAGIC: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
# As strict as can be: a client that works under this works under the server's.
POLICY: Final = "default-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'"
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}


class Wire:
    """One open WebSocket: whole text messages in, JSON out."""

    def __init__(self, source: BufferedIOBase, sink: BufferedIOBase) -> None:
        self._source = source
        self._sink = sink
        self._lock = Lock()
        self.sent: list[dict[str, Any]] = []  # all that this client was ever told

    def send(self, message: dict[str, Any]) -> None:
        self.sent.append(message)
        self._frame(TEXT, json.dumps(message).encode())

    def messages(self) -> Iterator[dict[str, Any]]:
        while True:
            head = self._source.read(2)
            if len(head) < 2:
                return
            kind, size = head[0] & 15, head[1] & 127
            if size == 126:
                (size,) = struct.unpack("!H", self._source.read(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self._source.read(8))
            mask = self._source.read(4)
            data = bytes(b ^ mask[i % 4] for i, b in enumerate(self._source.read(size)))
            if kind == CLOSE:
                return
            if kind == PING:
                self._frame(PONG, data)
            elif kind == TEXT:
                yield json.loads(data)

    def _frame(self, kind: int, data: bytes) -> None:
        size = len(data)
        if size < 126:
            head = bytes([128 | kind, size])
        elif size < 1 << 16:
            head = bytes([128 | kind, 126]) + struct.pack("!H", size)
        else:
            head = bytes([128 | kind, 127]) + struct.pack("!Q", size)
        with self._lock:
            try:
                self._sink.write(head + data)
                self._sink.flush()
            except (OSError, ValueError):
                pass  # gone; its reader ends by itself


class Handler(BaseHTTPRequestHandler):
    """Answers, files of the built client, and the opening of sockets."""

    protocol_version = "HTTP/1.1"
    server: "Server"

    def log_message(self, format: str, *args: object) -> None:
        """Tests have enough to say."""

    def body(self) -> str:
        return self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()

    def answer(self, body: object, status: int = 200, cookie: str = "") -> None:
        plain = isinstance(body, str)
        kind = "text/plain; charset=utf-8" if plain else "application/json"
        data = str(body) if plain else json.dumps(body)
        self._reply(data.encode(), kind, status, cookie)

    def file(self, root: Path, path: str) -> None:
        """A file of the client; an address without a dot is one of its pages."""
        file = root / path.lstrip("/")
        if path == "/" or "." not in file.name:
            file = root / "index.html"
        if not file.is_file():
            return self._reply(b"", "text/plain", 404)
        self._reply(file.read_bytes(), TYPES.get(file.suffix, "application/octet-stream"))

    def _reply(self, data: bytes, kind: str, status: int = 200, cookie: str = "") -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Content-Security-Policy", POLICY)
        if cookie:
            self.send_header("Set-Cookie", f"{cookie}; Path=/; HttpOnly; SameSite=Lax")
        self.end_headers()
        self.wfile.write(data)

    def open_socket(self) -> Wire:
        key = self.headers["Sec-WebSocket-Key"].encode()
        accept = base64.b64encode(hashlib.sha1(key + MAGIC).digest()).decode()
        self.send_response(101)
        self.send_header("Upgrade", "websocket")
        self.send_header("Connection", "Upgrade")
        self.send_header("Sec-WebSocket-Accept", accept)
        self.end_headers()
        self.close_connection = True
        return Wire(self.rfile, self.wfile)


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that hangs up is no error."""
