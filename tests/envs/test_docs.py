"""The example of docs/openspiel.md runs."""

import re
from pathlib import Path

import tests.envs.games  # noqa: F401  (skips where OpenSpiel is not installed)

PAGE = Path(__file__).parents[2] / "docs" / "openspiel.md"


def test_the_example() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    names: dict[str, object] = {}
    exec(compile(example, str(PAGE), "exec"), names)
    assert names["moves"]
