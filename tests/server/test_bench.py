"""What is measured is what it says."""

import pytest

from philtre.core.registry import find, game_ids
from philtre.server.bench import rebuild
from philtre.server.bench.rebuild import ROWS, bench_rebuild, long_log
from philtre.server.tables.log import Row, Setup
from philtre.server.tables.logged_match import resume


def test_every_game_has_a_long_log_that_is_rebuilt(monkeypatch: pytest.MonkeyPatch) -> None:
    made: dict[str, list[Row]] = {}

    def made_before(setup: Setup, seed: str, least: int) -> list[Row]:
        assert (seed, least) == ("bench", ROWS)
        return made[setup.game]

    for id in game_ids():
        game = find(id)
        setup = Setup(id, game.rules, game.settle(dict(game.limit)))
        rows = made[id] = long_log(setup, "bench", ROWS)
        assert len(rows) >= ROWS
        assert resume(setup, "bench", rows).seq == len(rows)
    monkeypatch.setattr(rebuild, "long_log", made_before)
    assert sorted(bench_rebuild()) == game_ids()
