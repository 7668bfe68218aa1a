"""Golden records of whole games replay to the same bytes, dealt from the same seed."""

from pathlib import Path

import pytest

import philtre
from philtre.core.state import CHANCE
from tests.golden import golden_files


@pytest.mark.parametrize("file", golden_files(), ids=lambda f: f"{f.parent.parent.name}-{f.stem}")
def test_a_golden_record_replays(file: Path) -> None:
    text = file.read_text("utf-8")
    match = philtre.replay(text)
    assert match.over
    assert match.record() == text
    dealt_again = match.fork(0)
    dealt_again._deal()
    for entry in match.log:
        if entry.seat != CHANCE:
            dealt_again.play(match.game.text(entry.move), entry.seat)
    assert dealt_again.record() == text


def test_every_game_has_golden_records() -> None:
    assert {file.parent.parent.name for file in golden_files()} == set(philtre.game_ids())
