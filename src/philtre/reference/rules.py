"""The rules of a game: our text with its pictures, and each rule by its number."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Final

from philtre.core import registry
from philtre.reference.answers import RuleAnswer, RulesAnswer
from philtre.reference.gallery import gallery, rulings, scene_answer
from philtre.words import Words

NUMBER: Final = re.compile(r"\b[A-Z]-\d+[a-z]?\b")
RANGE: Final = re.compile(r"\b([A-Z])-(\d+)(?:–| to | à )([A-Z])-(\d+)\b")
SCENE: Final = re.compile(r"^```scene +([\w-]+)\n(.*?)\n```$", re.MULTILINE | re.DOTALL)


@cache
def numbered(game: str, lang: str = "en") -> dict[str, str]:
    """The paragraph of each rule; a game may have none, or in English alone."""
    file = Path(registry.folder(game)) / "text" / f"numbered.{lang}.json"
    found: dict[str, str] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return found


@cache
def rules(game: str, lang: str) -> RulesAnswer:
    words = Words(lang, game)
    text = words.rules()
    scenes = registry.gallery(game)[1]
    wanted = [name for name, _ in SCENE.findall(text)]
    return RulesAnswer(
        game,
        words.say("name"),
        text,
        {name: scene_answer(scenes[name]) for name in wanted},
        [rule(game, lang, number) for number in numbered(game)],
    )


def rule(game: str, lang: str, number: str) -> RuleAnswer:
    on_it = [ruling for _, ruling in rulings(game, lang) if ruling.rule == number]
    pieces = [
        piece.id
        for shelf in gallery(game, lang).shelves
        for piece in shelf.pieces
        if number in piece.rules
    ]
    spoken = lang if number in numbered(game, lang) else "en"
    return RuleAnswer(number, numbered(game, spoken)[number], spoken, on_it, pieces)


def told(text: str) -> set[str]:
    """The numbers that a rules text tells of, those inside a range included."""
    found = set(NUMBER.findall(text))
    for letter, first, _, last in RANGE.findall(text):
        found |= {f"{letter}-{number}" for number in range(int(first), int(last) + 1)}
    return found
