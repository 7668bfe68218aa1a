"""House rules: what may vary in a game, and whether some are right."""

from litestar import get, post

from philtre.core import registry
from philtre.server.door.dependencies import Body, Word
from philtre.server.tables import about_house
from philtre.server.tables.answers import HouseAnswer, HouseVariable
from philtre.server.tables.messages import GivenHouse


@get("/api/games/{game:str}/house", sync_to_thread=False)
def variables(game: Word) -> list[HouseVariable]:
    """Every number that may vary, with its range and what it is in the box."""
    return about_house.variables(registry.find(game))


@post("/api/games/{game:str}/house", status_code=200, sync_to_thread=False)
def read(game: Word, data: Body[GivenHouse]) -> HouseAnswer:
    """House rules from a file, a form or a word: what they change; refused with what is wrong."""
    given = data.text if data.rules is None else data.rules
    return about_house.read(registry.find(game), given, data.toml)


ROUTES = [variables, read]
