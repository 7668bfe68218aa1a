"""What is kept in native numbers, at their edges; what is chosen without a list."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.games.witchcraft.content import (
    KINDS,
    ONE,
    SECOND_BOLT,
    TILE_TABLE,
    F,
    counts_of,
    kinds_of,
    multiset,
    size_of,
)
from philtre.games.witchcraft.notation import moves
from philtre.games.witchcraft.notation.reading import read
from philtre.games.witchcraft.rules import placing
from philtre.games.witchcraft.rules.board import SPENT, TOKENS, Board, empty_board
from philtre.games.witchcraft.rules.spaces import (
    AROUND,
    BARE,
    BESIDE,
    NAMED,
    NAMES,
    OFF,
    SPACES,
    with_space,
    without_space,
)
from philtre.games.witchcraft.rules.stacks import tiles_of
from philtre.games.witchcraft.rules.state import WitchcraftState
from tests.games.witchcraft.head_starts import head_start
from tests.games.witchcraft.literal import WAYS, step

GAME = find("witchcraft")
A1, B3 = NAMED["a1"], NAMED["b3"]
HEIGHTS = [1, 2, 8, 9, 10, 11, 17, 18, 22]  # eight tiles fit under a top; 22 are all there are


def tile(number: int) -> int:
    """Some tile, lying somehow; none is 0."""
    return (number % KINDS + 1) << 3 | number * 5 % 8


def with_stack(height: int) -> tuple[Board, list[int]]:
    """A board with a stack on a1, and its tiles from the top."""
    board = empty_board()
    for number in range(height):
        board.put(A1, 0, tile(number))
    return board, [tile(number) for number in reversed(range(height))]


@pytest.mark.parametrize("height", HEIGHTS)
def test_a_stack_of_any_height_is_all_there(height: int) -> None:
    """W-9"""
    board, tiles = with_stack(height)
    assert tiles_of(board.stack(A1)) == tiles
    assert board.height(A1) == height
    assert bool(board.under[A1]) == (height > 1)


@pytest.mark.parametrize("height", HEIGHTS)
def test_a_stack_of_any_height_turns_as_a_block(height: int) -> None:
    """W-9"""
    board, tiles = with_stack(height)
    facing = (tiles[0] + 3) % 8
    board.turn_block(A1, facing)
    assert tiles_of(board.stack(A1)) == [one & ~7 | one + 3 & 7 for one in tiles]


@pytest.mark.parametrize("height", HEIGHTS)
def test_a_stack_of_any_height_moves_and_comes_back(height: int) -> None:
    """W-33: exhaustion and tokens go with it."""
    board, tiles = with_stack(height)
    board.marks[A1] = SPENT | TOKENS
    board.move(A1, B3)
    assert tiles_of(board.stack(B3)) == tiles
    assert (board.stack(A1), board.height(B3), board.marks[B3]) == (0, height, SPENT | TOKENS)
    board.move(B3, A1)
    assert tiles_of(board.stack(A1)) == tiles


@pytest.mark.parametrize("height", HEIGHTS)
def test_a_stack_of_any_height_is_lifted_whole(height: int) -> None:
    """W-21"""
    board, tiles = with_stack(height)
    assert board.lift(A1) == multiset([one >> 3 for one in tiles])
    assert (board.stack(A1), board.under[A1], board.deep[A1]) == (0, 0, 0)


@pytest.mark.parametrize("height", HEIGHTS)
def test_the_lowest_tile_comes_up(height: int) -> None:
    """W-24: the uppermost of its kind, wherever it lies."""
    board, tiles = with_stack(height)
    kind = tiles[-1] >> 3
    found = [one >> 3 for one in tiles].index(kind)
    board.bring_up(A1, kind << 3 | 6)
    assert tiles_of(board.stack(A1)) == [kind << 3 | 6, *tiles[:found], *tiles[found + 1 :]]


@pytest.mark.parametrize("height", HEIGHTS)
def test_two_stacks_change_places(height: int) -> None:
    """W-27"""
    board, tiles = with_stack(height)
    for number in range(11):
        board.put(B3, 0, tile(number))
    other = tiles_of(board.stack(B3))
    board.swap(A1, B3)
    assert (tiles_of(board.stack(B3)), tiles_of(board.stack(A1))) == (tiles, other)


@pytest.mark.parametrize("height", HEIGHTS)
def test_a_copy_shares_nothing_that_changes(height: int) -> None:
    """W-40: what a turn began with is compared later."""
    board, tiles = with_stack(height)
    copy = board.copy()
    assert copy.same(board)
    board.put(A1, 0, tile(3))
    assert not copy.same(board)
    assert tiles_of(copy.stack(A1)) == tiles
    board.lift(A1)
    assert tiles_of(copy.stack(A1)) == tiles


def test_boards_that_differ_deep_down_are_not_the_same() -> None:
    """W-40"""
    for height in HEIGHTS:
        one, tiles = with_stack(height)
        other = empty_board()
        for each in reversed([*tiles[:-1], tiles[-1] ^ 1]):
            other.put(A1, 0, each)
        assert not one.same(other)


def test_a_multiset_of_every_kind() -> None:
    """Four bits a kind, up to the highest."""
    assert ONE[KINDS] == 16**KINDS
    for kind in range(1, KINDS + 1):
        tiles = multiset([kind] * 15)
        assert (kinds_of(tiles), counts_of(tiles), size_of(tiles)) == ([kind], [15], 15)
        assert kinds_of(tiles, 100) == [100 + kind]
    assert size_of(0) == 0


def test_what_is_next_to_a_space() -> None:
    """W-2, W-15"""
    assert OFF == SPACES
    for number, name in enumerate(NAMES):
        nexts = [step(name, way) for way in WAYS]
        expected = [NAMED.get(other, OFF) for other in nexts]
        assert list(BESIDE[number * 8 : number * 8 + 8]) == expected
        assert list(AROUND[number]) == sorted({number, *expected} - {OFF})


def test_no_line_leaves_the_board() -> None:
    """W-15: beyond the last space there is none, whatever the shape."""
    board = empty_board()
    for name, way, length in [("a1", 0, 5), ("a1", 1, 3), ("a1", 4, 0), ("d6", 5, 3), ("d6", 2, 0)]:
        assert len(board.line(NAMED[name], way)) == length


def test_moves_with_a_direction_come_in_eights() -> None:
    for first in (moves.GIVE, moves.TURN, moves.SHIELD, moves.TO, moves.PLACE):
        assert first % 8 == 0
        assert moves.EIGHTS[first // 8 + OFF - 1][7] == first + 8 * SPACES - 1


def test_all_directions_but_one() -> None:
    for facing in range(8):
        found = [7]
        moves.add_all_but(found, moves.ENDS[A1], facing)
        assert found == [7, *(moves.TO + A1 * 8 + way for way in range(8) if way != facing)]


@pytest.mark.parametrize("some", [[], [A1], [0, A1, B3], list(range(SPACES - 1))])
def test_a_space_more_and_less(some: list[int]) -> None:
    """In order, at both ends too; the spaces that were given stay as they are."""
    spaces = vec[i64](some)
    for space in sorted({*range(SPACES)} - {*some}):
        more = with_space(spaces, space)
        assert list(more) == sorted([*some, space])
        assert list(without_space(more, space)) == list(spaces) == some
        assert list(more) == sorted([*some, space])


def test_placements_put_together_from_two_ranks_each() -> None:
    """W-10: none, all, each space alone, and some of many."""
    bare = list(BARE.spaces)
    every = [[], bare, *([space] for space in bare), *(bare[n::3] for n in range(3))]
    for free in every:
        expected = [moves.PLACE + space * 8 + way for space in free for way in range(8)]
        assert placing.options(vec[i64](free)) == expected


def test_every_first_bolt_flies_straight() -> None:
    """W-4: two at most, and the second is in its table."""
    for kind, printed in enumerate(TILE_TABLE):
        second = SECOND_BOLT[kind]
        assert printed.bolts in ([], [F] if second == F else [F, second])


OPTIONS = [{}, {"master": True}, {"tournament": True}, {"blast": "several"}]


@pytest.mark.parametrize("options", OPTIONS)
def test_one_of_many_is_as_if_from_the_list(options: dict[str, object]) -> None:
    """The same number of the generator gives the same move, with the list made or not."""
    start = GAME.start(GAME.settle({**GAME.limit, **options}))
    for game in range(12):
        state, rng = start.clone(), Rng(game)
        while actors := state.actors():
            seat, seed, other = actors[0], rng.below(1 << 30), state.clone()
            legal = other.legal(seat)
            if seat == CHANCE:
                move = state.outcome(Rng(seed))
                assert move == legal[Rng(seed).pick(other.odds())]
            else:
                move = state.any_move(seat, Rng(seed))
                assert move == legal[Rng(seed).below(len(legal))]
                assert move == other.any_move(seat, Rng(seed))
            state.play(seat, move)
        assert state.legal(0) == []


@pytest.mark.parametrize("options", OPTIONS)
def test_where_stacks_are_is_known(options: dict[str, object]) -> None:
    """W-9: kept while stacks come, go, move and are read; a copy's own."""
    settled = GAME.settle({**GAME.limit, **options})
    rng = Rng(11)
    for _ in range(12):
        state = read(settled, head_start(settled, rng))
        while actors := state.actors():
            before = state.board.copy()
            kept = [list(before.owned(seat)) for seat in (0, 1)]
            if actors[0] == CHANCE:
                state.play(CHANCE, state.outcome(rng))
            else:
                state.play(actors[0], state.any_move(actors[0], rng))
            for board in (before, state.board):
                for seat in (0, 1):
                    there = [space for space in board.shape.spaces if board.at[space] == seat]
                    assert list(board.owned(seat)) == there
            assert [list(before.owned(seat)) for seat in (0, 1)] == kept


def test_a_placement_knows_how_it_began() -> None:
    """W-61: before the tile was drawn."""
    state = GAME.start(GAME.settle({}))
    rng = Rng(4)
    while not isinstance(state, WitchcraftState) or not state.board.start_red:
        state.play(CHANCE, state.outcome(rng))
    before = state.board.copy()
    state.play(CHANCE, state.outcome(rng))
    began = state.beginning()
    assert (began.start_red, began.start_green) == (before.start_red, before.start_green)
    assert began.same(before)
