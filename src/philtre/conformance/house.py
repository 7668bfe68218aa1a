"""House rules of every game that has them: whatever is within the ranges can be played."""

from typing import Any

import philtre
from philtre.bots.bot import Bot, GreedyBot
from philtre.bots.game import play_game
from philtre.conformance import secrets
from philtre.conformance.matches import step
from philtre.conformance.numbers import check_numbers
from philtre.core.errors import BadOption
from philtre.core.game import Game
from philtre.core.house import House, Variable
from philtre.core.options import Options
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.words import LANGUAGES, Words

GAMES = 8
LOOK = 20  # moves between two looks
GREEDY_GAMES = 2


def house_of(game: Game) -> House | None:
    return next((option for option in game.options if isinstance(option, House)), None)


def any_value(variable: Variable, rng: Rng) -> object:
    """Something within the ranges, as a file has it."""
    if variable.kind == "number":
        return variable.low + rng.below(variable.high - variable.low + 1)
    if variable.kind == "pieces":
        out = rng.below(len(variable.keys) - variable.least + 1)
        return [variable.keys[rng.below(len(variable.keys))] for _ in range(out)]
    keys = [variable.keys[rng.below(len(variable.keys))] for _ in range(3)]
    return {key: variable.low + rng.below(variable.high - variable.low + 1) for key in keys}


def any_options(game: Game, rng: Rng) -> Options:
    """Options and house rules that go together, with a limit wherever the rules have none."""
    house = house_of(game)
    assert house is not None
    while True:
        given: dict[str, object] = {
            option.name: option.samples[rng.below(len(option.samples))] for option in game.options
        }
        given.update({name: given[name] or limit for name, limit in game.limit.items()})
        names = list(house.variables)
        chosen = {names[rng.below(len(names))] for _ in range(1 + rng.below(4))}
        given["house"] = {name: any_value(house.variables[name], rng) for name in sorted(chosen)}
        try:
            settled = game.settle(given)
        except BadOption:
            continue
        if settled["house"] is not None:
            return settled


def test_house_rules_play_to_the_end(game: Game) -> None:
    """Legal moves play, positions read back, nothing leaks, records replay to the byte."""
    if house_of(game) is None:
        return
    for seed in range(GAMES):
        rng = Rng(seed, 21)
        options: dict[str, Any] = dict(any_options(game, rng))
        match = philtre.new(game, seed=seed, **options)
        moves = 0
        while not match.over:
            actors = match.actors
            seat = actors[rng.below(len(actors))]
            legal = match.legal(seat)
            if moves % LOOK == 0:
                look(game, match)
            match.play(legal[rng.below(len(legal))], seat)
            moves += 1
        assert moves <= game.longest(match.options)
        record = match.record()
        assert str(options["house"]) in record
        assert philtre.replay(record).record() == record


def look(game: Game, match: philtre.Match) -> None:
    line = match.position()
    assert game.load(line)[0] == match.options
    assert philtre.load(game, line).position() == line
    secrets.check_view(game, match.state, match.state.players - 1)
    if game.encoding is not None:
        check_numbers(game, match.state, match.state.players - 1)


def test_house_rules_are_understood_by_bots(game: Game) -> None:
    """Whatever they know of the game, they play it to its end."""
    if house_of(game) is None:
        return
    for seed in range(GREEDY_GAMES):
        options = any_options(game, Rng(seed, 22))
        state = game.start(options)
        bots: list[Bot] = [GreedyBot(samples=1) for _ in range(state.players)]
        play_game(game, state, bots, Rng(seed, 1), Rng(seed, 2))
        assert not state.actors()


def test_house_rules_have_one_text(game: Game) -> None:
    """A text reads back to itself, and says the same as the mapping it came from."""
    house = house_of(game)
    if house is None:
        return
    for seed in range(40):
        text = any_options(game, Rng(seed, 23))["house"]
        assert house.read(text) == text
        assert house.written("", house.values({"house": text})) is not None
        assert " " not in str(text)
        assert "=" not in str(text)


def test_house_rules_have_words(game: Game) -> None:
    house = house_of(game)
    for lang in LANGUAGES:
        words = Words(lang, game.id)
        for variable in house.variables.values() if house else []:
            assert words.has(f"house-{variable.name}"), variable.name
            for label in variable.labels:
                assert words.has(label.key), label.key


def test_the_box_is_within_its_own_ranges(game: Game) -> None:
    house = house_of(game)
    for variable in house.variables.values() if house else []:
        assert all(variable.low <= value <= variable.high for value in variable.default)


def test_a_playout_by_house_rules_ends(game: Game) -> None:
    if house_of(game) is None:
        return
    for seed in range(GAMES):
        rng = Rng(seed, 24)
        options = any_options(game, rng)
        state = game.start(options)
        steps = 0
        while step(state, rng):
            steps += 1
            if state.actors() == [CHANCE]:
                assert all(weight > 0 for weight in state.odds())
                assert len(state.odds()) == len(state.legal(CHANCE))
        assert steps <= game.longest(options)
