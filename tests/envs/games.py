"""Every game as OpenSpiel has it, with every option, and random walks through it."""

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from philtre.core.errors import BadOption
from philtre.core.registry import find, game_ids

pyspiel = pytest.importorskip("pyspiel")

from absl import logging  # noqa: E402

from philtre.envs import parameters  # noqa: E402
from philtre.envs.openspiel import PREFIX  # noqa: E402

# OpenSpiel logs by absl, whose handler closes its stream when uvicorn sets up logging in a
# later test. It leaves the system's own stream alone, but not the one that pytest captures.
logging.get_absl_handler().python_handler.stream = sys.__stderr__


def usual() -> list[str]:
    """Every game as it comes."""
    return [PREFIX + id for id in game_ids()]


def variants() -> list[str]:
    """Every game with each other value of each of its options."""
    found: dict[str, None] = {}
    for id in game_ids():
        game = find(id)
        for option in game.options:
            for value in option.samples:
                if value is not None and value != option.default:
                    found.update(dict.fromkeys(strings(id, {option.name: value})))
    return [string for string in found if not string.endswith("()")]


def strings(id: str, given: dict[str, object]) -> Iterator[str]:
    game = find(id)
    try:
        chosen = parameters.chosen(game, game.settle({**game.limit, **given}))
    except BadOption:
        return  # these need another option; `together` has some of them
    yield PREFIX + id + "(" + ",".join(f"{name}={value}" for name, value in chosen.items()) + ")"


def together() -> list[str]:
    """Options that only go together, and many at once."""
    some: list[tuple[str, dict[str, object]]] = [
        ("apotheca", {"players": 4, "variant": "master", "turn_limit": 30}),
        ("potion", {"players": 7, "dice": "plain", "round_limit": 9, "memory_aid": "on"}),
        ("quacks", {"players": 5, "expansion": "on", "books": "6", "witches": "w1,w8,w12"}),
        ("quacks", {"players": 2, "expansion": "on", "books": "1,2,3,4,5,6", "test_tubes": "on"}),
        ("witchcraft", {"tournament": "on", "master": "on"}),
    ]
    return [string for id, given in some for string in strings(id, given)]


def walk(name: str, seed: int) -> Iterator[Any]:
    """The states of a random game, the last one included."""
    rng = Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            moves, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(moves, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    yield state


def somewhere(name: str, seed: int, decisions: int) -> Any:
    """A state with something to decide, after so many decisions or a little more."""
    for state in walk(name, seed):
        if not state.is_terminal() and not state.is_chance_node():
            decisions -= 1
            if decisions < 0 and len(state.legal_actions()) > 1:
                return state
    raise AssertionError("the game was too short")
