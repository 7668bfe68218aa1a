"""How the worths of hands to who answers weak players are fitted, and used."""

import numpy as np
import pytest

from philtre.core.registry import find
from philtre.games.potion.bot.views import views_of
from philtre.games.potion.bot.worths import ANSWERED, ANSWERING, WORTH, Answers, Worths
from philtre.games.potion.rules.state import PotionState
from tools.potion_answers import KEPT, Seen, chances, fit, log_loss, part, play, shipped


def test_with_the_same_worths_for_all_it_is_a_share() -> None:
    hands = [26, 8, 13, 25, 17]
    assert Answers(WORTH, WORTH).values(hands) == pytest.approx(Worths().values(hands))


def test_who_answers_weak_players_expects_more_than_they_do() -> None:
    """Two of each for everybody: a fair share would be a fifth."""
    assert Answers(ANSWERING, ANSWERED).values([26] * 5)[0] == pytest.approx(0.4, abs=0.05)


@pytest.mark.parametrize(("players", "fitted"), [(4, False), (5, True), (7, True)])
def test_the_master_uses_them_where_no_table_ships(players: int, fitted: bool) -> None:
    game = find("potion")
    state = game.start(game.settle({"players": players}))
    assert isinstance(state, PotionState)
    assert isinstance(views_of(state.box).trap, Answers) == fitted


def test_worths_are_found_again_from_the_chances_they_give() -> None:
    rng = np.random.default_rng(1)
    others = rng.multinomial(4, [1 / KEPT] * KEPT, 400).astype(float)
    seen = Seen(rng.integers(0, KEPT, 400), others, np.zeros(400), np.arange(400))
    seen = seen._replace(won=chances(shipped(), seen)[0])
    assert fit(np.zeros(2 * KEPT), seen) == pytest.approx(shipped() - shipped()[KEPT], abs=0.05)


def test_games_are_seen_from_the_start_and_fit_what_ships() -> None:
    """Who answers novices wins more than its share of them, as the worths say."""
    seen = play(5, 40, shipped(), 2)
    assert seen.own[0] == 0
    assert seen.others[0].tolist() == [4, *[0] * (KEPT - 1)]
    assert seen.others.sum(axis=1).tolist() == [4] * len(seen.won)
    assert len(set(seen.game)) == 40
    assert seen.won.mean() > 0.25
    flat = np.log(np.array(list(WORTH.values()) * 2))
    assert log_loss(shipped(), seen) < log_loss(flat, seen)
    assert len(part(seen, True).won) + len(part(seen, False).won) == len(seen.won)
