"""The coach at a table: who has one, who is told what, and what is told after the end."""

import json
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest

import philtre
from philtre.bots.coach import Advice
from philtre.server.tables import new_table
from philtre.server.thinking import coach as coach_module
from philtre.server.thinking import coach_worker
from tests.server.people import Line, Message, Person, patient, play_on, serving

pytestmark = pytest.mark.sqlite

Guest = Callable[[str | None], Person]


def ask(line: Line, seat: int, key: str = "h") -> Message:
    """The answer to a question for a hint."""
    line.send("hint", seat=seat, key=key)
    while True:
        message = line.receive()
        if message["type"] in ("hint", "refused") and message["key"] == key:
            return message


def refusal(line: Line, seat: int) -> str:
    answer = ask(line, seat)
    assert answer["type"] == "refused", answer
    return str(answer["error"]["key"])


@pytest.mark.parametrize(
    ("kinds", "asked", "has"),
    [
        (["me", "greedy", "random"], None, True),
        (["me", "here:Zoé", "random"], None, False),
        (["me", "open", "random"], None, False),
        (["me", "greedy", "random"], False, False),
        (["me", "open", "open"], True, True),
    ],
)
def test_who_plays_alone_has_a_coach_and_people_have_one_if_they_say_so(
    guest: Guest, kinds: list[str], asked: bool | None, has: bool
) -> None:
    made = guest("Ann").make(*kinds, coach=asked)
    table = guest("Bob").get(f"/api/tables/{made['id']}?invite={made['invite']}")
    assert table["coach"] is has


def test_a_rematch_has_a_coach_if_the_match_had_one(guest: Guest) -> None:
    ann = guest("Ann")
    for asked in (True, False):
        made = ann.make("me", "here:Zoé", game="witchcraft", coach=asked)
        line = ann.line(made["id"])
        line.send("resign", seat=0)
        line.until("table", lambda message: message["table"]["over"])
        again = ann.post(f"/api/tables/{made['id']}/rematch")
        assert ann.get(f"/api/tables/{again['id']}")["coach"] is asked


def test_a_hint_has_moves_with_their_chances_and_their_words(guest: Guest) -> None:
    ann = guest("Ann")
    line = ann.line(ann.make("me", "greedy", "random")["id"])
    view = line.look(0)
    told = ask(line, 0)
    assert told["seat"] == 0
    assert told["seq"] == view["seq"]
    assert not told["points"]
    legal = {move["move"]: move for move in view["legal"]}
    assert {tip["move"] for tip in told["tips"]} == set(legal)
    for tip in told["tips"]:
        assert 0 <= tip["worth"] <= 1
        words = ("move", "key", "params")
        assert [tip[name] for name in words] == [legal[tip["move"]][name] for name in words]
    assert sum(tip["share"] for tip in told["tips"]) == pytest.approx(1)
    again = ask(line, 0)
    assert again == told, "the same question, the same answer"


def test_alone_one_is_told_points(guest: Guest) -> None:
    ann = guest("Ann")
    line = ann.line(ann.make("me", game="apotheca")["id"])
    line.look(0)
    assert ask(line, 0)["points"] is True


def test_quacks_tells_its_odds(guest: Guest) -> None:
    ann = guest("Ann")
    line = ann.line(ann.make("me", "random", game="quacks")["id"])
    view = line.look(0)
    while view["view"]["asked"].get("0") != "decide":
        if view["legal"]:
            line.play(0, view["legal"][0]["move"], view["seq"])
        view = line.until("view")
    said = [reason["key"] for tip in ask(line, 0)["tips"] for reason in tip["reasons"]]
    fire, _ = view["view"]["seats"][0]["explosive"]
    assert ("reason-safe" in said) == (not fire)
    assert any(key.startswith("reason-stop") for key in said)


