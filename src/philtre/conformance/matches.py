"""A game with every kind of options, somewhere in the middle of a match.

Half of the matches start from the beginning, half from a position far from it, which the
game's tests make: the fixture `head_start`.
"""

from collections.abc import Callable
from functools import cache, partial, wraps
from typing import Any

import pytest
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
Make = Callable[[], Any]  # an example, anew for each check: checks play on with it
Strategy = Callable[[Game, HeadStart], st.SearchStrategy[Make]]


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
def any_match(draw: st.DrawFn, game: Game, head_start: HeadStart) -> Make:
    """A match after some random moves, perhaps at its end."""
    options = draw(any_options(game))
    start = draw(any_start(game, head_start, options))
    seed, luck = draw(st.integers(0, 10**6)), draw(st.integers(0, 10**6))
    return partial(match_after, game, options, start, seed, luck, draw(st.integers(0, 120)))


def match_after(
    game: Game, options: Options, start: str, seed: int, luck: int, moves: int
) -> Match:
    chosen: dict[str, Any] = dict(options)
    match = (
        philtre.load(game, start, seed=seed) if start else philtre.new(game, seed=seed, **chosen)
    )
    wander(match, Rng(luck), moves)
    return match


@st.composite
def any_state(draw: st.DrawFn, game: Game, head_start: HeadStart) -> Make:
    """A state after some random moves and outcomes, chance nodes included."""
    options = draw(any_options(game))
    start = draw(any_start(game, head_start, options))
    luck = draw(st.integers(0, 10**6))
    return partial(state_after, game, options, start, luck, draw(st.integers(0, 200)))


def state_after(
    game: Game, options: Options, start: str, luck: int, steps: int
) -> tuple[Options, State]:
    state = game.load(start)[1] if start else game.start(options)
    rng = Rng(luck)
    for _ in range(steps):
        if not step(state, rng):
            break
    return dict(options), state


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


def any_seed(game: Game, head_start: HeadStart) -> st.SearchStrategy[Make]:
    """Options and a seed: enough to play from the beginning."""
    return st.builds(partial, st.just(seeded), any_options(game), st.integers(0, 10**6))


def seeded(options: Options, seed: int) -> tuple[Options, int]:
    return dict(options), seed


def tried(
    strategy: st.SearchStrategy[Make], examples: int, check: Callable[[Make], object]
) -> None:
    """A check of so many examples, the same each time; the error is of the smallest that fails."""

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def run(make: Make) -> None:
        check(make)

    run()


@cache
def drawn(strategy: Strategy, game: Game, head_start: HeadStart, examples: int) -> list[Make]:
    """Once for all checks of so many examples: to draw them takes longer than most checks do."""
    made: list[Make] = []
    tried(strategy(game, head_start), examples, made.append)
    return made


def for_every_game(
    strategy: Strategy, examples: int = 60
) -> Callable[[Callable[[Game, Any], None]], Callable[..., None]]:
    """Run a property `check(game, example)` for the game of the fixtures."""

    def decorate(check: Callable[[Game, Any], None]) -> Callable[..., None]:
        @wraps(check, assigned=("__name__", "__doc__", "__module__"))
        def test(game: Game, head_start: HeadStart) -> None:
            try:
                for make in drawn(strategy, game, head_start, examples):
                    check(game, make())
            except (Exception, pytest.fail.Exception):
                tried(strategy(game, head_start), examples, lambda make: check(game, make()))
                raise

        del test.__wrapped__  # pytest would read its parameters
        return test

    return decorate
