"""What a seat sees, and what it can reckon (A-4, A-70 … A-72)."""

from itertools import product
from typing import Any

import pytest

import philtre
from philtre import Match
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.core.undo import Entry
from tests.games.apotheca.drawn import at, drawn, field, play


def test_a_facedown_potion_is_seen_by_whom_it_points_at() -> None:
    """A-4, A-70: wherever it is moved, and by whomever."""
    match = drawn(
        ". . . .\n. . . .\n. . . .\nb1 R . .", players=3, active={0: "porter,imogen,merten"}
    )
    play(match, "power merten a1-c3")
    assert at(match, "c3") == "b1"
    assert [match.view(seat)["market"]["c3"]["colour"] for seat in (0, 1, 2, None)] == [
        None,
        "blue",
        None,
        None,
    ]
    assert all(match.view(seat)["market"]["c3"]["seat"] == 1 for seat in (0, 1, 2, None))


def test_what_is_public_is_in_every_view() -> None:
    """A-70"""
    match = philtre.new("apotheca", players=3, seed=11)
    for _ in range(30):
        match.play(match.legal()[0])
    private = {"you", "market", "drawn"}
    views = [match.view(seat) for seat in (0, 1, 2, None)]
    for name in set(views[0]) - private:
        assert all(view[name] == views[0][name] for view in views), name
    assert isinstance(views[0]["supply"], int)  # its size, not what it is made of


def test_what_is_legal_does_not_depend_on_what_is_hidden() -> None:
    """A-71: a hidden tile that would complete a line changes nothing in any list."""
    lists = set()
    for colour in "rby":
        match = drawn(
            f"R R {colour}1 .\n. . . .\n. . . .\nB . . {colour}1",
            active={0: "imogen,solas,benedetto,carbuncle,strega"},
        )
        lists.add(tuple(match.legal()))
    assert len(lists) == 1


def test_a_restock_is_seen_by_who_restocks() -> None:
    """A-72"""
    match = drawn("r1 b1 . .\n. . . .\n. . . .\n. . . R", players=3, active={0: "porter"})
    play(match, "restock", "draw Y", "place c1")
    heard = [[event.kind for event in match.events(seat)] for seat in (0, 1, 2, None)]
    assert heard[0] == ["restocks", "drew", "placed"]
    assert heard[1] == heard[2] == heard[3] == ["restocks", "placed"]
    assert "yellow" not in str(match.events(1))


def test_the_set_up_is_seen_by_the_second_player() -> None:
    """A-72"""
    match = philtre.new("apotheca", players=2, seed=2)
    assert [event.kind for event in match.events(1)].count("peeked") == 2
    assert "peeked" not in [event.kind for event in match.events(0)]


def test_an_overload_and_a_solo_reveal_are_public() -> None:
    """A-72"""
    match = drawn("R B R B\nB R B R\nY B R B\nR Y B .")
    play(match, "restock", "draw Y", "draw B")
    assert [event.kind for event in match.events()][-2:] == ["spilled", "cleared"]
    solo = drawn("? . . .\n. . . .\n. . . .\n. . . .", players=1, outside="b1")
    play(solo, "reveal a4", "draw B")
    assert next(event.kind for event in solo.events()) == "revealed"


def test_what_comes_from_outside_only_the_solo_seat_sees() -> None:
    """A-72"""
    match = drawn(
        ". . . .\n. . . .\n. . . .\nR . . .",
        players=1,
        used="reveal",
        active={0: "porter"},
        outside="b4",
    )
    play(match, "power porter a1-a2", "draw B")
    assert "peeked" in [event.kind for event in match.events(0)]
    assert "peeked" not in [event.kind for event in match.events()]


# The weights of a re-deal: against all the ways the match could have gone


def wandered(seed: int, options: dict[str, Any], moves: int) -> Match:
    """A match with many a Restock, so that the market spills over now and then."""
    match = philtre.new("apotheca", seed=seed, **options)
    rng = Rng(seed)
    for _ in range(moves):
        if match.over:
            break
        legal = match.legal()
        quiet = [text for text in legal if not text.startswith("reveal")] or legal
        restock = [text for text in legal if text == "restock"]
        chosen = restock or (quiet if rng.below(4) else legal)
        match.play(chosen[rng.below(len(chosen))])
    return match


def chance_of(match: Match, changed: dict[int, int], seat: int) -> tuple[float, str]:
    """How likely the match was with other outcomes at some places of its log.

    0 if it could not have gone so, or if the seat would have noticed.
    """
    state = match.game.start(match.options)
    state.heard = []
    chance = 1.0
    for place, entry in enumerate(match.log):
        move = changed.get(place, entry.move)
        if move not in state.legal(entry.seat):
            return 0.0, ""
        if entry.seat == CHANCE:
            odds = state.odds()
            chance *= odds[state.legal(CHANCE).index(move)] / sum(odds)
        state.play(entry.seat, move)
    if [event for event in state.heard if event.heard_by(seat)] != match.events(seat):
        return 0.0, ""
    return chance, match.game.position(match.options, state)


