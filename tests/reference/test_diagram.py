"""A position as a picture: what a seat sees, step by step, and clear words for anything else."""

import pytest

import philtre
from philtre.core.errors import PhiltreError
from philtre.reference.diagram import MOST_MOVES, diagram

LINE = "players=3 : round=1 dice=vm tokens=222,222,222 chosen=... last=-"


def test_each_step_is_what_the_seat_sees() -> None:
    found = diagram("potion", LINE, 1, ["vial", "beetle", "beetle"])
    match = philtre.load("potion", LINE, dealer="hand")
    assert found.players == 3
    for step, move in zip(found.frames, ["", "vial", "beetle", "beetle"], strict=True):
        if move:
            match.play(move)
        assert step.view == match.view(1)
        assert [event.kind for event in step.events] == [
            event.kind for event in match.events(1)[-len(step.events) :] if step.events
        ]


def test_what_the_seat_may_not_see_is_not_in_it() -> None:
    one, other = (diagram("potion", LINE, 1, [shown]).frames[1] for shown in ("vial", "beetle"))
    assert one.view == other.view
    assert one.events == other.events


def test_a_draw_is_one_step_with_what_is_drawn() -> None:
    start = philtre.new("quacks", players=2, seed=1, dealer="hand")
    start.play("card f02")
    found = diagram("quacks", start.position(), 0, ["draw", "chip 0 white-1"])
    assert [step.key for step in found.frames] == ["", "do-draw"]
    assert [event.kind for event in found.frames[1].events] == ["placed"]


@pytest.mark.parametrize(
    ("line", "seat", "moves", "key"),
    [
        ("nonsense", 0, [], "position-without-options"),
        (LINE, 3, [], "no-such-seat"),
        (LINE, 0, ["stone"], "malformed-move"),
        (LINE, 0, ["vial"] * (MOST_MOVES + 1), "diagram-too-long"),
    ],
)
def test_what_is_no_position_seat_or_move_is_said(
    line: str, seat: int, moves: list[str], key: str
) -> None:
    with pytest.raises(PhiltreError) as refused:
        diagram("potion", line, seat, moves)
    assert refused.value.key == key
    assert len(str(refused.value)) > 20
