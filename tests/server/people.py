"""A server that really runs, and people who really talk to it."""

import json
import socket
import ssl
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from philtre.server.app import make_server
from philtre.server.settings import Settings
from philtre.server.storage.database import Storage
from tests.postgres import Cluster

Message = dict[str, Any]
PATIENCE = 30.0
# Nobody here talks TLS, and to read all certificates of the system takes as long as a match does.
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


class Databases:
    """Where the tables of a test are: in a file of its folder, or with PostgreSQL."""

    def __init__(self) -> None:
        self._made: dict[Path, str] = {}
        self._new: Callable[[], str] | None = None

    @contextmanager
    def of(self, cluster: Cluster) -> Iterator[None]:
        """From now on with PostgreSQL, a database for each folder."""
        with ExitStack() as stack:
            self._new = lambda: stack.enter_context(cluster.database())
            yield
            self._new = None
            self._made.clear()

    def at(self, folder: Path) -> str:
        """The address of the folder's database, which is there, up to date, and empty at first."""
        if self._new is not None:
            if folder not in self._made:
                self._made[folder] = self._new()
            return self._made[folder]
        file = folder / "tables.db"
        if not file.exists():
            file.write_bytes(empty_database())
        return f"sqlite:///{file}"


DATABASES = Databases()
db_at = DATABASES.at


@cache
def empty_database() -> bytes:
    """All migrations done: they take half of a server's start."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "tables.db")
        Storage(f"sqlite:///{file}").close()
        return file.read_bytes()


def patient(folder: Path, **changes: Any) -> Settings:
    """Settings for tests: bots don't pause, and nobody is too fast."""
    defaults: dict[str, Any] = {
        "db": db_at(folder),
        "pause": 0,
        "workers": 0,
        "coach_steps": 20,
        "gets_at_once": 100_000,
        "posts_at_once": 100_000,
        "messages_at_once": 100_000,
    }
    return Settings(**{**defaults, **changes})


@contextmanager
def serving(settings: Settings) -> Iterator[str]:
    """The address of a server that runs in a thread of its own."""
    bound = socket.socket()
    bound.bind(("127.0.0.1", 0))
    address = f"http://127.0.0.1:{bound.getsockname()[1]}"
    ready = Event()
    server = make_server(replace(settings, address=address), ready.set)
    thread = Thread(target=server.run, kwargs={"sockets": [bound]})
    thread.start()
    try:
        assert ready.wait(PATIENCE)
        yield address
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        bound.close()


class Line:
    """One socket at a table, and all that came over it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.all: list[Message] = []
        self.keys = 0

    def send(self, type: str, **fields: Any) -> None:
        self.connection.send(json.dumps({"type": type, **fields}))

    def receive(self) -> Message:
        message: Message = json.loads(self.connection.recv(timeout=PATIENCE))
        self.all.append(message)
        return message

    def until(self, type: str, such: Callable[[Message], bool] = lambda message: True) -> Message:
        """The next message of a type."""
        while True:
            message = self.receive()
            if message["type"] == type and such(message):
                return message
            assert message["type"] != "gone", message

    def look(self, seat: int | None, heard: int = 0) -> Message:
        self.send("look", seat=seat, heard=heard)
        return self.until("view", lambda view: view["seat"] == seat)

    def play(self, seat: int, move: str, seq: int, key: str = "") -> Message:
        """The answer to a move: accepted, refused, or a fresh view."""
        return self._answer("play", key, seat=seat, move=move, seq=seq)

    def act(self, type: str, key: str = "", **fields: Any) -> str:
        """How any act is answered: accepted, or the key of the reason for its refusal."""
        answer = self._answer(type, key, **fields)
        return str(answer["error"]["key"] if answer["type"] == "refused" else answer["type"])

    def _answer(self, type: str, key: str, **fields: Any) -> Message:
        self.keys += 1
        sent = key or f"key-{id(self)}-{self.keys}"
        self.send(type, key=sent, **fields)
        while True:
            message = self.receive()
            if message["type"] == "gone" or message.get("key") == sent:
                return message

    def settle(self) -> list[Message]:
        """All that was sent before now."""
        self.send("ping")
        before = len(self.all)
        self.until("pong")
        return self.all[before:-1]

    def close(self) -> None:
        self.connection.close()


class Person:
    def __init__(self, url: str, name: str | None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=NO_TLS)
        self.lines = ExitStack()
        if name is not None:
            self.post("/api/me", {"name": name, "lang": "en"})

    def get(self, path: str, status: int = 200) -> Any:
        return self._answer(self.http.get(path), status)

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return self._answer(self.http.post(path, json=body), status)

    def _answer(self, response: httpx.Response, status: int | None) -> Any:
        assert response.status_code in ((200, 201) if status is None else (status,)), response.text
        return response.json()

    def make(
        self,
        *kinds: str,
        game: str = "potion",
        public: bool = False,
        coach: Any = None,
        shared: Any = False,
        several: Any = None,
        **options: Any,
    ) -> Any:
        """A table; kinds are `me`, `open`, `here:Zoé`, or a bot's name."""
        body = {"game": game, "options": options, "seats": seats(*kinds), "public": public}
        body |= {"coach": coach, "shared": shared, "several": several}
        return self.post("/api/tables", body)

    def line(self, table: str, invite: str = "", **headers: str) -> Line:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket?invite={invite}"
        call = connect(address, additional_headers={"Cookie": cookies, **headers})
        return Line(self.lines.enter_context(call))

    def close(self) -> None:
        self.lines.close()
        self.http.close()


def seats(*kinds: str) -> list[Message]:
    return [_seat(*kind.split(":")) for kind in kinds]


def _seat(kind: str, name: str = "") -> Message:
    if kind in ("me", "open"):
        return {"kind": kind}
    if kind == "here":
        return {"kind": "here", "name": name}
    return {"kind": "bot", "bot": kind}


def play_on(line: Line, seat: int, choose: Callable[[Message], str] | None = None) -> Message:
    """Play through this seat until the match is over; the last view."""
    view = line.look(seat)
    while not view["over"]:
        if view["legal"]:
            move = choose(view) if choose else view["legal"][0]["move"]
            line.play(seat, move, view["seq"])
            view = line.all[-1] if line.all[-1]["type"] == "view" else view
        view = line.until("view")
    return view
