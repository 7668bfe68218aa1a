"""Peers that are not there are installed from a clone when they are asked for."""

import sys
from pathlib import Path

import pytest

from philtre.lab import peers
from tests.cli.terminal import Terminal

COMMAND = "bench potion --peers --seconds 0.01"
INSTALL = """
import sys
assert sys.argv[1:] == ["install", "peers"]
open({module!r}, "w").close()
"""


@pytest.fixture
def clone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Its script installs the one peer there is, which was measured by nobody yet."""
    site = tmp_path / "site"
    site.mkdir()
    monkeypatch.setattr(sys, "path", [*sys.path, str(site)])
    (tmp_path / "run.py").write_text(INSTALL.format(module=str(site / "abacus_of_a_peer.py")))
    monkeypatch.setattr(peers, "PEERS", {"abacus": ("abacus_of_a_peer", lambda seconds: 1.0)})
    monkeypatch.setenv("PHILTRE_ROOT", str(tmp_path))
    return tmp_path


def test_what_is_missing_is_installed_once_and_said(terminal: Terminal, clone: Path) -> None:
    code, out = terminal.run(COMMAND)
    assert code == 0, out
    told = " ".join(out.split())
    assert "installed beside Philtre, about 240 MB" in told
    assert "The peers are installed." in told
    assert "× as many moves/s as abacus" in told
    (clone / "run.py").unlink()  # not asked again
    code, out = terminal.run(COMMAND)
    assert code == 0
    assert "installed" not in out


@pytest.mark.usefixtures("clone")
def test_what_is_missing_is_installed_in_french(terminal: Terminal) -> None:
    told = " ".join(terminal.run(f"{COMMAND} --lang fr")[1].split())
    assert "environ 240 Mo" in told
    assert "Les pairs sont installés." in told


def test_without_a_network_it_is_a_sentence(terminal: Terminal, clone: Path) -> None:
    script = "import sys; sys.exit('no route to anywhere\\nphiltre: is there a network?')"
    (clone / "run.py").write_text(script)
    for lang, sentence in (
        ("en", "The peers could not be installed; is there a network?"),
        ("fr", "Les pairs n'ont pas pu être installés ; y a-t-il un réseau ?"),
    ):
        code, out = terminal.run(f"{COMMAND} --lang {lang}")
        assert code == 2
        assert out.endswith(f"no route to anywhere\n{sentence}\n")


def test_nothing_is_installed_for_a_game_that_is_not_there(terminal: Terminal, clone: Path) -> None:
    (clone / "run.py").unlink()
    code, out = terminal.run("bench poker --peers")
    assert code == 2
    assert "no game “poker”" in out
    assert "240 MB" not in out


def test_outside_a_clone_it_is_said_how(
    terminal: Terminal, clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PHILTRE_ROOT")
    code, out = terminal.run(COMMAND)
    assert code == 1
    assert 'abacus is not installed: pip install "philtre[peers]"' in out
    assert not (clone / "site" / "abacus_of_a_peer.py").exists()
