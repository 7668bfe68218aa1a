"""The match file: what it holds, and what it says of a damaged one."""

import json
from typing import Any

import pytest

import philtre
from philtre.conformance.matches import wander
from philtre.core.rng import Rng


def a_record() -> str:
    match = philtre.new("potion", players=3, seed=11, seats=["Ann", "Bob", "Zoé"])
    wander(match, Rng(5), 500)
    assert match.over
    return match.record()


def damaged(**changes: Any) -> str:
    fields = json.loads(a_record())
    fields.update(changes)
    return json.dumps(fields)


def test_a_record_is_header_and_moves() -> None:
    fields = json.loads(a_record())
    assert fields["format"] == "philtre-record-1"
    assert fields["game"] == "potion"
    assert fields["seats"] == ["Ann", "Bob", "Zoé"]
    assert fields["seed"] == "11"
    assert fields["moves"][0].startswith("roll ")
    assert fields["moves"][1][:2] in ("0 ", "1 ", "2 "), "several may move: the seat is named"
    assert sum(fields["returns"]) == pytest.approx(1)


def test_the_json_of_a_record_will_do() -> None:
    assert philtre.replay(json.loads(a_record())).record() == a_record()


def test_a_match_goes_on_after_its_record() -> None:
    match = philtre.new("potion", players=3, seed=4)
    match.play("vial", 2)
    again = philtre.replay(match.record())
    for table in (match, again):
        table.play("beetle", 0)
        table.play("beetle", 1)
    assert again.record() == match.record()


def test_a_match_from_a_position_has_it_in_its_record() -> None:
    line = "players=3 : round=5 dice=b- tokens=120,222,222 chosen=... last=-"
    match = philtre.load("potion", line, dealer="hand")
    match.play("beetle", 0)
    again = philtre.replay(match.record())
    assert again.position() == match.position()
    assert json.loads(match.record())["start"] == line
    assert json.loads(match.record())["seed"] is None


@pytest.mark.parametrize("how", ["resigned 0", "resigned 1", "draw"])
def test_how_a_match_was_ended_is_in_its_record(how: str) -> None:
    match = philtre.new("witchcraft", seed=2)
    match.play(match.legal()[0])
    if how == "draw":
        match.agree_draw()
    else:
        match.resign(int(how[-1]))
    fields = json.loads(match.record())
    assert (fields["format"], fields["ended"]) == ("philtre-record-2", how)
    again = philtre.replay(match.record())
    assert (again.ended, again.returns) == (match.ended, match.returns)
    assert again.record() == match.record()
    again.undo()
    assert json.loads(again.record())["format"] == "philtre-record-1"
    for wrong in ("resigned 2", "", None):
        with pytest.raises(philtre.BadRecord, match="field “ended”"):
            philtre.replay({**fields, "ended": wrong})
    with pytest.raises(philtre.BadRecord, match="field “ended”"):
        philtre.replay({**fields, "format": "philtre-record-1"})
    with pytest.raises(philtre.BadRecord, match="result"):
        philtre.replay({**fields, "returns": [0.5, 0.5]})


def test_what_its_rules_have_ended_is_not_ended_again() -> None:
    match = philtre.new("witchcraft", seed=2)
    wander(match, Rng(5), 5000)
    assert match.ended == "game"
    fields = {**json.loads(match.record()), "format": "philtre-record-2", "ended": "draw"}
    with pytest.raises(philtre.BadRecord, match="field “ended”"):
        philtre.replay(fields)
    with pytest.raises(philtre.BadRecord, match="field “ended”"):
        philtre.replay(damaged(format="philtre-record-2", ended="resigned 0"))


def test_a_wrong_move_is_named_with_its_number_and_reason() -> None:
    moves = json.loads(a_record())["moves"]
    moves[2] = moves[1]
    with pytest.raises(philtre.BadRecord, match=r"at move 3, .*is not to move now"):
        philtre.replay(damaged(moves=moves))
    moves[2] = "beetle"
    with pytest.raises(philtre.BadRecord, match=r"at move 3, “beetle”: .*seat must be named"):
        philtre.replay(damaged(moves=moves))
    moves[0] = "roll blank blank"
    with pytest.raises(philtre.BadRecord, match=r"at move 1, .*Illegal move"):
        philtre.replay(damaged(moves=moves))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"format": "other"}, "no record of a match"),
        ({"game": "poker"}, "no game “poker”"),
        ({"game": 3}, "field “game”"),
        ({"rules": 99}, "version 99"),
        ({"options": {"players": 12}}, "players can't be “12”"),
        ({"options": {"players": 3}}, "field “options”"),
        ({"seats": ["Ann"]}, "field “seats”"),
        ({"start": "nonsense"}, "no position"),
        ({"moves": "roll"}, "field “moves”"),
        ({"moves": [1, 2]}, "at move 1"),
        ({"moves": []}, "result"),
        ({"returns": [1, 1, 1]}, "result"),
        ({"returns": None}, "result"),
        ({"extra": 1}, "field “extra”"),
    ],
)
def test_a_damaged_record_says_where(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(philtre.BadRecord, match=words):
        philtre.replay(damaged(**changes))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", '{"format": 1}', a_record()[:-20]])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(philtre.BadRecord):
        philtre.replay(text)


def test_of_a_bad_format_a_person_is_told_no_names_of_formats() -> None:
    with pytest.raises(philtre.BadRecord, match="no record of a match") as told:
        philtre.replay(damaged(format="philtre-record-9"))
    assert "philtre-record" not in str(told.value)
