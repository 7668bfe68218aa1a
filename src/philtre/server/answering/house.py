"""House rules: what may vary in a game, and whether some are right."""

from philtre.core import registry
from philtre.server.answering.route import get, post
from philtre.server.tables import about_house
from philtre.server.tables.answers import HouseAnswer, HouseVariable
from philtre.server.tables.messages import GivenHouse


@get("/api/games/{game:str}/house")
def variables(game: str) -> list[HouseVariable]:
    """Every number that may vary, with its range and what it is in the box."""
    return about_house.variables(registry.find(game))


@post("/api/games/{game:str}/house")
def read(game: str, data: GivenHouse) -> HouseAnswer:
    """House rules from a file, a form or a word: what they change; refused with what is wrong."""
    given = data.text if data.rules is None else data.rules
    return about_house.read(registry.find(game), given, data.toml)


ROUTES = [variables, read]
