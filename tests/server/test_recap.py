"""What the others did since one's last turn: as one saw it, and nobody else's to see."""

from collections.abc import Callable

import pytest
from msgspec import json

import philtre
from philtre.conformance.matches import wander
from philtre.core.registry import game_ids
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.core.undo import Entry
from philtre.server.tables.stretch import MOST, stretch
from philtre.server.tables.views import recap_page
from tests.server.people import Person

Guest = Callable[[str | None], Person]


def log(seats: str) -> list[Entry]:
    """Whose each entry was; `.` is chance."""
    return [Entry(CHANCE if seat == "." else int(seat), 0, CHANCE) for seat in seats]


@pytest.mark.parametrize(
    ("seats", "found"),
    [
        ("", ""),
        ("0.", ""),
        ("11", "11"),
        ("0.1.2.", "1.2."),  # chance belongs to the move before it
        ("0.1.0.1.2", "1.2"),
        ("012.00.", "12."),  # one's own turn that is on hides nothing
        (".1.0", "1."),
    ],
)
def test_the_last_stretch_of_the_others(seats: str, found: str) -> None:
    begin, end = stretch(log(seats), 0)
    assert seats[begin:end] == found


def test_of_a_long_one_the_last_part_is_enough() -> None:
    assert stretch(log("0" + "1" * 100), 0) == (101 - MOST, 101)


@pytest.mark.parametrize("game", game_ids())
def test_it_is_what_the_seat_saw_then(game: str) -> None:
    match = philtre.new(game, seed=5)
    wander(match, Rng(5), 40)
    begin, end = stretch(match.log, 0)
    seen = json.decode(recap_page(match, 0))["seen"]
    first, last = match.fork(begin), match.fork(end)
    for one, then in ((seen[0], first), (seen[-1], last)):
        assert one["view"] == json.decode(json.encode(then.view(0)))
        assert one["told"] == len(then.events(0))


def test_it_is_for_the_own_seat_alone(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    made = ann.make("me", "random", "random", public=True)["id"]
    assert ann.get(f"/api/tables/{made}/recap?seat=0")["seen"]
    for who, seat in ((ann, 1), (bob, 0)):
        who.get(f"/api/tables/{made}/recap?seat={seat}", 403)
