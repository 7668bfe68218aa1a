"""The program's own words, and what the games' words say besides what the suite asks for."""

import pytest

from philtre.conformance.wording import check_french, messages
from philtre.core.registry import game_ids
from philtre.words import LANGUAGES, Words, bundle, fluent_text, known, plain


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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [None, *game_ids()])
def test_what_is_said_without_fluent_is_what_fluent_says(lang: str, game: str | None) -> None:
    words, fluent = Words(lang, game, whole=True), bundle(lang, game, whole=True)
    pieces = {key: plain(entry) for key, entry in known(lang, game, whole=True).items()}
    without = {key: found for key, found in pieces.items() if found}
    assert len(without) > len(pieces) / 2
    for key, found in without.items():
        params = {name: f"‹{name}›" for name in found[1::2]}
        message = fluent.get_message(key)
        assert message.value is not None
        assert message.attributes == {}
        assert words.say(key, **params) == fluent.format_pattern(message.value, params)[0]


@pytest.mark.parametrize(
    "entry",
    [
        "key = { NUMBER($count) } of them\n",
        "key = first line\n    second line\n",
        "key = text\n    .title = more\n",
        "key =\n    below\n",
        'key = { "" } between\n',
        "key = { other }\n",
        "key = an { odd bracket\n",
        "key =\n",
    ],
)
def test_what_needs_fluent_is_not_plain(entry: str) -> None:
    assert plain(entry) is None


def test_a_number_is_written_as_its_language_writes_it_though_the_text_is_plain() -> None:
    more = "many = { $count } of { $what }\n"
    assert Words("en", more=more).say("many", count=12000, what="a") == "12,000 of a"
    assert Words("fr", more=more).say("many", count=12000, what="a") == "12\u202f000 of a"
