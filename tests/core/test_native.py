"""Vectors, as the rules use them: the native ones, and the lists that stand in for them."""

import importlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from librt import vecs
from mypy_extensions import i64, u8

from philtre import game_ids
from philtre.core import native
from philtre.core.numbers import NUMBERS
from philtre.core.registry import find

Vecs = Any  # the one module or the other


@pytest.fixture(params=[vecs, native], ids=["native", "stand-in"])
def module(request: pytest.FixtureRequest) -> Vecs:
    return request.param


def test_a_slice_is_a_copy_and_assignment_shares(module: Vecs) -> None:
    first = module.vec[i64]([1, 2, 3])
    same, copy = first, first[:]
    first[0] = 9
    assert list(same) == [9, 2, 3]
    assert list(copy) == [1, 2, 3]
    assert list(first[1:]) == [2, 3]


def test_what_grows_is_returned(module: Vecs) -> None:
    some = module.vec[u8](capacity=4)
    for number in (7, 0, 255):
        some = module.append(some, number)
    some = module.extend(some, [1, 2])
    some = module.remove(some, 0)
    some, last = module.pop(some)
    assert (list(some), last, len(some)) == ([7, 255, 1], 2, 3)


def test_equal_vectors_are_equal(module: Vecs) -> None:
    assert module.vec[i64]([1, 2]) == module.vec[i64]([1, 2])
    assert module.vec[i64]([1, 2]) != module.vec[i64]([1, 3])


def test_a_narrow_vector_refuses_what_does_not_fit() -> None:
    with pytest.raises(OverflowError):
        vecs.vec[u8]([256])


WITHOUT_LIBRT = """
import sys
sys.modules["librt"] = None
import philtre
from philtre.core.playout import playout
from philtre.core.rng import Rng
for game in map(philtre.core.registry.find, philtre.game_ids()):
    assert playout(game.start(game.settle(dict(game.limit))), Rng(1))
assert sys.modules["librt.vecs"] is philtre.core.native
"""


def test_every_game_plays_where_librt_is_missing() -> None:
    # a compiled engine brings it: this is about the sources, as a browser's tab runs them
    path = os.pathsep.join([str(Path(__file__).parents[2] / "src"), *sys.path])
    subprocess.run([sys.executable, "-c", WITHOUT_LIBRT], check=True, env={"PYTHONPATH": path})


def test_the_real_ones_stay_where_they_are() -> None:
    native.stand_in()
    assert importlib.import_module("librt.vecs") is vecs


def test_there_is_a_number_for_every_move() -> None:
    assert max(len(find(id).moves) for id in game_ids()) <= len(NUMBERS)
