"""Options of a game as OpenSpiel's game parameters, and back.

OpenSpiel writes parameters into one text, `philtre_quacks(players=3,books='2')`,
and reads numbers, True and False out of it by their looks. So a text that looks
like a number wears quotes, and a list has slashes for its commas.
"""

from philtre.core.game import Game
from philtre.core.options import Count, Option, Options, Switch, Value

Parameter = int | bool | str


def defaults(game: Game) -> dict[str, Parameter]:
    """Every option, with a limit wherever the rules have none."""
    return {option.name: write(option, default_of(game, option)) for option in game.options}


def settle(game: Game, given: dict[str, Parameter]) -> Options:
    """The options of a game; raises `BadOption`.

    What is given as its default counts as left out: one option may follow from another.
    """
    usual = defaults(game)
    read = {
        name: unquoted(value)
        for name, value in given.items()
        if name not in usual or unquoted(value) != unquoted(usual[name])
    }
    return game.settle({**game.limit, **read})


def chosen(game: Game, options: Options) -> dict[str, Parameter]:
    """The parameters that lead to these options, as few as it takes."""
    usual = game.settle(dict(game.limit))
    return {
        option.name: write(option, options[option.name])
        for option in game.options
        if options[option.name] != usual[option.name]
    }


def stretch(game: Game, options: Options) -> int:
    """How many times as long as usual a game may last, by its limits."""
    most = 1
    for name, usual in game.limit.items():
        value = options[name]
        assert isinstance(usual, int)
        assert isinstance(value, int), "a game without a limit need not end"
        most = max(most, -(-value // usual))
    return most


def default_of(game: Game, option: Option) -> Value:
    limit = game.limit.get(option.name, option.default)
    assert limit is None or isinstance(limit, int | str)
    return limit


def write(option: Option, value: Value) -> Parameter:
    if isinstance(option, Count) and value is not None:
        assert isinstance(value, int)
        return value
    if isinstance(option, Switch):
        return value == "on"
    text = option.write(value).replace(",", "/")
    return f"'{text}'" if text.isdecimal() else text


def unquoted(value: Parameter) -> Parameter:
    return value.strip("'").replace("/", ",") if isinstance(value, str) else value
