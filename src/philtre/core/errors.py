"""The few errors the engine raises.

An error carries a key and parameters, never a sentence: the words are in the
`.ftl` files, and `philtre.words` lends its voice to `str(error)` by setting
`teller`. So the engine stays free of English and its errors still read well.
"""

from collections.abc import Callable
from typing import Final

Params = dict[str, str | int]


LONGEST: Final = 500  # characters that a parameter shows of something given
WHOLE: Final = 2**53  # beyond it a number is not the same everywhere


def shown(given: object) -> str | int:
    """Something given, as an error can name it: whatever it is, it can be written and read."""
    if isinstance(given, int):
        if -WHOLE < given < WHOLE:
            return given
        return "…" if given.bit_length() > 1000 else str(given)
    try:
        text = given if isinstance(given, str) else str(given)
    except (ValueError, RecursionError):  # a number, or a list of lists, without end
        return "…"
    text = text.encode("utf-8", "replace").decode("utf-8")
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _plain(error: "PhiltreError") -> str:
    return " ".join([error.key, *(f"{k}={v}" for k, v in error.params.items())])


teller: list[Callable[["PhiltreError"], str]] = [_plain]


class PhiltreError(ValueError):
    """Something the caller asked for can't be done; nothing was changed."""

    def __init__(
        self, key: str, params: Params | None = None, reason: "PhiltreError | None" = None
    ) -> None:
        super().__init__(key, params, reason)
        self.key = key
        # a parameter may be what somebody sent, and so anything at all
        self.params: Params = {name: shown(given) for name, given in (params or {}).items()}
        self.reason = reason  # not `__cause__`: compiled code does not keep that
        self.game: str | None = None  # whose words tell it, if it is a game's

    def of(self, game: str) -> None:
        """It is that game's error, and so is its reason."""
        if self.game is None:
            self.game = game
        if self.reason is not None:
            self.reason.of(game)

    def __str__(self) -> str:
        return teller[-1](self)


def is_plain(text: str, longest: int) -> bool:
    """Whether a text can be written down: not too long, and no half of a letter (a surrogate)."""
    if len(text) > longest:
        return False
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


class UnknownGame(PhiltreError):
    """There is no game of that name."""


class BadOption(PhiltreError):
    """An option that the game does not have, or a value it can't take."""


def bad_value(option: str, given: object, allowed: str) -> BadOption:
    """The refusal of a value, with what may be given instead."""
    return BadOption(
        "bad-option-value", {"option": option, "given": str(given), "allowed": allowed}
    )


class IllegalMove(PhiltreError):
    """A move that is malformed, not legal now, or made by the wrong seat."""


class BadPosition(PhiltreError):
    """A position line that does not describe a position of the game."""


class BadRecord(PhiltreError):
    """A record that is damaged, or that this version can't replay."""


class CannotUndo(PhiltreError):
    """Taking the move back would take back what somebody has learnt."""


class BadBot(PhiltreError):
    """There is no bot of that name, or not as many as there are seats."""
