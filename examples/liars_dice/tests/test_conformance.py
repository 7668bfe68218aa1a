"""Liar's Dice keeps the contract of a game: all of Philtre's conformance suite."""

import pytest
from head_starts import head_start as far_from_the_beginning
from philtre.conformance import *  # noqa: F403
from philtre.conformance.matches import HeadStart
from philtre.conformance.weights import check_weights
from philtre.core.game import Game
from philtre.core.rng import Rng

from liars_dice import GAME
from liars_dice.content import FIRST, WAYS
from liars_dice.game import LiarsDice
from liars_dice.rules.box import Box
from liars_dice.rules.state import UNROLLED, DiceState


@pytest.fixture
def game() -> Game:
    return GAME


@pytest.fixture
def head_start() -> HeadStart:
    return far_from_the_beginning


class Forgetful(DiceState):
    """Lays every hand as often as any other."""

    def clone(self) -> "Forgetful":
        other = Forgetful(self.box)
        other.turn, other.bid = self.turn, self.bid
        other.dice, other.hands = self.dice[:], self.hands[:]
        return other

    def redeal(self, seat: int, rng: Rng) -> None:
        for other in range(self.players):
            if other != seat and self.hands[other] != UNROLLED:
                dice = self.dice[other]
                self.hands[other] = FIRST[dice] + rng.below(len(WAYS[dice]))


def test_a_redeal_that_forgets_the_ways_to_roll_a_hand_is_found() -> None:
    """L-2: why weights matter. `11111` can be rolled in one way, `12345` in 120."""
    game = LiarsDice()
    game.start = lambda options: Forgetful(Box(options))
    with pytest.raises(AssertionError, match="re-dealt"):
        check_weights(game, game.settle({}), steps=4, seed=0)
