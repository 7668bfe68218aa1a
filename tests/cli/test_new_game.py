"""`philtre new-game`: what it writes is a game that passes everything."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from philtre.cli import new_game
from philtre.words import LANGUAGES
from tests.cli.terminal import Terminal
from tests.installed import environment, pytest_of, run

CLEAN = [("ruff", "check", "--no-cache", "."), ("ruff", "format", "--no-cache", "--check", ".")]
ROOT = Path(__file__).parent.parent.parent


def test_a_new_package_passes_its_tests_and_the_conformance_suite(
    terminal: Terminal, tmp_path: Path
) -> None:
    code, out = terminal.run("new-game lucky_coin --players 2-5")
    assert code == 0
    package = tmp_path / "lucky_coin"
    assert "lucky_coin/src/lucky_coin/game.py" in out
    env = environment(package, tmp_path / "site")
    pytest_of(package, env)
    shown = run("philtre", "rules", "lucky_coin", "--lang", "en", env=env, folder=tmp_path)
    assert "Lucky coin" in shown
    simulated = ["sim", "lucky_coin", "--games", "20", "--workers", "1"]
    run("philtre", *simulated, env=env, folder=tmp_path)


@pytest.mark.skipif(find_spec("ruff") is None, reason="ruff is not there")
@pytest.mark.parametrize("id", ["lucky_coin", "zweikampf"])
def test_what_is_written_is_clean(terminal: Terminal, tmp_path: Path, id: str) -> None:
    assert terminal.run(f"new-game {id}")[0] == 0
    for words in CLEAN:
        run(*words, env={}, folder=tmp_path / id)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of one as shows what is Philtre's own."""
    (tmp_path / "src" / "philtre" / "games").mkdir(parents=True)
    (tmp_path / "src" / "philtre" / "core").symlink_to(ROOT / "src" / "philtre" / "core")
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text("utf-8"))
    return tmp_path


def test_in_a_checkout_each_file_goes_to_its_place(terminal: Terminal, checkout: Path) -> None:
    code, out = terminal.run(f"new-game lucky_coin --folder {checkout}")
    assert code == 0
    for place in (
        "src/philtre/games/lucky_coin/rules/state.py",
        "src/philtre/games/lucky_coin/text/fr.ftl",
        "tests/games/lucky_coin/__init__.py",
        "tests/games/lucky_coin/head_starts.py",
        "web/src/games/lucky_coin/LuckyCoinBoard.svelte",
        "docs/rules/lucky_coin.md",
    ):
        assert (checkout / place).exists(), place
    assert not (checkout / "lucky_coin").exists()
    for file in [Path(line) for line in out.splitlines() if line.startswith(str(checkout))]:
        assert not [word for word in ("NEW_", "NewGame") if word in file.read_text("utf-8")], file
    if find_spec("ruff"):
        for words in CLEAN:
            run(*words, env={}, folder=checkout)


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ("new-game Coin", "small letters"),
        ("new-game 2coins", "small letters"),
        ("new-game json", "Python has already"),
        ("new-game potion", "already"),
        ("new-game coin --players 1-4", "from 2 to 9"),
        ("new-game coin --players 5-2", "2-5"),
        ("new-game coin --players many", "“many”"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(
    terminal: Terminal, tmp_path: Path, words: str, part: str
) -> None:
    code, out = terminal.run(words)
    assert code == 2
    assert part in " ".join(out.split())
    assert terminal.run(f"{words} --lang fr")[0] == 2
    assert not list(tmp_path.iterdir())


def test_nothing_is_overwritten(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run("new-game coin")
    (tmp_path / "coin" / "README.md").write_text("mine")
    code, out = terminal.run("new-game coin")
    assert code == 2
    assert "already" in out
    assert (tmp_path / "coin" / "README.md").read_text() == "mine"


def test_every_template_is_written_somewhere() -> None:
    """A file that neither a checkout nor a package gets would be forgotten."""
    used = {"empty"}
    for places in (new_game.in_checkout("x"), new_game.as_package("x")):
        used |= set(places)
    parts = [part for part in new_game.TEMPLATE.iterdir() if part.name != "__pycache__"]
    assert {part.name for part in parts} == used


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_has_help(terminal: Terminal, lang: str) -> None:
    code, out = terminal.run(f"new-game --help --lang {lang}")
    assert code == 0
    assert "--players" in out
    assert "help-" not in out
