"""What is told of house rules: what may vary in a game, and what a table has changed."""

from philtre.core import house_file
from philtre.core.game import Game
from philtre.core.house import House, Variable, digest_of, name_of
from philtre.server.tables.answers import HouseAnswer, HouseChange, HouseVariable, PhraseAnswer
from philtre.server.tables.errors import NotFound


def house_of(game: Game) -> House:
    for option in game.options:
        if isinstance(option, House):
            return option
    raise NotFound("house-none", {"game": game.id})


def variables(game: Game) -> list[HouseVariable]:
    return [variable_answer(variable) for variable in house_of(game).variables.values()]


def variable_answer(variable: Variable) -> HouseVariable:
    return HouseVariable(
        name=variable.name,
        kind=variable.kind,
        keys=variable.keys,
        labels=[PhraseAnswer(label.key, label.params) for label in variable.labels] or None,
        default=variable.default,
        low=variable.low,
        high=variable.high,
        least=variable.least,
    )


def read(game: Game, given: object, toml: str | None) -> HouseAnswer:
    """House rules as a file has them, or as a form, a record or an address has them."""
    house = house_of(game)
    value = house.read(given) if toml is None else house_file.read(game, toml)
    if value is None:
        return HouseAnswer(None, "", "", [])
    text = str(value)
    values = house.values({"house": text})
    changes = [
        HouseChange(name, values[name])
        for name, variable in house.variables.items()
        if values[name] != variable.default
    ]
    return HouseAnswer(text, name_of(text), digest_of(text), changes)
