"""The gallery of a game, if it has one: all there in both languages, and its scenes play."""

from collections.abc import Iterator

import pytest

from philtre.core import registry
from philtre.core.families import Phrase
from philtre.core.gallery import Piece, Scene
from philtre.core.game import Game
from philtre.reference.diagram import diagram
from philtre.reference.rules import SCENE, numbered, rules, told
from philtre.words import LANGUAGES, Words


def pieces(game: Game) -> list[Piece]:
    return [piece for shelf in registry.gallery(game.id)[0] for piece in shelf.pieces]


def phrases(piece: Piece) -> Iterator[Phrase]:
    """All that is said of a piece besides its text."""
    yield from (piece.name, piece.kind)
    if piece.short is not None:
        yield piece.short
    for row in piece.rows:
        yield from (cell for cell in row.cells if not isinstance(cell, int))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_has_its_words(game: Game, lang: str) -> None:
    words = Words(lang, game.id, whole=True)
    for shelf in registry.gallery(game.id)[0]:
        assert words.has(f"shelf-{shelf.name}"), shelf.name
    for piece in pieces(game):
        assert words.has(f"text-{piece.id}"), piece.id
        for key in [*piece.head, *(phrase.key for phrase in phrases(piece))]:
            assert words.has(key), (piece.id, key)


def test_pieces_are_told_apart_and_their_tables_are_even(game: Game) -> None:
    found = pieces(game)
    assert len({piece.id for piece in found}) == len(found)
    for piece in found:
        assert {len(row.cells) for row in piece.rows} <= {len(piece.head)}, piece.id


def test_every_scene_plays(game: Game) -> None:
    scenes = [piece.scene for piece in pieces(game) if piece.scene]
    for scene in [*scenes, *registry.gallery(game.id)[1].values()]:
        steps = diagram(game.id, scene.line, scene.seat, list(scene.moves)).frames
        assert len(steps) > 1 or not scene.moves, scene
        told_of = [step for step in steps[1:] if step.events or step.key]
        assert len(told_of) == len(steps) - 1, scene


def test_the_numbers_of_rules_lead_somewhere(game: Game) -> None:
    known = numbered(game.id)
    if known:  # a game of another package may have none
        for piece in pieces(game):
            assert set(piece.rules) <= set(known), piece.id
        for lang in LANGUAGES:
            assert told(rules(game.id, lang).text) == set(known), lang


def test_the_rules_show_the_same_pictures_in_both_languages(game: Game) -> None:
    scenes: dict[str, Scene] = registry.gallery(game.id)[1]
    shown = [[name for name, _ in SCENE.findall(rules(game.id, lang).text)] for lang in LANGUAGES]
    assert shown[0] == shown[1]
    assert set(shown[0]) <= set(scenes)
