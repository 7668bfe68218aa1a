"""The examples of docs/environments.md run, and so do those in examples/."""

import re
import sys
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

pytest.importorskip("pettingzoo")

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "environments.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_an_example_of_the_page(number: int) -> None:
    exec(compile(BLOCKS[number], str(PAGE), "exec"), {})


def example(name: str) -> ModuleType:
    sys.path.insert(0, str(ROOT / "examples"))
    try:
        return __import__(name)
    finally:
        del sys.path[0]


def test_a_learning_curve_is_a_picture() -> None:
    module = example("learning_curve")
    points = [module.Point(0, 0.2, 0.18, 0.22), module.Point(8192, 0.3, 0.27, 0.33)]
    svg = ElementTree.fromstring(module.curve(points, 0.25, "wins"))
    texts = [element.text for element in svg.iter() if element.text]
    assert {"wins", "25%", "30%", "8,192 decisions"} <= set(texts)


def test_a_policy_learns_a_little(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    train = example("train_potion").train
    points = train(matches=4, steps=4, most=1, games=4, seed=1, goal=1.0)
    assert [point.steps for point in points] == [0, 16]


def test_data_are_read_with_polars(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("polars")
    from philtre.cli.app import main

    file = str(tmp_path / "a.parquet")
    words = ["data", "potion", "--games", "2", "--bots", "greedy", "--out", file, "--workers", "1"]
    with pytest.raises(SystemExit):
        main(words)
    example("read_data").main(file)
    shown = capsys.readouterr().out
    assert "mean regret" in shown
    assert "seats[you].tokens: {'beetle': 2" in shown
