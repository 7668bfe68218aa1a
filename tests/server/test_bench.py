"""What is measured is what it says."""

from philtre.core.registry import find, game_ids
from philtre.server.bench.rebuild import ROWS, bench_rebuild, long_log
from philtre.server.tables.log import Setup
from philtre.server.tables.logged_match import resume


def test_every_game_has_a_long_log_that_is_rebuilt() -> None:
    for id in game_ids():
        game = find(id)
        setup = Setup(id, game.rules, game.settle(dict(game.limit)))
        rows = long_log(setup, "bench", ROWS)
        assert len(rows) >= ROWS
        assert resume(setup, "bench", rows).seq == len(rows)
    assert sorted(bench_rebuild()) == game_ids()
