"""Matches over the wire: people, bots, one screen, onlookers."""

from collections.abc import Callable
from typing import Any

import pytest

import philtre
from philtre.core.audit import check_dealt, seal
from philtre.core.registry import find
from philtre.server.storage import queries
from tests.server.people import Line, Person, play_on, seats

Guest = Callable[[str | None], Person]


def three(guest: Guest) -> tuple[str, list[Line]]:
    """A table of The Potion where three people sit, each at their own line."""
    people = [guest(name) for name in ("Ann", "Bob", "Cleo")]
    made = people[0].make("me", "open", "open")
    for seat in (1, 2):
        body = {"seat": seat, "invite": made["invite"]}
        table = people[seat].post(f"/api/tables/{made['id']}/sit", body)
    assert table["started"]
    return made["id"], [person.line(made["id"]) for person in people]


def test_a_whole_game_against_bots(guest: Guest) -> None:
    ann = guest("Ann")
    made = ann.make("me", "greedy", "random", "greedy")
    before = ann.get(f"/api/tables/{made['id']}")
    assert before["seed"] is None
    ann.get(f"/api/tables/{made['id']}/record", status=409)
    last = play_on(ann.line(made["id"]), 0)
    assert last["ended"] == "game"
    assert sum(last["returns"]) == 1
    assert last["legal"] == last["actors"] == []

    table = ann.get(f"/api/tables/{made['id']}")
    assert table["over"]
    assert table["returns"] == last["returns"]
    assert table["seed_hash"] == before["seed_hash"] == seal(table["seed"])
    assert len(bytes.fromhex(table["seed"])) == 32
    text = ann.http.get(f"/api/tables/{made['id']}/record").text
    match = philtre.replay(text)
    assert match.seats == ["human:Ann", "greedy", "random", "greedy"]
    assert check_dealt(match) > 0


def test_an_option_may_be_a_list_or_a_mapping(guest: Guest) -> None:
    """Q-30, Q-70"""
    ann = guest("Ann")
    books, witches = {"green": 6, "blue": 3}, ["rescuer", "w5", "The Painter"]
    made = ann.make("me", "open", game="quacks", expansion=True, books=books, witches=witches)
    options = ann.get(f"/api/tables/{made['id']}")["options"]
    assert options["books"] == "6,3,1,1,1,1"
    assert options["witches"] == "w1,w5,w9"


