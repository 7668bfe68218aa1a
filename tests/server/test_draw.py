"""A draw by agreement: offered, agreed, declined, withdrawn; kept in the log."""

from collections.abc import Callable
from pathlib import Path

import pytest

import philtre
from philtre.core.registry import find
from philtre.server.tables.errors import NotNow
from philtre.server.tables.log import Row, Setup
from philtre.server.tables.logged_match import LoggedMatch, begin, resume
from tests.server.people import Line, Person, patient, serving
from tests.server.test_play import three

Guest = Callable[[str | None], Person]


def two(guest: Guest, game: str = "witchcraft") -> tuple[str, list[Line]]:
    ann, bob = guest("Ann"), guest("Bob")
    made = ann.make("me", "open", game=game)
    bob.post(f"/api/tables/{made['id']}/sit", {"seat": 1, "invite": made["invite"]})
    lines = [ann.line(made["id"]), bob.line(made["id"])]
    for seat, line in enumerate(lines):
        assert line.look(seat)["draw"] == []
    return made["id"], lines


def test_both_agree(guest: Guest) -> None:
    id, (ann, bob) = two(guest)
    ann.send("draw", seat=0, yes=True)
    assert [line.until("view")["draw"] for line in (ann, bob)] == [[0], [0]]
    bob.send("draw", seat=1, yes=True)
    for line in (ann, bob):
        view = line.until("view", lambda view: view["over"])
        assert (view["ended"], view["returns"], view["draw"]) == ("draw", [0.0, 0.0], None)
        assert view["legal"] == view["actors"] == []
    text = guest(None).http.get(f"/api/tables/{id}/record").text
    assert philtre.replay(text).ended == "draw"
    ann.send("draw", seat=0, yes=True)
    assert ann.until("refused")["error"]["key"] == "match-over"


@pytest.mark.parametrize("game", ["apotheca", "quacks"])
def test_other_games_of_two(guest: Guest, game: str) -> None:
    _, (ann, bob) = two(guest, game)
    bob.send("draw", seat=1, yes=True)
    ann.until("view", lambda view: view["draw"] == [1])
    ann.send("draw", seat=0, yes=True)
    returns = bob.until("view", lambda view: view["over"])["returns"]
    assert returns == ([0.5, 0.5] if game == "quacks" else [0.0, 0.0])


def test_it_is_declined_or_withdrawn_and_not_asked_again_at_once(guest: Guest) -> None:
    _, (ann, bob) = two(guest)
    ann.send("draw", seat=0, yes=True)
    bob.until("view", lambda view: view["draw"] == [0])
    bob.send("draw", seat=1, yes=False)
    assert ann.until("refused")["error"]["key"] == "draw-declined"
    assert bob.until("view")["draw"] == []
    ann.send("draw", seat=0, yes=True)
    assert ann.until("refused")["error"]["key"] == "draw-once"
    bob.send("draw", seat=1, yes=True)
    ann.until("view", lambda view: view["draw"] == [1])
    bob.send("draw", seat=1, yes=False)
    assert ann.until("view")["draw"] == []
    assert [message["type"] for message in bob.settle()].count("refused") == 0


def test_nobody_answers_for_another(guest: Guest) -> None:
    _, (ann, _) = two(guest)
    ann.send("draw", seat=0, yes=True)
    ann.send("draw", seat=1, yes=True)
    assert ann.until("refused")["error"]["key"] == "seat-not-yours"
    assert not ann.look(0)["over"]


def test_a_bot_declines(guest: Guest) -> None:
    ann = guest("Ann")
    line = ann.line(ann.make("me", "random", game="witchcraft")["id"])
    assert line.look(0)["draw"] == []
    line.send("draw", seat=0, yes=True)
    assert line.until("refused")["error"]["key"] == "draw-declined"
    assert line.look(0)["draw"] == []


def test_an_offer_to_who_leaves_is_declined_by_the_bot_that_comes(tmp_path: Path) -> None:
    with serving(patient(tmp_path, pause=1000)) as url:
        ann = Person(url, "Ann")
        made = ann.make("me", "here:Zoé", game="witchcraft")
        line = ann.line(made["id"])
        line.look(0)
        line.send("draw", seat=0, yes=True)
        line.until("view", lambda view: view["draw"] == [0])
        ann.post(f"/api/tables/{made['id']}/leave", {"seat": 1, "bot": "random"})
        assert line.look(0)["draw"] == []
        line.send("draw", seat=0, yes=True)
        assert line.until("refused")["error"]["key"] == "draw-declined"
        ann.close()


def test_more_than_two_have_no_such_thing(guest: Guest) -> None:
    _, (ann, *_) = three(guest)
    assert ann.look(0)["draw"] is None
    ann.send("draw", seat=0, yes=True)
    assert ann.until("refused")["error"]["key"] == "ending-several"


def test_an_offer_outlives_a_restart(tmp_path: Path) -> None:
    settings = patient(tmp_path)
    with serving(settings) as url:
        ann = Person(url, "Ann")
        made = ann.make("me", "here:Zoé", game="witchcraft")
        line = ann.line(made["id"])
        line.look(0)
        line.send("draw", seat=0, yes=True)
        line.until("view", lambda view: view["draw"] == [0])
        ann.lines.close()
    with serving(settings) as url:
        ann.url = url
        line = ann.line(made["id"])
        assert line.look(1)["draw"] == [0]
        line.send("draw", seat=1, yes=True)
        assert line.until("view")["ended"] == "draw"
        ann.lines.close()
    with serving(settings) as url:
        ann.url = url
        assert ann.line(made["id"]).look(1)["ended"] == "draw"
        ann.close()


def course_of_two() -> tuple[Setup, LoggedMatch, list[Row]]:
    game = find("witchcraft")
    setup = Setup("witchcraft", game.rules, game.settle({}))
    return setup, *begin(setup, "7")


def test_whoever_plays_on_has_answered() -> None:
    setup, logged, rows = course_of_two()
    for _ in range(8):
        first = logged.actors()[0]
        rows += logged.draw(first, True)
        rows += logged.play(first, logged.match.legal(first)[0])
        assert logged.over or logged.offers == {first}, "who has offered may move on"
        other = 1 - first
        while other not in logged.actors():
            rows += logged.play(first, logged.match.legal(first)[0])
        rows += logged.play(other, logged.match.legal(other)[0])
        assert logged.offers == set()
        again = resume(setup, "7", rows)
        assert (again.offers, again.acted, again.seq) == (logged.offers, logged.acted, logged.seq)


def test_an_offer_does_not_make_a_move_of_its_seat_stale() -> None:
    _, logged, _ = course_of_two()
    acted = dict(logged.acted)
    logged.draw(0, True)
    assert logged.acted == acted
    assert logged.draw(0, True) == [], "said already"
    logged.draw(0, False)
    with pytest.raises(NotNow, match="make a move"):
        logged.draw(0, True)
