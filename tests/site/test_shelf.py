"""What a tab keeps: all or nothing, old versions' too; and one tab at a time."""

import asyncio
import sys
from dataclasses import replace
from pathlib import Path
from subprocess import run
from typing import Any

import pytest

from philtre.core import record
from philtre.core.audit import check_dealt
from philtre.core.errors import BadRecord, PhiltreError
from philtre.server.lobby.shelf import Kept, Room
from philtre.server.tables.errors import NotFound, NotNow
from philtre.server.tables.header import PERSON, Header, Seat
from philtre.server.tables.log import MOVE, Row
from philtre.server.tables.new_table import new_header, started
from philtre.tab.drawers import Change, Memory
from philtre.tab.shelf import FORMAT, TabShelf
from tests.server.people import Person as ServedPerson
from tests.server.people import patient, play_on, serving
from tests.site.tab import TabPerson, tab
from tools import site

ROOM = Room(10, 10, 0)


def a_table() -> tuple[Header, list[Seat], list[Row]]:
    seats = [Seat(number, PERSON, "ann", f"P{number}", here=True) for number in range(3)]
    header = new_header("potion", {"players": 3, "dice": "blanks"}, False)
    header, _, rows = started(replace(header, owner="ann"), seats)
    return header, seats, rows


def kept(drawers: Memory) -> TabShelf:
    """A shelf with one table, whose id is `table`."""
    header, seats, rows = a_table()
    shelf = TabShelf(drawers)
    asyncio.run(shelf.add(replace(header, id="table"), seats, rows, ROOM, None))
    return shelf


def loaded(shelf: TabShelf) -> Kept:
    found = asyncio.run(shelf.load("table"))
    assert found
    return found


def raises(error: type[PhiltreError], work: Any) -> str:
    with pytest.raises(error) as refused:
        asyncio.run(work)
    return refused.value.key


def test_a_row_that_another_tab_has_added_is_not_overwritten() -> None:
    drawers = Memory()
    shelf = kept(drawers)
    before = dict(drawers.kept)
    header, _ = loaded(shelf)
    assert raises(NotNow, shelf.append(header, [Row(1, MOVE, 0, "beetle")])) == "table-elsewhere"
    assert drawers.kept == before


def test_what_is_thrown_away_stays_away() -> None:
    drawers = Memory()
    shelf = kept(drawers)
    header, _ = loaded(shelf)
    asyncio.run(shelf.delete("table"))
    assert not any(drawers.kept.values())
    assert raises(NotFound, shelf.append(header, [Row(9, MOVE, 0, "beetle")])) == "no-such-table"
    assert not any(drawers.kept.values())


def test_without_room_a_move_is_refused_and_nothing_is_lost() -> None:
    with tab(drawers := Memory()) as here:
        ann = TabPerson(here, "Ann")
        line = ann.line(ann.make("me", "random", "random")["id"])
        view = line.look(0)
        line.settle()
        before, drawers.room = dict(drawers.kept), 0
        answer = line.play(0, view["legal"][0]["move"], view["seq"])
        assert answer["error"]["key"] == "store-tab-full"
        drawers.room = None
        assert line.play(0, view["legal"][0]["move"], line.look(0)["seq"])["type"] == "accepted"
        assert before.keys() <= drawers.kept.keys()
        ann.close()


def test_what_an_older_version_kept_is_read_and_a_later_one_left_alone() -> None:
    drawers = Memory()
    shelf = kept(drawers)
    value = asyncio.run(drawers.every("tables", ["table"]))[0]
    for name in ("coach", "shared", "several", "owner", "touched", "name", "standing"):
        del value["header"][name]
    put = Change("put", "tables", ["table"], {**value, "of_a_later_version": 1})
    asyncio.run(drawers.write([put]))
    header, seats = loaded(shelf)
    assert (header.game, header.several, len(seats)) == ("potion", True, 3)
    later = Change("put", "tables", ["table"], {**value, "format": FORMAT + 1})
    asyncio.run(drawers.write([later]))
    assert raises(BadRecord, shelf.load("table")) == "table-unreadable"
    assert asyncio.run(shelf.overview("ann", 10, False)) == []
    assert asyncio.run(drawers.every("tables", ["table"])) != []


def test_who_comes_second_is_told_and_steps_back() -> None:
    with tab() as here:
        ann = TabPerson(here, "Ann")
        made = ann.make("me", "random", "random")
        here.page.elsewhere.add(made["id"])
        assert ann.line(made["id"]).receive() == {"type": "gone", "reason": "elsewhere"}
        here.page.elsewhere.clear()
        line = ann.line(made["id"])
        line.look(0)
        assert here.page.held == {made["id"]}
        ann.close()


def test_what_another_tab_has_played_is_read_anew() -> None:
    drawers = Memory()
    with tab(drawers) as first, tab(drawers) as second:
        ann, again = TabPerson(first, "Ann"), TabPerson(second, None)
        again.who = "Ann"
        again.http = TabPerson(second, "Ann").http
        made = ann.make("me", "here:Bob", "here:Zoé")
        assert again.get(f"/api/tables/{made['id']}")["moves"] == 1
        line = ann.line(made["id"])
        view = line.look(0)
        line.play(0, "beetle", view["seq"])
        assert again.get(f"/api/tables/{made['id']}")["moves"] == 2
        ann.close()
        again.close()


def test_a_match_goes_to_a_server_and_back_by_its_record(tmp_path: Path) -> None:
    """Also one that is not over; and what is over is proved fair in both places."""
    with tab() as here, serving(patient(tmp_path)) as url:
        here.door.lobby.settings = replace(here.door.lobby.settings, open_records=True)
        ann, there = TabPerson(here, "Ann"), ServedPerson(url, "Ann")
        made = ann.make("me", "random", "random", round_limit=1)
        line = ann.line(made["id"])
        begun = ann.http.get(f"/api/tables/{made['id']}/record").text
        play_on(line, 0)
        over = ann.http.get(f"/api/tables/{made['id']}/record").text
        assert record.loads(over).over
        assert not record.loads(begun).over
        for text in (begun, over):
            assert moved(text, there, ann) == text
        brought = there.http.post("/api/records", content=begun.encode()).json()
        entries = there.get(f"/api/tables/{brought['id']}")["moves"]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        body = {"move": entries, "seats": seats}
        assert there.post(f"/api/tables/{brought['id']}/continue", body)["id"]
        ann.close()
        there.close()
    assert check_dealt(record.loads(over))


def moved(text: str, *places: ServedPerson) -> str:
    """A record that was brought to each of these, and taken away again."""
    for person in places:
        brought = person.http.post("/api/records", content=text.encode()).json()
        text = person.http.get(f"/api/tables/{brought['id']}/record").text
    return text


def test_all_that_a_tab_imports_is_packed_and_nothing_of_a_server(tmp_path: Path) -> None:
    code = "import sys, philtre.tab.worker\nfrom philtre.core import registry\nregistry.games()\n"
    code += "import philtre.server.thinking.coach_worker\nprint(*sys.modules)"
    path = {"PYTHONPATH": ":".join(path for path in sys.path if path)}
    loaded = run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=path)
    names = set(loaded.stdout.split())
    assert not names & {"litestar", "sqlalchemy", "uvicorn", "multiprocessing", "fluent", "httpx"}
    for name in names:
        if name.startswith("philtre."):
            file = name.removeprefix("philtre.").replace(".", "/") + ".py"
            assert not site.LEFT_OUT.match(file) or site.NEEDED.match(file) or "/" not in file, name
