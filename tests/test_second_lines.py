"""Below every question the prompt of the browser tells what follows, or where to choose."""

from collections.abc import Iterator

import pytest

from philtre.games.apotheca.rules import steps as apotheca
from philtre.games.quacks.rules import steps as quacks
from philtre.games.witchcraft.rules import steps as witchcraft
from philtre.words import LANGUAGES, Words

OWN = {"action", "place", "decide"}  # theirs tell how it stands: actions left, the potion drawn, …


def questions() -> Iterator[tuple[str, str, list[str]]]:
    """A game, the words of a question, and those of which one is the second line."""
    for word in apotheca.WORDS[apotheca.OVER + 1 : apotheca.FIRST_CHANCE]:
        if word not in OWN:
            yield "apotheca", f"prompt-{word}", [f"then-{word}"]
    for step in quacks.DECLARATIONS:
        called = step.number > quacks.WITCH  # of witches only those that ask have a question
        asks = step.kind == quacks.QUESTION and step.word not in OWN
        if asks and (not called or Words("en", "quacks").has(f"ask-{step.word}")):
            yield "quacks", f"ask-{step.word}", [f"then-{step.word}", f"help-{step.word}"]
    for due in witchcraft.STEPS:
        if due.words:
            yield "witchcraft", f"step-{due.name}", [f"due-{due.name}"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "first", "second"), list(questions()))
def test_every_question_has_a_second_line(
    game: str, first: str, second: list[str], lang: str
) -> None:
    words = Words(lang, game)
    assert words.has(first)
    assert any(words.has(key) for key in second)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_what_is_handed_in_is_lost(lang: str) -> None:
    """Q-48, Q-49, Q-51: purple 2 takes the chips, purple 1 and 4 leave them."""
    words = Words(lang, "quacks")
    kept, lost, swapped = (words.say("then-purple-tier", book=book) for book in (1, 2, 4))
    assert kept == swapped != lost
