"""Who brews: all that placing a chip needs to know and to change.

A player is one. Whoever thinks ahead can be another, with less to remember, and chips are
placed by the very same rules: placing.py and what the books do on draw.
"""

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)  # refers to numbers alone
class Brewer:
    seat: i64
    points: int
    rubies: int
    chips_left: int  # in the bag
    chip: i64  # about to be placed, while yellow 5 draws or yellow 6 is asked
    tails: i64
    white_sum: int  # of pot and bowl
    placings: int
    yellows: i64  # of the round
    window: i64  # of blue 2
    doubling: bool  # by yellow 2
    white_seen: bool  # F19
    second: i64  # F21
    exploded: bool
    protected: bool

    def push(self, step: i64, arg: i64 = 0) -> None:
        """This comes next."""
        raise NotImplementedError

    def lay(self, chip: i64) -> None:
        """A chip on its space (`chips.laid`) is the last of the pot."""
        raise NotImplementedError

    def put_in_bowl(self, kind: int) -> None:
        raise NotImplementedError

    def lay_beside(self, kind: int) -> None:
        """Q-41"""
        raise NotImplementedError

    def edge(self) -> i64:
        """The space from which the next chip counts (Q-4)."""
        raise NotImplementedError

    def lies_on_52(self) -> bool:
        raise NotImplementedError

    def last_in_pot(self, from_end: int) -> int:
        """The kind of the last chip (1) or the second-last (2)."""
        raise NotImplementedError

    def last_coloured(self) -> int:
        """Q-66: the kind of the last chip of the pot that is neither white nor locoweed."""
        raise NotImplementedError

    def count_colour(self, colour: int) -> int:
        """How many chips of a colour lie in the pot, F22's included."""
        raise NotImplementedError

    def value_of(self, colour: int) -> int:
        """The values of the chips of a colour in the pot, together, but for F22's (Q-21)."""
        raise NotImplementedError

    def highest(self, colour: int) -> int:
        """The highest value of a colour in the pot; 0 without any."""
        raise NotImplementedError

    def whites_1(self, chips: int) -> int:
        """Q-56: how many white-1 there are among so many chips just before the last one."""
        raise NotImplementedError
