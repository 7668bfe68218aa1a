"""The games there are, the words for them, and how far the engine is."""

from philtre import engine
from philtre.bots.catalogue import BOTS
from philtre.core import registry
from philtre.core.game import Game
from philtre.server.answering.route import get
from philtre.server.tables import about_house
from philtre.server.tables.about_tables import game_answer, part_answers
from philtre.server.tables.answers import EngineAnswer, GameAnswer, PhraseAnswer
from philtre.server.tables.content import Content, content_of
from philtre.server.tables.errors import NotFound
from philtre.words import LANGUAGES, Words, fluent_text


def checked(lang: str, game: str | None = None) -> None:
    if lang not in LANGUAGES or (game is not None and game not in registry.game_ids()):
        raise NotFound("not-found")


@get("/api/games")
def games() -> list[GameAnswer]:
    return [game_answer(game) for game in registry.games()[0]]


@get("/api/games/{game:str}/parts")
def parts(game: str, asked: dict[str, str]) -> list[PhraseAnswer]:
    """What each seat would be with the options of the query, `players` among them."""
    found = registry.find(game)
    return part_answers(found, found.settle({**asked}))


def with_house(game: Game, house: str) -> Content:
    """Only house rules that are right, as the option writes them: others would fill the cache."""
    text = about_house.house_of(game).read(house) if house else None
    return content_of(game.id, str(text) if text else None)


@get("/api/bots")
def bots() -> list[str]:
    return BOTS


@get("/api/engine")
def engine_coming() -> EngineAnswer:
    return EngineAnswer(engine.percent() if engine.waits() else None)


@get("/api/text/{lang:str}", text=True)
def program_text(lang: str) -> str:
    checked(lang)
    return fluent_text(lang)


@get("/api/text/{lang:str}/{game:str}", text=True)
def game_text(lang: str, game: str) -> str:
    checked(lang, game)
    return fluent_text(lang, game)


@get("/api/rules/{game:str}/{lang:str}", text=True)
def rules(game: str, lang: str) -> str:
    checked(lang, game)
    return Words(lang, game).rules()


ROUTES = [games, parts, bots, engine_coming, program_text, game_text, rules]
