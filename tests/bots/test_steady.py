"""How long a bot thinks at a table tells the others nothing that they can't see."""

from collections.abc import Iterator
from itertools import islice

from philtre.bots.think import think
from philtre.conformance.matches import step
from philtre.core.game import Game
from philtre.core.glimpse import Glimpse
from philtre.core.rng import Rng, redeals
from philtre.core.state import CHANCE, State
from philtre.core.thought import Budget

STEPS = 128
WAYS = 4  # to lay what another seat can't see
DECISIONS = 8


def steps(game: Game, state: State, seat: int) -> int:
    budget = Budget(STEPS, steady=True)
    think(Glimpse(game, state, seat, []), budget, Rng(1))
    return budget.taken


def check(game: Game, state: State, seat: int) -> int:
    """How many twins were compared: states that another seat can't tell from this one."""
    compared = 0
    here = steps(game, state, seat)
    for other in range(state.players):
        for twin in islice(redeals(state, other), WAYS if other != seat else 0):
            if seat in twin.actors() and len(twin.legal(seat)) > 1:
                assert steps(game, twin, seat) == here
                compared += 1
    return compared


def decisions(game: Game) -> Iterator[tuple[State, int]]:
    """Seats to move here and there in random games, one after the other."""
    rng = Rng(7)
    while True:
        state = game.start(game.settle(dict(game.limit)))
        while step(state, rng):
            actors = state.actors()
            if actors and actors != [CHANCE] and rng.below(8) == 0:
                yield state, actors[0]


def test_thinking_takes_as_many_steps_whatever_the_others_cannot_see(game: Game) -> None:
    assert sum(check(game, state, seat) for state, seat in islice(decisions(game), DECISIONS))
