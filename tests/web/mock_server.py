"""A stand-in for `philtre serve`: docs/api.md through the real engine, all in memory.

It keeps nothing, trusts everybody and is made for looking at the client while
there is no server, or a server that is not to be waited for:

    python -m tests.web.mock_server 8000
"""

import json
import re
import sys
from pathlib import Path
from secrets import token_hex
from threading import Lock, Thread
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import philtre
from philtre.bots.catalogue import BOTS
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.options import Choice, Count, Option, Switch
from philtre.core.registry import find, game_ids
from philtre.core.state import CHANCE
from philtre.words import LANGUAGES, Words, text_files
from tests.web.mock_table import NotNow, Person, Table, fault
from tests.web.mock_wire import Handler, Server

WEB: Final = Path(__file__).parents[2] / "src" / "philtre" / "web"


def option_data(option: Option) -> dict[str, object]:
    data: dict[str, object] = dict.fromkeys(("values", "low", "high", "optional", "allowed"))
    data |= {"name": option.name, "default": option.default}
    if isinstance(option, Count):
        more = {"low": option.low, "high": option.high, "optional": option.optional}
        return data | more | {"kind": "count"}
    if isinstance(option, Choice):
        kind = "switch" if isinstance(option, Switch) else "choice"
        return data | {"kind": kind, "values": option.words}
    return data | {"kind": "text", "allowed": option.allowed()}


def game_data(game: Game) -> dict[str, object]:
    players = next(option for option in game.options if option.name == "players")
    assert isinstance(players, Count)
    count = {"low": players.low, "high": players.high, "default": players.default}
    others = [option_data(option) for option in game.options if option is not players]
    return {"id": game.id, "players": count, "options": others}


class Mock(Server):
    """The house: who is known, and all tables."""

    def __init__(self, port: int = 0, pause: float = 0.15) -> None:
        super().__init__(("127.0.0.1", port), Asked)
        self.pause = pause
        self.people: dict[str, Person] = {}
        self.tokens: dict[str, str] = {}
        self.tables: dict[str, Table] = {}
        self.lock = Lock()
        self.url = f"http://127.0.0.1:{self.server_address[1]}"

    def start(self) -> None:
        Thread(target=self.serve_forever, daemon=True).start()

    def add(self, table: Table) -> dict[str, str]:
        self.tables[table.id] = table
        table.start_if_full()
        return {"id": table.id, "invite": table.invite}


