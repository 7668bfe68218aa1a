"""What `philtre bench attack` tries for long is tried here for a moment."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from philtre.core.errors import PhiltreError
from philtre.server.attack import ATTACKS, run
from philtre.words import LANGUAGES, Words

MOMENT = 3.0  # seconds


@pytest.mark.parametrize("name", ATTACKS)
def test_no_promise_is_broken(name: str, tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as own:  # a browser's tests may have a loop running in ours
        try:
            found = own.submit(run, name, MOMENT, tmp_path).result()
        except PhiltreError as error:
            if error.key != "no-postgres":
                raise
            pytest.skip(str(error))
    assert found.broken == []
    assert found.figures
    for lang in LANGUAGES:
        assert Words(lang).has(f"attack-{name}")
