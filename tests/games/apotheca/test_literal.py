"""Every power and the matches against a slow, literal reading of the rules.

Thousands of random boards, from almost empty to full, with and without facedown
potions; the engine's list of uses and the board after each use must be the same.
"""

import random

import pytest

from philtre.core.numbers import listed, no_moves
from philtre.games.apotheca.notation.moves import MOVES, POWER
from philtre.games.apotheca.rules.market import (
    EMPTY,
    FACE_UP,
    Market,
    colour_of,
    empty_market,
    facedown,
    seat_of,
)
from philtre.games.apotheca.rules.powers import APOTHECARIES
from tests.games.apotheca import literal
from tests.games.apotheca.literal import Board, Facedown

BOARDS = {"ooki": 400}  # the long lists on fewer boards
MANY = 2000


def random_market(rng: random.Random, most_facedown: int = 3) -> Market:
    """Some potions anywhere; a few of them facedown, pointing at anybody."""
    market = empty_market()
    colours = rng.choice(["RBY", "RRRRB", "RRBBY"])
    spaces = rng.sample(range(16), rng.randint(1, 16))
    down = rng.randint(0, most_facedown)
    for space in spaces:
        colour = "RBY".index(rng.choice(colours))
        if down:
            down -= 1
            market.lay(space, facedown(rng.randint(0, 3), colour, 2 + down))
        else:
            market.lay(space, FACE_UP + colour)
    return market


def as_board(market: Market, known: dict[int, Facedown]) -> Board:
    """The same board for the literal reading; a facedown tile stays the same object."""
    board: Board = {}
    for space, tile in enumerate(market.tiles):
        if tile == EMPTY:
            continue
        spot = space // 4 + 1, space % 4 + 1
        if market.down >> space & 1:
            text = f"{'rby'[colour_of(tile)]}{seat_of(tile)}"
            board[spot] = known.setdefault(tile, Facedown(text))
        else:
            board[spot] = "RBY"[colour_of(tile)]
    return board


def check_masks(market: Market) -> None:
    full, up = 0, [0, 0, 0]
    for space, tile in enumerate(market.tiles):
        if tile != EMPTY:
            full |= 1 << space
        if FACE_UP <= tile < FACE_UP + 3:
            up[tile - FACE_UP] |= 1 << space
    assert market.full == full
    assert market.up[0] | market.up[1] | market.up[2] | market.down == full
    assert list(market.up) == up


@pytest.mark.parametrize("name", APOTHECARIES)
def test_a_power_is_what_the_rule_says(name: str) -> None:
    """A-20, A-21, A-22, A-23, A-85, and the rule of each power"""
    rng = random.Random(name)
    for _ in range(BOARDS.get(name, MANY)):
        market = random_market(rng)
        known: dict[int, Facedown] = {}
        expected = literal.uses(name, as_board(market, known))
        moves = listed(market.with_uses(no_moves(), APOTHECARIES.index(name), POWER))
        texts = [MOVES.texts[move].removeprefix(f"power {name} ") for move in moves]
        assert sorted(texts) == sorted(expected)
        for move, text in rng.sample(list(zip(moves, texts, strict=True)), min(len(moves), 12)):
            after = market.clone()
            after.use(move - POWER)
            assert as_board(after, known) == expected[text]
            check_masks(after)


def test_matches_are_what_the_rule_says() -> None:
    """A-24, A-25"""
    rng = random.Random(24)
    found_some = 0
    for _ in range(4000):
        market = random_market(rng)
        expected = literal.matches(as_board(market, {}))
        found = [
            ("RBY"[colour], {(s // 4 + 1, s % 4 + 1) for s in range(16) if match >> s & 1})
            for colour in range(3)
            for match in market.matches(colour)
        ]
        assert sorted(map(repr_match, found)) == sorted(map(repr_match, expected))
        assert market.has_line() == bool(expected)
        found_some += len(expected) > 1
    assert found_some > 100
    # every set of spaces of one colour, thinned out
    for spaces in range(0, 1 << 16, 37):
        market = empty_market()
        for space in range(16):
            if spaces >> space & 1:
                market.lay(space, FACE_UP)
        assert len(market.matches(0)) == len(literal.matches(as_board(market, {})))


def repr_match(match: tuple[object, set[tuple[int, int]]]) -> str:
    return f"{match[0]}{sorted(match[1])}"
