"""What can happen, as types: each has its words, and they use what it holds and nothing else."""

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import is_typeddict

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message
from fluent.syntax.serializer import FluentSerializer

from philtre.core.registry import folder, game_ids, modules
from philtre.words import LANGUAGES, bundle, text_files


def kinds(game: str) -> dict[str, set[str]]:
    """The kinds of events that a game declares, with the names of their fields."""
    name = f"{modules()[game]}.events"
    spec = find_spec(name)
    if spec is None:
        return {}
    parts = [name]
    if spec.submodule_search_locations:
        parts += [f"{name}.{part.name}" for part in iter_modules(spec.submodule_search_locations)]
    found: dict[str, set[str]] = {}
    for part in parts:
        for title, thing in vars(import_module(part)).items():
            if is_typeddict(thing) and thing.__module__ == part:
                kind = re.sub("(?<!^)(?=[A-Z])", "-", title).lower()
                found[kind] = set(thing.__annotations__)
    return found


def used(game: str, lang: str, kind: str) -> set[str]:
    """The parameters in the words of an event."""
    text = text_files(lang, game)[-1].read_text("utf-8")
    found = [entry for entry in parse(text).body if isinstance(entry, Message)]
    (message,) = [entry for entry in found if entry.id.name == kind]
    return set(re.findall(r"\{ \$(\w+)", FluentSerializer().serialize_entry(message)))


@pytest.mark.parametrize("game", game_ids())
def test_every_event_has_words_that_use_its_fields(game: str) -> None:
    for kind, fields in kinds(game).items():
        for lang in LANGUAGES:
            assert bundle(lang, game).has_message(kind), kind
            assert used(game, lang, kind) <= fields, kind


@pytest.mark.parametrize("game", game_ids())
def test_no_rule_tells_an_event_past_its_type(game: str) -> None:
    """`state.tell` stands in `events` alone, each kind once, and each kind is declared."""
    declared = kinds(game)
    if not declared:
        pytest.skip("no events yet")
    told: list[str] = []
    for file in Path(folder(game)).rglob("*.py"):
        found = re.findall(r"\.tell\(\s*\"([a-z-]+)\"", file.read_text("utf-8"))
        assert not found or "events" in (file.stem, file.parent.name), file
        told += found
    assert sorted(told) == sorted(declared)
