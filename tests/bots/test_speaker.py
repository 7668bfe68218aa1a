"""A bot as a program: what it is asked and what it answers (docs/engines.md)."""

import json
from collections.abc import Iterator

import pytest

import philtre
from philtre.bots.speaker import answers


def said(*asked: object) -> Iterator[dict[str, object]]:
    yield from (json.loads(line) for line in answers(json.dumps(each) for each in asked))


def test_it_says_who_it_is() -> None:
    (hello,) = said({"ask": "hello", "protocol": 1})
    assert hello["protocol"] == 1
    assert str(hello["name"]).startswith("Philtre")
    assert hello["games"] == philtre.game_ids()


def test_it_chooses_a_legal_move_on_each_seat_it_has() -> None:
    match = philtre.new("apotheca", players=2, seed=3)
    sit = {"ask": "sit", "game": "apotheca", "options": match.options, "bot": "greedy", "seed": 1}
    move = {"ask": "move", "position": match.position(), "events": [], "seat": 0}
    first, second, chosen = said({**sit, "seat": 0}, {**sit, "seat": 1}, move)
    assert (first, second) == ({"ready": 0}, {"ready": 1})
    assert chosen["move"] in match.legal(0)


@pytest.mark.parametrize(
    "asked",
    [
        {"ask": "dance"},
        {"ask": "move", "seat": 0, "position": "", "events": []},  # nobody sits there
        {"ask": "sit", "seat": 0, "game": "chess", "options": {}, "bot": "greedy", "seed": 1},
        {"ask": "sit", "seat": 0, "game": "potion", "options": {}, "bot": "genius", "seed": 1},
        [],
    ],
)
def test_what_cannot_be_answered_is_said_and_it_goes_on(asked: object) -> None:
    trouble, hello = said(asked, {"ask": "hello", "protocol": 1})
    assert list(trouble) == ["error"]
    assert hello["protocol"] == 1
