"""The adapter: what it promises beyond what OpenSpiel's own tests look at."""

import pickle
from collections import defaultdict
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from philtre.core.registry import find, game_ids
from tests.envs.games import pyspiel, somewhere, together, usual, variants, walk

EVERY = [*usual(), *together()]


def test_every_game_of_the_registry_is_there() -> None:
    names = {kind.short_name for kind in pyspiel.registered_games()}
    assert {f"philtre_{id}" for id in game_ids()} <= names


@pytest.mark.parametrize("name", [*usual(), *variants(), *together()])
def test_a_games_text_loads_the_same_game(name: str) -> None:
    game = pyspiel.load_game(name)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.options == game.options


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("philtre_quacks(players=2,books='2',starting_rubies=3)")
    assert game.options["books"] == "2"
    assert game.options["starting_rubies"] == 3
    assert game.num_players() == 2
    assert pyspiel.load_game("philtre_quacks", {"books": "2"}).options["books"] == "2"
    assert pyspiel.load_game("philtre_witchcraft(tournament=True)").options["tournament"] == "on"


def test_options_that_can_not_be_are_refused() -> None:
    with pytest.raises(ValueError, match="players"):
        pyspiel.load_game("philtre_potion(players=9)")


def test_every_game_has_a_limit_and_a_longer_one_is_reckoned_with() -> None:
    game = pyspiel.load_game("philtre_potion")
    assert game.options["round_limit"] == 100
    longer = pyspiel.load_game("philtre_potion(round_limit=250)")
    assert longer.max_game_length() == 3 * game.max_game_length()


@pytest.mark.parametrize(
    ("name", "utility", "total", "least", "most"),
    [
        ("philtre_potion", "CONSTANT_SUM", 1, 0, 1),
        ("philtre_quacks", "CONSTANT_SUM", 1, 0, 1),
        ("philtre_witchcraft", "ZERO_SUM", 0, -1, 1),
        ("philtre_apotheca", "ZERO_SUM", 0, -1, 1),
        ("philtre_apotheca(players=4)", "ZERO_SUM", 0, -1, 1),
        ("philtre_apotheca(players=3)", "GENERAL_SUM", None, -1, 1),
        ("philtre_apotheca(players=3,variant=master)", "GENERAL_SUM", None, -1, 1),
    ],
)
def test_what_there_is_to_get(
    name: str, utility: str, total: float | None, least: float, most: float
) -> None:
    game = pyspiel.load_game(name)
    assert game.get_type().utility.name == utility
    assert (game.utility_sum(), game.min_utility(), game.max_utility()) == (total, least, most)


@pytest.mark.parametrize(
    ("name", "hidden"),
    [
        ("philtre_witchcraft", True),
        ("philtre_witchcraft(tournament=True)", False),
        ("philtre_witchcraft(tournament=True,master=True)", True),
        ("philtre_apotheca(players=1)", False),
    ],
)
def test_whether_anything_is_hidden(name: str, hidden: bool) -> None:
    """Where the type says that nothing is, laying the unknown anew changes nothing."""
    game = pyspiel.load_game(name)
    assert (game.get_type().information.name == "IMPERFECT_INFORMATION") == hidden
    changed = any(
        str(state.resample_from_infostate(seat, Random(5).random)) != str(state)
        for state in walk(name, seed=2)
        for seat in range(game.num_players())
    )
    assert changed == hidden


@pytest.mark.parametrize("name", EVERY)
def test_a_resampled_state_is_one_that_the_seat_could_be_in(name: str) -> None:
    for number, state in enumerate(walk(name, seed=4)):
        if number % 7 or state.is_chance_node():
            continue
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.current_player() == state.current_player()
            if state.current_player() == seat:
                assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", EVERY)
def test_a_resampled_state_tells_nothing_that_the_seat_can_not_know(name: str) -> None:
    """The same luck leads to the same sample, however the hidden things really lie."""
    for number, state in enumerate(walk(name, seed=3)):
        if number % 11 or state.is_chance_node():
            continue
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, Random(number).random)
            samples = [
                truth.resample_from_infostate(seat, Random(7).random) for truth in (state, other)
            ]
            assert everything(samples[0]) == everything(samples[1])


