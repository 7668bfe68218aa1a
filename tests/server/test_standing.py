"""What a list of tables tells: how far each is, how it came out, what it is called."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec import json

import philtre
from philtre.conformance.matches import wander
from philtre.core.registry import find, game_ids
from philtre.core.rng import Rng
from philtre.server.storage import schema
from philtre.server.storage.database import Storage
from philtre.server.tables.views import course_answer, standing_of
from philtre.words import LANGUAGES, Words
from tests.server.people import Person, patient, play_on, serving

Guest = Callable[[str | None], Person]


def listed(person: Person, id: str, more: str = "") -> Any:
    return next((one for one in person.get(f"/api/tables{more}") if one["id"] == id), None)


def test_a_table_tells_its_round_and_what_is_asked_of_whom(guest: Guest) -> None:
    ann = guest("Ann")
    made = ann.make("me", "here:Zoé", "here:Bob")["id"]
    standing = listed(ann, made)["standing"]
    assert standing["actors"] == [0, 1, 2]
    assert standing["where"] == {"key": "where-round", "params": {"round": 1}}
    assert [ask["key"] for ask in standing["asks"]] == ["ask-choose"] * 3
    line = ann.line(made)
    line.play(0, "beetle", line.look(0)["seq"])
    assert listed(ann, made)["standing"]["actors"] == [1, 2]


def test_a_table_that_waits_for_players_tells_nothing_yet(guest: Guest) -> None:
    ann = guest("Ann")
    assert listed(ann, ann.make("me", "open", "open")["id"])["standing"] is None


def test_who_gave_up_is_told_by_name_and_the_points_too(guest: Guest) -> None:
    ann = guest("Ann")
    made = ann.make("me", "here:Zoé", game="quacks")["id"]
    line = ann.line(made)
    line.look(0)
    line.send("resign", seat=1)
    seats = line.until("view", lambda view: view["over"])["view"]["seats"]
    standing = listed(ann, made)["standing"]
    assert (standing["ended"], standing["resigned"]) == ("resigned", 1)
    assert standing["points"] == [seat["points"] for seat in seats]


def test_a_table_from_before_tells_it_after_a_restart(tmp_path: Path) -> None:
    settings = patient(tmp_path)
    with serving(settings) as url:
        ann = Person(url, "Ann")
        made = ann.make("me", "here:Zoé", "here:Bob")["id"]
        cookies = ann.http.cookies
        ann.close()
    storage = Storage(settings.db)
    forget = sa.update(schema.tables).values(standing=None)
    storage.write_now(lambda connection: connection.execute(forget).rowcount)
    storage.close()
    with serving(settings) as url:
        ann = Person(url, None)
        ann.http.cookies = cookies
        while listed(ann, made)["standing"] is None:  # the server is still looking through them
            pass
        assert listed(ann, made)["standing"]["actors"] == [0, 1, 2]
        ann.close()


def test_the_owner_names_a_table_and_everybody_there_is_told(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    made = ann.make("me", "open", "random")
    bob.post(f"/api/tables/{made['id']}/sit", {"seat": 1, "invite": made["invite"]})
    line = bob.line(made["id"])
    line.until("table")
    path = f"/api/tables/{made['id']}/name"
    assert ann.post(path, {"name": "  The  cellar "})["name"] == "The cellar"
    assert line.until("table", lambda one: one["table"]["name"] is not None)
    assert listed(bob, made["id"])["name"] == "The cellar"
    bob.post(path, {"name": "Mine"}, status=403)
    ann.post(path, {"name": "\u200b\u0007"}, status=400)
    ann.post(path, {"name": "x" * 41}, status=400)
    assert ann.post(path, {"name": ""})["name"] is None


def test_a_hidden_table_is_hidden_from_one_list_only(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    made = ann.make("me", "open", "random")
    id = made["id"]
    bob.post(f"/api/tables/{id}/sit", {"seat": 1, "invite": made["invite"]})
    for _ in range(2):  # twice is no harm
        assert ann.http.post(f"/api/tables/{id}/hide", json={"hidden": True}).status_code == 204
    assert listed(ann, id) is None
    assert listed(bob, id) is not None
    assert listed(ann, id, "?hidden=true") is not None
    assert bob.get("/api/tables?hidden=true") == []
    ann.http.post(f"/api/tables/{id}/hide", json={"hidden": False})
    assert listed(ann, id) is not None
    guest(None).post(f"/api/tables/{id}/hide", {}, status=403)


def test_who_leaves_for_good_leaves_nothing_hidden_behind(guest: Guest, tmp_path: Path) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    made = ann.make("me", "open", "random")
    bob.post(f"/api/tables/{made['id']}/sit", {"seat": 1, "invite": made["invite"]})
    for person in (ann, bob):
        person.http.post(f"/api/tables/{made['id']}/hide", json={})
    assert bob.http.delete("/api/me").status_code == 200
    assert ann.http.delete(f"/api/tables/{made['id']}").status_code == 204


def test_in_a_rematch_another_begins(guest: Guest) -> None:
    ann = guest("Ann")
    made = ann.make("me", "random", "novice-bold", round_limit=1)["id"]
    play_on(ann.line(made), 0)
    again = ann.get(f"/api/tables/{ann.post(f'/api/tables/{made}/rematch')['id']}")
    assert [seat["bot"] for seat in again["seats"]] == ["random", "novice-bold", None]
    assert again["mine"] == [2]


def test_a_record_is_told_apart_from_a_match_played_here(guest: Guest) -> None:
    ann = guest("Ann")
    match = philtre.new("potion", seed=5)
    wander(match, Rng(5), 400)
    brought = ann.post("/api/records", json.decode(match.record()))
    assert listed(ann, brought["id"])["archive"]


@pytest.mark.parametrize("game", game_ids())
def test_every_where_and_every_question_has_its_words(game: str) -> None:
    """Whatever a list of tables may be told of a game can be said in both languages."""
    texts = [Words(lang, game) for lang in LANGUAGES]
    for seed in range(4):
        match, rng = philtre.new(game, seed=seed), Rng(seed)
        for _ in range(150):
            standing = json.decode(standing_of(match))
            for phrase in [standing["where"], *standing["asks"]]:
                assert phrase is None or all(words.has(phrase["key"]) for words in texts), phrase
            if match.over:
                break
            seat = match.state.actors()[0]
            match.play(match.game.text(match.state.any_move(seat, rng)), seat)


@pytest.mark.parametrize("game", game_ids())
def test_the_course_of_a_match_is_that_of_its_replay(game: str) -> None:
    match = philtre.new(game, seed=3)
    wander(match, Rng(3), 120)
    for seat in (None, 0):
        course = course_answer(match, seat)
        assert course.who == [entry.seat for entry in match.log]
        for move in (0, len(match.log) // 2, len(match.log)):
            assert course.heard[move] == len(match.fork(move).events(seat))
        assert [one.move for one in course.rounds] == sorted({one.move for one in course.rounds})
        assert course.rounds[0].move == 0
        assert course.points == match.game.standing.points(match.state)


@pytest.mark.parametrize("seed", range(4))
def test_turns_only_go_up(seed: int) -> None:
    """W-13: also where a power tile is used before the activation."""
    match = philtre.new("witchcraft", seed=seed)
    wander(match, Rng(seed), 160)
    assert any(event.kind == "power-used" for event in match.events(None))
    wheres = [one.where for one in course_answer(match, None).rounds]
    assert [where.key for where in wheres if where][:2] == ["where-set-up", "where-placing"]
    turns = [where.params["turn"] if where else None for where in wheres[2:]]
    assert turns == list(range(1, len(turns) + 1))


@pytest.mark.parametrize("game", game_ids())
def test_of_a_whole_match_points_have_sources_and_seats_places(game: str) -> None:
    """Who is first by the rules is; the rest is ranked only where the rules do (Q-28)."""
    options: dict[str, Any] = find(game).limit
    match = philtre.new(game, seed=8, **options)
    wander(match, Rng(8), 3000)
    assert match.over
    course, standing = course_answer(match, None), json.decode(standing_of(match))
    added = zip(*(source.points for source in course.sources), strict=True)
    assert [sum(points) for points in added] == course.points == standing["points"]
    assert course.honours
    returns, places = match.returns or [], standing["places"]
    first = [seat for seat, place in enumerate(places) if place == 1]
    assert first == [seat for seat, share in enumerate(returns) if share == max(returns)]
    if game == "quacks":
        for one, points in zip(places, course.points, strict=True):
            assert one > sum(other > points for other in course.points)
    else:
        assert set(places) <= {1, 1 + len(first)}


def test_who_resigned_is_last_whatever_was_gathered() -> None:
    match = philtre.new("quacks", players=2, seed=1)
    wander(match, Rng(1), 60)
    ahead = max((0, 1), key=lambda seat: match.game.standing.points(match.state)[seat])
    match.resign(ahead)
    assert json.decode(standing_of(match))["places"] == [1 + (seat == ahead) for seat in (0, 1)]