def hidden_places(match: Match, seat: int) -> list[int]:
    """The places of the log where another outcome would not have been noticed."""
    found = []
    for place, entry in enumerate(match.log):
        text = match.game.text(entry.move)
        if entry.seat == CHANCE and text.startswith(("draw", "deal b2", "deal c3")):
            colours = [other for other in alternatives(match, entry) if other != entry.move]
            noticed = [not chance_of(match, {place: other}, seat)[0] for other in colours]
            if not all(noticed):
                found.append(place)
    return found


def alternatives(match: Match, entry: Entry) -> list[int]:
    head = match.game.text(entry.move)[:-1]
    return [match.game.parse(head + tile) for tile in "RBY"]


@pytest.mark.parametrize(
    "options", [{"players": 2}, {"players": 4}, {"players": 3, "variant": "master"}], ids=str
)
def test_a_redeal_is_as_likely_as_all_that_was_seen_says(options: dict[str, Any]) -> None:
    """A-70, A-6: also when known tiles have gone back into the supply since (A-17, A-27)."""
    checked = 0
    for seed in range(12):
        match = wandered(seed, options, 20 + 7 * seed)
        if match.over:
            continue
        for seat in (0, 1):
            places = hidden_places(match, seat)
            expected: dict[str, float] = {}
            for moves in product(*(alternatives(match, match.log[place]) for place in places)):
                chance, line = chance_of(match, dict(zip(places, moves, strict=True)), seat)
                if chance:
                    expected[line] = expected.get(line, 0.0) + chance
            found = redealt(match, seat)
            total = sum(expected.values())
            assert set(found) <= set(expected)
            for line, chance in expected.items():
                assert abs(found.get(line, 0.0) - chance / total) < 1e-3, (seed, seat)
            checked += len(expected) > 1
    assert checked > 8


def redealt(match: Match, seat: int) -> dict[str, float]:
    """Every way a re-deal may lay the hidden things, with its probability."""
    found: dict[str, float] = {}
    paths: list[tuple[list[int], float]] = [([], 1.0)]
    while paths:
        path, chance = paths.pop()
        chooser = Follow(path)
        state = match.state.clone()
        try:
            state.redeal(seat, chooser)
        except Fork as fork:
            total = sum(fork.weights)
            for index, weight in enumerate(fork.weights):
                if weight:
                    paths.append(([*path, index], chance * weight / total))
            continue
        line = match.game.position(match.options, state)
        found[line] = found.get(line, 0.0) + chance
    return found


class Fork(Exception):
    def __init__(self, weights: list[int]) -> None:
        super().__init__()
        self.weights = weights


class Follow(Rng):
    """Takes a given path through the choices, and stops where it ends."""

    def __init__(self, path: list[int]) -> None:
        super().__init__(0)
        self.path = path
        self.depth = 0

    def pick(self, weights: list[int]) -> int:
        if self.depth == len(self.path):
            raise Fork(list(weights))
        self.depth += 1
        return self.path[self.depth - 1]


@pytest.mark.parametrize(
    "options", [{"players": 2}, {"players": 4}, {"players": 3, "variant": "master"}], ids=str
)
def test_a_redealt_state_is_as_good_as_one_that_was_read(options: dict[str, Any]) -> None:
    """A-81, A-82: its odds follow from its own supply, at chance nodes too."""
    game = find("apotheca")
    settled = game.settle({**options, "turn_limit": 30})
    for seed in range(8):
        state = game.start(settled)
        rng = Rng(seed)
        while state.actors():
            for seat in range(state.players):
                other = state.clone()
                other.redeal(seat, rng)
                read = game.load(game.position(settled, other))[1]
                actor = other.actors()[0]
                assert other.legal(actor) == read.legal(actor)
                if actor == CHANCE:
                    assert other.odds() == read.odds()
            actor = state.actors()[0]
            moves = state.legal(actor)
            odds = state.odds() if actor == CHANCE else [1] * len(moves)
            state.play(actor, moves[rng.pick(odds)])


def test_everybody_knows_which_two_the_masters_set_up_hides() -> None:
    """A-60, A-70: but not which of them lies where."""
    script = ["deal a1 R", "deal a4 R", "deal d1 B", "deal d4 Y", "deal b2 B", "deal c3 Y"]
    match = philtre.new("apotheca", players=2, variant="master", dealer=script)
    ways = redealt(match, 0)
    markets = {line.split("market=")[1].split()[0]: chance for line, chance in ways.items()}
    assert markets == {"R--Y/--y1-/-b1--/R--B": 0.5, "R--Y/--b1-/-y1--/R--B": 0.5}


def test_known_tiles_that_went_back_do_not_make_an_older_potion_redder() -> None:
    """A-17, A-70: seat 1's potion was drawn when few reds were in the supply."""
    match = drawn(
        "R B R B\nB R B R\nY B R B\nR y1 B .",
        satisfied={0: "strega:R8", 1: "qwixly:B6"},
        active={0: "imogen"},
    )
    assert field(match, "supply") == "1,2,13"
    before = redealt(match, 0)
    play(match, "restock", "draw Y", "draw R")
    after = redealt(match, 0)

    def red(ways: dict[str, float]) -> float:
        return sum(chance for line, chance in ways.items() if "r1" in line)

    assert red(before) == pytest.approx(1 / 17, abs=1e-4)
    assert red(after) < red(before)  # one red fewer was to be had: it was seen
