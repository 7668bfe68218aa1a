"""The coach: what a value means to a person, and that it knows what the seat knows."""

from itertools import islice

import pytest

import philtre
from philtre.bots.coach import Advice, Tip, advise, worth
from philtre.conformance.matches import any_match, for_every_game
from philtre.core.game import Game
from philtre.core.glimpse import Glimpse
from philtre.core.match import Match
from philtre.core.registry import find
from philtre.core.rng import Rng, redeals
from philtre.core.thought import Budget
from philtre.words import LANGUAGES, Words
from tests.games.quacks.kitchen import brewing


@pytest.mark.parametrize(
    ("game", "players", "value", "expected"),
    [
        ("witchcraft", 2, -1.0, 0.0),
        ("witchcraft", 2, 0.0, 0.5),
        ("apotheca", 4, 1.0, 1.0),
        ("apotheca", 2, 0.0, 0.5),
        ("apotheca", 2, -1.0, 0.0),
        ("potion", 3, 0.25, 0.25),
        ("quacks", 4, 1.1, 1.0),
        ("quacks", 4, -0.1, 0.0),
        ("apotheca", 1, 12.5, 12.5),
    ],
)
def test_a_value_as_a_chance_or_as_points(
    game: str, players: int, value: float, expected: float
) -> None:
    assert worth(find(game), players, value) == expected


def test_a_timid_search_is_told_as_its_odds_come_true() -> None:
    """Apotheca, two players: what is called 70 in 100 comes 77 times; among more nobody knows."""
    assert worth(find("apotheca"), 2, 0.4) == pytest.approx(0.766, abs=0.001)
    assert worth(find("apotheca"), 2, -0.4) == pytest.approx(0.234, abs=0.001)
    assert worth(find("apotheca"), 3, 0.4) == 0.7


def test_alone_one_is_told_points() -> None:
    match = philtre.new("apotheca", players=1, seed=2)
    advice = advise(match.glimpse(0), Budget(40), Rng(1))
    assert advice.points
    assert len(advice.tips) == 3
    assert {tip.move for tip in advice.tips} <= set(match.state.legal(0))


def test_only_a_real_mixture_is_called_one() -> None:
    tips = [Tip(1, 0.5, 0.6, []), Tip(2, 0.5, 0.399, []), Tip(3, 0.5, 0.001, [])]
    assert Advice(False, tips, []).mixed() == tips[:2]
    assert Advice(False, [Tip(1, 0.5, 1.0, []), Tip(2, 0.4, 0.0, [])], []).mixed() == []


def test_the_best_comes_first_and_the_others_by_their_worth() -> None:
    """A search ranks by how long it looked; who reads ranks by the numbers."""
    for seed in range(3):
        advice = advise(philtre.new("witchcraft", seed=seed).glimpse(0), Budget(60), Rng(seed))
        worths = [tip.worth for tip in advice.tips[1:]]
        assert worths == sorted(worths, reverse=True)


def test_only_a_search_tells_how_far_it_looked() -> None:
    """Steps of other kinds of thought are no ways to go on."""
    quacks = advise(brewing({"bag": "2w1,1w3,4o1", "pot": "w3@3"}).glimpse(0), Budget(6), Rng(1))
    assert quacks.looked == 0
    assert advise(philtre.new("witchcraft", seed=1).glimpse(0), Budget(6), Rng(1)).looked == 6


@for_every_game(any_match, examples=12)
def test_advice_is_the_same_whatever_is_hidden(game: Game, match: Match) -> None:
    for seat in match.state.actors()[:2]:
        told = advise(match.glimpse(seat), Budget(6), Rng(3))
        assert told.tips
        for fact in told.facts:
            for lang in LANGUAGES:
                assert Words(lang, game.id).say(fact.key, **fact.params) != fact.key
        events = match.events(seat)
        for other in islice(redeals(match.state, seat), 4):
            glimpse = Glimpse(game, other, seat, events)
            assert advise(glimpse, Budget(6), Rng(3)) == told
