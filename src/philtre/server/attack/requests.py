"""Requests that no page of ours sends: odd bodies, addresses, headers and methods."""

import json
import random
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from time import monotonic
from typing import Any, Final
from urllib.parse import quote

import httpx

from philtre.core.registry import game_ids
from philtre.server.attack import Finding
from philtre.server.attack.frames import PATIENCE, health, sit_down
from philtre.server.attack.odd import PIECES, odd, smudged
from philtre.server.attack.target import PLENTY, target

METHODS: Final = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "BREW"]
SEATS: Final = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]
BODIES: Final[list[dict[str, Any]]] = [
    {"name": "Eve", "lang": "en"},
    {"token": "x" * 43},
    {"game": "potion", "seats": SEATS, "options": {"round_limit": 3}, "public": True},
    {"game": "witchcraft", "seats": SEATS[:2], "options": {"master": "on"}, "several": None},
    {"seat": 1, "invite": None},
    {"seat": 0, "bot": "greedy"},
    {"move": 1, "seats": SEATS},
    {"format": "philtre-record-1", "game": "potion", "rules": 1, "moves": []},
]


def attack(seconds: float, folder: Path) -> Finding:
    """Whatever is asked, the answer is never a fault of the server's."""
    luck = random.Random(2)
    figures: dict[str, int | float] = {"requests": 0}
    db = f"sqlite:///{folder / 'tables.db'}"
    with (
        target(db, tables=PLENTY) as (url, _),
        httpx.Client(base_url=url, timeout=PATIENCE) as http,
    ):
        tables = [sit_down(http, game) for game in game_ids()]
        cookie = f"philtre_guest={http.cookies['philtre_guest']}"
        broken = ask(url, cookie, tables, luck, figures, monotonic() + seconds)
        broken += health(http)
    return Finding(figures, broken)


def ask(
    url: str,
    cookie: str,
    tables: list[str],
    luck: random.Random,
    figures: dict[str, int | float],
    until: float,
) -> list[str]:
    host, port = url.removeprefix("http://").split(":")
    while monotonic() < until:
        line = HTTPConnection(host, int(port), timeout=PATIENCE)
        with suppress(HTTPException, ConnectionError):  # it may hang up on what is no HTTP
            for _ in range(100):
                asked = method, path, body, headers = request(luck, cookie, tables)
                line.request(method, path, body, headers)
                answer = line.getresponse()
                answer.read()
                figures["requests"] += 1
                if answer.status >= 500:
                    return [f"{answer.status} for {asked!r}"]
        line.close()
    return []


def request(
    luck: random.Random, cookie: str, tables: list[str]
) -> tuple[str, str, bytes, dict[str, str]]:
    method = luck.choice(METHODS) if luck.random() < 0.2 else luck.choice(["GET", "POST"])
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    if luck.random() < 0.2:
        name = luck.choice([*headers, "Accept", "Range", "Origin", "X-Forwarded-For", "Host"])
        headers[name] = quote(
            smudged(headers.get(name, "x"), luck), safe=" /=;,:", errors="replace"
        )
        headers[name] = headers[name][:4000]
    right = luck.choice(BODIES)
    body = odd(right, luck) if luck.random() < 0.5 else json.dumps(right).encode()
    return method, address(luck, tables), body if method != "GET" else b"", headers


def address(luck: random.Random, tables: list[str]) -> str:
    table = luck.choice([*tables, "nothing"])
    number = luck.choice(["0", "1", "9" * 25, "-1", "x"])
    path = luck.choice(
        [
            "/",
            "/api/me",
            "/api/me/recovery",
            "/api/recover",
            "/api/games",
            "/api/bots",
            "/api/tables",
            "/api/records",
            f"/api/text/{luck.choice(['en', 'fr', 'xx'])}/potion",
            "/api/rules/potion/en",
            f"/api/tables/{table}",
            f"/api/tables/{table}/record",
            f"/api/tables/{table}/replay/{number}?seat={number}",
            *(f"/api/tables/{table}/{act}" for act in ("sit", "leave", "rematch", "continue")),
            f"/api/tables/{table}/review",
            f"/api/tables/{table}/socket",
            "/schema",
            "/healthz",
            "/metrics",
            f"/assets/{luck.choice(PIECES)[:500]}",
        ]
    )
    odd_one = smudged(path, luck) if luck.random() < 0.3 else path
    return quote(odd_one[:5000], safe="/?=&%.", errors="replace") or "/"
