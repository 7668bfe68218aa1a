"""The program's own words, and what the games' words say besides what the suite asks for."""

import pytest

from philtre.conformance.wording import check_french, messages
from philtre.words import LANGUAGES, Words, fluent_text


def test_the_program_has_the_same_keys_and_parameters_in_both_languages() -> None:
    english, french = (fluent_text(lang, whole=True) for lang in LANGUAGES)
    assert messages(english) == messages(french)
    check_french(french)


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
