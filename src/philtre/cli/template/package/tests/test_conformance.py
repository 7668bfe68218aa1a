"""NEW_NAME keeps the contract of a game: all of Philtre's conformance suite."""

import pytest
from head_starts import head_start as far_from_the_beginning
from philtre.conformance import *  # noqa: F403
from philtre.conformance.matches import HeadStart
from philtre.core.game import Game

from NEW_PACKAGE import GAME


@pytest.fixture
def game() -> Game:
    return GAME


@pytest.fixture
def head_start() -> HeadStart:
    return far_from_the_beginning
