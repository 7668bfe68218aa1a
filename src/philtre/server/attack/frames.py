"""Frames that no page of ours sends, over the sockets of every game."""

import json
import logging
import random
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any, Final

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from philtre.core.registry import find, game_ids
from philtre.server.attack import Finding
from philtre.server.attack.odd import odd
from philtre.server.attack.target import target

PATIENCE: Final = 30.0
UNHEARD: Final = logging.Logger("unheard", logging.CRITICAL + 1)  # what the client minds
AT_ONCE: Final = 20  # frames between two looks at what came back
PARTING: Final = 0.5  # seconds that we wait for the server to close a line


def attack(seconds: float, folder: Path) -> Finding:
    """Nothing that is sent makes a fault of the server's, or holds up somebody else's table."""
    luck = random.Random(1)
    figures: dict[str, int | float] = {"frames": 0, "lines": 0, "games": len(game_ids())}
    db = f"sqlite:///{folder / 'tables.db'}"
    with (
        target(db) as (url, _),
        httpx.Client(base_url=url, timeout=PATIENCE) as http,
    ):
        tables = [sit_down(http, game) for game in game_ids()]
        cookie = f"philtre_guest={http.cookies['philtre_guest']}"
        broken: list[str] = []
        with line_to(url, tables[0], cookie) as quiet:
            until = monotonic() + seconds
            while monotonic() < until and not broken:
                figures["lines"] += 1
                with line_to(url, luck.choice(tables), cookie) as line:
                    broken += bother(line, luck, figures, until)
            broken += [] if answers(quiet) else ["a quiet table was not answered"]
        broken += health(http)
    return Finding(figures, broken)


def sit_down(http: httpx.Client, game: str) -> str:
    """A table where one guest has every seat, so that every seat can be tried."""
    if "philtre_guest" not in http.cookies:
        http.post("/api/me", json={"name": "Eve"}).raise_for_status()
    players = find(game).settle({})["players"]
    assert isinstance(players, int)
    body = {"game": game, "seats": [{"kind": "me"}] * players, "coach": True, "public": True}
    made = http.post("/api/tables", json=body)
    return str(made.raise_for_status().json()["id"])


def line_to(url: str, table: str, cookie: str, waiting: int | None = None) -> ClientConnection:
    """A socket; `waiting`: messages that are read ahead, all if it is not said."""
    address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
    return connect(
        address,
        additional_headers={"Cookie": cookie},
        max_queue=waiting,
        max_size=None,
        close_timeout=PARTING,
        logger=UNHEARD,
    )


def right(luck: random.Random, legal: list[str], seq: int) -> dict[str, Any]:
    """A message as a page sends it."""
    seat, key = luck.randrange(4), f"{luck.getrandbits(60)}"
    move = luck.choice(legal) if legal else "x"
    return luck.choice(
        [
            {"type": "look", "seat": luck.choice([None, 0, 1, 2]), "heard": luck.randrange(9)},
            {"type": "play", "seat": seat, "move": move, "seq": seq, "key": key},
            {"type": "why", "seat": seat, "move": move, "key": key},
            {"type": "undo", "seat": seat},
            {"type": "answer", "question": key[:8], "yes": True},
            {"type": "draw", "seat": seat, "yes": False},
            {"type": "chat", "text": "hello"},
            {"type": "phrase", "phrase": "oops"},
            {"type": "ping"},
        ]
    )


def bother(
    line: ClientConnection, luck: random.Random, figures: dict[str, int | float], until: float
) -> list[str]:
    """Until the server has had enough of this line; faults of its own that it tells of."""
    legal: list[str] = []
    seq = 0
    with suppress(ConnectionClosed):
        while monotonic() < until:
            for _ in range(AT_ONCE):
                message = right(luck, legal, seq)
                even = luck.random() < 0.8  # else nothing would ever be played
                data = json.dumps(message).encode() if even else odd(message, luck)
                line.send(data, text=luck.random() < 0.98)
                figures["frames"] += 1
            line.send('{"type": "ping"}')
            for told in heard(line):
                if told.get("error", {}).get("key") == "server-trouble":
                    return [f"server-trouble after {data!r}"]
                if told["type"] == "view":
                    legal, seq = [move["move"] for move in told["legal"]], told["seq"]
    return []


def heard(line: ClientConnection) -> list[dict[str, Any]]:
    """All that comes before a pong."""
    all_of_it: list[dict[str, Any]] = []
    while not all_of_it or all_of_it[-1]["type"] != "pong":
        all_of_it.append(json.loads(line.recv(timeout=PATIENCE)))
    return all_of_it


def answers(line: ClientConnection) -> bool:
    try:
        line.send('{"type": "ping"}')
        return bool(heard(line))
    except (ConnectionClosed, TimeoutError):
        return False


def health(http: httpx.Client) -> list[str]:
    """Whether the server lives and its database answers."""
    try:
        return [] if http.get("/readyz").status_code == 200 else ["not ready any more"]
    except (httpx.HTTPError, InvalidStatus) as error:
        return [f"gone: {error!r}"]
