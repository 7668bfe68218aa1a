"""What must hold in every game of Quacks, whoever plays it."""

from typing import Any

import pytest

import philtre
from philtre.core.dealer import SeededDealer
from philtre.core.match import Match
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.games.quacks.content import KINDS
from philtre.games.quacks.notation.moves import CHIP
from philtre.games.quacks.rules.state import QuacksState
from tests.games.quacks.brave import brave_move
from tests.games.quacks.kitchen import BOX

TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 4, "books": 2},
    {"players": 3, "books": 3, "test_tubes": "on"},
    {"players": 4, "books": 4},
    {"players": 5, "books": 5, "expansion": "on"},
    {"players": 5, "books": 6, "expansion": "on", "test_tubes": "on"},
    {"players": 3, "books": "5,1,2,2,2,5", "expansion": "on", "locoweed": 6},
    {"players": 2, "books": "2,2,5,3,4,6", "expansion": "on", "locoweed": 5},
]
LETTERS = {"white": "w", "orange": "o", "green": "g", "blue": "b", "red": "r", "yellow": "y"}
LETTERS |= {"purple": "p", "black": "k", "locoweed": "l"}


def code(chip: str) -> str:
    colour, _, value = chip.partition("-")
    return LETTERS[colour] + (value or "1")


def chips_seen(match: Match) -> dict[str, int]:
    """How many chips of each kind the public view shows, wherever they lie."""
    view = match.view()
    found = [(chip, n) for chip, n in view["supply"].items()]
    for seat in view["seats"]:
        found += list(seat["bag"].items())
        for place in ("bowl", "beside", "aside", "bought", "hand"):
            found += [(chip, 1) for chip in seat[place]]
        found += [(chip["chip"], 1) for chip in seat["pot"]]
        if seat["chip"]:
            found.append((seat["chip"], 1))
        if view["stage"] in ("witches", "card", "fortune"):
            found += [(chip, 1) for chip in seat["reserved"]]
    counts: dict[str, int] = {}
    for chip, number in found:
        counts[code(chip)] = counts.get(code(chip), 0) + number
    return counts


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_no_chip_is_ever_lost_or_made(number: int) -> None:
    """Q-1: conservation by colour and value, chance nodes included."""
    options = TABLES[number]
    match = philtre.new("quacks", dealer="hand", **options)
    rng = Rng(number)
    more = options.get("expansion") == "on"
    box = {kind: base + (added if more else 0) for kind, (base, added) in BOX.items()}
    box = {kind: count for kind, count in box.items() if count}
    while not match.over:
        assert chips_seen(match) == box
        if match.actors == ["chance"]:
            match.play(match.legal()[rng.pick(match.odds())])
        else:
            seat = match.actors[rng.below(len(match.actors))]
            assert isinstance(seat, int)
            match.play(brave_move(match, seat, rng), seat)
    assert chips_seen(match) == box


def choices(seed: int, players: int) -> list[Rng]:
    """For each seat its own luck of choosing, whoever else acts in between."""
    return [Rng(seed, seat + 1) for seat in range(players)]


def played(options: dict[str, Any], seed: int, order: Rng) -> Match:
    """A game in which each seat's decisions follow from its own luck alone, in some order."""
    match = philtre.new("quacks", dealer=SeededDealer(str(seed)), **options)
    own = choices(seed, options["players"])
    while not match.over:
        seat = match.actors[order.below(len(match.actors))]
        assert isinstance(seat, int)
        match.play(brave_move(match, seat, own[seat]), seat)
    return match


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_brewing_does_not_depend_on_who_is_faster(number: int) -> None:
    """Q-92: the same decisions in different interleavings come to the same result."""
    one = played(TABLES[number], number, Rng(1))
    for order in (2, 3):
        other = played(TABLES[number], number, Rng(order))
        assert other.position() == one.position()
        assert other.returns == one.returns
    assert [e.seat for e in one.log] != [e.seat for e in other.log]


@pytest.mark.parametrize("number", [0, 3, 4])
def test_odds_to_explode_are_right_by_counting(number: int) -> None:
    """Q-14, Q-93: of all chips that may be drawn now, as many explode the pot as is shown."""
    match = philtre.new("quacks", seed=number, **TABLES[number])
    rng = Rng(number)
    checked = 0
    while not match.over and checked < 60:
        seat = match.actors[rng.below(len(match.actors))]
        assert isinstance(seat, int)
        if "draw" in match.legal(seat) and match.view()["round"] < 9:
            shown, total = match.view()["seats"][seat]["explosive"]
            state = match.state.clone()
            state.play(seat, match.game.parse("draw"))
            assert sum(state.odds()) == total
            count = 0
            for move, weight in zip(state.legal(CHANCE), state.odds(), strict=True):
                after = state.clone()
                after.heard = []
                after.play(CHANCE, move)
                count += weight * any(event.kind == "exploded" for event in after.heard)
            assert count == shown
            checked += 1
        match.play(brave_move(match, seat, rng), seat)
    assert checked


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_outcomes_are_the_chips_of_the_bag_at_that_moment(number: int) -> None:
    """Q-93: whatever was asked before, of this state or of a clone."""
    state = philtre.new("quacks", dealer="hand", **TABLES[number]).state
    assert isinstance(state, QuacksState)
    rng = Rng(number)
    handed: list[tuple[list[int], list[int]]] = []
    while actors := state.actors():
        moves = state.legal(actors[0])
        odds = state.odds() if actors[0] == CHANCE else [1] * len(moves)
        handed += [(moves, moves[:]), (odds, odds[:])]
        if actors[0] == CHANCE and (seat := state.drawer()) != CHANCE:
            bag = enumerate(state.seats[seat].bag, CHIP + KINDS * seat)
            assert list(zip(moves, odds, strict=True)) == [each for each in bag if each[1]]
        parted = state.clone()
        parted.play(actors[0], moves[-1])
        state.play(actors[0], moves[rng.pick(odds)])
    assert all(list(given) == then for given, then in handed), "what is handed out stays as it is"