def everything(state: Any) -> list[str]:
    told = [state.information_state_string(seat) for seat in range(state.num_players())]
    return [str(state), str(state.history()), *told]


def test_information_sets_are_those_of_the_rules() -> None:
    """One round of The Potion for three, all of it: each sees the dice and its own choice."""
    game = pyspiel.load_game("philtre_potion(players=3,round_limit=1)")
    rolls = len(game.new_initial_state().chance_outcomes())
    sets: dict[tuple[int, str], set[str]] = defaultdict(set)
    ends = 0

    def visit(state: Any, own: list[str]) -> None:
        nonlocal ends
        ends += state.is_terminal()
        if state.is_terminal():
            return
        seat = state.current_player()
        if seat >= 0:
            told = state.information_state_string(seat)
            sets[seat, told].add(own[seat])
        for move in state.legal_actions():
            after = list(own)
            if seat >= 0:
                after[seat] += state.action_to_string(seat, move)
            visit(state.child(move), after)

    visit(game.new_initial_state(), ["", "", ""])
    assert ends == rolls * 27
    assert [sum(seat == who for who, _ in sets) for seat in range(3)] == [rolls] * 3


@pytest.mark.parametrize("name", EVERY)
def test_a_seat_remembers_all_that_it_knew_and_did(name: str) -> None:
    before: dict[int, str] = {}
    for state in walk(name, seed=6):
        for seat in range(state.num_players()):
            story = state.path.told_story().texts[seat]
            assert story.startswith(before.get(seat, ""))
            before[seat] = story
        last = state.full_history()[-1:] if state.history() else []
        for step in last:
            if step.player >= 0:
                assert find(state.path.game.id).text(step.action) in before[step.player]


@pytest.mark.parametrize("name", EVERY)
def test_copies_go_on_by_themselves_and_alike(name: str) -> None:
    state = somewhere(name, seed=1, decisions=15)
    clone, stored = state.clone(), pickle.loads(pickle.dumps(state))
    sample = state.resample_from_infostate(0, Random(1).random)
    pairs = [(state, clone), (state, stored), (sample, pickle.loads(pickle.dumps(sample)))]
    pairs.append((sample, deepcopy(sample)))
    for one, other in pairs:
        one = one.clone()
        rng = Random(8)
        for _ in range(40):
            assert str(one) == str(other)
            if one.is_terminal():
                break
            assert one.legal_actions() == other.legal_actions()
            move = rng.choice(one.legal_actions())
            one.apply_action(move)
            assert str(one) != str(other)
            other.apply_action(move)
        assert everything(one) == everything(other)


def test_a_game_may_begin_anywhere() -> None:
    state = somewhere("philtre_apotheca", seed=2, decisions=9)
    again = state.get_game().new_initial_state(str(state))
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()
    with pytest.raises(ValueError, match="another game"):
        pyspiel.load_game("philtre_apotheca(turn_limit=7)").new_initial_state(str(state))


def test_moves_are_written_as_everywhere() -> None:
    state = somewhere("philtre_potion", seed=1, decisions=0)
    texts = [state.action_to_string(move) for move in state.legal_actions()]
    assert texts == ["beetle", "mushroom", "vial"]
    assert state.string_to_action("vial") == state.legal_actions()[2]


def test_what_is_public_is_in_nobodys_private_part() -> None:
    from open_spiel.python.observation import make_observation

    state = somewhere("philtre_potion(players=3)", seed=1, decisions=0)
    chooser = state.current_player()
    state.apply_action(state.legal_actions()[1])
    kinds = {
        (public, private): pyspiel.IIGObservationType(
            public_info=public, perfect_recall=False, private_info=private
        )
        for public in (False, True)
        for private in (pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER)
    }
    seen = {
        key: [make_observation(state.get_game(), kind).string_from(state, seat) for seat in (0, 1)]
        for key, kind in kinds.items()
    }
    none, single = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    assert seen[False, none] == ["", ""]
    assert seen[True, none][0] == seen[True, none][1]
    assert [chooser, '"choice":"mushroom"' in seen[False, single][0]] == [0, True]
    assert '"choice"' not in seen[False, single][1]
    assert '"dice"' not in seen[False, single][0]
    assert '"dice"' in seen[True, none][0]