def test_a_match_starts_when_no_seat_is_open(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    made = ann.make("me", "open", "random")
    line = ann.line(made["id"])
    assert line.until("table")["table"]["started"] is False
    line.send("look", seat=0, heard=0)
    assert [message["type"] for message in line.settle()] == []
    bob.post(f"/api/tables/{made['id']}/sit", {"seat": 1, "invite": "wrong"}, status=403)
    bob.post(f"/api/tables/{made['id']}/sit", {"seat": 2, "invite": made["invite"]}, status=409)
    bob.post(f"/api/tables/{made['id']}/sit", {"seat": 1, "invite": made["invite"]})
    view = line.until("view")
    assert 0 in view["actors"]
    guest("Cleo").post(
        f"/api/tables/{made['id']}/sit", {"seat": 1, "invite": made["invite"]}, status=409
    )


def test_legal_moves_come_with_their_words(guest: Guest) -> None:
    _, (ann, *_) = three(guest)
    view = ann.look(0)
    assert view["legal"][0] == {
        "move": "beetle",
        "key": "show",
        "params": {"ingredient": "beetle"},
        "picks": [["ingredient:beetle"]],
    }
    assert view["refused"] == []
    assert view["events"][0]["n"] == 0
    assert view["events"][0]["kind"] == "rolled"
    assert view["heard"] == len(view["events"])


def test_an_illegal_move_is_refused_with_its_reason_and_changes_nothing(guest: Guest) -> None:
    _, (ann, bob, _) = three(guest)
    seq = ann.look(0)["seq"]
    refused = ann.play(0, "frog", seq)
    assert refused["type"] == "refused"
    assert refused["error"]["key"] == "malformed-move"
    assert ann.play(1, "beetle", seq)["error"]["key"] == "seat-not-yours"
    assert ann.look(0)["seq"] == seq
    ann.send("why", seat=0, move="roll beetle vial", key="w")
    assert ann.until("refused")["error"]["key"].startswith("illegal-move")
    ann.send("why", seat=0, move="beetle", key="w")
    assert ann.until("refused")["error"]["key"] == "move-is-legal"
    ann.send("why", seat=0, picks=["ingredient:beetle"], key="w")
    assert ann.until("refused")["error"]["key"] == "move-is-legal"
    ann.send("why", seat=0, picks=["dice:beetle vial"], key="w")
    assert ann.until("refused")["error"]["key"].startswith("illegal-move")
    ann.send("why", seat=0, picks=["ingredient:frog"], key="w")
    assert ann.until("refused")["error"]["key"] == "malformed-move"
    bob.send("look", seat=0, heard=0)
    assert bob.until("refused")["error"]["key"] == "seat-not-yours"


def test_a_repeated_send_is_harmless_and_a_stale_one_gets_a_view(guest: Guest) -> None:
    _, (ann, bob, _) = three(guest)
    seq = ann.look(0)["seq"]
    assert ann.play(0, "beetle", seq, "once")["type"] == "accepted"
    ann.until("view")
    assert ann.play(0, "beetle", seq, "once")["type"] == "accepted"
    assert ann.look(0)["seq"] == seq + 1

    assert bob.look(1)["seq"] == seq + 1
    assert bob.play(1, "vial", seq)["type"] == "accepted", "only another has moved since"
    ann.settle()
    ann.send("play", seat=0, move="vial", seq=seq, key="late")
    assert ann.receive() == {"type": "stale", "key": "late"}
    fresh = ann.receive()
    assert fresh["type"] == "view"
    assert fresh["seq"] == seq + 2


def answer(line: Line, act: str, **fields: Any) -> tuple[str, str]:
    """How an act is answered by its key: accepted, or by the reason for a refusal."""
    return act, line.act(act, **fields)


def test_every_act_is_answered_by_its_key(guest: Guest) -> None:
    _, (ann, bob, cleo) = three(guest)
    seq = ann.look(0)["seq"]
    assert answer(ann, "undo", seat=0) == ("undo", "undo-nothing")
    assert answer(ann, "play", seat=0, move="beetle", seq=seq) == ("play", "accepted")
    assert answer(ann, "undo", seat=0) == ("undo", "accepted"), "the others are asked"
    question = bob.until("question")["question"]
    assert answer(bob, "answer", question=question, yes=False) == ("answer", "accepted")
    assert answer(bob, "answer", question=question, yes=True) == ("answer", "question-lapsed")
    assert answer(ann, "draw", seat=0, yes=True) == ("draw", "ending-several")
    assert answer(ann, "chat", text="hello") == ("chat", "accepted")
    assert answer(ann, "phrase", phrase="oops") == ("phrase", "accepted")
    assert answer(ann, "seal", seal="f" * 64) == ("seal", "luck-started")
    assert answer(ann, "secret", secret="f" * 32) == ("secret", "luck-started")
    assert answer(cleo, "resign", seat=2) == ("resign", "accepted")
    assert answer(cleo, "resign", seat=2) == ("resign", "seat-not-yours")


def test_who_leaves_out_the_key_of_an_act_is_told_of_refusals_alone(guest: Guest) -> None:
    _, (ann, *_) = three(guest)
    ann.look(0)
    ann.send("chat", text="hello")
    ann.send("undo", seat=0)
    assert [message["type"] for message in ann.settle() if message["type"] != "table"] == [
        "chat",
        "refused",
    ]


def test_the_answer_comes_before_the_view(guest: Guest) -> None:
    _, (ann, *_) = three(guest)
    seq = ann.look(0)["seq"]
    ann.settle()
    ann.send("play", seat=0, move="beetle", seq=seq, key="k")
    assert [ann.receive()["type"], ann.receive()["type"]] == ["accepted", "view"]


def test_onlookers_see_what_is_public_and_may_do_nothing(guest: Guest) -> None:
    ann, eve = guest("Ann"), guest(None)
    made = ann.make("me", "here:Zoé", "random", public=True)
    line = eve.line(made["id"])
    table = line.until("table")["table"]
    assert table["invite"] is None
    assert table["mine"] == []
    view = line.look(None)
    assert view["view"]["you"] is None
    assert view["legal"] == []
    line.send("look", seat=0, heard=0)
    assert line.until("refused")["error"]["key"] == "seat-not-yours"
    line.send("chat", text="hello")
    assert line.until("refused")["error"]["key"] == "guest-needed"
    assert made["id"] in [table["id"] for table in eve.get("/api/tables")]


def test_several_people_on_one_screen_look_through_one_seat_at_a_time(guest: Guest) -> None:
    ann = guest("Ann")
    made = ann.make("me", "here:Zoé", "random")
    line = ann.line(made["id"])
    table = line.until("table")["table"]
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Zoé", None]
    assert [seat["here"] for seat in table["seats"]] == [False, True, False]
    assert table["mine"] == [0, 1]
    line.look(None)
    seq = line.look(0)["seq"]
    assert line.play(0, "beetle", seq)["type"] == "accepted"
    assert line.until("view", lambda view: view["view"]["choice"])["view"]["choice"] == "beetle"
    assert line.look(1)["view"]["choice"] is None


def test_what_a_seat_is_can_be_asked_before_and_is_told_at_the_table(guest: Guest) -> None:
    """A-9, A-60: so that whoever makes a table or sits down can choose a seat."""
    ann = guest("Ann")
    ask = "/api/games/apotheca/parts"
    assert ann.get(f"{ask}?players=2") == []
    assert ann.get(f"{ask}?players=4&variant=standard&turn_limit=none") == [
        {"key": "part-team", "params": {"seat": 2}},
        {"key": "part-team", "params": {"seat": 3}},
        {"key": "part-team", "params": {"seat": 0}},
        {"key": "part-team", "params": {"seat": 1}},
    ]
    parts = ann.get(f"{ask}?players=3&variant=master")
    assert [part["key"] for part in parts] == ["part-master", *["part-apprentice"] * 2]
    made = ann.make("random", "me", "open", game="apotheca", variant="master")
    table = ann.get(f"/api/tables/{made['id']}")
    assert [seat["part"] for seat in table["seats"]] == parts
    assert ann.get("/api/games/potion/parts") == []
    wrong = ann.get(f"{ask}?players=1&variant=master", 400)
    assert wrong["error"]["key"] == "variant-and-players"
    assert ann.get("/api/games/chess/parts", 400)["error"]["key"] == "unknown-game"


def test_presence_chat_and_phrases(guest: Guest) -> None:
    _, (ann, bob, _) = three(guest)
    table = ann.until("table", lambda m: all(s["online"] for s in m["table"]["seats"]))["table"]
    assert table["mine"] == [0]
    ann.send("chat", text="<b>hello</b>")
    said = bob.until("chat")
    assert said == {"type": "chat", "text": "<b>hello</b>", "name": "Ann", "seat": 0}
    bob.send("phrase", phrase="well-played")
    assert ann.until("phrase")["phrase"] == "well-played"
    bob.close()
    table = ann.until("table", lambda m: not m["table"]["seats"][1]["online"])["table"]
    assert table["seats"][0]["online"]


def test_who_comes_back_hears_what_was_missed(guest: Guest) -> None:
    ann = guest("Ann")
    made = ann.make("me", "here:Zoé", "here:Bob")
    line = ann.line(made["id"])
    view = line.look(0)
    heard = view["heard"]
    line.play(0, "beetle", view["seq"])
    line.close()
    again = ann.line(made["id"]).look(0, heard)
    assert [(event["n"], event["kind"]) for event in again["events"]] == [(heard, "chose")]
    assert again["seq"] == view["seq"] + 1


def test_a_seat_that_is_left_goes_to_a_bot(guest: Guest) -> None:
    _, (ann, bob, cleo) = three(guest)
    ann.look(0), bob.look(1), cleo.look(2)
    cleo.send("resign", seat=2)
    table = ann.until("table", lambda m: m["table"]["seats"][2]["kind"] == "bot")["table"]
    assert table["seats"][2]["bot"] == "adept-patient"
    assert not table["over"]
    view = cleo.until("view")
    assert view["seat"] is None, "who has left sees what is public"
    assert ann.until("view", lambda view: view["view"]["seats"][2]["chosen"])


def test_leaving_before_the_start_opens_the_seat_again(guest: Guest) -> None:
    ann = guest("Ann")
    made = ann.make("me", "open", "random")
    path = f"/api/tables/{made['id']}/leave"
    ann.post(path, {"seat": 2, "bot": "random"}, status=403)
    guest("Bob").post(path, {"seat": 1, "bot": "random"}, status=403)
    ann.post(path, {"seat": 0, "bot": "nobody"}, status=400)
    assert ann.post(path, {"seat": 0, "bot": None})["seats"][0]["kind"] == "open"
    ann.post(f"/api/tables/{made['id']}/sit", {"seat": 0, "invite": made["invite"]})
    assert ann.post(path, {"seat": 0, "bot": "random"})["seats"][0]["bot"] == "random"


def finished(ann: Person, *others: str) -> str:
    made = ann.make("me", *others, round_limit=2)
    play_on(ann.line(made["id"]), 0)
    id: str = made["id"]
    return id


def test_replay_and_going_on_from_a_move(guest: Guest) -> None:
    ann = guest("Ann")
    id = finished(ann, "random", "random")
    total = ann.get(f"/api/tables/{id}/replay/0")["total"]
    match = philtre.replay(ann.http.get(f"/api/tables/{id}/record").text)
    assert total == len(match.log)
    for move in range(total + 1):
        for seat in (None, 0, 1):
            query = "" if seat is None else f"?seat={seat}"
            step = guest(None).get(f"/api/tables/{id}/replay/{move}{query}")
            then = match.fork(move)
            assert step["view"] == then.view(seat)
            assert len(step["events"]) == len(then.events(seat))
            assert step["returns"] == (match.returns if move == total else None)
    assert ann.get(f"/api/tables/{id}/replay/0")["made"] is None
    assert ann.get(f"/api/tables/{id}/replay/1")["made"]["seat"] is None
    ann.get(f"/api/tables/{id}/replay/{total + 1}", status=404)
    ann.get(f"/api/tables/{id}/replay/1?seat=9", status=400)

    body: dict[str, Any] = {"move": 1, "seats": seats("me", "random", "random")}
    made = ann.post(f"/api/tables/{id}/continue", body)
    view = ann.line(made["id"]).look(0)
    assert view["view"]["dice"] == match.fork(1).view(0)["dice"]
    ann.post(f"/api/tables/{id}/continue", {**body, "move": total}, status=409)


def test_rematch_is_the_same_table_for_all(guest: Guest) -> None:
    ann = guest("Ann")
    id = finished(ann, "random", "greedy")
    made = ann.post(f"/api/tables/{id}/rematch")
    assert ann.post(f"/api/tables/{id}/rematch") == made
    old, new = ann.get(f"/api/tables/{id}"), ann.get(f"/api/tables/{made['id']}")
    assert [seat["bot"] for seat in new["seats"]] == ["random", "greedy", None], "another begins"
    assert new["options"] == old["options"]
    assert new["seed_hash"] != old["seed_hash"]
    guest("Bob").post(f"/api/tables/{id}/rematch", status=403)


def test_a_rematch_is_made_and_marked_at_once_or_not_at_all(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = guest("Ann")
    id = finished(ann, "random", "greedy")

    def broken(*given: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as trouble:
        trouble.setattr(queries, "set_rematch", broken)
        assert ann.http.post(f"/api/tables/{id}/rematch").status_code >= 500
    assert [table["id"] for table in ann.get("/api/tables")] == [id]
    assert ann.post(f"/api/tables/{id}/rematch")["id"] != id


def test_a_record_can_be_brought_and_gone_on_with(guest: Guest) -> None:
    ann = guest("Ann")
    match = philtre.new("potion", players=3, seed=4, seats=["human:Zoé", "random", "greedy"])
    match.play("beetle", 0)
    made = ann._answer(ann.http.post("/api/records", content=match.record()), 201)
    table = ann.get(f"/api/tables/{made['id']}")
    assert table["over"]
    assert table["returns"] is None
    assert [seat["name"] for seat in table["seats"]] == ["Zoé", None, None]
    view = ann.line(made["id"]).look(0)
    assert view["view"]["choice"] == "beetle"
    assert view["legal"] == view["actors"] == []
    body = {"move": 2, "seats": seats("me", "random", "random")}
    gone_on = ann.post(f"/api/tables/{made['id']}/continue", body)
    assert play_on(ann.line(gone_on["id"]), 0)["over"]
    assert ann.http.post("/api/records", content="{}").status_code == 400
    assert ann.http.post("/api/records", content=b"\xff").status_code == 400


def test_the_tables_of_a_game_are_kept_for_good_under_their_digest(guest: Guest) -> None:
    ann = guest("Ann")
    for game in ann.get("/api/games"):
        path, digest = f"/api/games/{game['id']}/content", game["content"]
        kept = ann.http.get(f"{path}?v={digest}")
        assert kept.json() == find(game["id"]).content
        assert "immutable" in kept.headers["cache-control"]
        other = ann.http.get(f"{path}?v=older")
        assert other.content == kept.content
        assert other.headers["cache-control"] == "no-cache"
        again = ann.http.get(path, headers={"if-none-match": other.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    table = ann.get(f"/api/tables/{ann.make('me', 'random', game='quacks')['id']}")
    quacks = next(game for game in ann.get("/api/games") if game["id"] == "quacks")
    assert table["content"] == quacks["content"]
    assert ann.get("/api/games/chess/content", 400)["error"]["key"] == "unknown-game"


def test_resigning_in_a_match_of_two_ends_it(guest: Guest) -> None:
    """For every game that two can play."""
    ann = guest("Ann")
    for game in ann.get("/api/games"):
        if game["players"]["low"] > 2:
            continue
        made = ann.make("me", "here:Zoé", game=game["id"])
        line = ann.line(made["id"])
        line.look(1)
        line.send("resign", seat=1)
        view = line.until("view", lambda view: view["over"])
        assert view["ended"] == "resigned"
        assert view["returns"] in ([1.0, 0.0], [1.0, -1.0])
        assert view["actors"] == []
        text = ann.http.get(f"/api/tables/{made['id']}/record").text
        record = philtre.replay(text)
        assert (record.ended, record.returns) == ("resigned", view["returns"])
        total = len(record.log)
        assert ann.get(f"/api/tables/{made['id']}/replay/{total}")["ended"] == "resigned"
        brought = ann._answer(ann.http.post("/api/records", content=text), 201)
        assert ann.http.get(f"/api/tables/{brought['id']}/record").text == text
        line.send("resign", seat=1)
        assert line.until("refused")["error"]["key"] == "match-over"