def test_without_a_coach_nobody_is_helped(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    made = ann.make("me", "open", "random")
    bob.post(f"/api/tables/{made['id']}/sit", {"seat": 1, "invite": made["invite"]})
    line = ann.line(made["id"])
    line.look(0)
    assert refusal(line, 0) == "coach-off"


def test_a_hint_is_for_the_own_seat_that_is_uncovered_and_to_move(guest: Guest) -> None:
    ann = guest("Ann")
    made = ann.make("me", "here:Zoé", game="apotheca", public=True, coach=True)
    line = ann.line(made["id"])
    line.look(0)
    assert ask(line, 0)["type"] == "hint"
    assert refusal(line, 1) == "coach-covered"
    line.look(1)
    assert refusal(line, 0) == "coach-covered"
    assert refusal(line, 1) == "coach-not-your-turn"
    line.look(None)
    assert refusal(line, 0) == "coach-covered"
    stranger = guest("Eve").line(made["id"])
    stranger.look(None)
    assert refusal(stranger, 0) == "seat-not-yours"


def test_only_who_asks_is_told(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    made = ann.make("me", "open", "random", coach=True)
    bob.post(f"/api/tables/{made['id']}/sit", {"seat": 1, "invite": made["invite"]})
    lines = [ann.line(made["id"]), bob.line(made["id"])]
    for seat, line in enumerate(lines):
        line.look(seat)
    ask(lines[0], 0)
    assert "hint" not in [message["type"] for message in lines[1].settle()]


def test_asking_is_limited_for_each_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach_module, "PER_SECOND", 0.0)
    with serving(patient(tmp_path)) as url:
        ann = Person(url, "Ann")
        line = ann.line(ann.make("me", "greedy", "random")["id"])
        line.look(0)
        answers = [ask(line, 0)["type"] for _ in range(coach_module.AT_ONCE)]
        assert answers == ["hint"] * coach_module.AT_ONCE
        assert refusal(line, 0) == "too-fast"
        ann.close()


def test_while_the_coach_thinks_the_table_goes_on(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = Event()

    def slow(*given: Any) -> Advice:
        assert go_on.wait(20)
        return Advice(False, [], [])

    monkeypatch.setattr(coach_worker, "hint", slow)
    ann = guest("Ann")
    made = ann.make("me", "here:Zoé", "here:Max", coach=True)
    line = ann.line(made["id"])
    view = line.look(0)
    line.send("hint", seat=0, key="one")
    line.send("hint", seat=0, key="two")
    busy = line.until("refused", lambda message: message["key"] == "two")
    assert busy["error"]["key"] == "coach-busy"
    assert line.play(0, "vial", view["seq"])["type"] == "accepted"
    assert "hint" not in [message["type"] for message in line.settle()]
    go_on.set()
    assert line.until("hint")["key"] == "one"


def test_what_others_hide_does_not_change_a_hint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two tables dealt alike; at one Ann hides a beetle, at the other a vial."""
    monkeypatch.setattr(new_table, "token_hex", lambda size: "ab" * size)
    with serving(patient(tmp_path)) as url:
        told = [hint_while_hidden(url, move) for move in ("beetle", "vial")]
    assert told[0] == told[1]


def hint_while_hidden(url: str, hidden: str) -> str:
    ann, bob = Person(url, "Ann"), Person(url, "Bob")
    table = ann.make("me", "open", "open", public=True, coach=True, several=True)["id"]
    for seat in (1, 2):
        bob.post(f"/api/tables/{table}/sit", {"seat": seat, "invite": None})
    line = ann.line(table)
    view = line.look(0)
    assert line.play(0, hidden, view["seq"])["type"] == "accepted"
    line = bob.line(table)
    line.look(1)
    told = ask(line, 1)
    assert told["type"] == "hint"
    for person in (ann, bob):
        person.close()
    return json.dumps(told)


# Reviews


def reviewed(person: Person, table: str, seat: int) -> Message:
    """Ask until it is done; what is told on the way only grows."""
    done = 0
    while True:
        answer: Message = person.post(f"/api/tables/{table}/review", {"seat": seat})
        assert answer["error"] is None
        assert answer["done"] >= done
        assert len(answer["turns"]) == answer["done"]
        done = answer["done"]
        if answer["review"] is not None:
            return answer


def test_a_review_after_the_end_for_everybody_who_may_see_the_replay(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = guest("Ann")
    made = ann.make("me", "greedy", "random")
    path = f"/api/tables/{made['id']}/review"
    ann.post(path, {"seat": 0}, status=409)
    last = play_on(ann.line(made["id"]), 0)

    onlooker = guest(None)
    told = reviewed(onlooker, made["id"], 0)
    review = told["review"]
    assert told["total"] == told["done"] > 0
    assert review["result"] == pytest.approx(last["returns"][0])
    sum_of = review["start"] - review["given_away"] + review["from_outside"]
    assert sum_of == pytest.approx(review["result"])
    assert [abs(s["change"]) for s in review["swings"]] == sorted(
        (abs(s["change"]) for s in review["swings"]), reverse=True
    )
    record = ann.get(f"/api/tables/{made['id']}/record")
    for turn in told["turns"]:
        assert record["moves"][turn["number"] - 1].split()[-1] == turn["move"]["move"]

    def never(*given: Any) -> None:
        raise AssertionError("it was thought about before")

    monkeypatch.setattr(coach_worker, "weigh", never)
    assert reviewed(ann, made["id"], 0) == told
    onlooker.post(path, {"seat": 7}, status=400)


def test_a_review_that_fails_says_so_and_can_be_asked_for_again(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = guest("Ann")
    made = ann.make("me", "greedy", "random")
    play_on(ann.line(made["id"]), 0)
    weigh = coach_worker.weigh

    def fails(*given: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(coach_worker, "weigh", fails)
    answer: Message = {"error": None}
    while answer["error"] is None:
        answer = ann.post(f"/api/tables/{made['id']}/review", {"seat": 0})
    assert answer["error"]["key"] == "server-trouble"
    monkeypatch.setattr(coach_worker, "weigh", weigh)
    while answer["review"] is None:
        answer = ann.post(f"/api/tables/{made['id']}/review", {"seat": 0})
    assert answer["error"] is None


def test_a_record_that_is_not_over_has_no_review(guest: Guest) -> None:
    ann = guest("Ann")
    text = philtre.new("potion", players=3, seed=1).record()
    made = ann.http.post("/api/records", content=text).json()
    ann.post(f"/api/tables/{made['id']}/review", {"seat": 0}, status=409)
