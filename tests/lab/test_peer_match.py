"""The match against OpenSpiel's searches: time, seats, luck and what is reported."""

import json
from typing import Any

import pytest

from philtre.bots.bot import Bot
from philtre.core.glimpse import Glimpse
from philtre.core.rng import Rng
from philtre.lab import peer_match
from philtre.lab.crew import Alone
from tests.cli.terminal import Terminal
from tests.envs.games import somewhere, usual

pytest.importorskip("open_spiel")

from philtre.lab.searchers import Spent, TimedIsmcts, TimedMcts


@pytest.mark.parametrize("name", usual())
def test_a_search_without_time_names_a_legal_move_all_the_same(name: str) -> None:
    state = somewhere(name, seed=3, decisions=4)
    before = str(state)
    for searcher in (TimedIsmcts, TimedMcts):
        bot = searcher(state.get_game(), 0.0, seed=1)
        assert bot.step(state) in state.legal_actions()
        assert (bot.spent.decisions, bot.spent.simulations) == (1, 2)
        assert str(state) == before


def test_a_search_counts_what_it_does() -> None:
    state = somewhere("philtre_potion(players=3)", seed=3, decisions=1)
    bot = TimedIsmcts(state.get_game(), 0.05, seed=1)
    bot.step(state)
    assert bot.spent.simulations > 2
    assert bot._root_node.total_visits == bot.spent.simulations - 1  # the first makes the node
    assert bot.spent.time >= 0.05
    tree = TimedMcts(state.get_game(), 0.05, seed=1)
    tree.step(state)
    assert tree.root.explore_count == tree.spent.simulations > 2


def test_a_search_chooses_well() -> None:
    """One round for three: the best choice is found by trying each against all samples."""
    state = somewhere("philtre_potion(players=3,round_limit=1)", seed=1, decisions=2)
    game = state.get_game()
    values = []
    for move in state.legal_actions():
        total = 0.0
        for number in range(200):
            sample = state.resample_from_infostate(2, [number / 200].pop)
            sample.apply_action(move)
            total += sample.returns()[2]
        values.append(total)
    assert max(values) > min(values) + 15
    bot = TimedIsmcts(game, 0.3, seed=1)
    chosen = state.legal_actions().index(bot.step(state))
    assert values[chosen] > max(values) - 8  # two may be alike


class Recorder(Bot):
    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, glimpse: Glimpse, rng: Rng) -> int:
        self.seats.add(glimpse.seat)
        moves = glimpse.legal()
        return moves[rng.below(len(moves))]


class FirstMove:
    spent = Spent(0.0)

    def step(self, state: Any) -> int:
        return int(state.legal_actions()[0])


def test_ours_takes_every_seat_in_turn_and_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    recorders: list[Recorder] = []

    def bot(name: str, clock: object = None) -> Recorder:
        recorders.append(Recorder())
        return recorders[-1]

    monkeypatch.setattr(peer_match, "find_bot", bot)
    monkeypatch.setattr(peer_match, "searcher", lambda plan, game, seed: FirstMove())
    plan = peer_match.make_plan("potion", {"players": 3}, "master", "auto", 6, 0.01, 1)
    del recorders[:]
    played = peer_match.play_all(plan, Alone(), lambda games: None)
    assert [recorder.seats for recorder in recorders] == [{0}, {1}, {2}, {0}, {1}, {2}]
    assert played.games == 6
    assert played.decisions[0] > 0


def test_a_shared_win_counts_in_parts() -> None:
    assert peer_match.share_of([0.5, 0.5, 0.0], 0) == 0.5
    assert peer_match.share_of([0.5, 0.5, 0.0], 2) == 0.0
    assert peer_match.share_of([0.0, 0.0], 1) == 0.5
    assert peer_match.share_of([-1.0, 1.0], 1) == 1.0


def test_what_is_reported() -> None:
    plan = peer_match.make_plan("potion", {"players": 3}, "master", "auto", 10, 0.2, 1)
    played = peer_match.Played(10, 5.0, (20, 40), (2.0, 6.0))
    result = peer_match.report(plan, played, peer_match.Rates(3000.0, 200.0, 500.0))
    assert result["win_share"] == 0.5
    assert result["fair_share"] == pytest.approx(1 / 3)
    assert result["ahead"] == pytest.approx(2 / 3)  # the peer's two have a quarter each
    assert result["seconds_per_move"] == [0.1, 0.15]
    assert result["ratio"] == 15
    assert result["own_way_ratio"] == 2.5


def test_the_peers_search_follows_from_what_is_hidden() -> None:
    def search(asked: str, **options: object) -> str:
        return peer_match.make_plan("witchcraft", options, "master", asked, 1, 0.1, 1).search

    assert search("auto") == "ismcts"
    assert search("mcts") == "mcts"
    assert search("auto", tournament="on") == "mcts"
    assert search("ismcts", tournament="on") == "mcts"  # it refuses a game without secrets


def test_the_command(terminal: Terminal) -> None:
    command = "peer potion --players 3 --games 2 --seconds 0.002 --workers 1"
    code, out = terminal.run(f"{command} --json")
    assert code == 0
    result = json.loads(out)
    assert result["games"] == 2
    assert result["peer"] == "ismcts"
    assert all(rate > 0 for rate in result["simulations_per_s"])
    code, out = terminal.run(f"{command} --lang fr")
    assert code == 0
    assert "contre ismcts" in out
    assert terminal.run("peer apotheca --players 1")[0] == 2
    assert terminal.run("peer potion --search alphago")[0] == 2
    assert terminal.run("peer potion --bot random")[0] == 2
