"""The games in `examples/` are packages of their own; their tests run in ours."""

from pathlib import Path

import pytest

from tests.installed import environment, pytest_of, run

EXAMPLES = Path(__file__).parent.parent / "examples"
PACKAGES = sorted(file.parent for file in EXAMPLES.glob("*/pyproject.toml"))


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_its_own_tests_and_the_conformance_suite_pass(package: Path, tmp_path: Path) -> None:
    pytest_of(package, environment(package, tmp_path))


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_the_program_finds_it(package: Path, tmp_path: Path) -> None:
    env = environment(package, tmp_path)
    for words in (["rules"], ["sim", "--games", "5", "--bots", "adept", "--workers", "1"]):
        assert run("philtre", words[0], package.name, *words[1:], env=env, folder=tmp_path)
