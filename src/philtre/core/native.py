"""Native vectors where there are none: lists that answer to the names of `librt.vecs`.

The rules import `librt.vecs` under its own name, since the compiler makes natives of that
alone. A compiled engine always has it; a browser's tab can't. There `stand_in` puts this
module in its place, before any game is imported.

What is true of both: `append` and its like return the vector that goes on, and the one they
were given is used no more; assignment shares, a slice is a copy. A list holds numbers that a
narrow vector would refuse.
"""

import sys
from collections.abc import Iterable
from types import ModuleType
from typing import Any, TypeVar

T = TypeVar("T")


class vec(list[T]):  # noqa: N801, as librt names it
    def __init__(self, items: Iterable[T] = (), /, *, capacity: int = 0) -> None:
        super().__init__(items)

    def __class_getitem__(cls, item: object) -> Any:
        """What a vector is made of, `vec[u8]`, is for the compiler."""
        return cls


def append(v: vec[T], item: T, /) -> vec[T]:
    v.append(item)
    return v


def remove(v: vec[T], item: T, /) -> vec[T]:
    v.remove(item)
    return v


def pop(v: vec[T], index: int = -1, /) -> tuple[vec[T], T]:
    item = v.pop(index)
    return v, item


def extend(v: vec[T], items: Iterable[T], /) -> vec[T]:
    v.extend(items)
    return v


def stand_in() -> None:
    """See that `librt.vecs` can be imported."""
    try:
        import librt.vecs  # noqa: F401
    except ImportError:
        sys.modules.setdefault("librt", ModuleType("librt"))
        sys.modules["librt.vecs"] = sys.modules[__name__]
