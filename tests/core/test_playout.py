"""Random play, with lists of moves and without."""

import pytest

from philtre.core.playout import listed_playout, playout
from philtre.core.registry import find, game_ids
from philtre.core.rng import Rng


@pytest.mark.parametrize("id", game_ids())
def test_the_same_game_is_played_with_lists_and_without(id: str) -> None:
    game = find(id)
    start = game.start(game.settle(dict(game.limit)))
    for seed in range(5):
        listed, bare = start.clone(), start.clone()
        assert listed_playout(listed, Rng(seed)) == playout(bare, Rng(seed)) > 0
        assert game.write(listed) == game.write(bare)
