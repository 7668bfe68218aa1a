"""A greedy player of Quacks: when it stops, what it buys, whether it wins."""

import philtre
from philtre.bots.bot import GreedyBot
from philtre.bots.catalogue import find_bot
from philtre.core.match import Match
from philtre.core.rng import Rng
from tests.games.quacks.kitchen import brewing, coven, draw, stopped, until


def choice(match: Match, seat: int = 0) -> str:
    return match.game.text(find_bot("greedy").choose(match.glimpse(seat), Rng(1)))


def test_it_draws_while_nothing_can_happen() -> None:
    assert choice(brewing({"bag": "4w1,2w2,1w3,1o1"})) == "draw"


def test_it_stops_when_too_much_is_at_stake() -> None:
    assert (
        choice(brewing({"pot": "w3@3,g4@7,b4@30,w3@33,w1@34", "bag": "3w1,2w2", "flask": "empty"}))
        == "stop"
    )


def test_it_goes_on_if_the_bag_is_good() -> None:
    assert choice(brewing({"pot": "w3@3,w3@6,w1@7", "bag": "1w1,9g4", "flask": "empty"})) == "draw"


def test_a_window_makes_it_bold() -> None:
    mine = {"pot": "w3@3,g4@12,w3@15,w1@16", "bag": "2w1,2g4", "flask": "empty"}
    assert choice(brewing({**mine, "window": 2}, books=2)) == "draw"


def test_it_takes_coins_after_an_early_explosion_and_points_after_a_late_one() -> None:
    for number, wanted in [(1, "coins"), (8, "points")]:
        match = brewing({"pot": "w3@3,w3@25", "bag": "1w2,1o1"}, round=number)
        assert choice(until(draw(match, "white-2"), "choice")) == wanted


def test_it_spends_its_coins() -> None:
    match = until(stopped(brewing({"pot": "o1@22"})), "shop")
    assert choice(match) != "done"


def test_it_calls_the_witch_that_saves_the_round() -> None:
    match = coven("w4", {"pot": "w3@3,g4@42,w3@45", "bag": "1w2,1o1"}, round=6)
    assert choice(draw(match, "white-2")) == "witch w4"


def test_it_wins_against_three_random_players() -> None:
    for seed in range(3):
        match = philtre.new("quacks", players=4, seed=seed)
        bots = [find_bot("random")] * 4
        bots[seed] = GreedyBot(samples=1)  # hardly anything is hidden: one sample will do
        rng = Rng(seed)
        while not match.over:
            for seat in match.actors[:1]:
                assert isinstance(seat, int)
                move = bots[seat].choose(match.glimpse(seat), rng)
                match.play(match.game.text(move), seat)
        assert match.returns is not None
        assert match.returns[seed] == 1.0
