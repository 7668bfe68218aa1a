"""Numbers that the compiler wants as constants are those of the tables (W-60 … W-65)."""

from typing import Final

from philtre.core.rng import Rng
from philtre.games.witchcraft import GAME
from philtre.games.witchcraft.notation import moves
from philtre.games.witchcraft.notation.moves import MOVES
from philtre.games.witchcraft.rules.steps import STEPS
from tests.games.witchcraft.positions import blast_line, random_line

FIRSTS: Final = {
    "fire": moves.FIRE,
    "use": moves.USE,
    "target": moves.TARGET,
    "prophet": moves.PROPHESY,
    "ready": moves.READY,
    "split": moves.SPLIT,
    "remove": moves.REMOVE,
    "teleport": moves.TELEPORT,
    "give": moves.GIVE,
    "turn": moves.TURN,
    "shield": moves.SHIELD,
    "to": moves.TO,
    "place": moves.PLACE,
    "top": moves.TOP,
    "pick": moves.PICK,
    "discard": moves.DISCARD,
    "call": moves.CALL,
    "draw": moves.DRAW,
    "power": moves.POWER,
    "altar": moves.ALTAR,
    "bolt": moves.BOLT,
    "done": moves.DONE,
    "keep": moves.KEEP,
    "swap": moves.SWAP,
    "summon": moves.SUMMON,
    "reserve": moves.CHOOSE,
    "first": moves.FIRST,
    "altar b2": moves.LAY,
    "special": moves.SPECIAL,
    "tile": moves.TILE,
}


def test_every_family_begins_where_the_rules_take_it_to_begin() -> None:
    assert {word: MOVES.first(word) for word in FIRSTS} == FIRSTS
    assert {text.split()[0] for text in MOVES.texts} == {word.split()[0] for word in FIRSTS}
    assert len(MOVES) == moves.END


def test_kinds_of_tiles_count_from_one() -> None:
    """W-60: the first kind is the Apprentice, the first direction N."""
    kind = 1
    of_kinds = [moves.PICK_OF, moves.DISCARD_OF, moves.CALL_OF, moves.DRAW_OF]
    texts = [MOVES.text(first + kind) for first in of_kinds]
    assert texts == [f"{word} apprentice" for word in ("pick", "discard", "call", "draw")]
    assert MOVES.text(moves.TOP_OF + kind * 8) == "top apprentice N"


def test_pairs_of_spaces_are_numbered_as_they_are_listed() -> None:
    """W-60: `swap` names its spaces in order."""
    for number, (first, second) in enumerate(moves.PAIRS_OF_SPACES):
        assert moves.swap_move(first, second) == moves.SWAP + number


def test_every_step_has_its_own_number() -> None:
    assert [step.number for step in STEPS] == list(range(len(STEPS)))
    assert len({step.name for step in STEPS}) == len(STEPS)


def test_every_legal_move_begins_with_a_word_of_its_step() -> None:
    """W-65"""
    rng = Rng(8)
    met: set[str] = set()
    for number in range(800):
        _, state = GAME.load(random_line(rng) if number % 2 else blast_line(rng))
        turn = state.board.turn
        while state.actors() and state.board.turn == turn:
            seat = state.actors()[0]
            legal = state.legal(seat)
            step = STEPS[state.step]
            assert {MOVES.text(move).split()[0] for move in legal} <= set(step.words)
            met.add(step.name)
            state.play(seat, legal[rng.below(len(legal))])
    assert met == {step.name for step in STEPS if step.words} - {"reserve", "place"}
