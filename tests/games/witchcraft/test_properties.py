"""What holds in every game: conservation, half-turn symmetry, no dead ends."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from philtre.core.rng import Rng
from philtre.core.state import CHANCE, Event
from philtre.games.witchcraft import GAME
from philtre.games.witchcraft.rules.state import WitchcraftState
from tests.games.witchcraft.literal import WAYS, cell, half_turned, in_order
from tests.games.witchcraft.positions import blast_line, random_line

COLOURS = {"red": "green", "green": "red"}


def random_game(seed: int) -> Iterator[WitchcraftState]:
    """Every state of a random game, in a mode that follows from the seed."""
    blast = ("one", "several")[seed % 8 > 3]
    options = GAME.settle({"tournament": seed % 2 == 1, "master": seed % 4 > 1, "blast": blast})
    state = GAME.start(options)
    state.heard = []
    rng = Rng(seed)
    while state.actors():
        yield state
        seat = state.actors()[0]
        moves = state.legal(seat)
        index = rng.pick(state.odds()) if seat == CHANCE else rng.below(len(moves))
        state.play(seat, moves[index])
    yield state


def tiles_in_play(state: WitchcraftState) -> Counter[str]:
    view = GAME.view(state, 0)
    found = Counter(tile["tile"] for stack in view["stacks"] for tile in stack["tiles"])
    for seat in view["seats"]:
        found.update(seat["start"] + seat["reserve"])
    found.update(view["lifted"])
    found.update([view["in_hand"]] if view["in_hand"] else [])
    return found


def discarded(events: list[Event]) -> Counter[str]:
    return Counter(str(event.params["tile"]) for event in events if event.kind == "discards")


@pytest.mark.parametrize("seed", range(60))
def test_no_tile_comes_or_goes(seed: int) -> None:
    """W-3, W-25: 22 tiles, less those the Prince has removed, in every state."""
    guilds = Counter(
        ["apprentice"] * 6
        + ["guardian", "golem", "archmage", "master", "monk", "telekinetic", "prophet"] * 2
    )
    for state in random_game(seed):
        if GAME.view(state, 0)["step"] in ("set-up", "reserve"):
            continue
        tiles = tiles_in_play(state) + discarded(state.heard or [])
        assert tiles.total() == 22
        specials = tiles - guilds
        assert tiles - specials == guilds
        assert len(specials) == specials.total() == 2
        assert set(specials) < {"priest", "prince", "barbarian", "keykeeper"}


# Half a turn of the board with the colours swapped


def turned_word(word: str) -> str:
    if word in WAYS:
        return WAYS[(WAYS.index(word) + 4) % 8]
    if re.fullmatch(r"[yza-f]-?\d", word):
        return half_turned([word])[0]
    return COLOURS.get(word, word)


def turned_move(text: str) -> str:
    """A move as the other player would make it; lists of spaces are in order again."""
    first, *rest = [turned_word(word) for word in text.split(" ")]
    if first == "swap":
        rest = in_order(rest)
    elif first == "summon":
        rest = [rest[0], *in_order(rest[1:])]
    return " ".join([first, *rest])


def turned_stacks(text: str) -> str:
    if text == "-":
        return text
    turned = [
        re.sub(r"[yza-f]-?\d|[NESW]+", lambda found: turned_word(found[0]), stack)
        for stack in text.split(",")
    ]
    turned = [stack if "|" not in stack else sides_in_order(stack) for stack in turned]
    return ",".join(sorted(turned, key=lambda stack: cell(stack.split(":")[0])[::-1]))


def sides_in_order(stack: str) -> str:
    tiles, sides = stack.split("|")
    return tiles + "|" + ".".join(sorted(sides.split("."), key=WAYS.index))


def turned_line(line: str) -> str:
    options, body = line.split(" : ")
    fields = dict(word.split("=", 1) for word in body.split(" "))
    new = dict(fields)
    for name in ("first", "turn"):
        new[name] = COLOURS[fields[name]]
    for one, other in COLOURS.items():
        new[one] = turned_stacks(fields[other])
        for part in ("start", "reserve", "power"):
            new[f"{one}-{part}"] = fields[f"{other}-{part}"]
    if fields["spaces"] != "-":
        new["spaces"] = ",".join(in_order(half_turned(fields["spaces"].split(","))))
    if fields["altars"] != "-":
        altars = [word.split(":") for word in fields["altars"].split(",")]
        laid = {half_turned([space])[0]: kind for kind, space in altars}
        new["altars"] = ",".join(f"{laid[space]}:{space}" for space in in_order(laid))
    return f"{options} : " + " ".join(f"{name}={value}" for name, value in new.items())


def test_the_board_looks_the_same_from_the_other_side() -> None:
    """W-2, W-36: turn the board by half and swap the colours: the legal moves turn with it, at
    every decision of the turn."""
    rng = Rng(11)
    for number in range(360):
        line = random_line(rng) if number < 300 else blast_line(rng)
        _, state = GAME.load(line)
        _, other = GAME.load(turned_line(line))
        assert not state.actors() or state.legal(state.actors()[0])
        start = GAME.view(state, 0)["turn"]
        while state.actors() and GAME.view(state, 0)["turn"] == start:
            seat = state.actors()[0]
            assert other.actors() == [1 - seat]
            texts = [GAME.text(move) for move in state.legal(seat)]
            turned = [turned_move(text) for text in texts]
            assert {GAME.text(move) for move in other.legal(1 - seat)} == set(turned)
            index = rng.below(len(texts))
            state.play(seat, GAME.parse(texts[index]))
            other.play(1 - seat, GAME.parse(turned[index]))
        assert bool(state.actors()) == bool(other.actors())
        if not state.actors():
            assert state.returns() == other.returns()[::-1]


# No dead ends


def check_to_the_end_of_the_turn(state: WitchcraftState, rng: Rng) -> None:
    """Whatever is said, something can be said next, and inside a turn there is a choice."""
    turn = state.board.turn
    while state.actors() and GAME.view(state, 0)["turn"] == turn:
        seat = state.actors()[0]
        legal = state.legal(seat)
        asked_anyway = GAME.view(state, 0)["step"] in ("activate", "afterwards")
        assert len(legal) >= (1 if asked_anyway else 2)
        state.play(seat, legal[rng.below(len(legal))])


def test_every_option_of_every_turn_can_be_carried_out() -> None:
    """W-14, W-19, W-62: each option at each decision, followed to the end of the turn."""
    rng = Rng(3)
    for number in range(180):
        _, state = GAME.load(random_line(rng) if number < 120 else blast_line(rng))
        for move in state.legal(state.actors()[0]) if state.actors() else []:
            after = state.clone()
            after.play(state.asked, move)
            options = after.legal(after.actors()[0]) if after.actors() else []
            for next_move in options[:: max(1, len(options) // 12)]:
                last = after.clone()
                last.play(after.asked, next_move)
                check_to_the_end_of_the_turn(last, rng)
