"""What is looked up: the gallery of a game, its rules by number, a position as a picture."""

from philtre.reference.answers import DiagramAnswer, GalleryAnswer, RulesAnswer
from philtre.reference.diagram import diagram
from philtre.reference.gallery import gallery
from philtre.reference.rules import rules
from philtre.server.answering.route import get
from philtre.server.answering.words import checked


@get("/api/games/{game:str}/gallery/{lang:str}", long=True)
def game_gallery(game: str, lang: str) -> GalleryAnswer:
    """Every piece of a game, in words: full text, table, rulings, an example."""
    checked(lang, game)
    return gallery(game, lang)


@get("/api/games/{game:str}/rules/{lang:str}", long=True)
def game_rules(game: str, lang: str) -> RulesAnswer:
    """The rules text with its scenes, and each rule by its number."""
    checked(lang, game)
    return rules(game, lang)


@get("/api/games/{game:str}/diagram", long=True)
def game_diagram(game: str, line: str, seat: int = 0, moves: str = "") -> DiagramAnswer:
    """A position line and moves divided by semicolons: what the seat sees, move by move."""
    checked("en", game)
    played = [move.strip() for move in moves.split(";") if move.strip()]
    return diagram(game, line, seat, played)


ROUTES = [game_gallery, game_rules, game_diagram]
