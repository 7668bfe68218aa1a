"""The database: durable, migrated, written by one thread, its log only growing."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Event as Flag
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

import philtre
from philtre.core.options import Options
from philtre.core.state import CHANCE
from philtre.server.storage import appending, conversation, queries, schema
from philtre.server.storage.appending import Append
from philtre.server.storage.check import check
from philtre.server.storage.database import Storage, make_engine, upgrade
from philtre.server.storage.trouble import BadDatabase
from philtre.server.tables.conversation import MOST_SAID, Question, Said
from philtre.server.tables.errors import NotFound
from philtre.server.tables.log import MOVE, Row, Setup
from philtre.server.tables.logged_match import begin, resume
from philtre.server.tables.new_table import archived, recorded_seats
from tests.server.people import Person, db_at, seats

Guest = Callable[[str | None], Person]


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    return Storage(db_at(tmp_path))


def test_the_migrations_lead_to_the_schema(storage: Storage) -> None:
    with storage.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.METADATA) == []
    storage.close()


@pytest.mark.sqlite
def test_commits_wait_for_the_disk(storage: Storage) -> None:
    with storage.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    storage.close()


@pytest.mark.sqlite
def test_only_its_owner_can_read_the_file(tmp_path: Path) -> None:
    Storage(f"sqlite:///{tmp_path / 'tables.db'}").close()
    assert (tmp_path / "tables.db").stat().st_mode & 0o077 == 0


def test_what_waits_shares_a_commit_and_a_failure_harms_nobody_else(storage: Storage) -> None:
    commits: list[object] = []
    sa.event.listen(storage.engine, "commit", commits.append)
    hold, held = Flag(), Flag()

    def slow(connection: sa.Connection) -> None:
        connection.execute(sa.select(1))
        held.set()
        hold.wait()

    def add(number: int) -> Callable[[sa.Connection], object]:
        fields = {"id": f"g{number % 40}", "name": "x", "lang": "en", "created": ""}
        return lambda connection: connection.execute(sa.insert(schema.guests), fields)

    first = storage.writer.submit(slow)
    held.wait()
    others = [storage.writer.submit(add(number)) for number in range(50)]
    hold.set()
    first.result()
    failed = [other for other in others if other.exception()]
    assert len(commits) == 2
    assert len(failed) == 10, "ten were there already"
    count = sa.select(sa.func.count()).select_from(schema.guests)
    assert storage.read_now(lambda connection: connection.scalar(count)) == 40
    storage.close()


def test_the_log_is_never_changed(storage: Storage) -> None:
    match = philtre.new("potion", players=3, seed=1)
    header, rows = archived(match)
    seats = recorded_seats(match.seats, None)
    storage.write_now(lambda c: queries.add_table(c, header, seats, rows))
    change = sa.update(schema.moves).values(text="roll beetle beetle")
    with pytest.raises(sa.exc.IntegrityError, match="never changed"):
        storage.write_now(lambda connection: connection.execute(change) and None)
    twice = [Row(2, MOVE, 0, "beetle", "k"), Row(3, MOVE, 0, "vial", "k")]
    with pytest.raises(sa.exc.IntegrityError):
        storage.write_now(Append(header, twice))
    kept = storage.read_now(lambda connection: queries.load_rows(connection, header.id))
    assert kept == rows == [Row(1, MOVE, CHANCE, rows[0].text)]
    storage.close()


@pytest.mark.sqlite
def test_a_database_that_cannot_be_opened_is_told_in_a_sentence(tmp_path: Path) -> None:
    for url in (f"sqlite:///{tmp_path / 'no' / 'folder.db'}", "nonsense", "martian://x"):
        with pytest.raises(BadDatabase, match="can't be opened"):
            Storage(url)


def test_a_move_that_cannot_be_stored_was_never_made(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = guest("Ann")
    line = ann.line(ann.make("me", "here:Zoé", "here:Bob")["id"])
    view = line.look(0)
    append = appending.append

    def broken(connection: sa.Connection, appends: list[Append]) -> None:
        append(connection, appends)
        raise OSError("the disk is full")

    monkeypatch.setattr(appending, "append", broken)
    refused = line.play(0, "beetle", view["seq"], "k")
    assert refused["type"] == "refused"
    assert refused["error"] == {"key": "server-trouble", "params": {}, "reason": None}
    monkeypatch.setattr(appending, "append", append)
    after = line.look(0)
    assert after == {**view, "events": after["events"]}
    assert line.play(0, "vial", view["seq"], "k")["type"] == "accepted"


def test_a_table_of_other_rules_rests_unharmed(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    from philtre.core.registry import find

    monkeypatch.setattr(find("potion"), "rules", 0)
    ann = guest("Ann")
    old = ann.make("me", "open", "random")
    monkeypatch.undo()
    bob = guest("Bob")
    bob.post(f"/api/tables/{old['id']}/sit", {"seat": 1, "invite": old["invite"]}, status=400)
    assert old["id"] in [table["id"] for table in ann.get("/api/tables")]
    assert ann.make("me", "random", "random")


def test_a_table_that_is_older_than_an_option_goes_on() -> None:
    """As Witchcraft was stored before it had `first`, `blast` and `quiet`."""
    options: Options = {"players": 2, "tournament": "on", "master": "off"}
    setup = Setup("witchcraft", 1, options)
    logged, rows = begin(setup, "7")
    rows += logged.play(logged.actors()[0], logged.match.legal()[0])
    again = resume(setup, "7", rows)
    assert again.match.position() == logged.match.position()
    assert json.loads(again.match.record())["options"] == options


def test_an_option_of_one_number_or_none_is_offered_as_a_choice(guest: Guest) -> None:
    ann = guest("Ann")
    games = {game["id"]: game for game in ann.get("/api/games")}
    offered = {option["name"]: option for option in games["witchcraft"]["options"]}["quiet"]
    assert (offered["kind"], offered["default"], offered["values"]) == (
        "choice",
        "60",
        ["60", "none"],
    )
    for given, value in (("60", 60), ("none", None)):
        made = ann.make("me", "here:Bob", game="witchcraft", quiet=given)
        assert ann.get(f"/api/tables/{made['id']}")["options"]["quiet"] == value


def test_of_what_was_said_the_last_is_kept_and_all_goes_with_the_table(storage: Storage) -> None:
    match = philtre.new("potion", players=3, seed=1)
    header, rows = archived(match)
    seats = recorded_seats(match.seats, None)
    storage.write_now(lambda c: queries.add_table(c, header, seats, rows))
    for number in range(MOST_SAID + 3):
        said = Said(number, "chat", 0, "Ann", "x" * 300)
        storage.write_now(partial(conversation.add_said, table=header.id, said=said))
    kept = storage.read_now(partial(conversation.load_said, table=header.id))
    assert [said.n for said in kept] == list(range(3, MOST_SAID + 3))
    guest = {"id": "g", "name": "Ann", "lang": "en", "created": ""}
    storage.write_now(lambda c: c.execute(sa.insert(schema.guests), guest) and None)
    for id in ("q1", "q2"):
        question = Question(id, 0, "g", 5, {"h", "i"})
        storage.write_now(partial(conversation.set_question, table=header.id, question=question))
    assert storage.read_now(partial(conversation.load_questions, table=header.id)) == [question]
    assert storage.write_now(partial(queries.delete, table=header.id))
    assert storage.read_now(partial(conversation.load_said, table=header.id)) == []
    with pytest.raises(NotFound):
        storage.write_now(partial(conversation.add_said, table=header.id, said=kept[0]))
    storage.close()


def test_a_password_is_not_told() -> None:
    with pytest.raises(BadDatabase) as refused:
        Storage("postgresql+nodriver://ann:secret@127.0.0.1:1/tables")
    assert "ann" in str(refused.value)
    assert "secret" not in str(refused.value)


def test_what_a_database_may_not_be_able_to_store_is_refused(guest: Guest) -> None:
    """PostgreSQL has no place for NUL in texts."""
    ann = guest("Ann")
    body = {"game": "potion", "seats": seats("me", "here:a\x00b", "random")}
    ann.post("/api/tables", body, status=400)
    ann.get("/api/tables/a%00b", status=404)
    made = ann.make("me", "here:Zoé", "random")
    why = {"type": "why", "seat": 0, "move": "vial", "key": "\x00"}
    wrong: list[dict[str, Any]] = [{"type": "chat", "text": "\x00"}, why]
    for fields in wrong:
        line = ann.line(made["id"])
        line.send(**fields)
        while (message := line.receive())["type"] != "gone":
            pass
        assert message["reason"] == "bad-message"
    match = philtre.new("potion", players=3, seed="a\x00b")
    assert ann.http.post("/api/records", content=match.record()).status_code == 400
    match = philtre.new("potion", players=3, seed=1, seats=["human:a\x00b", "", "random"])
    assert ann.http.post("/api/records", content=match.record()).status_code == 201


@pytest.mark.sqlite
def test_a_database_of_before_is_brought_up_to_date_with_all_that_is_in_it(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    engine = make_engine(url)
    match = philtre.new("potion", players=3, seed="7")
    _, rows = archived(match)
    header = {"id": "t", "game": "potion", "rules": match.game.rules, "start": "", "seed": "7"}
    header |= {"options": json.dumps(match.options), "public": 0, "invite": "i", "archive": 0}
    header |= {"created": "2026-01-01", "started": 1, "over": 0, "entries": len(rows)}
    upgrade(engine, "0003")
    with engine.begin() as connection:
        names = ", ".join(f'"{name}"' for name in header)
        marks = ", ".join(f":{name}" for name in header)
        connection.execute(sa.text(f"INSERT INTO tables ({names}) VALUES ({marks})"), header)
        for seat in range(3):
            text = f"INSERT INTO seats (\"table\", seat, kind) VALUES ('t', {seat}, 'open')"
            connection.execute(sa.text(text))
        stored = [{"table": "t", "at": "2026-02-02", **row._asdict()} for row in rows]
        connection.execute(sa.insert(schema.moves), stored)
    engine.dispose()
    storage = Storage(url)
    found = storage.read_now(partial(queries.load, table="t"))
    assert found is not None
    assert found[0].touched == "2026-02-02"
    assert found[0].owner is None
    assert list(check(storage)) == []
    storage.close()
