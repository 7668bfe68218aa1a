"""Texts and positions (A-80 … A-86)."""

import random

import pytest

import philtre
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from tests.games.apotheca.drawn import NAMES, SPACES, drawn, play, powers

GAME = find("apotheca")
WAYS: list[dict[str, object]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 1},
    {"players": 2, "variant": "master"},
    {"players": 3, "variant": "master"},
    {"players": 4, "variant": "master"},
]
WITH_A_SPACE = ["reveal", "place", "stack", "outside"]
DEALT = ["a1", "a4", "d1", "d4", "b2", "c3"]


def test_the_texts_of_all_moves() -> None:
    """A-80"""
    colours, stations = ["red", "blue", "yellow"], ["ruby", "sapphire", "topaz"]
    expected = {
        "restock",
        "extra",
        "pass",
        "hire mixed deck",
        *(
            f"{word} {space}"
            for word in ("reveal", "place", "stack", "outside")
            for space in SPACES
        ),
        *(f"{word}{station}" for word in ("hire ", "hire mixed ") for station in stations),
        *(f"{word} {colour}" for word in ("decree", "overload") for colour in colours),
        *(f"match {colour} {space}" for colour in colours for space in SPACES),
        *(f"satisfy {name}" for name in NAMES),
        *(
            f"deal {space} {tile}"
            for space in ["a1", "a4", "d1", "d4", "b2", "c3"]
            for tile in "RBY"
        ),
        *(f"draw {tile}" for tile in "RBY"),
        *(
            f"card {place} {name}"
            for place in ["0", "1", "2", "3", *stations, "hired"]
            for name in NAMES
        ),
    }
    texts = {GAME.text(move) for move in range(len(GAME.moves))}
    assert {text for text in texts if not text.startswith("power")} == expected
    for text in "power corvidus b2-b4", "power carbuncle a1/d4+", "power benedetto block b2":
        assert text in texts
    assert len(GAME.moves) == len(expected) + 1291


def test_there_is_one_text_for_one_choice() -> None:
    """A-85: pairs in the order of spaces, no second name for the same thing."""
    for text in [
        "power imogen b3=b2",
        "power ooki c3-b3 a1-a2",
        "power carbuncle a3/b4-",
        "power carbuncle d4/a1+",
        "power afrit b2-c3 b3",
        "Reveal b2",
        "reveal  b2",
        "reveal b5",
        "draw ?",
    ]:
        assert GAME.parse(text) == -1, text


def test_different_choices_are_different_moves() -> None:
    """A-85: two equal potions that could move to the same space."""
    match = drawn(". . . .\n. . . .\n. . . .\nR . R .", active={0: "porter"})
    assert {"a1-b1", "c1-b1"} <= powers(match, "porter")


def test_chance_is_asked_even_with_one_outcome() -> None:
    """A-81"""
    match = drawn(
        ". . . .\n. . . .\n. . . .\nR . . .",
        active={0: "porter"},
        satisfied={0: "strega:R14,qwixly:B14", 1: "masked:Y15"},
    )
    play(match, "restock")
    assert match.actors == ["chance"]
    assert (match.legal(), match.odds()) == (["draw B"], [1])


def test_an_action_is_asked_even_with_one_option() -> None:
    """A-84"""
    match = drawn()
    assert match.actors == [0]
    assert match.legal() == ["restock"]


@pytest.mark.parametrize("options", WAYS, ids=str)
def test_positions_hold_all_that_is_needed(options: dict[str, object]) -> None:
    """A-82, A-83: whole games played on from each position's own text."""
    for seed in range(4):
        settled = GAME.settle({**options, "turn_limit": 60})
        state = GAME.start(settled)
        other = GAME.start(settled)
        rng = Rng(seed)
        while state.actors():
            actor = state.actors()[0]
            moves = state.legal(actor)
            pick = rng.pick(state.odds()) if actor == CHANCE else rng.below(len(moves))
            assert other.actors() == state.actors()
            assert other.legal(actor) == moves
            state.play(actor, moves[pick])
            other.play(actor, moves[pick])
            line = GAME.position(settled, state)
            assert "?" not in line or options["players"] == 1
            assert GAME.position(settled, other) == line
            other = GAME.load(line)[1]
        assert other.returns() == state.returns()


