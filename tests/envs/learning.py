"""Every game and some of its variants as learners take them: name and options.

Libraries draw seeds where they are given none; here all of them follow from a number.
"""

from itertools import count
from typing import Any

import pytest

from philtre.core.registry import find, game_ids

pytest.importorskip("numpy")
pytest.importorskip("gymnasium")

from philtre.envs import table

Case = tuple[str, dict[str, Any]]

TOGETHER: list[Case] = [
    ("apotheca", {"players": 4, "variant": "master", "turn_limit": 30}),
    ("potion", {"players": 7, "dice": "plain", "round_limit": 9, "memory_aid": "on"}),
    ("quacks", {"players": 5, "expansion": "on", "books": "6", "witches": "w1,w8,w12"}),
    ("quacks", {"players": 2, "expansion": "on", "books": "1,2,3,4,5,6", "test_tubes": "on"}),
    ("witchcraft", {"tournament": "on", "master": "on"}),
]


def usual() -> list[Case]:
    return [(id, {}) for id in game_ids() if find(id).encoding]


def every() -> list[Case]:
    """Every value of every option, alone; and some that only go together."""
    found = usual()
    for id, _ in usual():
        game = find(id)
        for option in game.options:
            for value in dict.fromkeys(option.samples):
                given = {option.name: value}
                if value is not None and value != option.default and fits(id, given):
                    found.append((id, given))
    return found + TOGETHER


def fits(id: str, given: dict[str, Any]) -> bool:
    try:
        find(id).settle(dict(given))
    except ValueError:
        return False
    return True


def name(case: Case) -> str:
    return case[0] + "".join(f" {key}={value}" for key, value in case[1].items())


def at_once(cases: list[Case]) -> list[Case]:
    return [case for case in cases if find(case[0]).traits(find(case[0]).settle({})).together]


@pytest.fixture(autouse=True)
def numbered_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds that nobody gave are 1, 2, 3 …"""
    numbers = count(1)
    for module in ("pettingzoo", "gymnasium", "table"):
        full = __import__(f"philtre.envs.{module}", fromlist=["fresh_seed"])
        monkeypatch.setattr(full, "fresh_seed", lambda: next(numbers))


def seeded(env: Any) -> Any:
    """With action spaces that draw the same every time."""
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    return env


assert table
