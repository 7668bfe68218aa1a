"""The contract of a game's position and its rules."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from philtre.core.rng import Rng

CHANCE: Final = -1
ONLOOKER: Final = -2  # sees what is public, sits nowhere
EVERYONE: Final = -1  # as an audience: every seat and all onlookers

Params = Mapping[str, object]  # of an event: numbers, words, lists of them


class Event(NamedTuple):
    """Something that happened, for the log, the animation and the screen reader."""

    kind: str
    params: Params
    audience: int  # EVERYONE, or a bit for each seat that may know

    def heard_by(self, seat: int) -> bool:
        if self.audience == EVERYONE:
            return True
        return seat >= 0 and bool(self.audience >> seat & 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: who may act, what is legal, what follows.

    Mutable and cheap to clone. `actors`, `legal` and `odds` may return the
    state's own tables: callers read them and never change them.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.heard: list[Event] | None = None  # None: nobody listens

    def actors(self) -> list[int]:
        """Who may act now: seats (several when simultaneous), [CHANCE], or [] when over."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """The moves of an actor, in a stable order."""
        raise NotImplementedError

    def any_move(self, seat: int, rng: Rng) -> int:
        """One of a seat's moves, all alike: what is drawn is an index into `legal`. To be
        answered by a game that can without making the list."""
        moves = self.legal(seat)
        return moves[rng.below(len(moves))]

    def odds(self) -> list[int]:
        """At a chance node: the weight of each outcome, in the order of `legal(CHANCE)`."""
        raise NotImplementedError

    def outcome(self, rng: Rng) -> int:
        """At a chance node: one of its outcomes, as likely as it is.

        To be answered by a game that can without making both lists: from the same number of
        the generator the same outcome.
        """
        return self.legal(CHANCE)[rng.pick(self.odds())]

    def drawer(self) -> int:
        """At a chance node: the seat that draws for itself, or CHANCE for the table."""
        return CHANCE

    def play(self, seat: int, move: int) -> None:
        """Make a legal move; trusts its caller."""
        raise NotImplementedError

    def clone(self) -> "State":
        """A copy that shares nothing that can change; nobody listens to it."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """At the end: what each seat gets."""
        raise NotImplementedError

    def redeal(self, seat: int, rng: Rng) -> None:
        """Sample anew all that the seat can't know, true to what it does know.

        What comes out depends on the generator and on what the seat knows, never
        on how the hidden things lay before.
        """
        raise NotImplementedError

    def blind(self, seat: int, move: int) -> bool:
        """Whether nothing that anybody sees of this move can depend on what is hidden.

        To be answered where more is hidden than can be laid in every way (see `undo`), or
        where that is asked at every move, and for moves of which it is certain; else False,
        and the rules are asked.
        """
        return False

    def tell(self, kind: str, params: Params, audience: int = EVERYONE) -> None:
        """Emit an event. In hot paths ask `if self.heard is not None` first."""
        if self.heard is not None:
            self.heard.append(Event(kind, params, audience))
