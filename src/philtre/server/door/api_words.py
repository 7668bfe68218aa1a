"""The games there are, the words for them, and how far the engine is."""

from litestar import MediaType, Response, get
from litestar.status_codes import HTTP_304_NOT_MODIFIED

from philtre import engine
from philtre.bots.catalogue import BOTS
from philtre.core import registry
from philtre.core.game import Game
from philtre.server.door.dependencies import AnyRequest, Digest, HouseWord, Word
from philtre.server.tables import about_house
from philtre.server.tables.about_tables import game_answer, part_answers
from philtre.server.tables.answers import (
    EngineAnswer,
    GameAnswer,
    PhraseAnswer,
)
from philtre.server.tables.content import Content, content_of
from philtre.server.tables.errors import NotFound
from philtre.words import LANGUAGES, Words, fluent_text


def checked(lang: str, game: str | None = None) -> None:
    if lang not in LANGUAGES or (game is not None and game not in registry.game_ids()):
        raise NotFound("not-found")


@get("/api/games", sync_to_thread=False)
def games() -> list[GameAnswer]:
    return [game_answer(game) for game in registry.games()[0]]


@get("/api/games/{game:str}/parts", sync_to_thread=False)
def parts(request: AnyRequest, game: Word) -> list[PhraseAnswer]:
    """What each seat would be with the options of the query, `players` among them."""
    found = registry.find(game)
    return part_answers(found, found.settle(dict(request.query_params)))


@get("/api/games/{game:str}/content", sync_to_thread=False)
def content(
    game: Word, request: AnyRequest, v: Digest = "", house: HouseWord = ""
) -> Response[bytes]:
    """The tables that a board is drawn from; kept for good if asked for by their digest."""
    found = with_house(registry.find(game), house)
    tag = f'"{found.digest}"'
    kept = "public, max-age=31536000, immutable" if v == found.digest else "no-cache"
    headers = {"cache-control": kept, "etag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    return Response(found.data, media_type=MediaType.JSON, headers=headers)


def with_house(game: Game, house: str) -> Content:
    """Only house rules that are right, as the option writes them: others would fill the cache."""
    text = about_house.house_of(game).read(house) if house else None
    return content_of(game.id, str(text) if text else None)


@get("/api/bots", sync_to_thread=False)
def bots() -> list[str]:
    return BOTS


@get("/api/engine", sync_to_thread=False)
def engine_coming() -> EngineAnswer:
    return EngineAnswer(engine.percent() if engine.waits() else None)


@get("/api/text/{lang:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def program_text(lang: Word) -> str:
    checked(lang)
    return fluent_text(lang)


@get("/api/text/{lang:str}/{game:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def game_text(lang: Word, game: Word) -> str:
    checked(lang, game)
    return fluent_text(lang, game)


@get("/api/rules/{game:str}/{lang:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def rules(game: Word, lang: Word) -> str:
    checked(lang, game)
    return Words(lang, game).rules()


ROUTES = [games, parts, content, bots, engine_coming, program_text, game_text, rules]
