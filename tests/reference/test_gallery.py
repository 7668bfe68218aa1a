"""Whatever a game has can be looked up: in its gallery, by a word, by the number of a rule."""

import re

import pytest

from philtre.core.registry import find
from philtre.games.apotheca.rules.powers import APOTHECARIES
from philtre.games.quacks.content import CONTENT
from philtre.games.quacks.content import TAILS_AT as TAILS
from philtre.games.witchcraft.about import CONTENT as WIZARDS
from philtre.reference.answers import PieceAnswer
from philtre.reference.gallery import folded, gallery, rulings, search
from philtre.reference.rules import numbered, rule
from philtre.words import LANGUAGES
from tools.rulebook import files, games, rows


def shelf(game: str, name: str) -> dict[str, PieceAnswer]:
    found = next(one for one in gallery(game, "en").shelves if one.name == name)
    return {piece.id: piece for piece in found.pieces}


def test_quacks_has_every_book_card_witch_and_chip() -> None:
    books = [f"{book['colour']}-{number}" for book in CONTENT["books"] for number in book["sets"]]
    assert list(shelf("quacks", "books")) == [*books, "locoweed-5", "locoweed-6"]
    assert list(shelf("quacks", "cards")) == [card["name"] for card in CONTENT["cards"]]
    assert list(shelf("quacks", "witches")) == [witch["name"] for witch in CONTENT["witches"]]
    assert list(shelf("quacks", "chips")) == CONTENT["colours"]


def test_quacks_has_its_tracks_prices_and_dice() -> None:
    things = shelf("quacks", "things")
    assert len(things["pot"].rows) == len(CONTENT["track"])
    assert things["pot"].rows[16].cells == ["16", "15", "3", "ruby"]
    assert [row.cells[1] for row in things["rats"].rows] == [str(at + 1) for at in TAILS]
    assert things["die"].rows[0].cells == ["1 point", "2 of 6"]
    assert [row.cells[1] for row in things["tubes"].rows][:3] == ["1 ruby", "1 point", "blue 1"]
    prices = [row.cells[1] for row in shelf("quacks", "books")["blue-5"].rows]
    assert prices == ["8", "15", "19"]


def test_the_other_games_have_every_piece_they_have() -> None:
    assert list(shelf("apotheca", "apothecaries")) == APOTHECARIES
    assert list(shelf("witchcraft", "wizards")) == [tile["name"] for tile in WIZARDS["tiles"]]
    assert list(shelf("witchcraft", "altars")) == WIZARDS["altars"]
    assert list(shelf("potion", "ingredients")) == find("potion").content["ingredients"]
    assert [row.cells[1:] for row in shelf("potion", "dice")["die-two"].rows][3] == ["3", "0"]


def test_what_has_a_power_or_an_effect_has_an_example() -> None:
    for game, names in {
        "apotheca": ["apothecaries"],
        "quacks": ["books", "cards", "witches"],
        "witchcraft": ["wizards", "altars"],
    }.items():
        for name in names:
            assert all(piece.scene for piece in shelf(game, name).values())


def test_the_rulings_on_a_piece_are_its_own() -> None:
    witches = shelf("quacks", "witches")
    assert all("W3" in ruling.book for ruling in witches["w3"].rulings)
    assert [ruling.rule for ruling in shelf("quacks", "books")["blue-1"].rulings] == ["Q-36"]
    assert any("tails" in ruling.book for ruling in shelf("quacks", "cards")["f07"].rulings)
    assert not shelf("quacks", "cards")["f02"].rulings[1:]


@pytest.mark.parametrize("game", ["apotheca", "potion", "quacks", "witchcraft"])
def test_every_ruling_is_told_in_both_languages(game: str) -> None:
    for lang in LANGUAGES:
        found = [ruling for _, ruling in rulings(game, lang)]
        assert len(found) == len(rows(game))
        assert all(ruling.text for ruling in found)


def test_what_the_program_reads_of_the_rules_is_what_the_docs_say() -> None:
    for file, text in files().items():
        assert file.read_text("utf-8") == text, "run `python -m tools.rulebook`"


def test_a_search_knows_no_accents_no_capitals_and_both_languages() -> None:
    assert folded("Épuisé, Œuf") == "epuise, oeuf"
    assert [piece.id for piece in search("quacks", "fr", "SECOURISTE")] == ["w1"]
    assert [piece.id for piece in search("quacks", "fr", "the rescuer")] == ["w1"]
    assert [piece.id for piece in search("quacks", "en", "crow skull 1")] == ["blue-1"]
    assert search("witchcraft", "fr", "epuise")[0].id == "exhausted"
    assert search("quacks", "en", "nothing like it") == []


def test_a_rule_is_found_with_its_rulings_and_pieces() -> None:
    found = rule("apotheca", "fr", "A-38")
    assert "diagonal" in found.text
    assert found.pieces == ["carbuncle"]
    assert "diagonales entières" in found.rulings[0].text


@pytest.mark.parametrize("game", games())
def test_the_numbered_rules_say_the_same_in_both_languages(game: str) -> None:
    """As far as it can be compared: notation, numbers, the numbers of other rules."""
    english, french = numbered(game, "en"), numbered(game, "fr")
    assert list(french) == list(english)
    for number, text in english.items():
        for same in (r"`[^`]+`", r"\d+"):
            told = [sorted(re.findall(same, one)) for one in (text, french[number])]
            assert told[0] == told[1], number
