"""Two servers on one database: whatever one does at one of them is seen at the other."""

from typing import Any

from tests.server.people import Line, Message, Person

Two = tuple[Person, Person]


def at_one_table(people: Two, *kinds: str, **options: Any) -> tuple[Line, Line, str]:
    """Ana makes it and Bob sits down, each through a door of their own."""
    ana, bob = people
    made = ana.make("me", "open", *kinds, public=True, **options)
    bob.post(f"/api/tables/{made['id']}/sit", {"seat": 1, "invite": None})
    return ana.line(made["id"]), bob.line(made["id"]), made["id"]


def play(line: Line, seat: int, view: Message, key: str = "") -> Message:
    answer = line.play(seat, view["legal"][0]["move"], view["seq"], key)
    assert answer["type"] == "accepted", answer
    return answer


def seen(line: Line, seq: int) -> Message:
    """A view of that position, or a later one."""
    for message in reversed(line.all):
        if message["type"] == "view" and message["seq"] >= seq:
            return message
    return line.until("view", lambda view: bool(view["seq"] >= seq))


def test_a_move_at_one_door_is_seen_at_the_other(people: Two) -> None:
    ana, bob, table = at_one_table(people, game="apotheca")
    first = ana.look(0)
    assert bob.look(1)["seq"] == first["seq"]
    play(ana, 0, first)
    theirs = seen(bob, first["seq"] + 1)
    assert theirs["seat"] == 1
    assert "legal" in theirs
    onlooker = Person(people[1].url, None)
    assert onlooker.line(table).look(None)["seq"] == theirs["seq"]
    onlooker.close()


def test_a_whole_match_through_two_doors(people: Two) -> None:
    """Each act of Bob's is made at the server of Ana's; a bot plays there too."""
    ana, bob, table = at_one_table(people, "random", round_limit=6)
    views = [ana.look(0), bob.look(1)]
    lines = (ana, bob)
    while not all(view["over"] for view in views):
        for seat, line in enumerate(lines):
            if views[seat]["legal"]:
                move, seq = views[seat]["legal"][0]["move"], views[seat]["seq"]
                # the bot may have ended the round meanwhile: then it is looked at again
                assert line.play(seat, move, seq)["type"] in ("accepted", "stale")
            views[seat] = line.look(seat)
    ends = [person.get(f"/api/tables/{table}/record") for person in people]
    assert ends[0] == ends[1]
    assert all(person.get(f"/api/tables/{table}")["over"] for person in people)


def test_what_comes_again_through_another_door_is_made_once(people: Two) -> None:
    _, bob, table = at_one_table(people, "open", game="potion")
    people[0].post(f"/api/tables/{table}/leave", {"seat": 2, "bot": "random"}, 200)
    view = bob.look(1)
    play(bob, 1, view, key="once")
    other = Person(people[0].url, None)
    other.http.cookies.update(people[1].http.cookies)
    line = other.line(table)
    before = line.look(1)["seq"]
    assert line.play(1, view["legal"][0]["move"], view["seq"], "once")["type"] == "accepted"
    assert line.look(1)["seq"] == before
    other.close()


def test_who_is_there_what_is_said_and_what_is_asked(people: Two) -> None:
    ana, bob, table = at_one_table(people, game="apotheca")
    for line in (ana, bob):
        line.until("table", lambda told: all(seat["online"] for seat in told["table"]["seats"]))
    assert all(seat["online"] for seat in people[1].get(f"/api/tables/{table}")["seats"])
    bob.send("chat", text="Hello", key="c1")
    assert ana.until("chat")["text"] == "Hello"
    assert bob.until("chat")["text"] == "Hello"
    view = ana.look(0)
    play(ana, 0, view)
    while not ana.look(0)["undo"] and ana.look(0)["legal"]:
        play(ana, 0, ana.look(0))
    bob.look(1)
    if ana.look(0)["undo"]:
        before = ana.all[-1]["seq"]
        assert ana.act("undo", seat=0) == "accepted"
        question = bob.until("question")
        assert bob.act("answer", question=question["question"], yes=True) == "accepted"
        assert seen(bob, before + 1)["seq"] == seen(ana, before + 1)["seq"]


def test_resigning_and_a_rematch(people: Two) -> None:
    ana, bob, table = at_one_table(people, game="apotheca")
    ana.look(0)
    bob.look(1)
    assert bob.act("resign", seat=1) == "accepted"
    assert ana.until("view", lambda view: bool(view["over"]))["returns"] == [1.0, -1.0]
    assert bob.look(1)["ended"] == "resigned"
    assert people[1].post(f"/api/tables/{table}/rematch")["id"] is None
    question = ana.until("question")
    ana.send("answer", question=question["question"], yes=True, key="yes")
    again = [line.until("rematch")["id"] for line in (ana, bob)]
    assert again[0] == again[1]
    assert bob.settle() is not None


def test_another_name_and_a_table_that_is_deleted(people: Two) -> None:
    ana, bob, table = at_one_table(people, game="apotheca")
    bob.look(1)
    people[1].post("/api/me", {"name": "Robert", "lang": "en"})
    told = ana.until("table", lambda message: message["table"]["seats"][1]["name"] == "Robert")
    assert told["table"]["id"] == table
    assert people[0].get("/api/me")["name"] == "Ana"
    assert bob.act("resign", seat=1) == "accepted"
    people[0].http.delete(f"/api/tables/{table}").raise_for_status()
    while (message := bob.receive())["type"] != "gone":
        pass
    assert message["reason"] == "deleted"
    people[1].get(f"/api/tables/{table}", 404)


def test_who_leaves_for_good_leaves_everywhere(people: Two) -> None:
    ana, _, table = at_one_table(people, game="apotheca")
    ana.look(0)
    people[1].http.delete("/api/me").raise_for_status()
    told = ana.until("table", lambda message: message["table"]["seats"][1]["kind"] == "bot")
    assert told["table"]["id"] == table
    play(ana, 0, ana.look(0))
