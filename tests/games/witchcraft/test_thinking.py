"""The search of Witchcraft: what it finds, what it says for certain, what it is worth."""

from typing import Any

import pytest

import philtre
from philtre.bots.bot import GreedyBot
from philtre.bots.game import play_game
from philtre.bots.tastes import by_taste
from philtre.conformance.thinker import Thinker
from philtre.core.match import Match
from philtre.core.playout import deal
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.core.thought import Budget, Thought
from philtre.games.witchcraft import GAME
from philtre.games.witchcraft.bot.node import LOST, OPEN, WON
from philtre.games.witchcraft.bot.tree import Tree
from philtre.games.witchcraft.content import PROTECTION, SUMMONING
from philtre.games.witchcraft.notation.moves import ALTAR, POWER
from philtre.games.witchcraft.rules.state import WitchcraftState
from philtre.games.witchcraft.rules.steps import ACTIVATE, DRAWN, OVER
from tests.games.witchcraft.literal import WAYS
from tests.games.witchcraft.positions import position

SHOOTERS = ["apprentice", "guardian", "golem", "archmage", "master", "monk"]


def thoughts(match: Match, steps: int, seed: int = 1) -> list[Thought]:
    seat = match.actors[0]
    assert isinstance(seat, int)
    return GAME.knowledge().think(match.glimpse(seat), Budget(steps), Rng(seed))


def best(match: Match, steps: int) -> str:
    return GAME.text(thoughts(match, steps)[0].move)


def test_it_captures_the_last_stack() -> None:
    """W-12"""
    match = position("a1 monk N, c1 prophet N, d1 apprentice N", "a6 golem N", altars="energy:b2")
    budget = Budget(500)
    found = GAME.knowledge().think(match.glimpse(0), budget, Rng(1))
    assert (GAME.text(found[0].move), found[0].value) == ("fire a1", 1.0)
    assert budget.taken < 100  # what is certain needs no more thought


def test_it_leaves_the_enemy_nothing_to_activate() -> None:
    """W-12: d4 is all that green could activate; to take a4 first would let it fire."""
    match = position("a1 apprentice N, d1 apprentice N", "a4 guardian W, d4 apprentice S")
    assert best(match, 300) == "fire d1"


def test_it_keeps_out_of_the_line_of_fire() -> None:
    """W-17, W-33: where c6 can't hit the one stack of red, green is stuck."""
    match = position(
        "c3 golem SW", "c6 apprentice S, a1 guardian W, d6 apprentice E", altars="teleportation:b2"
    )
    match.play("fire c3")
    match.play(best(match, 400))
    assert match.over
    assert match.returns == [1.0, -1.0]


def test_it_goes_on_with_a_blast_until_the_last_stack_is_taken() -> None:
    """W-12, W-19: by thought, and at first sight."""
    match = position(
        "a1 telekinetic N, d1 apprentice E",
        "a3 monk E, a4 master E, a6 golem N",
        options="blast=several",
    )
    budget = Budget(500)
    found = GAME.knowledge().think(match.glimpse(0), budget, Rng(1))
    assert (GAME.text(found[0].move), found[0].value) == ("fire a1", 1.0)
    assert budget.taken < 100
    match.play("fire a1")
    state = match.state
    assert isinstance(state, WitchcraftState)
    assert GAME.knowledge().evaluate(state, 0) == 1
    while not match.over:
        match.play(best(match, 30))
    assert match.returns == [1, -1]


def test_it_stops_where_going_on_would_help_the_enemy() -> None:
    """W-12, W-19: green can activate nothing, but could with a tile of its reserve."""
    match = position(
        "b1 telekinetic N, d1 prophet N",
        "b4 apprentice E, d6 golem N",
        altars="summoning:b2",
        options="blast=several",
    )
    match.play("fire b1")
    assert best(match, 400) == "target b4"
    match.play("target b4")
    while match.view()["step"] == "give":
        match.play(best(match, 200))
    assert match.legal() == ["target b2", "done"]
    assert best(match, 400) == "done"
    match.play("done")
    assert match.returns == [1, -1]


def small_position(rng: Rng, powers: tuple[str, str] | None = None) -> Match:
    """Two stacks of shooters each, no altar: every turn captures, so the end is near."""
    free = [f"{file}{rank}" for file in "abcd" for rank in range(1, 7)]
    tiles = list(SHOOTERS)
    stacks = [
        f"{free.pop(rng.below(len(free)))} {tiles.pop(rng.below(len(tiles)))} {WAYS[rng.below(8)]}"
        for _ in range(4)
    ]
    laid = ", ".join(stacks[:2]), ", ".join(stacks[2:])
    return position(*laid, powers=powers)


def solved(state: WitchcraftState) -> int:
    """The result for red by trying everything: 1, 0 or -1."""
    if state.step == OVER:
        return 0 if state.result == DRAWN else 1 if state.result == 0 else -1
    sign = 1 if state.asked == 0 else -1
    found = -1
    for move in state.legal(state.asked):
        after = state.clone()
        after.play(state.asked, move)
        found = max(found, sign * solved(after))
        if found == 1:
            break
    return sign * found


