"""Tables of many people: whose they are, who sits where, and who would play again."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import Line, Person, patient, seats, serving

pytestmark = pytest.mark.sqlite

Guest = Callable[[str | None], Person]


def test_ones_own_tables_are_in_ones_lobby_however_many_others_there_are(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("philtre.server.lobby.live_tables.LISTED", 5)
    ann, bob, eve = guest("Ann"), guest("Bob"), guest("Eve")
    mine = ann.make("me", "open", "random")["id"]
    for _ in range(10):
        eve.make("me", "open", "random", public=True)
    listed = [table["id"] for table in ann.get("/api/tables")]
    assert mine in listed
    assert len(listed) == 6
    assert mine not in [table["id"] for table in bob.get("/api/tables")]
    assert len(guest(None).get("/api/tables")) == 5


# A rematch


def resigned(ann: Person, bob: Person) -> tuple[str, Line, Line]:
    """A match of two that is over, and their lines."""
    made = ann.make("me", "open", game="witchcraft")
    bob.post(f"/api/tables/{made['id']}/sit", {"seat": 1, "invite": made["invite"]})
    mine, his = ann.line(made["id"]), bob.line(made["id"])
    mine.send("resign", seat=0)
    for line in (mine, his):
        line.until("table", lambda message: message["table"]["over"])
    return made["id"], mine, his


def test_a_rematch_needs_the_others_consent(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    table, mine, his = resigned(ann, bob)
    path = f"/api/tables/{table}/rematch"
    assert ann.post(path) == {"id": None, "invite": None}
    assert ann.post(path) == {"id": None, "invite": None}, "asking twice is asking once"
    assert len(bob.get("/api/tables")) == 1
    question = his.until("question")
    assert (question["kind"], question["seat"]) == ("rematch", 0)
    his.send("answer", question=question["question"], yes=True)
    told = [line.until("rematch") for line in (mine, his)]
    assert told[0] == told[1]
    again = bob.get(f"/api/tables/{told[0]['id']}")
    assert [seat["name"] for seat in again["seats"]] == ["Bob", "Ann"], "another begins"
    assert ann.post(path)["id"] == again["id"]


def test_who_asks_when_asked_has_agreed(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    table, mine, _ = resigned(ann, bob)
    path = f"/api/tables/{table}/rematch"
    ann.post(path)
    again = bob.post(path)
    assert mine.until("rematch") == {"type": "rematch", **again}


def test_a_rematch_that_is_declined_is_not_made(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    table, mine, his = resigned(ann, bob)
    ann.post(f"/api/tables/{table}/rematch")
    his.send("answer", question=his.until("question")["question"], yes=False)
    assert mine.until("refused")["error"]["key"] == "rematch-declined"
    assert len(ann.get("/api/tables")) == 1
    ann.post(f"/api/tables/{table}/rematch")
    assert his.until("question")["kind"] == "rematch", "one may ask again"


def test_the_question_waits_for_who_is_away_and_through_a_restart(tmp_path: Path) -> None:
    with serving(patient(tmp_path)) as url:
        ann, bob = Person(url, "Ann"), Person(url, "Bob")
        table, _, _ = resigned(ann, bob)
        bob.lines.close()
        ann.post(f"/api/tables/{table}/rematch")
        ann.lines.close()
    with serving(patient(tmp_path)) as url:
        bob.url = url
        his = bob.line(table)
        his.send("answer", question=his.until("question")["question"], yes=True)
        assert his.until("rematch")["id"]
        for person in (ann, bob):
            person.close()


def test_before_the_end_there_is_no_rematch(guest: Guest) -> None:
    ann = guest("Ann")
    made = ann.make("me", "here:Zoé", game="witchcraft")
    ann.post(f"/api/tables/{made['id']}/rematch", status=409)


# One guest, several seats


def test_where_something_is_hidden_each_guest_has_one_seat(guest: Guest) -> None:
    ann, eve = guest("Ann"), guest("Eve")
    made = ann.make("me", "open", "open")
    path, invite = f"/api/tables/{made['id']}", made["invite"]
    assert eve.post(f"{path}/sit", {"seat": 1, "invite": invite})["several"] is False
    for person in (ann, eve):
        refused = person.post(f"{path}/sit", {"seat": 2, "invite": invite}, status=409)
        assert refused["error"]["key"] == "one-seat-each"
    eve.post(f"{path}/sit", {"seat": 1, "invite": invite})  # again on one's own is no second one
    guest("Bob").post(f"{path}/sit", {"seat": 2, "invite": invite})


@pytest.mark.parametrize(
    ("kinds", "more"),
    [(("me", "here:Zoé", "open"), {}), (("me", "open", "open"), {"several": True})],
    ids=["the maker has several", "the maker says so"],
)
def test_a_table_for_several_on_one_screen_lets_anybody_have_several(
    guest: Guest, kinds: tuple[str, ...], more: dict[str, Any]
) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    body = {"game": "potion", "seats": seats(*kinds), **more}
    made = ann.post("/api/tables", body)
    path, invite = f"/api/tables/{made['id']}", made["invite"]
    open_seats = [number for number, kind in enumerate(kinds) if kind == "open"]
    for number in open_seats:
        table = bob.post(f"{path}/sit", {"seat": number, "invite": invite})
    assert table["mine"] == open_seats


def test_whoever_has_several_must_allow_them(guest: Guest) -> None:
    body = {"game": "potion", "seats": seats("me", "here:Zoé", "open"), "several": False}
    refused = guest("Ann").post("/api/tables", body, status=409)
    assert refused["error"]["key"] == "one-seat-each"


def test_where_nothing_is_hidden_anybody_may_have_several(guest: Guest) -> None:
    ann = guest("Ann")
    made = ann.make("me", "open", game="witchcraft", tournament="on")
    ann.post(f"/api/tables/{made['id']}/sit", {"seat": 1, "invite": made["invite"]})
