"""Where chance comes from: seeded, scripted, or by hand."""

from hashlib import sha256
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from philtre.core.errors import BadOption, IllegalMove, is_plain

BY_HAND: Final = -1
DIGEST: Final = 1 << 256
LONGEST_SEED: Final = 1000


class Draw(NamedTuple):
    """A chance outcome that is due."""

    stream: str  # "table", or the number of the seat that draws for itself
    number: int  # how many outcomes this stream has had before
    total: int  # how many outcomes the match has had before
    outcomes: list[str]
    weights: list[int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """By hand: every outcome is left to the caller."""

    seed: str | None = None

    def deal(self, draw: Draw) -> int:
        """The index of the outcome, or BY_HAND."""
        return BY_HAND


class SeededDealer(Dealer):
    """Outcomes that follow from the seed, the stream and the number in the stream.

    The same on every machine; not to be guessed from what was dealt; and what a
    seat draws for itself never depends on who acted first.
    """

    def __init__(self, seed: str) -> None:
        """Raises `BadOption` for what can't be written down."""
        if not is_plain(seed, LONGEST_SEED):
            raise BadOption("bad-seed", {"longest": LONGEST_SEED})
        self.seed = seed

    def deal(self, draw: Draw) -> int:
        left = self._below(draw, sum(draw.weights))
        for index, weight in enumerate(draw.weights):
            if left < weight:
                return index
            left -= weight
        raise AssertionError(draw)

    def _below(self, draw: Draw, total: int) -> int:
        """Exactly uniform: a digest past the last whole multiple of `total` is thrown again."""
        limit = DIGEST - DIGEST % total
        attempt = 0
        while True:
            text = f"{self.seed}/{draw.stream}/{draw.number}/{attempt}"
            digest = int.from_bytes(sha256(text.encode()).digest(), "big")
            if digest < limit:
                return digest % total
            attempt += 1


class ScriptedDealer(Dealer):
    """Deals the outcomes of a list, as texts, and leaves the rest to the caller."""

    def __init__(self, script: list[str]) -> None:
        self.script = list(script)

    def deal(self, draw: Draw) -> int:
        if draw.total >= len(self.script):
            return BY_HAND
        text = self.script[draw.total]
        if text not in draw.outcomes:
            raise IllegalMove(
                "script-not-possible", {"move": text, "legal": ", ".join(draw.outcomes[:8])}
            )
        return draw.outcomes.index(text)
