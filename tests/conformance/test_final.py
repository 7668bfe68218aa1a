"""What a move's `about` calls final can't be taken back; and some moves of some games are."""

import pytest

import philtre
from philtre.core.registry import game_ids
from philtre.core.rng import Rng


def finals(game: str) -> int:
    """Plays such moves where there are any, else random ones; how many there were."""
    match, rng, count = philtre.new(game, seed=4), Rng(4), 0
    for _ in range(120):
        if match.over:
            break
        seat = match.state.actors()[0]
        legal = list(match.state.legal(seat))
        final = [m for m in legal if match.game.about(match.state, seat, m).get("final")]
        chosen = final or legal
        move = chosen[rng.below(len(chosen))]
        match.play(match.game.text(move), seat)
        if final:
            count += 1
            assert match.over or match.barrier().ask(match.log, seat).why is not None
    return count


@pytest.mark.parametrize("game", game_ids())
def test_what_is_final_cannot_be_taken_back(game: str) -> None:
    """A draw in Quacks never is: drawing is the game (Q-15); The Potion has no such move."""
    assert (finals(game) > 0) == (game in ("apotheca", "witchcraft"))
