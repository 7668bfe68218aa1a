"""A move played out: legal steps, and nothing that the seat could not know."""

from functools import partial
from itertools import islice

import philtre
from philtre.bots.following import MOST, follow
from philtre.conformance.matches import any_match, for_every_game
from philtre.core.game import Game
from philtre.core.glimpse import Glimpse
from philtre.core.match import Match
from philtre.core.rng import Rng, redeals
from philtre.core.state import CHANCE
from philtre.core.thought import Budget
from philtre.words import LANGUAGES, Words


@for_every_game(any_match, examples=6)
def test_a_line_is_the_same_whatever_is_hidden(game: Game, match: Match) -> None:
    for seat in match.state.actors()[:1]:
        move = match.state.legal(seat)[-1]
        budget = partial(Budget, 3)
        told = follow(match.glimpse(seat), move, budget, Rng(5), most=3)
        assert 1 <= len(told) <= 3
        assert (told[0].seat, told[0].move) == (seat, move)
        events = match.events(seat)
        for other in islice(redeals(match.state, seat), 2):
            glimpse = Glimpse(game, other, seat, events)
            assert follow(glimpse, move, budget, Rng(5), most=3) == told


@for_every_game(any_match, examples=10)
def test_threats_are_the_same_whatever_is_hidden_and_have_words(game: Game, match: Match) -> None:
    """Of every seat, whoever is to move."""
    for seat in range(match.state.players if match.state.actors() else 0):
        told = game.knowledge().threats(match.glimpse(seat))
        for reason in told:
            for lang in LANGUAGES:
                assert Words(lang, game.id).say(reason.key, **reason.params) != reason.key
        events = match.events(seat)
        for other in islice(redeals(match.state, seat), 4):
            assert game.knowledge().threats(Glimpse(game, other, seat, events)) == told


@for_every_game(any_match, examples=10)
def test_every_legal_move_has_reasons_with_words(game: Game, match: Match) -> None:
    for seat in match.state.actors()[:1]:
        glimpse = match.glimpse(seat)
        for move in match.state.legal(seat)[:: 1 + len(match.state.legal(seat)) // 12]:
            reasons = game.knowledge().reasons(glimpse, move)
            odd = game.knowledge().oddity(glimpse, move)
            for reason in [*reasons, *([odd] if odd else [])]:
                for lang in LANGUAGES:
                    said = Words(lang, game.id).say(reason.key, **reason.params)
                    assert said != reason.key
                    assert "{" not in said


def test_of_chance_the_likeliest_and_then_the_seat_goes_on() -> None:
    match = philtre.load(
        "quacks",
        philtre.new("quacks", players=2, seed=3).position(),
    )
    while match.view(0)["asked"].get("0") != "decide":
        match.play(match.legal()[0], match.actors[0])
    steps = follow(match.glimpse(0), match.game.parse("draw"), partial(Budget, 20), Rng(1))
    assert len(steps) == MOST
    assert [step.seat for step in steps[:2]] == [0, CHANCE]
    bag = match.view(0)["seats"][0]["bag"]
    drawn = match.game.text(steps[1].move).split()[-1]
    assert bag[drawn] == max(bag.values())
    assert steps[1].events
    assert steps[1].view["seats"][0]["bag"] != bag
