"""A bot that sits down at an open seat of a Philtre table and plays random moves.

    python examples/bot.py http://127.0.0.1:8000/table/ID?invite=SECRET [name]

Everything it does is in docs/api.md, so it could be written in any language.
"""

import json
import random
import sys
from hashlib import sha256
from secrets import token_hex
from typing import Any
from urllib.parse import parse_qs, urlsplit
from uuid import uuid4

import httpx
from websockets.sync.client import ClientConnection, connect


def main(address: str, name: str = "Robin the bot") -> list[float]:
    """Play one match to its end; what each seat got."""
    link = urlsplit(address)
    site, table = f"{link.scheme}://{link.netloc}", link.path.rpartition("/")[2]
    invite = parse_qs(link.query).get("invite", [""])[0]
    with httpx.Client(base_url=site) as http:
        http.post("/api/me", json={"name": name, "lang": "en"}).raise_for_status()
        seats = http.get(f"/api/tables/{table}", params={"invite": invite}).json()["seats"]
        seat = next(seat["seat"] for seat in seats if seat["kind"] == "open")
        body = {"seat": seat, "invite": invite}
        http.post(f"/api/tables/{table}/sit", json=body).raise_for_status()
        cookie = f"philtre_guest={http.cookies['philtre_guest']}"

    socket = f"{site.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(socket, additional_headers={"Cookie": cookie}) as line:
        line.send(json.dumps({"type": "look", "seat": seat, "heard": 0}))
        secret = token_hex(16)
        for text in line:
            message = json.loads(text)
            if message["type"] == "table" and message["table"]["luck"]:
                add_luck(line, seat, secret, message["table"]["luck"])
            if message["type"] == "view" and message["over"]:
                return list(message["returns"])
            if message["type"] == "view" and message["legal"]:
                move = random.choice(message["legal"])["move"]
                play = {"type": "play", "seat": seat, "move": move, "seq": message["seq"]}
                line.send(json.dumps({**play, "key": uuid4().hex}))
    raise SystemExit("the table has gone")


def add_luck(line: ClientConnection, seat: int, secret: str, luck: dict[str, Any]) -> None:
    """Add a part to the seed: sealed first, told when everybody's is sealed."""
    if str(seat) not in luck["seals"]:
        line.send(json.dumps({"type": "seal", "seal": sha256(secret.encode()).hexdigest()}))
    elif luck["sealed"] and seat in luck["waiting"]:
        line.send(json.dumps({"type": "secret", "secret": secret}))


if __name__ == "__main__":
    print(main(*sys.argv[1:]))
