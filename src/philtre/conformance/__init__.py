"""The conformance suite: what must hold for every game, for the games of other packages too.

A file of tests that asks for all of it says which game is meant, and where that may begin:

    import pytest
    from philtre.conformance import *

    @pytest.fixture
    def game():
        return GAME

    @pytest.fixture
    def head_start():
        return head_start_of_mine  # (options, rng) -> a position far from the beginning

Needs `pytest` and `hypothesis`, which Philtre itself does not.
"""

import pytest

PARTS = (
    "contract",
    "gallery",
    "house",
    "matches",
    "numbers",
    "positions",
    "secrets",
    "weights",
    "wording",
)
pytest.register_assert_rewrite(*(f"{__name__}.{part}" for part in PARTS))

from philtre.conformance.contract import *  # noqa: E402, F403
from philtre.conformance.gallery import *  # noqa: E402, F403
from philtre.conformance.house import *  # noqa: E402, F403
from philtre.conformance.positions import *  # noqa: E402, F403
from philtre.conformance.wording import *  # noqa: E402, F403
