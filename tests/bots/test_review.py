"""The review: what was given away, what came from outside, and that they add up."""

from itertools import islice

import pytest

import philtre
from philtre.bots import review
from philtre.bots.coach import worth
from philtre.bots.review import BOTH, CHOICE, ENDED, LUCK, OTHERS, Review, Swing, Turn
from philtre.conformance.matches import any_match, for_every_game, wander
from philtre.core.game import Game
from philtre.core.match import Match
from philtre.core.rng import Rng, redeals
from philtre.core.thought import Budget, Thought
from tests.games.quacks.kitchen import brewing


def steps(count: int) -> review.Pace:
    return lambda part: Budget(int(count * part))


def played(game: str, players: int) -> Match:
    match = philtre.new(game, seed=1, players=players)
    wander(match, Rng(1), 10_000)
    return match


def of(match: Match, seat: int, count: int = 8) -> Review:
    numbers = review.decisions(match, seat)
    turns = [review.weigh(match, number, steps(count), Rng(number)) for number in numbers]
    return review.assemble(match, seat, turns)


@pytest.mark.parametrize(
    ("game", "players"), [("apotheca", 1), ("apotheca", 2), ("potion", 3), ("witchcraft", 2)]
)
def test_choices_and_luck_make_the_result(game: str, players: int) -> None:
    match = played(game, players=players)
    found = of(match, 0)
    assert match.returns is not None
    assert found.result == worth(match.game, players, match.returns[0])
    assert found.given_away() >= 0
    told = found.start - found.given_away() + found.from_outside()
    assert told == pytest.approx(found.result)
    assert [turn.number for turn in found.turns] == review.decisions(match, 0)


def test_where_there_is_one_move_there_is_no_decision() -> None:
    match = played("potion", players=3)
    numbers = review.decisions(match, 1)
    for number, entry in enumerate(match.log, 1):
        if entry.seat == 1:
            assert (number in numbers) == (len(match.fork(number - 1).legal(1)) > 1)


@pytest.mark.parametrize(("move", "better"), [("draw", "stop"), ("stop", "stop")])
def test_a_blunder_is_found_and_the_better_move_named(move: str, better: str) -> None:
    """Q-23, Q-27: who stops has 2 points and 11 coins, 4 points in all, and has won; six of
    seven chips explode the pot, and leave either of the two."""
    pot = {"bag": "6w2,1o1", "pot": "w3@3,w3@6,g4@10", "flask": "empty"}
    match = brewing(pot, {"points": 3, "flask": "empty"}, round=9)
    match.play(move)
    turn = review.weigh(match, 1, steps(400), Rng(1))
    assert match.game.text(turn.best) == better
    assert (turn.before - turn.after > 0.2) == (move != better)


def test_each_move_of_a_mixture_is_as_good_as_the_whole() -> None:
    thoughts = [Thought(1, 0.5, 0.7), Thought(2, 0.49, 0.3), Thought(3, 0.2, 0.0)]
    assert review.gap(thoughts, 2) == 0
    assert review.gap(thoughts, 3) == pytest.approx(0.3)


def test_who_acted_meanwhile() -> None:
    match = philtre.new("potion", players=3, seed=1)
    for seat in range(3):
        match.play(match.legal(seat)[0], seat)
    seats = [entry.seat for entry in match.log]
    assert seats[:4] == [-1, 0, 1, 2]
    assert seats[4] == -1
    assert review.meanwhile(match, 0, 0, 1) == LUCK
    assert review.meanwhile(match, 0, 2, 4) == OTHERS
    assert review.meanwhile(match, 0, 2, 5) == BOTH
    assert review.meanwhile(match, 0, 1, 2) is None


def test_a_later_look_at_the_same_plan_counts() -> None:
    """Two decisions with nothing between them: the second estimate holds for both."""
    match = played("witchcraft", players=2)
    pair = next(
        (one, two)
        for one, two in zip(
            review.decisions(match, 0), review.decisions(match, 0)[1:], strict=False
        )
        if not review.meanwhile(match, 0, one, two - 1)
    )
    turns = [
        Turn(pair[0], 5, 5, 0.4, 0.4),
        Turn(pair[1], 6, 7, 0.6, 0.5),
    ]
    first, second = review.corrected(match, 0, turns, 1.0)
    assert (first.before, first.after) == (0.6, 0.6)
    assert (second.before, second.after) == (0.6, 0.5)


def test_resigning_is_told_apart() -> None:
    match = philtre.new("witchcraft", seed=1)
    wander(match, Rng(1), 30)
    match.resign(0)
    last = of(match, 0).swings[-1]
    assert last.kind == ENDED
    assert last.change < 0
    assert of(match, 1).result == 1.0


def test_who_had_no_decision_has_a_review_too() -> None:
    match = philtre.new("witchcraft", seed=1)
    match.resign(0)
    found = of(match, 0)
    assert (found.turns, found.swings, found.start, found.result) == ([], [], 0.0, 0.0)


def test_the_largest_changes_are_the_turning_points() -> None:
    swings = [
        Swing(LUCK, 1, 1, 0.1, -1),
        Swing(CHOICE, 2, 2, -0.3, 4),
        Swing(OTHERS, 3, 5, 0.01, -1),
        Swing(BOTH, 6, 7, 0.2, -1),
    ]
    found = Review(0, False, [], swings, 0.5, 0.5, [])
    assert found.largest(2) == [swings[1], swings[3]]
    assert found.largest(9) == [swings[1], swings[3], swings[0]]
    assert found.given_away() == 0.3


@for_every_game(any_match, examples=6)
def test_a_decision_is_weighed_by_what_the_seat_could_know(game: Game, match: Match) -> None:
    """Whatever was hidden then, the same is thought of the same move."""
    seat = next(iter(match.state.actors()), -1)
    if seat < 0 or len(match.state.legal(seat)) < 2:
        return
    move = match.state.legal(seat)[-1]
    told = []
    for state in [match.state, *islice(redeals(match.state, seat), 2)]:
        start = game.position(match.options, state)
        other = philtre.load(game, start)
        other.play(game.text(move), seat)
        told.append(review.weigh(other, 1, steps(8), Rng(3)))
    assert all(turn == told[0] for turn in told)