def some_lines() -> list[str]:
    """Positions of all kinds, some of each question that can be asked."""
    lines: dict[str, list[str]] = {}
    for options in WAYS:
        settled = GAME.settle({**options, "turn_limit": 60})
        for seed in range(25):
            state = GAME.start(settled)
            rng = Rng(seed)
            while state.actors():
                actor = state.actors()[0]
                moves = state.legal(actor)
                pick = rng.pick(state.odds()) if actor == CHANCE else rng.below(len(moves))
                state.play(actor, moves[pick])
                line = GAME.position(settled, state)
                kind = line.split("asks=")[1].split()[0].split(":")[0] + str(options)
                if len(lines.setdefault(kind, [])) < 3:
                    lines[kind].append(line)
    return [line for some in lines.values() for line in some]


def spoiled(line: str, rng: random.Random) -> str:
    """A line with something in it changed, dropped, doubled or taken from elsewhere."""
    words = line.split(" ")
    place = rng.randrange(len(words))
    how = rng.randrange(6)
    if how == 0:
        del words[place]
    elif how == 1:
        words.insert(place, rng.choice(words))
    elif how == 2:
        name, _, value = words[place].partition("=")
        tokens = ["-", "0", "1", "99", "R3", "r1", "a1", "?", "", "red", "merten", "restock", "é"]
        words[place] = f"{name}={rng.choice([*tokens, value + ',1', value[:-1]])}"
    else:
        text = words[place]
        spot = rng.randrange(len(text) + 1)
        letter = rng.choice("RBYrby0123-?/,:=abcd")
        words[place] = text[:spot] + letter + text[spot + rng.randrange(2) :]
    return " ".join(words)


def test_what_cannot_be_is_refused() -> None:
    """A-82: a spoiled line raises BadPosition, or is a position that plays to its end."""
    rng = random.Random(82)
    lines = some_lines()
    refused = 0
    for _ in range(6000):
        line = spoiled(rng.choice(lines), rng)
        try:
            options, state = GAME.load(line)
        except philtre.BadPosition:
            refused += 1
            continue
        chooser = Rng(rng.randrange(1000))
        for _ in range(25):
            if not state.actors():
                assert len(state.returns()) == state.players
                break
            actor = state.actors()[0]
            moves = state.legal(actor)
            assert moves
            odds = state.odds() if actor == CHANCE else [1] * len(moves)
            state.play(actor, moves[chooser.pick(odds)])
            GAME.load(GAME.position(options, state))
    assert refused > 3000


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("supply=12,15,15", "supply=13,15,15", "supply"),
        ("seat=0", "seat=1", "seat"),
        ("used=-", "used=decree", "used"),
        ("used=-", "used=reveal,reveal", "used"),
        ("asks=action", "asks=place", "used"),
        ("asks=action", "asks=match", "used"),
        ("asks=action", "asks=nothing", "asks"),
        ("active=porter/-", "active=porter/porter", "deck"),
        ("active=porter/-", "active=porter", "active"),
        ("active=porter/-", "active=/-", "active"),
        ("gems=0,0,0/0,0,0", "gems=0,0/0,0,0", "gems"),
        ("gems=0,0,0/0,0,0", "gems=0,0,x/0,0,0", "gems"),
        ("market=R---", "market=R--", "market"),
        ("market=R---", "market=?---", "supply"),
        ("market=R---", "market=r7---", "market"),
        ("turn=3", "turn=none", "turn"),
        ("deck=", "deck=porter,", "deck"),
        (" supply=", " bag=", "bag"),
    ],
)
def test_the_refusal_names_the_field(old: str, new: str, field: str) -> None:
    """A-82"""
    line = drawn("R . . .\n. . . .\n. r1 . .\n. . . R", active={0: "porter"}).position()
    assert old in line
    with pytest.raises(philtre.BadPosition) as caught:
        philtre.load("apotheca", line.replace(old, new, 1))
    assert caught.value.params["field"] == field
