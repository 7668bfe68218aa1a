"""Every word is there in both languages, with the same parameters."""

import re
from pathlib import Path

import pytest

from philtre.core.registry import find, game_ids
from philtre.words import HERE, LANGUAGES, Words

FILES = sorted(HERE.rglob("text/en.ftl"))
FRENCH = sorted([*HERE.rglob("text/fr.ftl"), *HERE.rglob("text/rules.fr.md")])
MESSAGE = re.compile(r"^([a-z][a-zA-Z0-9_-]*) =", re.MULTILINE)
VARIABLE = re.compile(r"\{ ?\$(\w+)")


def messages(file: Path) -> dict[str, set[str]]:
    """The keys of a file, each with the parameters that its message uses."""
    parts = MESSAGE.split(file.read_text("utf-8"))[1:]
    keys = parts[::2]
    assert len(set(keys)) == len(keys), f"a key stands twice in {file}"
    return {key: set(VARIABLE.findall(text)) for key, text in zip(keys, parts[1::2], strict=True)}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.parent.name)
def test_both_languages_have_the_same_keys_and_parameters(file: Path) -> None:
    assert messages(file) == messages(file.with_name("fr.ftl"))


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: file.parent.parent.name + file.suffix)
def test_french_sets_a_plain_space_before_its_tall_marks(file: Path) -> None:
    """Plain in the files; the browser makes it one that no line breaks at (words.ts)."""
    text = file.read_text("utf-8")
    assert not re.findall(r".*[\u00a0\u202f].*", text)
    assert not re.findall(r".*(?:[^\s][;:?!»](?=\s|$)|«\S).*", text, re.MULTILINE)
    assert not re.findall(r".* ….*", text)


@pytest.mark.parametrize("id", game_ids())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_has_its_name_options_and_rules(id: str, lang: str) -> None:
    words = Words(lang, id)
    for key in [
        "name",
        "about",
        "credits",
        "rules-short",
        *(f"option-{o.name}" for o in find(id).options),
    ]:
        assert words.has(key), key
    assert len(words.rules()) > 500


def tips(id: str, lang: str) -> list[str]:
    """The tips of a game's rules."""
    title = {"en": "## Tips\n", "fr": "## Conseils\n"}[lang]
    section = Words(lang, id).rules().partition(title)[2].partition("\n## ")[0]
    return [line for line in section.splitlines() if line.startswith("- ")]


@pytest.mark.parametrize(("id", "count"), [("apotheca", 3), ("potion", 2), ("witchcraft", 3)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tips_of_the_books_are_in_the_rules(id: str, count: int, lang: str) -> None:
    """What `philtre rules` prints, and what the browser shows; Quacks' book gives none.

    Apotheca's are about what to reveal and where to restock (A-14, A-16).
    """
    assert len(tips(id, lang)) == count


def test_a_parameter_is_put_into_words_by_its_own_message() -> None:
    words = Words("fr", "potion", ["Ann", ""])
    assert words.say("revealed", seat=0, ingredient="beetle") == "Ann révèle : scarabée."
    assert words.say("won", seats=[0, 1], count=2) == "Ann et Joueur 2 se partagent la victoire !"
    assert words.say("no-such-key") == "no-such-key"
