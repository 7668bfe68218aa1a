"""An act that is sent again under its key, as after a lost line, is done once."""

from collections.abc import Callable
from pathlib import Path

from philtre.core.audit import seal
from tests.server.people import Line, Person, patient, serving
from tests.server.test_draw import two
from tests.server.test_play import three

Guest = Callable[[str | None], Person]
DONE = "accepted"
SECRETS = ("a" * 32, "b" * 32)


def said(line: Line) -> list[str]:
    """The texts that one who comes now is told were said."""
    talk = [message for message in line.settle() if message["type"] == "talk"]
    return [each.get("text") or each["phrase"] for each in talk[0]["said"]] if talk else []


def asked(line: Line) -> int:
    """How many questions came since somebody last asked."""
    return [message["type"] for message in line.settle()].count("question")


def test_taking_back_once(guest: Guest) -> None:
    """What was played since the first time stays."""
    ann = guest("Ann")
    line = ann.line(ann.make("me", "here:Zoé", "here:Bob")["id"])
    line.play(0, "beetle", line.look(0)["seq"])
    assert line.act("undo", "u", seat=0) == DONE
    line.play(0, "vial", line.look(0)["seq"])
    assert line.act("undo", "u", seat=0) == DONE
    assert line.look(0)["view"]["choice"] == "vial"
    assert line.act("undo", seat=0) == DONE
    assert line.look(0)["view"]["choice"] is None


def test_the_others_are_asked_once(guest: Guest) -> None:
    _, (ann, bob, cleo) = three(guest)
    ann.play(0, "beetle", ann.look(0)["seq"])
    assert ann.act("undo", "u", seat=0) == DONE
    question = bob.until("question")["question"]
    assert [ann.act("undo", "u", seat=0), ann.act("undo", "another", seat=0)] == [DONE, DONE]
    assert asked(bob) == 0, "they are asked already"
    assert bob.act("answer", "b", question=question, yes=False) == DONE
    assert ann.act("undo", "u", seat=0) == DONE
    assert asked(bob) == 0, "they have answered"
    assert bob.act("answer", "b", question=question, yes=False) == DONE
    assert cleo.act("answer", "b", question=question, yes=True) == "question-lapsed"
    assert ann.act("undo", seat=0) == DONE
    assert asked(bob) == 1, "a new wish is a new question"


def test_who_has_agreed_has_agreed_to_one_move(guest: Guest) -> None:
    _, (ann, bob, cleo) = three(guest)
    ann.play(0, "beetle", ann.look(0)["seq"])
    ann.act("undo", "u", seat=0)
    question = bob.until("question")["question"]
    for line in (bob, bob, cleo, cleo):
        assert line.act("answer", f"of {id(line)}", question=question, yes=True) == DONE
    ann.play(0, "vial", ann.look(0)["seq"])
    assert ann.act("undo", "u", seat=0) == DONE
    assert asked(bob) == 0
    assert ann.look(0)["view"]["choice"] == "vial"


def test_a_draw_is_offered_declined_and_agreed_once(guest: Guest) -> None:
    _, lines = two(guest)
    view = lines[0].look(0)
    me = view["actors"][0]
    you, ann, bob = 1 - me, lines[me], lines[1 - me]
    assert ann.act("draw", "offer", seat=me, yes=True) == DONE
    assert bob.act("draw", "no", seat=you, yes=False) == DONE
    assert ann.act("draw", "offer", seat=me, yes=True) == DONE, "not draw-once"
    assert ann.look(me)["draw"] == []
    ann.play(me, ann.look(me)["legal"][0]["move"], ann.look(me)["seq"])
    assert ann.act("draw", "offer again", seat=me, yes=True) == DONE
    assert bob.act("draw", "no", seat=you, yes=False) == DONE
    assert bob.look(you)["draw"] == [me], "the no was to the first offer"
    for _ in range(2):
        assert bob.act("draw", "yes", seat=you, yes=True) == DONE, "not match-over"
    assert ann.look(me)["ended"] == "draw"


def test_resigning_once(guest: Guest) -> None:
    _, (ann, _) = two(guest)
    assert [ann.act("resign", "r", seat=0) for _ in range(2)] == [DONE, DONE]
    assert ann.act("resign", seat=0) == "match-over"
    _, (cleo, *_) = three(guest)
    assert [cleo.act("resign", "r", seat=0) for _ in range(2)] == [DONE, DONE], "a bot sits there"
    assert cleo.act("resign", seat=0) == "seat-not-yours"


def test_saying_a_thing_once(guest: Guest) -> None:
    _, (ann, bob, _) = three(guest)
    for _ in range(2):
        assert ann.act("chat", "c", text="hello") == DONE
        assert ann.act("phrase", "p", phrase="oops") == DONE
    assert ann.act("chat", "d", text="hello") == DONE, "the same words again are said again"
    assert bob.act("chat", "c", text="Bob's key is his own") == DONE
    bob.settle()
    assert [m.get("text") or m["phrase"] for m in bob.all if m["type"] in ("chat", "phrase")] == [
        "hello",
        "oops",
        "hello",
        "Bob's key is his own",
    ]


