"""The words of a game: all there in both languages, and of its events just what they hold."""

import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message
from fluent.syntax.serializer import FluentSerializer

from philtre.core.game import Game
from philtre.core.registry import folder, kinds
from philtre.words import LANGUAGES, Words, bundle, fluent_text

ASKED = ("name", "about", "credits", "rules-short")  # by lobby, menu and help
MESSAGE = re.compile(r"^([a-z][a-zA-Z0-9_-]*) =", re.MULTILINE)
VARIABLE = re.compile(r"\{ ?\$(\w+)")


def messages(text: str) -> dict[str, set[str]]:
    """The keys of a Fluent text, each with the parameters that its message uses."""
    parts = MESSAGE.split(text)[1:]
    keys = parts[::2]
    assert len(set(keys)) == len(keys), "a key stands twice"
    return {key: set(VARIABLE.findall(text)) for key, text in zip(keys, parts[1::2], strict=True)}


def check_french(text: str) -> None:
    """A plain space before the tall marks; the browser makes it one that no line breaks at."""
    assert not re.findall(r".*[\u00a0\u202f].*", text)
    assert not re.findall(r".*(?:[^\s][;:?!»](?=\s|$)|«\S).*", text, re.MULTILINE)
    assert not re.findall(r".* ….*", text)


def test_both_languages_have_the_same_keys_and_parameters(game: Game) -> None:
    english, french = (messages(fluent_text(lang, game.id, whole=True)) for lang in LANGUAGES)
    assert english == french


def test_french_sets_a_space_before_its_tall_marks(game: Game) -> None:
    check_french(fluent_text("fr", game.id, whole=True))
    check_french(Words("fr", game.id).rules())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_has_its_name_options_and_rules(game: Game, lang: str) -> None:
    words = Words(lang, game.id)
    for key in [*ASKED, *(f"option-{option.name}" for option in game.options)]:
        assert words.has(key), key
    assert len(words.rules()) > 500


# What can happen, as types: each has its words, and they use what it holds and nothing else


def used(game: str, lang: str) -> dict[str, set[str]]:
    """The parameters in the words of each message."""
    found = [entry for entry in parse(fluent_text(lang, game)).body if isinstance(entry, Message)]
    write = FluentSerializer().serialize_entry
    return {entry.id.name: set(re.findall(r"\{ \$(\w+)", write(entry))) for entry in found}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_words_that_use_its_fields(game: Game, lang: str) -> None:
    worded = used(game.id, lang)
    for kind, holds in kinds(game.id).items():
        assert bundle(lang, game.id).has_message(kind), kind
        assert worded[kind] <= set(holds.__annotations__), kind


def test_no_rule_tells_an_event_past_its_kind(game: Game) -> None:
    """Who tells names a `Kind`, not a word; of each there is one, and somebody tells it."""
    texts = {file: file.read_text("utf-8") for file in Path(folder(game.id)).rglob("*.py")}
    assert not [file for file, text in texts.items() if re.search(r"\.tell\(\s*f?[\"']", text)]
    declared = re.findall(r"^([A-Z_]+): Final = \w+\(\"([a-z-]+)\"", events_of(game), re.MULTILINE)
    assert sorted(name for _, name in declared) == sorted(kinds(game.id))
    for constant, name in declared:
        telling = rf"\b{constant}\.(tell|told)\("
        assert any(re.search(telling, text) for text in texts.values()), name


def events_of(game: Game) -> str:
    file = Path(folder(game.id)) / "events.py"
    return file.read_text("utf-8") if file.exists() else ""
