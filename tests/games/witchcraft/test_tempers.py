"""What the bold and the patient like, of moves that look about as good."""

from philtre.core.playout import deal
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.games.witchcraft import GAME
from philtre.games.witchcraft.bot.tempers import NEARNESS, boldness, lines_of_fire
from philtre.games.witchcraft.content import FACINGS
from philtre.games.witchcraft.notation.moves import GIVE
from philtre.games.witchcraft.rules.spaces import NAMED
from philtre.games.witchcraft.rules.state import WitchcraftState
from philtre.games.witchcraft.rules.steps import ACTIVATE, GIVING, PLACING


def asked(step: int, stacks: int = 0) -> WitchcraftState:
    """The first position of a random game in which this is asked, the enemy having so many
    stacks."""
    for seed in range(20):
        state, rng = GAME.start(GAME.settle({"tournament": "on"})), Rng(seed)
        while state.actors():
            seat = state.actors()[0]
            if seat == CHANCE:
                deal(state, rng)
                continue
            if state.step == step and len(state.board.owned(1 - seat)) >= stacks:
                return state
            state.play(seat, state.any_move(seat, rng))
    raise AssertionError


def likings(state: WitchcraftState) -> dict[str, float]:
    moves = state.legal(state.asked)
    return {GAME.text(move): boldness(state, move) for move in moves}


def test_near_is_next_to_or_nearly() -> None:
    b3 = NEARNESS[NAMED["b3"]]
    assert b3[NAMED["b4"]] == b3[NAMED["c4"]] == b3[NAMED["a2"]] == 1
    assert b3[NAMED["b3"]] == b3[NAMED["b6"]] == 0
    assert 0 < b3[NAMED["d5"]] < 1


def test_the_bold_lay_a_tile_next_to_the_enemy() -> None:
    """W-10: whichever way it faces."""
    state = asked(PLACING, stacks=1)
    enemy = state.board.owned(1 - state.asked)[0]
    for text, liking in likings(state).items():
        assert liking == NEARNESS[NAMED[text.split()[1]]][enemy]


def test_the_bold_build_high() -> None:
    """W-21"""
    state = asked(GIVING)
    for move in state.legal(state.asked):
        assert boldness(state, move) == state.board.height((move - GIVE) // FACINGS)


def test_in_a_turn_the_bold_seek_lines_of_fire() -> None:
    state = asked(ACTIVATE)
    moves = state.legal(state.asked)
    assert likings(state) == {GAME.text(move): lines_of_fire(state, move) for move in moves}
