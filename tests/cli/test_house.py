"""House rules at the terminal."""

from pathlib import Path

import pytest

from philtre.cli.house import house_value
from philtre.core.registry import find, game_ids
from tests.cli.terminal import Terminal

EXAMPLES = Path(__file__).parents[2] / "examples" / "house"


@pytest.mark.parametrize("id", game_ids())
def test_what_may_vary_and_a_file_to_begin_with(
    terminal: Terminal, id: str, tmp_path: Path
) -> None:
    code, out = terminal.run(f"house {id} --lang fr")
    assert code == 0
    for name in find(id).options[-1].variables:  # type: ignore[attr-defined]
        assert name[:8] in out
    file = tmp_path / "ours.toml"
    assert terminal.run(f"house {id} --write {file}")[0] == 0
    assert house_value(find(id), str(file)) is None
    code, out = terminal.run(f"house {id} --write {file}")
    assert code == 2
    code, out = terminal.run(f"house check {EXAMPLES / id}.toml")
    assert code == 0
    assert "→" in out


def test_a_wrong_file_is_told_in_both_languages(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text('name = "Ours"\ngame = "potion"\n\n[tokens]\nvial = 9\n')
    for lang, said in (("en", "Line 5: tokens.vial may be 1–3, not 9."), ("fr", "Ligne 5 : ")):
        code, out = terminal.run(f"sim potion --house {file} --games 1 --lang {lang}")
        assert code == 2
        assert said in " ".join(out.split())
    assert terminal.run("sim potion --house nowhere.toml --games 1")[0] == 2
    assert terminal.run(f"house check {tmp_path}")[0] == 2
    assert terminal.run("house check")[0] == 2


def test_a_simulation_by_house_rules(terminal: Terminal) -> None:
    command = "sim potion --players 3 --games 20 --bots greedy --workers 1 --json"
    usual = terminal.run(command)[1]
    assert terminal.run(f"{command} --house none")[1] == usual
    code, out = terminal.run(f"{command} --house {EXAMPLES / 'potion.toml'}")
    assert code == 0
    assert "Vials%20galore@" in out


def test_house_rules_stand_beside_the_text(terminal: Terminal) -> None:
    """Which tells the numbers of the box."""
    code, out = terminal.run(f"rules quacks --house {EXAMPLES / 'quacks.toml'}")
    assert code == 0
    assert out.index("they hold") < out.index("Number of rounds: 9 → 7") < out.index("--players")
    french = terminal.run(f"rules quacks --house {EXAMPLES / 'quacks.toml'} --lang fr")[1]
    assert "Les textes des règles donnent les nombres de la boîte." in french
    code, out = terminal.run(f"rules potion --house {EXAMPLES / 'quacks.toml'}")
    assert code == 2
    assert "not for potion" in out
