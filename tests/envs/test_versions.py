"""A changed rule, move or observation gets a new version of the environment."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from philtre.core.game import Game
from philtre.core.registry import find, game_ids
from tools import observations

FILE = Path(__file__).parent / "versions.json"
CHANGED = (
    "what {} observes, its moves or its rules have changed: give its ENCODING the next version, "
    "then run python -m tests.envs.test_versions"
)


def digest(game: Game) -> str:
    """Of all that a policy relies on: rules, moves, and each field for each number of players."""
    assert game.encoding is not None
    players = next(option for option in game.options if option.name == "players")
    fields = [
        [field[:-1] for field in game.encoding.fields(count)]  # all but how it is read
        for count in players.samples
        if isinstance(count, int)
    ]
    told = json.dumps([game.rules, game.moves.texts, fields])
    return sha256(told.encode()).hexdigest()[:16]


def versions() -> dict[str, list[object]]:
    games = [game for game in map(find, game_ids()) if game.encoding]
    return {game.id: [game.encoding.version, digest(game)] for game in games if game.encoding}


@pytest.mark.parametrize("id", [id for id in versions() if id in json.loads(FILE.read_text())])
def test_a_version_is_that_of_its_fields(id: str) -> None:
    assert versions()[id] == json.loads(FILE.read_text())[id], CHANGED.format(id)


def test_every_game_of_ours_has_one() -> None:
    assert set(json.loads(FILE.read_text())) == {"apotheca", "potion", "quacks", "witchcraft"}


def test_the_page_of_the_numbers_is_that_of_the_tables() -> None:
    assert observations.PAGE.read_text("utf-8") == observations.page(), (
        "to be made anew by: python -m tools.observations"
    )


if __name__ == "__main__":
    FILE.write_text(json.dumps(versions(), indent=1) + "\n")
