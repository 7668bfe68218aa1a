"""Finding the games: ours, those of other packages, and those that fail."""

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import philtre
from philtre.core import registry
from philtre.core.errors import IllegalMove, UnknownGame
from philtre.words import Words, best_words, bundle, known

WORKING = """
from philtre.games.potion.game import Potion

class Other(Potion):
    def __init__(self):
        super().__init__()
        self.id = "other"

GAME = Other()
"""


@pytest.fixture
def strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two packages of other people: one works, one does not."""
    for name, text in {"other": WORKING, "broken": "import nothing_of_that_name"}.items():
        (tmp_path / name / "text").mkdir(parents=True)
        (tmp_path / name / "__init__.py").write_text(text)
        (tmp_path / name / "text" / "en.ftl").write_text("name = Another\n")
        monkeypatch.delitem(sys.modules, name, raising=False)
    points = [EntryPoint(name, name, registry.GROUP) for name in ("other", "broken")]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: points)
    monkeypatch.syspath_prepend(str(tmp_path))
    forget()
    yield
    forget()


def forget() -> None:
    """As if nothing had been looked for yet."""
    registry.MODULES.clear()
    for name in ("other", "broken"):
        registry.FOUND.pop(name, None)
    bundle.cache_clear()
    known.cache_clear()


@pytest.mark.usefixtures("strangers")
def test_a_game_of_another_package_is_found_with_its_words() -> None:
    assert "other" in philtre.game_ids()
    assert philtre.new("other", seed=1).legal(0) == ["beetle", "mushroom", "vial"]
    assert Words("en", "other").say("name") == "Another"


@pytest.mark.usefixtures("strangers")
def test_a_game_that_fails_is_named_and_the_others_go_on() -> None:
    good, bad = registry.games()
    assert {"potion", "quacks", "other"} <= {game.id for game in good}
    assert [str(error) for error in bad] == [
        "The game “broken” can't be played: "
        "ModuleNotFoundError: No module named 'nothing_of_that_name'."
    ]
    with pytest.raises(UnknownGame, match="broken"):
        registry.find("broken")


@pytest.mark.usefixtures("strangers")
def test_an_error_is_worded_by_its_own_game(tmp_path: Path) -> None:
    """A key of one game changes no other's message."""
    text = tmp_path / "other" / "text" / "en.ftl"
    text.write_text(
        "name = Another\nillegal-move-because = No, no. { $reason }\nnone-left = Gone.\n"
    )
    said = []
    for game in ("other", "potion"):
        match = philtre.load(
            game, "players=3 : round=9 dice=vm tokens=022,222,222 chosen=... last=-"
        )
        with pytest.raises(IllegalMove) as caught:
            match.play("beetle", 0)
        assert best_words("en", caught.value).game == game
        said.append(str(caught.value))
    assert said[0] == "No, no. Gone."
    assert "P-4" in said[1]
