"""Everything that is sent to a seat over whole games, against what that seat may know."""

import json
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest

from philtre.core.dealer import Dealer
from philtre.core.game import Game
from philtre.core.match import CHANCE_NAME, Match
from philtre.core.rng import Rng, redeals
from philtre.core.state import CHANCE, State
from philtre.server.storage import queries
from philtre.server.storage.database import Storage
from philtre.server.tables import new_table
from philtre.server.tables.header import Header
from philtre.server.tables.log import Row, first
from tests.server.people import Line, Message, Person, patient, serving

pytestmark = pytest.mark.sqlite

Guest = Callable[[str | None], Person]
MOST = 400  # moves of one game that are looked at
FIELDS = {
    "view": "type seq seat actors view legal refused events heard told undo undo_why draw "
    "over returns ended",
    "table": "type table",
    "accepted": "type key",
    "stale": "type key",
    "pong": "type",
}


class Sitting:
    """A whole game between people of whom each has a line of their own, and an onlooker."""

    def __init__(self, guest: Guest, game: Game) -> None:
        options = game.settle(dict(game.limit))
        players = options.pop("players")
        assert isinstance(players, int)
        self.people = [guest(f"P{seat}") for seat in range(players)]
        given = {name: value for name, value in game.limit.items() if name != "players"}
        made = self.people[0].make(
            "me", *["open"] * (players - 1), game=game.id, public=True, **given
        )
        self.table = made["id"]
        for seat in range(1, players):
            self.people[seat].post(f"/api/tables/{self.table}/sit", {"seat": seat, "invite": None})
        self.onlooker = guest(None)
        self.lines: dict[int | None, Line] = {None: self.onlooker.line(self.table)}
        for seat, person in enumerate(self.people):
            self.lines[seat] = person.line(self.table)

    def play(self, rng: Rng) -> None:
        """Random moves by random actors, to the end."""
        view: Message = {}
        for seat, line in self.lines.items():
            view = line.look(seat)
        for _ in range(MOST):
            if view["over"]:
                return
            seat = view["actors"][rng.below(len(view["actors"]))]
            line = self.lines[seat]
            seen = next(m for m in reversed(line.all) if m["type"] == "view")
            move = seen["legal"][rng.below(len(seen["legal"]))]["move"]
            assert line.play(seat, move, seen["seq"])["type"] == "accepted"
            for each in self.lines.values():
                view = each.until("view")

    def close(self) -> None:
        for person in (*self.people, self.onlooker):
            person.close()


def stored(db: str, table: str) -> tuple[Header, list[Row]]:
    storage = Storage(db)
    try:
        found = storage.read_now(lambda connection: queries.load(connection, table))
        assert found
        return found[0], storage.read_now(lambda connection: queries.load_rows(connection, table))
    finally:
        storage.close()


def test_a_seat_is_sent_its_view_its_moves_and_its_events_and_nothing_else(
    game: Game, tmp_path: Path
) -> None:
    settings = patient(tmp_path)
    with serving(settings) as url:
        sitting = played(lambda name: Person(url, name), game)
    check_sitting(sitting, *stored(settings.db, sitting.table))


def played(guest: Guest, game: Game) -> Sitting:
    sitting = Sitting(guest, game)
    sitting.play(Rng(11))
    for line in sitting.lines.values():
        line.settle()
    sitting.close()
    return sitting


def check_sitting(sitting: Sitting, header: Header, rows: list[Row]) -> None:
    """All that each line was sent, move by move."""
    match = first(header.setup, Dealer())
    for row in rows:
        match.play(row.text, CHANCE_NAME if row.seat == CHANCE else row.seat)
        for seat, line in sitting.lines.items():
            for message in line.all:
                if message["type"] == "view" and message["seq"] == row.seq:
                    check_view(match, seat, message)
    for line in sitting.lines.values():
        assert header.seed is not None
        check_all(line.all, header.seed)


def check_view(match: Match, seat: int | None, message: Message) -> None:
    """The message is what the match gives this seat, and hidden things don't change it."""
    assert message["seat"] == seat
    assert message["view"] == match.view(seat)
    assert message["actors"] == match.actors
    check_moves(match.game, match.state, seat if seat in match.actors else None, message)
    events = match.events(seat)
    assert message["heard"] == len(events)
    for event in message["events"]:
        expected = events[event["n"]]
        assert event == {"n": event["n"], "kind": expected.kind, "params": expected.params}
    assert message["returns"] == match.returns
    if seat is not None:
        for other in islice(redeals(match.state, seat), 6):
            assert match.game.view(other, seat) == message["view"]
            check_moves(match.game, other, seat if seat in match.actors else None, message)


def check_moves(game: Game, state: State, seat: int | None, message: Message) -> None:
    """What may be done and what is refused is what the game says of it; nothing for who waits."""

    def told(move: int, more: Message) -> Message:
        picks = game.picks(move)
        text, (key, params) = game.text(move), game.phrase(move)
        shown = {"move": text, "key": key, "params": params, **more}
        return shown if picks == [[]] else {**shown, "picks": picks}

    legal = [] if seat is None else state.legal(seat)
    abouts = [(move, game.about(state, seat or 0, move)) for move in legal]
    expected = [told(move, {"about": about} if about else {}) for move, about in abouts]
    assert message["legal"] == expected
    wished = [] if seat is None else game.wished(state, seat)
    whys = [(move, game.refuse(state, seat or 0, move)) for move in wished]
    refused = [
        told(move, {"why": {"key": why.key, "params": why.params}}) for move, why in whys if why
    ]
    assert message["refused"] == refused


def check_all(messages: list[Message], seed: str) -> None:
    """Only messages we know, with only the fields we know; the seed only at the end."""
    heard = 0
    for message in messages:
        assert set(message) == set(FIELDS[message["type"]].split())
        if message["type"] == "view" and message["events"]:
            assert message["events"][0]["n"] == heard, "each event once, in order"
            heard = message["heard"]
        told = seed in json.dumps(message)
        assert told == (message["type"] == "table" and message["table"]["over"])


def test_what_others_hide_changes_not_a_byte_of_what_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two tables dealt alike; at one Ann hides a beetle, at the other a vial."""
    monkeypatch.setattr(new_table, "token_hex", lambda size: "ab" * size)
    with serving(patient(tmp_path)) as url:
        worlds = [
            sent_while_hidden(lambda name: Person(url, name), move) for move in ("beetle", "vial")
        ]
    assert worlds[0] == worlds[1]


def sent_while_hidden(guest: Guest, hidden: str) -> list[bytes]:
    ann, bob, eve = guest("Ann"), guest("Bob"), guest(None)
    table = ann.make("me", "open", "open", public=True, several=True)["id"]
    for seat in (1, 2):
        bob.post(f"/api/tables/{table}/sit", {"seat": seat, "invite": None})
    lines = [bob.line(table), bob.line(table), eve.line(table)]
    for line, eyes in zip(lines, (1, 2, None), strict=True):
        line.look(eyes)
    line = ann.line(table)
    view = line.look(0)
    assert line.play(0, hidden, view["seq"])["type"] == "accepted"
    assert lines[0].play(1, "mushroom", view["seq"])["type"] == "accepted"
    for each in lines:
        each.settle()
    views = [m for each in lines for m in each.all if m["type"] == "view"]
    for person in (ann, bob, eve):
        person.close()
    assert len(views) == 9
    return [json.dumps(view).encode() for view in views]
