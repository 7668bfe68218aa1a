"""The bot knows its chances, and plays better than at random."""

from fractions import Fraction
from itertools import product

import philtre
import pytest
from cups import table
from philtre.bots.bot import GreedyBot, RandomBot
from philtre.core.rng import Rng
from philtre.core.thought import Budget
from philtre.words import LANGUAGES, Words

from liars_dice.bot.chances import at_least


@pytest.mark.parametrize(("dice", "good"), [(1, 1), (3, 1), (4, 2)])
def test_chances_are_those_of_counting(dice: int, good: int) -> None:
    falls = list(product(range(6), repeat=dice))
    for need in range(-1, dice + 2):
        found = sum(sum(die < good for die in fall) >= need for fall in falls)
        assert at_least(need, dice, good) == pytest.approx(float(Fraction(found, len(falls))))


def test_the_coach_tells_how_likely_the_bid_is() -> None:
    """One's own dice are certain: one more five is asked of two dice."""
    match = table("55 12", bid="3x5", turn=0)
    (fact,) = match.game.knowledge().facts(match.glimpse(0))
    assert fact.params == {"percent": 30.6, "count": 3, "face": "5"}
    for lang in LANGUAGES:
        assert "30" in Words(lang, "liars_dice").say(fact.key, **fact.params)


def test_it_calls_what_cannot_be_and_not_what_must_be() -> None:
    assert choice("11 2", "3x5") == "liar"
    assert choice("555 2", "2x5") != "liar"


def test_thinking_is_exact() -> None:
    """Seat 0 has 2 of 4 dice. Two fives are certain; a third is asked of two dice."""
    match = table("55 12", bid="2x5", turn=0)
    thoughts = match.game.knowledge().think(match.glimpse(0), Budget(1), Rng(1))
    worths = {match.game.text(thought.move): thought.value for thought in thoughts}
    assert worths["liar"] == pytest.approx((2 - 1) / 3)
    assert worths["bid 3 5"] == pytest.approx((2 - (5 / 6) ** 2) / 3)
    assert [thought.share for thought in thoughts].count(1.0) == 1


def choice(cups: str, bid: str) -> str:
    match = table(cups, bid=bid)
    return match.game.text(GreedyBot().choose(match.glimpse(0), Rng(1)))


def test_it_beats_random_players() -> None:
    """Of 60 games against two of them it would win 20 by luck; 34 is 4 deviations above."""
    wins = 0
    for number in range(60):
        match = philtre.new("liars_dice", players=3, dice=3, seed=number)
        bots = [GreedyBot(8) if seat == number % 3 else RandomBot() for seat in range(3)]
        rng = Rng(number)
        while not match.over:
            (seat,) = match.state.actors()
            match.play(match.game.text(bots[seat].choose(match.glimpse(seat), rng)))
        assert match.returns is not None
        wins += match.returns[number % 3] == 1.0
    assert wins >= 34
