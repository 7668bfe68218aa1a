"""One bad row harms its own table only."""

import logging
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from philtre.server.storage import schema
from philtre.server.storage.database import Storage
from philtre.server.tables.header import BOT
from tests.server.people import PATIENCE, Person, patient, serving

DAMAGE: dict[str, Any] = {
    "no options": sa.update(schema.tables).values(options="{"),
    "options of another shape": sa.update(schema.tables).values(options="[1]"),
    "options without players": sa.update(schema.tables).values(options="{}"),
    "options of the future": sa.update(schema.tables).values(options='{"players": 3, "x": 1}'),
    "returns": sa.update(schema.tables).values(returns='"nothing"'),
    "rules of the future": sa.update(schema.tables).values(rules=10_000),
    "a game of the future": sa.update(schema.tables).values(game="chess"),
    "no seed": sa.update(schema.tables).values(seed=None),
    "no seats": sa.delete(schema.seats),
    "a bot of the future": sa.update(schema.seats).values(bot="oracle"),
    "a gap": sa.delete(schema.moves).where(schema.moves.c.seq == 1),
    "an impossible move": "fly",
    "an undo of nothing": "undo",
}


def spoil(db: str, table: str, damage: Any) -> None:
    """Do to a table what a disk, a bug or another version may do."""
    storage = Storage(db)
    if isinstance(damage, str):
        c = schema.moves.c
        count = sa.select(sa.func.max(c.seq)).where(c.table == table)
        seq = storage.read_now(lambda connection: connection.scalar(count)) + 1
        row = {"table": table, "seq": seq, "kind": "undo", "seat": 2, "text": "", "at": ""}
        change = sa.insert(schema.moves).values(
            row if damage == "undo" else {**row, "kind": "move", "text": damage}
        )
    else:
        whose = damage.table.c.id if damage.table is schema.tables else damage.table.c.table
        change = damage.where(whose == table)
        if damage.table is schema.seats and isinstance(damage, sa.Update):
            change = change.where(schema.seats.c.kind == BOT)
    storage.write_now(lambda connection: connection.execute(change) and None)
    storage.close()


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
def test_one_bad_row_harms_its_own_table_only(
    tmp_path: Path, damage: Any, caplog: pytest.LogCaptureFixture
) -> None:
    settings = patient(tmp_path, pause=1000)
    with serving(settings) as url:
        ann = Person(url, "Ann")
        good = ann.make("me", "random", "random", public=True)["id"]
        bad = ann.make("me", "random", "random", public=True)["id"]
        secret = ann.http.cookies["philtre_guest"]
        ann.close()
    spoil(settings.db, bad, damage)
    caplog.set_level(logging.WARNING)
    with serving(patient(tmp_path)) as url:
        ann, eve = Person(url, None), Person(url, "Eve")
        ann.http.cookies.set("philtre_guest", secret)
        for person in (ann, eve):
            assert good in [table["id"] for table in person.get("/api/tables")]
        assert ann.http.get(f"/api/tables/{bad}").status_code in (200, 400)
        deadline = time.monotonic() + PATIENCE  # its bots have gone on, though nobody came
        while ann.get(f"/api/tables/{good}")["moves"] < 3:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        line = ann.line(good)
        assert line.look(0)["legal"]
        assert ann.make("me", "random", "random")
        for person in (ann, eve):
            person.close()
    harmless = damage is DAMAGE["a bot of the future"]
    assert harmless or any(bad in record.getMessage() for record in caplog.records)
    assert not [record for record in caplog.records if record.exc_info], caplog.text
