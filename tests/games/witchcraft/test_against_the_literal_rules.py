"""The engine and a slow literal reading of the rules, side by side through random games.

W-62: at every decision the same seat is asked and offered the same options in the same
order; W-40: at the end of every turn the tables are the same, and so is the result.
"""

from collections import Counter

import pytest

from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.games.witchcraft import GAME
from philtre.games.witchcraft.rules.state import WitchcraftState
from tests.games.witchcraft import literal
from tests.games.witchcraft.literal import Literal
from tests.games.witchcraft.positions import blast_line, random_line

GAMES = 60  # of each mode
POSITIONS = 1500


def placed(seed: int, options: dict[str, object]) -> tuple[WitchcraftState, Rng]:
    """A game at the beginning of the confrontation."""
    state = GAME.start(GAME.settle(options))
    rng = Rng(seed)
    while GAME.view(state, 0)["step"] in ("set-up", "reserve", "draw", "place"):
        actors = state.actors()
        seat = actors[0]
        moves = state.legal(seat)
        index = rng.pick(state.odds()) if seat == CHANCE else rng.below(len(moves))
        state.play(seat, moves[index])
    return state, rng


def table(state: WitchcraftState, several: bool = False) -> Literal:
    return Literal([GAME.view(state, seat) for seat in range(2)], several)


def play_a_turn(state: WitchcraftState, rng: Rng, rules: Literal) -> tuple[int | None, int]:
    """One turn in lockstep; the winner it leads to, and how many decisions were compared."""
    turn = rules.play()
    decisions = 0
    try:
        seat, options = next(turn)
        while True:
            assert state.actors() == [seat]
            assert [GAME.text(move) for move in state.legal(seat)] == options
            index = rng.below(len(options))
            state.play(seat, state.legal(seat)[index])
            decisions += 1
            seat, options = turn.send(options[index])
    except StopIteration as end:
        winner: int | None = end.value
        return winner, decisions


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"tournament": "on"},
        {"master": "on"},
        {"tournament": "on", "master": "on"},
        {"blast": "several"},
        {"blast": "several", "master": "on", "first": "green"},
        {"blast": "several", "master": "on", "tournament": "on", "first": "red", "quiet": "none"},
    ],
)
def test_the_engine_agrees_with_the_literal_rules(options: dict[str, object]) -> None:
    several = options.get("blast") == "several"
    limit = 60 if options.get("quiet") != "none" else None
    decisions = 0
    for seed in range(GAMES):
        state, rng = placed(seed, options)
        seen: Counter[str] = Counter()
        quiet = 0
        while True:
            rules = table(state, several)
            if not rules.activations() + rules.powers():
                assert state.returns()[rules.me] == -1
                break
            seen[rules.key()] += 1
            if quiet == limit or seen[rules.key()] >= 3:
                assert state.returns() == [0, 0]
                break
            winner, count = play_a_turn(state, rng, rules)
            decisions += count
            if winner is not None:
                assert state.returns()[winner] == 1
                break
            quiet = 0 if rules.event else quiet + 1
            rules.me = 1 - rules.me
            assert table(state).key() == rules.key()
            assert GAME.view(state, 0)["quiet"] == (quiet if limit else None)
    assert decisions > 1000


def test_they_agree_on_positions_that_random_play_seldom_reaches() -> None:
    """W-61: high stacks, tokens, exhaustion and added pieces, one turn from each."""
    rng = Rng(5)
    decisions = 0
    for _ in range(POSITIONS):
        _, state = GAME.load(random_line(rng))
        rules = table(state)
        winner, count = play_a_turn(state, rng, rules)
        decisions += count
        if winner is not None:
            assert state.returns()[winner] == 1
        else:
            rules.me = 1 - rules.me
            assert table(state).key() == rules.key()
    assert decisions > 2 * POSITIONS


def test_they_agree_on_blasts_with_several_targets() -> None:
    """W-19: with much on the line; often the player goes on to the last target."""
    rng = Rng(6)
    hits: Counter[int] = Counter()
    for _ in range(POSITIONS):
        _, state = GAME.load(blast_line(rng))
        rules = table(state, several=True)
        before = len(state.board.owned(1))
        winner, _ = play_a_turn(state, rng, rules)
        if winner is None:
            rules.me = 1 - rules.me
            assert table(state).key() == rules.key()
        hits[before - len(state.board.owned(1))] += 1
    assert all(hits[captured] > 20 for captured in range(4))


def test_the_places_for_pieces_on_a_bare_board() -> None:
    """W-36"""
    state, _ = placed(1, {})
    places = table(state).places()
    assert [sum(place.startswith(f"summon {size}") for place in places) for size in (1, 2, 3)] == [
        20,
        16,
        36,
    ]
    assert literal.is_piece(("e6", "d7", "e7"))
