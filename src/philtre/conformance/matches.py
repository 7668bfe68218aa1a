"""A game with every kind of options, somewhere in the middle of a match.

Half of the matches start from the beginning, half from a position far from it, which the
game's tests make: the fixture `head_start`.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any

from hypothesis import HealthCheck, given, reject, settings
from hypothesis import strategies as st

import philtre
from philtre.core import options as option_text
from philtre.core.errors import BadOption
from philtre.core.game import OPTIONS_END, Game
from philtre.core.match import Match
from philtre.core.options import Options
from philtre.core.playout import deal
from philtre.core.rng import Rng
from philtre.core.state import CHANCE, State

# With these options, the fields of a position that is far from the beginning.
HeadStart = Callable[[Options, Rng], str]
Strategy = Callable[[Game, HeadStart], st.SearchStrategy[Any]]


@st.composite
def any_options(draw: st.DrawFn, game: Game) -> Options:
    """Options that go together, with a limit wherever the rules have none."""
    chosen: dict[str, object] = {o.name: draw(st.sampled_from(o.samples)) for o in game.options}
    for name, value in game.limit.items():
        if chosen[name] is None:
            chosen[name] = value
    try:
        return game.settle(chosen)
    except BadOption:
        reject()


def far(game: Game, head_start: HeadStart, options: Options, rng: Rng) -> str:
    """A position line far from the beginning, made by the game's own tests."""
    return option_text.write(game.options, options) + OPTIONS_END + head_start(options, rng)


@st.composite
def any_start(draw: st.DrawFn, game: Game, head_start: HeadStart, options: Options) -> str:
    """Where a match begins: a position line, or nothing for the beginning of the game."""
    rng = Rng(draw(st.integers(0, 10**6)))
    return far(game, head_start, options, rng) if draw(st.booleans()) else ""


@st.composite
def any_match(draw: st.DrawFn, game: Game, head_start: HeadStart) -> Match:
    """A match after some random moves, perhaps at its end."""
    options: dict[str, Any] = dict(draw(any_options(game)))
    start = draw(any_start(game, head_start, options))
    seed = draw(st.integers(0, 10**6))
    if start:
        match = philtre.load(game, start, seed=seed)
    else:
        match = philtre.new(game, seed=seed, **options)
    wander(match, Rng(draw(st.integers(0, 10**6))), draw(st.integers(0, 120)))
    return match


@st.composite
def any_state(draw: st.DrawFn, game: Game, head_start: HeadStart) -> tuple[Options, State]:
    """A state after some random moves and outcomes, chance nodes included."""
    options = draw(any_options(game))
    start = draw(any_start(game, head_start, options))
    state = game.load(start)[1] if start else game.start(options)
    rng = Rng(draw(st.integers(0, 10**6)))
    for _ in range(draw(st.integers(0, 200))):
        if not step(state, rng):
            break
    return options, state


def wander(match: Match, rng: Rng, moves: int) -> None:
    """Random moves by random actors."""
    for _ in range(moves):
        if match.over:
            return
        actors = match.actors
        seat = actors[rng.below(len(actors))]
        legal = match.legal(seat)
        match.play(legal[rng.below(len(legal))], seat)


def step(state: State, rng: Rng) -> bool:
    """One random move or outcome; False at the end."""
    actors = state.actors()
    if not actors:
        return False
    seat = actors[rng.below(len(actors))]
    if seat == CHANCE:
        deal(state, rng)
    else:
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
    return True


def any_seed(game: Game, head_start: HeadStart) -> st.SearchStrategy[tuple[Options, int]]:
    """Options and a seed: enough to play from the beginning."""
    return st.tuples(any_options(game), st.integers(0, 10**6))


def for_every_game(
    strategy: Strategy, examples: int = 60
) -> Callable[[Callable[[Game, Any], None]], Callable[..., None]]:
    """Run a property `check(game, example)` for the game of the fixtures."""

    def decorate(check: Callable[[Game, Any], None]) -> Callable[..., None]:
        @wraps(check, assigned=("__name__", "__doc__", "__module__"))
        def test(game: Game, head_start: HeadStart) -> None:
            @settings(
                max_examples=examples,
                deadline=None,
                derandomize=True,
                database=None,
                suppress_health_check=list(HealthCheck),
            )
            @given(strategy(game, head_start))
            def run(example: Any) -> None:
                check(game, example)

            run()

        del test.__wrapped__  # pytest would read its parameters
        return test

    return decorate