class Asked(Handler):
    server: Mock

    def person(self) -> Person | None:
        found = re.search(r"philtre_guest=(\w+)", self.headers.get("Cookie") or "")
        return self.server.people.get(found.group(1)) if found else None

    def do_GET(self) -> None:  # noqa: N802
        self.respond("GET")

    def do_POST(self) -> None:  # noqa: N802
        self.respond("POST")

    def respond(self, method: str) -> None:
        address = urlsplit(self.path)
        if not address.path.startswith("/api/"):
            return self.file(WEB, address.path)
        self.query = {name: values[0] for name, values in parse_qs(address.query).items()}
        parts = address.path.removeprefix("/api/").split("/")
        text = self.body() if method == "POST" else ""
        try:
            if parts[0] == "tables" and parts[2:] == ["socket"]:
                self.server.tables[parts[1]].visit(self.open_socket(), self.person())
                return
            self.route(method, parts, text)
        except PhiltreError as error:
            self.answer({"error": fault(error)}, 409 if isinstance(error, NotNow) else 400)
        except (KeyError, StopIteration):
            self.answer({"error": {"key": "web-missing", "params": {}, "reason": None}}, 404)

    def route(self, method: str, parts: list[str], text: str) -> None:
        match [method, *parts]:
            case ["POST", "records"]:
                self.answer(self.from_record(text))
            case ["POST", "tables", id, act]:
                self.answer(self.act(self.server.tables[id], act, json.loads(text or "{}")))
            case ["POST", "tables"]:
                self.answer(self.open_table(json.loads(text)))
            case ["POST", *rest]:
                self.who(rest, json.loads(text or "{}"))
            case ["GET", "tables", *rest]:
                self.answer(self.look_up(rest))
            case ["GET", *rest]:
                self.answer(self.read(rest))

    # Who you are

    def who(self, parts: list[str], data: dict[str, Any]) -> None:
        house, me = self.server, self.person()
        if parts == ["me", "recovery"] and me:
            house.tokens[token := token_hex(16)] = me.secret
            return self.answer({"token": token})
        if parts == ["recover"]:
            me = house.people[house.tokens.pop(data["token"])]
        elif parts == ["me"]:
            me = me or Person(token_hex(6), token_hex(16))
            me.name, me.lang = data["name"], data["lang"]
            house.people[me.secret] = me
        assert me is not None
        self.answer(me.data(), cookie=f"philtre_guest={me.secret}")

    # What is read

    def read(self, parts: list[str]) -> object:
        match parts:
            case ["me"]:
                me = self.person()
                return me.data() if me else {"id": None, "name": None, "lang": None}
            case ["games"]:
                return [game_data(find(id)) for id in game_ids()]
            case ["games", id, "parts"]:
                game = find(id)
                return [part._asdict() for part in game.parts(game.settle({**self.query}))]
            case ["engine"]:
                return {"percent": None}
            case ["bots"]:
                return BOTS
            case ["limits"]:
                return {"tables_of_a_guest": 50, "rows_of_a_table": 50_000, "expire_days": None}
            case ["text", lang, *game] if lang in LANGUAGES:
                return text_files(lang, game[0] if game else None)[-1].read_text("utf-8")
            case ["rules", game, lang]:
                return Words(lang, game).rules()
        raise KeyError

    def look_up(self, parts: list[str]) -> object:
        me = self.person()
        if not parts:
            seen = [t for t in self.server.tables.values() if t.public or t.seats_of(me)]
            return [table.data(me) for table in reversed(seen)]
        table = self.server.tables[parts[0]]
        match parts[1:]:
            case []:
                return table.data(me)
            case ["record"]:
                return table.finished().record()
            case ["replay", move]:
                seat = self.query.get("seat")
                return replay(table, int(move), None if seat is None else int(seat))
        raise KeyError

    # What is done

    def open_table(self, data: dict[str, Any]) -> dict[str, str]:
        me = self.person()
        assert me is not None
        options = {**data["options"], "players": len(data["seats"])}
        settled = find(data["game"]).settle(options)
        house = self.server
        return house.add(
            Table(data["game"], settled, data["seats"], me, data["public"], house.pause)
        )

    def from_record(self, text: str) -> dict[str, str]:
        me = self.person()
        assert me is not None
        match = philtre.replay(text)
        wishes = [{"kind": "here", "name": seat or "?"} for seat in match.seats]
        table = Table(match.game.id, match.options, wishes, me, False, self.server.pause)
        table.match = match
        return self.server.add(table)

    def act(self, table: Table, act: str, data: dict[str, Any]) -> dict[str, Any]:
        me = self.person()
        assert me is not None
        house = self.server
        if act == "sit":
            table.sit(me, data["seat"])
        elif act == "leave":
            table.leave(data["seat"], data["bot"])
        elif act == "rematch":
            again = Table(table.game, table.options, table.wishes, me, table.public, house.pause)
            return house.add(again)
        elif act == "continue":
            line = table.finished().fork(data["move"]).position()
            after = Table(table.game, table.options, data["seats"], me, False, house.pause)
            after.match = philtre.load(table.game, line, seed=after.seed)
            return house.add(after)
        return table.data(me)


def replay(table: Table, move: int, seat: int | None) -> dict[str, Any]:
    match = table.finished()
    then = match.fork(move)
    made = None
    if move:
        entry = match.log[move - 1]
        key, params = match.game.phrase(entry.move)
        who = None if entry.seat == CHANCE else entry.seat
        made = {"seat": who, "move": match.game.text(entry.move), "key": key, "params": params}
    events = [{"n": n, "kind": e.kind, "params": e.params} for n, e in enumerate(then.events(seat))]
    answer: dict[str, Any] = {"move": move, "total": len(match.log), "made": made}
    answer["view"] = then.view(seat)
    answer["actors"] = [one for one in then.actors if isinstance(one, int)]
    return answer | {"events": events, "returns": then.returns}


if __name__ == "__main__":
    mock = Mock(int(sys.argv[1]) if len(sys.argv) > 1 else 8000, pause=0.7)
    sys.stdout.write(f"{mock.url}\n")
    sys.stdout.flush()
    mock.serve_forever()