def test_what_it_says_for_certain_is_so() -> None:
    """Against brute force."""
    rng = Rng(3)
    certain = 0
    for _ in range(100):
        match = small_position(rng)
        state = match.state
        assert isinstance(state, WitchcraftState)
        if state.step == OVER:
            continue
        tree = Tree(0, certain=True)
        for _ in range(400):
            if not tree.settled():
                tree.simulate(state.clone(), rng)
        if tree.root.proof != OPEN:
            certain += 1
            assert tree.root.proof == (WON if solved(state) == 1 else LOST)
    assert certain >= 5


def test_nothing_is_certain_that_a_hidden_power_tile_could_change() -> None:
    """W-50: two of the tiles that the enemy may hold would save it."""
    match = position(
        "a1 apprentice N, d1 apprentice N",
        "a4 guardian W, d4 apprentice S",
        powers=("energy", "summoning"),
    )
    assert max(thought.value for thought in thoughts(match, 300)) < 1.0


def test_what_no_hidden_power_tile_can_change_is_certain() -> None:
    """W-12: the last stack is taken, whatever the enemy holds."""
    match = position(
        "a1 monk N, c1 prophet N, d1 apprentice N", "a6 golem N", powers=("energy", "summoning")
    )
    found = thoughts(match, 300)
    assert (GAME.text(found[0].move), found[0].value) == ("fire a1", 1.0)


def test_what_is_certain_is_so_with_every_tile_that_may_be_hidden() -> None:
    """Against brute force: the enemy holds Protection, or Summoning, which can do nothing."""
    rng = Rng(4)
    certain = 0
    for _ in range(60):
        match = small_position(rng, ("teleportation", "protection"))
        state = match.state
        assert isinstance(state, WitchcraftState)
        state.board.held = 2  # red has used its own
        state.board.pairs = 0
        state.options = [move for move in state.options if not POWER <= move < ALTAR]
        if not state.options:
            continue
        tree = Tree(0, certain=True, hidden=1 << PROTECTION | 1 << SUMMONING)
        for number in range(300):
            if not tree.settled():
                sample = state.clone()
                sample.set_power(1, PROTECTION if number % 2 else SUMMONING)
                tree.simulate(sample, rng)
        if tree.root.proof != OPEN:
            certain += 1
            for kind in (PROTECTION, SUMMONING):
                state.set_power(1, kind)
                assert tree.root.proof == (WON if solved(state) == 1 else LOST)
    assert certain >= 5


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"tournament": True},
        {"master": True},
        {"master": True, "blast": "several", "first": "green", "quiet": None},
    ],
)
def test_every_decision_of_a_game_can_be_thought_about(options: dict[str, Any]) -> None:
    """Each legal move once, the first to be played, values within the returns (W-44)."""
    match = philtre.new("witchcraft", seed=4, **options)
    while not match.over:
        found = thoughts(match, 6)
        texts = [GAME.text(thought.move) for thought in found]
        assert sorted(texts) == sorted(match.legal())
        assert [thought.share for thought in found] == [1.0] + [0.0] * (len(found) - 1)
        assert all(-1 <= thought.value <= 1 for thought in found)
        match.play(texts[0])


def confronted(rng: Rng) -> WitchcraftState:
    """All tiles placed at first sight."""
    state = GAME.start(GAME.settle({}))
    while state.step < ACTIVATE:
        seat = state.actors()[0]
        if seat == CHANCE:
            deal(state, rng)
        else:
            state.play(seat, GAME.knowledge().rollout(state, seat, rng))
    return state


def test_it_plays_better_than_greedy() -> None:
    """Fixed seeds; the same placing from both seats."""
    won = 0.0
    bots = [Thinker(160), GreedyBot(samples=1)]
    for number in range(6):
        begun = confronted(Rng(3, number))
        for seat in (0, 1):
            state = begun.clone()
            seated = bots if seat == 0 else bots[::-1]
            play_game(GAME, state, seated, Rng(2, number), Rng(2, 100 + 2 * number + seat))
            won += state.returns()[seat]
    assert won >= 4


def test_the_bold_seek_lines_of_fire_and_the_patient_keep_out_of_them() -> None:
    """After `fire a1` d1 and d4 aim at each other; after `fire d1` the enemy aims at nothing."""
    match = position("a1 apprentice N, d1 apprentice N", "a4 guardian W, d4 apprentice S")
    knowledge = GAME.knowledge()
    one, other = (GAME.parse(text) for text in ("fire a1", "fire d1"))
    found = [Thought(other, 0.5, 1.0), Thought(one, 0.5, 0.0)]
    taken = [by_taste(found, knowledge, match.state, 3, temper, Rng(1)) for temper in (1, -1)]
    assert taken == [one, other]