def test_telling_a_secret_once(guest: Guest) -> None:
    """Also when the match has begun by it."""
    ann, bob = guest("Ann"), guest("Bob")
    made = ann.make("me", "open", "random", shared=True)
    bob.post(f"/api/tables/{made['id']}/sit", {"seat": 1, "invite": made["invite"]})
    lines = [ann.line(made["id"]), bob.line(made["id"])]
    for line, secret in zip(lines, SECRETS, strict=True):
        assert line.act("seal", "s", seal=seal(secret)) == DONE
    for line, secret in zip(lines, SECRETS, strict=True):
        assert line.act("secret", "t", secret=secret) == DONE
    assert lines[0].act("secret", "t", secret=SECRETS[0]) == DONE
    assert lines[0].act("secret", secret=SECRETS[0]) == "luck-started"


def test_two_lines_that_send_the_same_at_once(guest: Guest) -> None:
    """The first may still be under way when the second comes, from a page that has come back."""
    ann = guest("Ann")
    made = ann.make("me", "here:Zoé", "here:Bob")
    lines = [ann.line(made["id"]) for _ in range(4)]
    lines[0].play(0, "beetle", lines[0].look(0)["seq"])
    seq = lines[0].look(0)["seq"]
    for line in lines:
        line.send("undo", seat=0, key="u")
        line.send("chat", text="hello", key="c")
    for line in lines:
        line.until("accepted", lambda message: message["key"] == "c")
    assert said(ann.line(made["id"])) == ["hello"]
    assert lines[0].look(0)["seq"] == seq + 1


def test_what_was_refused_may_be_tried_again_under_its_key(guest: Guest) -> None:
    ann = guest("Ann")
    line = ann.line(ann.make("me", "here:Zoé", "here:Bob")["id"])
    assert line.act("undo", "u", seat=0) == "undo-nothing"
    line.play(0, "beetle", line.look(0)["seq"])
    assert line.act("undo", "u", seat=0) == DONE


def test_what_is_taken_back_or_said_is_known_after_a_restart(tmp_path: Path) -> None:
    settings = patient(tmp_path)
    with serving(settings) as url:
        ann = Person(url, "Ann")
        made = ann.make("me", "here:Zoé", "here:Bob")
        line = ann.line(made["id"])
        line.play(0, "beetle", line.look(0)["seq"])
        assert line.act("undo", "u", seat=0) == DONE
        assert line.act("chat", "c", text="hello") == DONE
        line.play(0, "vial", line.look(0)["seq"])
        ann.lines.close()
    with serving(settings) as url:
        ann.url = url
        line = ann.line(made["id"])
        assert line.act("undo", "u", seat=0) == DONE
        assert line.act("chat", "c", text="hello") == DONE
        assert line.look(0)["view"]["choice"] == "vial"
        assert said(ann.line(made["id"])) == ["hello"]
        ann.close()


def test_an_offer_and_an_end_are_known_after_a_restart(tmp_path: Path) -> None:
    settings = patient(tmp_path)
    with serving(settings) as url:
        ann = Person(url, "Ann")
        made = ann.make("me", "here:Zoé", game="witchcraft")
        line = ann.line(made["id"])
        assert line.act("draw", "offer", seat=0, yes=True) == DONE
        assert line.act("draw", "no", seat=1, yes=False) == DONE
        ann.lines.close()
    with serving(settings) as url:
        ann.url = url
        line = ann.line(made["id"])
        assert line.act("draw", "offer", seat=0, yes=True) == DONE
        assert line.look(0)["draw"] == []
        assert line.act("resign", "r", seat=0) == DONE
        ann.lines.close()
    with serving(settings) as url:
        ann.url = url
        assert ann.line(made["id"]).act("resign", "r", seat=0) == DONE
        ann.close()


def test_the_consent_of_others_outlives_a_restart_with_the_key_of_who_asked(tmp_path: Path) -> None:
    settings = patient(tmp_path)
    with serving(settings) as url:
        ann, bob = Person(url, "Ann"), Person(url, "Bob")
        made = ann.make("me", "open", "here:Zoé")
        bob.post(f"/api/tables/{made['id']}/sit", {"seat": 1, "invite": made["invite"]})
        line = ann.line(made["id"])
        line.play(0, "beetle", line.look(0)["seq"])
        assert line.act("undo", "u", seat=0) == DONE
        ann.lines.close()
    with serving(settings) as url:
        ann.url = bob.url = url
        line, his = ann.line(made["id"]), bob.line(made["id"])
        question = his.until("question")["question"]
        assert line.act("undo", "u", seat=0) == DONE
        assert asked(his) == 0
        assert his.act("answer", question=question, yes=True) == DONE
        line.play(0, "vial", line.look(0)["seq"])
        for person in (ann, bob):
            person.lines.close()
    with serving(settings) as url:
        ann.url = bob.url = url
        line, his = ann.line(made["id"]), bob.line(made["id"])
        assert line.act("undo", "u", seat=0) == DONE
        assert asked(his) == 0
        assert line.look(0)["view"]["choice"] == "vial"
        for person in (ann, bob):
            person.close()
