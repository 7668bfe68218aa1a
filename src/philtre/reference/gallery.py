"""The pieces of a game in words, and how they are found."""

import re
from functools import cache
from typing import Final
from unicodedata import combining, normalize

from philtre.core import registry
from philtre.core.families import Phrase
from philtre.core.gallery import Piece, Scene
from philtre.reference.answers import (
    GalleryAnswer,
    PieceAnswer,
    RowAnswer,
    RulingAnswer,
    SceneAnswer,
    ShelfAnswer,
)
from philtre.words import LANGUAGES, Words, fluent_text

RULING: Final = re.compile(r"^(ruling-([a-z]-\d+[a-z]?|[a-z]+)((?:-[a-z]\d+)*)(?:-\d+)?) =", re.M)
SENTENCE: Final = re.compile(r"(?<=[.!?])\s")


@cache
def gallery(game: str, lang: str) -> GalleryAnswer:
    """All pieces of a game, shelf by shelf; none where it declares none."""
    words, other = (Words(one, game, whole=True) for one in (lang, other_language(lang)))
    found = rulings(game, lang)
    shelves = [
        ShelfAnswer(
            shelf.name,
            words.say(f"shelf-{shelf.name}"),
            [answer(piece, shelf.name, words, other, found) for piece in shelf.pieces],
        )
        for shelf in registry.gallery(game)[0]
    ]
    return GalleryAnswer(game, words.say("name"), shelves)


def other_language(lang: str) -> str:
    return next(one for one in LANGUAGES if one != lang)


def answer(
    piece: Piece,
    shelf: str,
    words: Words,
    other: Words,
    found: list[tuple[list[str], RulingAnswer]],
) -> PieceAnswer:
    text = words.say(f"text-{piece.id}").split("\n")
    return PieceAnswer(
        id=piece.id,
        shelf=shelf,
        name=capital(words.phrase(piece.name)),
        also=capital(other.phrase(piece.name)),
        kind=words.phrase(piece.kind),
        short=words.phrase(piece.short) if piece.short else SENTENCE.split(text[0])[0],
        text=text,
        rules=list(piece.rules),
        rulings=[ruling for codes, ruling in found if concerns(piece, codes, ruling.rule)],
        aside=piece.aside,
        picture=piece.picture,
        scene=scene_answer(piece.scene) if piece.scene else None,
        head=[words.say(key) for key in piece.head],
        rows=[
            RowAnswer(row.picture, [cell_text(cell, words) for cell in row.cells])
            for row in piece.rows
        ],
        column=piece.column,
    )


def concerns(piece: Piece, codes: list[str], rule: str) -> bool:
    """Whether a ruling is on a piece: one that names pieces on this one, any other on its rule."""
    if codes:
        return rule in piece.rules and piece.id in codes
    return rule in (*piece.rules[:1], *piece.rulings)


@cache
def rulings(game: str, lang: str) -> list[tuple[list[str], RulingAnswer]]:
    """All rulings of a game, each with the pieces that it names."""
    words = Words(lang, game, whole=True)
    found = []
    for key, rule, codes in RULING.findall(fluent_text(lang, game, whole=True)):
        more = words.bundle.get_message(key).attributes
        said = {
            name: str(words.bundle.format_pattern(more[name], {})[0]) if name in more else ""
            for name in ("book", "other")
        }
        number = f"{rule[0].upper()}{rule[1:]}" if "-" in rule else rule
        found.append((codes.split("-")[1:], RulingAnswer(number, words.say(key), **said)))
    return found


def scene_answer(scene: Scene) -> SceneAnswer:
    return SceneAnswer(scene.line, scene.seat, list(scene.moves))


def cell_text(cell: Phrase | int, words: Words) -> str:
    return str(cell) if isinstance(cell, int) else words.phrase(cell)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def folded(text: str) -> str:
    """Without accents and capitals, so that `epuise` finds « Épuisé »."""
    apart = normalize("NFD", text.replace("œ", "oe").replace("Œ", "oe"))
    return "".join(sign for sign in apart if not combining(sign)).lower()


def search(game: str, lang: str, wanted: str) -> list[PieceAnswer]:
    """The pieces of that name; else those with every word of it, in the name first."""
    asked = folded(wanted).split()
    ranked: list[tuple[bool, int, PieceAnswer]] = []
    for shelf in gallery(game, lang).shelves:
        for piece in shelf.pieces:
            if folded(wanted) in (piece.id, folded(piece.name), folded(piece.also)):
                return [piece]
            name = folded(" ".join([piece.id, piece.name, piece.also]))
            all_of_it = folded(" ".join([name, piece.kind, piece.short, *piece.text, *piece.rules]))
            if all(word in all_of_it for word in asked):
                ranked.append((not all(word in name for word in asked), len(ranked), piece))
    return [piece for _, _, piece in sorted(ranked, key=lambda one: one[:2])]
