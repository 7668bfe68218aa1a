"""Position lines of every game: written one way, read in any order, refused with a reason."""

from functools import partial

import pytest
from hypothesis import strategies as st

import philtre
from philtre.conformance.matches import (
    HeadStart,
    Make,
    any_seed,
    any_state,
    far,
    for_every_game,
    step,
)
from philtre.core.errors import PhiltreError
from philtre.core.fields import BAR, split
from philtre.core.game import OPTIONS_END, Game
from philtre.core.options import Options
from philtre.core.rng import Rng
from philtre.core.state import State
from philtre.words import LANGUAGES, Words, best_words

Position = tuple[Options, State]


def any_state_and_seed(game: Game, head_start: HeadStart) -> st.SearchStrategy[Make]:
    return st.builds(
        partial, st.just(with_seed), any_state(game, head_start), st.integers(0, 10**6)
    )


def with_seed(make: Make, seed: int) -> tuple[Position, int]:
    return make(), seed


def parts(line: str) -> list[dict[str, str]]:
    """The fields of each part of a line, behind its options."""
    return [split(part) for part in line.partition(OPTIONS_END)[2].split(BAR)]


def joined(line: str, fields: list[list[str]]) -> str:
    """The options of a line with other fields."""
    return line.partition(OPTIONS_END)[0] + OPTIONS_END + BAR.join(" ".join(f) for f in fields)


def words(part: dict[str, str]) -> list[str]:
    return [f"{name}={value}" for name, value in part.items()]


def refusal(game: Game, line: str) -> PhiltreError:
    """Why a line is refused; what is wrong in the part of a seat without the seat."""
    with pytest.raises(philtre.BadPosition) as caught:
        game.load(line)
    for lang in LANGUAGES:
        sentence = best_words(lang, caught.value).error(caught.value)
        assert "expects-" not in sentence, "the game has no words for the field"
        assert sentence.endswith(".")
    error: PhiltreError = caught.value
    while error.key == "position-of-seat" and error.reason:
        error = error.reason
    return error


def test_all_that_follows_from_a_head_start_loads(game: Game, head_start: HeadStart) -> None:
    @for_every_game(any_seed, examples=40)
    def test(game: Game, example: tuple[Options, int]) -> None:
        options, seed = example
        rng = Rng(seed)
        line = far(game, head_start, options, rng)
        _, state = game.load(line)
        assert game.position(options, state) == line
        for _ in range(60):
            if not step(state, rng):
                break
            line = game.position(options, state)
            assert game.position(*game.load(line)) == line

    test(game, head_start)


@for_every_game(any_state_and_seed)
def test_fields_may_come_in_any_order(game: Game, example: tuple[Position, int]) -> None:
    (options, state), seed = example
    line = game.position(options, state)
    rng = Rng(seed)
    turned = [words(part) for part in parts(line)]
    for part in turned:
        for last in range(len(part) - 1, 0, -1):
            other = rng.below(last + 1)
            part[last], part[other] = part[other], part[last]
    loaded = philtre.load(game, joined(line, turned), dealer="hand")
    assert loaded.position() == line
    assert loaded.start == line


@for_every_game(any_state_and_seed)
def test_a_wrong_field_is_named(game: Game, example: tuple[Position, int]) -> None:
    (options, state), seed = example
    line = game.position(options, state)
    fields = [words(part) for part in parts(line)]
    part = fields[seed % len(fields)]
    place = seed // len(fields) % len(part)
    right, name = part[place], part[place].partition("=")[0]
    wrong: dict[str, list[str]] = {
        "bad-position-field": [f"{name}=!"],
        "position-field-unknown": ["spoons=3"],
        "position-field-twice": [right, right],
    }
    for key, instead in wrong.items():
        part[place : place + 1] = instead
        error = refusal(game, joined(line, fields))
        assert error.key == key
        assert error.params["field"] == ("spoons" if key.endswith("unknown") else name)
        part[place : place + len(instead)] = [right]


@for_every_game(any_state)
def test_a_field_that_is_missing_is_named(game: Game, example: Position) -> None:
    options, state = example
    line = game.position(options, state)
    for number, part in enumerate(parts(line)):
        for name in part:
            if name not in game.usual:
                fields = parts(line)
                del fields[number][name]
                error = refusal(game, joined(line, [words(part) for part in fields]))
                assert (error.key, error.params["field"]) == ("position-field-missing", name)


@for_every_game(any_state)
def test_every_field_says_what_it_holds(game: Game, example: Position) -> None:
    options, state = example
    names = {name for part in parts(game.position(options, state)) for name in part}
    for lang in LANGUAGES:
        said = Words(lang, game.id)
        assert [n for n in names | set(game.usual) if not said.has(f"expects-{game.id}-{n}")] == []


@pytest.mark.parametrize("body", ["", "-", "=", "a", " | ", "=" * 9, "round=" + "9" * 5000, "é\n"])
def test_nonsense_is_refused(game: Game, body: str) -> None:
    options = game.settle({})
    line = game.position(options, game.start(options)).partition(OPTIONS_END)[0]
    refusal(game, line + OPTIONS_END + body)
    refusal(game, body)


def spoiled(line: str, rng: Rng) -> str:
    """The line with a letter of it dropped, doubled, changed or put elsewhere."""
    start = line.index(OPTIONS_END) + len(OPTIONS_END)
    place = start + rng.below(len(line) - start)
    letter = line[start + rng.below(len(line) - start)]
    how = rng.below(3)
    return line[: place + (how == 2)] + ("" if how == 0 else letter) + line[place + 1 :]


@for_every_game(any_state_and_seed, examples=150)
def test_a_spoiled_line_is_refused_or_plays_on(game: Game, example: tuple[Position, int]) -> None:
    (options, state), seed = example
    rng = Rng(seed)
    line = spoiled(game.position(options, state), rng)
    try:
        options, state = game.load(line)
    except philtre.BadPosition:
        refusal(game, line)
        return
    for _ in range(20):
        written = game.position(options, state)
        assert game.position(*game.load(written)) == written
        if not step(state, rng):
            break
