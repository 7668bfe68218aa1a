"""One table of the stand-in server: its match, who sits there and who looks."""

from dataclasses import dataclass
from hashlib import sha256
from secrets import randbits, token_hex
from threading import RLock, Timer
from typing import Any

import philtre
from philtre.bots.catalogue import find_bot
from philtre.core.errors import CannotUndo, PhiltreError
from philtre.core.match import Match
from philtre.core.registry import find
from philtre.core.rng import Rng
from tests.web.mock_wire import Wire


def fault(error: PhiltreError) -> dict[str, Any]:
    reason = fault(error.reason) if error.reason else None
    return {"key": error.key, "params": error.params, "reason": reason}


class NotNow(PhiltreError):
    """Asked too early or too late."""


@dataclass
class Person:
    id: str
    secret: str
    name: str = ""
    lang: str = "en"

    def data(self) -> dict[str, Any]:
        return {"id": self.id, "name": self.name, "lang": self.lang}


@dataclass
class Looker:
    wire: Wire
    person: Person | None
    looks: bool = False
    seat: int | None = None
    heard: int = 0


class Table:
    def __init__(
        self,
        game: str,
        options: dict[str, Any],
        wishes: list[dict[str, Any]],
        owner: Person,
        public: bool,
        pause: float,
    ) -> None:
        self.id, self.invite, self.seed = token_hex(4), token_hex(8), token_hex(32)
        self.game, self.options, self.wishes, self.public = game, options, wishes, public
        self.pause = pause
        self.seats = [self._wished(n, wish, owner) for n, wish in enumerate(wishes)]
        self.match: Match | None = None
        self.resigned: list[float] | None = None
        self.keys: set[str] = set()
        self.seq = 0
        self.lookers: list[Looker] = []
        self.lock = RLock()

    def _wished(self, number: int, wish: dict[str, Any], owner: Person) -> dict[str, Any]:
        kind = wish["kind"]
        held = kind in ("me", "here")
        name = wish.get("name") if kind == "here" else owner.name if kind == "me" else None
        return {
            "seat": number,
            "kind": "person" if held else kind,
            "person": owner if held else None,
            "name": name,
            "bot": wish.get("bot"),
            "here": kind == "here",
        }

    def seats_of(self, person: Person | None) -> list[int]:
        return [s["seat"] for s in self.seats if person and s["person"] is person]

    @property
    def over(self) -> bool:
        return self.match is not None and (self.match.over or self.resigned is not None)

    @property
    def returns(self) -> list[float] | None:
        return self.resigned or (self.match.returns if self.match else None)

    def finished(self) -> Match:
        if not self.over or self.match is None:
            raise NotNow("web-failed", {"status": 409})
        return self.match

    def data(self, person: Person | None) -> dict[str, Any]:
        mine = self.seats_of(person)
        online = [looker.person for looker in self.lookers]
        seats = [
            {name: value for name, value in seat.items() if name != "person"}
            | {"mine": seat["seat"] in mine, "online": seat["person"] in online, "part": part}
            for seat, part in zip(self.seats, self.parts(), strict=True)
        ]
        return {
            "id": self.id,
            "game": self.game,
            "options": self.options,
            "public": self.public,
            "coach": False,
            "talk": True,
            "created": "2026-01-01T00:00:00Z",
            "started": self.match is not None,
            "over": self.over,
            "returns": self.returns,
            "moves": len(self.match.log) if self.match else 0,
            "seed_hash": sha256(self.seed.encode()).hexdigest(),
            "seed": self.seed if self.over else None,
            "invite": self.invite if mine else None,
            "mine": mine,
            "seats": seats,
        }

    def parts(self) -> list[dict[str, Any] | None]:
        game = find(self.game)
        found = game.parts(game.settle({**self.options, "players": len(self.seats)}))
        return [part._asdict() for part in found] or [None] * len(self.seats)

    # Seats

    def start_if_full(self) -> None:
        if self.match is None and all(seat["kind"] != "open" for seat in self.seats):
            self.match = philtre.new(self.game, seed=self.seed, **self.options)
        if self.match is not None:
            self.changed()

    def sit(self, person: Person, number: int) -> None:
        with self.lock:
            seat = self.seats[number]
            if seat["kind"] != "open":
                raise NotNow("web-failed", {"status": 409})
            seat.update(kind="person", person=person, name=person.name)
            self.tell_table()
            self.start_if_full()

    def leave(self, number: int, bot: str) -> None:
        with self.lock:
            self.seats[number].update(kind="bot", person=None, name=None, bot=bot)
            self.tell_table()
            self.changed()

    # The socket

    def visit(self, wire: Wire, person: Person | None) -> None:
        """From the opening of a socket to its end."""
        looker = Looker(wire, person)
        with self.lock:
            self.lookers.append(looker)
            self.tell_table()
        try:
            for message in wire.messages():
                with self.lock:
                    self.obey(looker, message)
        finally:
            with self.lock:
                self.lookers.remove(looker)
                self.tell_table()

    def obey(self, looker: Looker, message: dict[str, Any]) -> None:
        try:
            getattr(self, "on_" + message.pop("type"))(looker, **message)
        except PhiltreError as error:
            data = fault(error)
            looker.wire.send({"type": "refused", "key": message.get("key", ""), "error": data})

    def on_look(self, looker: Looker, seat: int | None, heard: int) -> None:
        assert seat is None or seat in self.seats_of(looker.person)
        looker.looks, looker.seat, looker.heard = True, seat, heard
        self.tell_view(looker)

    def on_play(self, looker: Looker, seat: int, move: str, seq: int, key: str) -> None:
        assert seat in self.seats_of(looker.person)
        if self.match and key not in self.keys:
            self.match.play(move, seat)
            self.keys.add(key)
            self.changed()
        looker.wire.send({"type": "accepted", "key": key})

    def on_why(self, looker: Looker, seat: int, move: str, key: str) -> None:
        assert self.match
        self.match.fork().play(move, seat)

    def on_undo(self, looker: Looker, seat: int) -> None:
        assert self.match
        self.match.undo(seat)
        for other in self.lookers:
            other.heard = 0
        self.changed()

    def on_resign(self, looker: Looker, seat: int) -> None:
        others = len(self.seats) - 1
        self.resigned = [0.0 if n == seat else 1 / others for n in range(others + 1)]
        self.tell_table()
        self.changed()

    def on_chat(self, looker: Looker, text: str) -> None:
        self.say(looker, {"type": "chat", "text": text})

    def on_phrase(self, looker: Looker, phrase: str) -> None:
        self.say(looker, {"type": "phrase", "phrase": phrase})

    def on_ping(self, looker: Looker) -> None:
        looker.wire.send({"type": "pong"})

    def say(self, looker: Looker, said: dict[str, Any]) -> None:
        name = looker.person.name if looker.person else "?"
        for other in list(self.lookers):
            other.wire.send({**said, "name": name, "seat": looker.seat})

    # Telling

    def tell_table(self) -> None:
        for looker in list(self.lookers):
            looker.wire.send({"type": "table", "table": self.data(looker.person)})

    def tell_view(self, looker: Looker) -> None:
        if not looker.looks or self.match is None:
            return
        match, seat = self.match, looker.seat
        actors = [] if self.over else [actor for actor in match.actors if isinstance(actor, int)]
        events = match.events(seat)
        legal = []
        for move in match.state.legal(seat) if seat is not None and seat in actors else []:
            key, params = match.game.phrase(move)
            legal.append({"move": match.game.text(move), "key": key, "params": params})
        message = {
            "type": "view",
            "seq": self.seq,
            "seat": seat,
            "actors": actors,
            "view": match.view(seat),
            "legal": legal,
            "events": [
                {"n": n, "kind": event.kind, "params": event.params}
                for n, event in enumerate(events)
                if n >= looker.heard
            ],
            "heard": len(events),
            "undo": seat is not None and not self.over and self.may_undo(seat),
            "over": self.over,
            "returns": self.returns,
            "ended": "resigned" if self.resigned else "game" if self.over else None,
        }
        looker.heard = len(events)
        looker.wire.send(message)

    def may_undo(self, seat: int) -> bool:
        assert self.match
        try:
            self.match.fork().undo(seat)
        except CannotUndo:
            return False
        return True

    def changed(self) -> None:
        """Tell everybody, then let a bot think."""
        self.seq += 1
        if self.over:
            self.tell_table()
        for looker in list(self.lookers):
            self.tell_view(looker)
        timer = Timer(self.pause, self.bot_moves, [self.seq])
        timer.daemon = True
        timer.start()

    def bot_moves(self, seq: int) -> None:
        with self.lock:
            if seq != self.seq or self.over or self.match is None:
                return
            match = self.match
            for seat in match.actors:
                if isinstance(seat, int) and self.seats[seat]["kind"] == "bot":
                    bot = find_bot(self.seats[seat]["bot"])
                    move = bot.choose(match.glimpse(seat), Rng(randbits(62)))
                    match.play(match.game.text(move), seat)
                    self.changed()
                    return
