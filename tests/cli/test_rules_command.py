"""philtre rules: in short, in full, and one word of it."""

import pytest

from philtre.cli.rules import show_rules
from philtre.core.errors import PhiltreError


def shown(capsys: pytest.CaptureFixture[str], *told: object) -> str:
    show_rules(*told)  # type: ignore[arg-type]
    return " ".join(capsys.readouterr().out.split())


def test_a_number_shows_its_rule(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "quacks", "q-36", False, "fr")
    assert "en anglais" not in text
    assert "on pioche encore autant de jetons" in text
    assert "retournent au sac" in text  # the ruling
    assert "Crâne de corbeau 1" in text


def test_a_word_shows_the_piece_with_its_table_and_example(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = shown(capsys, "quacks", "crow skull 1", False, "en")
    assert "blue 4 19 10 + 5" in text
    assert "Player 1 places blue 2 on 3." in text
    assert "Crow skull 2" not in text


def test_in_full_everything_is_there_and_in_short_it_is_not(
    capsys: pytest.CaptureFixture[str],
) -> None:
    short, full = (shown(capsys, "witchcraft", "", full, "en") for full in (False, True))
    assert full.startswith(short[:2000])
    for name in ("Golem", "Key Keeper", "Summoning", "Rulings"):
        assert full.count(name) > short.count(name)


def test_a_word_that_finds_nothing_is_said() -> None:
    with pytest.raises(PhiltreError, match="Nothing in Quacks is called “zzz”"):
        show_rules("quacks", "zzz", False, "en")
