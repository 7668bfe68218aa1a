"""What holds in every reachable state: tiles and gems, cards and turns."""

import pytest

from philtre.core.game import View
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.core.state import CHANCE, State
from tests.games.apotheca.drawn import NAMES, field_of, tiles
from tests.games.apotheca.test_notation import WAYS

GAME = find("apotheca")


def lots(text: str) -> int:
    """How many potions are on satisfied apothecaries, or in the master's matches."""
    words = text.replace("/", ",").split(",")
    return sum(int(word.rpartition(":")[2][1:]) for word in words if word != "-")


def check_tiles(line: str) -> None:
    """A-2: 45 tiles, wherever they are (not in solo, where a stack counts as one)."""
    total = sum(int(n) for n in field_of(line, "supply").split(","))
    total += sum(tile != "-" for row in field_of(line, "market").split("/") for tile in tiles(row))
    total += lots(field_of(line, "satisfied"))
    total += lots(field_of(line, "kept") or "-")
    total += sum(int(n) for n in (field_of(line, "aside") or "0").split(","))
    total += bool(field_of(line, "hand"))
    assert total == 45


def check_cards(line: str) -> None:
    """A-3: each of the 15 is in one place."""
    names = ("deck", "alley", "active", "satisfied")
    text = ",".join(field_of(line, name) for name in names)
    found = [word.split(":")[0] for word in text.replace("/", ",").split(",") if word != "-"]
    assert sorted(found) == sorted(NAMES)


def gems(line: str) -> list[int]:
    return [int(n) for n in field_of(line, "gems").replace("/", ",").split(",")]


def check_gems(before: str, move: str, after: str, events: list[object], solo: bool) -> None:
    """A-2, A-14, A-18, A-25, A-27, A-53, A-63, A-64: gems come and go as the rules say."""
    change = sum(gems(after)) - sum(gems(before))
    kinds = [getattr(event, "kind", "") for event in events]
    expected = sum(kinds.count(kind) for kind in ("revealed", "bonus-gem", "nobody-satisfied"))
    master = "decree=" in before
    in_turn = field_of(before, "seat")
    paid = {"hire": 3 if solo else 2, "decree": 1}.get(move.split()[0], 0)
    if move.startswith("hire mixed"):
        paid = 3
    if move.startswith("decree") and field_of(before, "turn") == "0":
        paid = 0  # the opening decree is free
    if master and in_turn != "0":
        paid = 0  # it changes hands
    if master and in_turn == "0" and move.startswith("power"):
        paid = 2
    assert change == expected - paid, (before, move)
    assert min(gems(after)) >= 0


@pytest.mark.parametrize("options", WAYS, ids=str)
def test_nothing_is_lost_and_nothing_comes_from_nowhere(options: dict[str, object]) -> None:
    """A-2, A-3: in every state of whole games."""
    settled = GAME.settle({**options, **GAME.limit})
    for seed in range(12):
        state = GAME.start(settled)
        rng = Rng(seed)
        line = GAME.position(settled, state)
        while state.actors():
            move = chosen(state, rng)
            state.heard = []
            state.play(state.actors()[0], move)
            after = GAME.position(settled, state)
            if settled["variant"] != "solo":
                check_tiles(after)
            check_cards(after)
            solo = settled["variant"] == "solo"
            check_gems(line, GAME.text(move), after, list(state.heard), solo)
            line = after


def chosen(state: State, rng: Rng) -> int:
    actor = state.actors()[0]
    moves = state.legal(actor)
    return moves[rng.pick(state.odds()) if actor == CHANCE else rng.below(len(moves))]


@pytest.mark.parametrize("options", WAYS, ids=str)
def test_no_match_is_left_for_who_may_make_it(options: dict[str, object]) -> None:
    """A-24, A-65: wherever an action is asked for, nobody in turn has a line to make."""
    settled = GAME.settle({**options, **GAME.limit})
    for seed in range(100, 106):
        state = GAME.start(settled)
        rng = Rng(seed)
        while state.actors():
            state.play(state.actors()[0], chosen(state, rng))
            view = GAME.view(state, 0)
            if view["asks"] == "action":
                for colour in colours_of_lines(view):
                    assert settled["variant"] == "master"
                    assert (colour == view["decree"]) != (view["seat"] == 0)


def colours_of_lines(view: View) -> set[str]:
    """The colours that have three in a row or a column, read off a view."""
    market = view["market"]
    assert isinstance(market, dict)
    up = {space: tile["colour"] for space, tile in market.items() if tile and tile["face"] == "up"}
    found = set()
    for column in range(4):
        for row in range(4):
            for across, along in ((1, 0), (0, 1)):
                ends = column + 2 * across, row + 2 * along
                if max(ends) < 4:
                    run = [
                        up.get("abcd"[column + step * across] + "1234"[row + step * along])
                        for step in range(3)
                    ]
                    if len(set(run)) == 1 and run[0]:
                        found.add(run[0])
    return found
