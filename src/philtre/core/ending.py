"""How a match ends before its rules end it: somebody resigns, or both agree to a draw.

A rules state knows neither. Both are for matches of two (and who plays alone may
give up): among more, one who leaves must not end it for the others.
"""

from typing import Final, Literal, NamedTuple

Ended = Literal["game", "resigned", "draw"]
GAME: Final = "game"  # by its rules
RESIGNED: Final = "resigned"
DRAW: Final = "draw"

NOBODY: Final = -1


class Ending(NamedTuple):
    how: Literal["resigned", "draw"]
    seat: int  # who resigned, or NOBODY

    def text(self) -> str:
        """As a record has it: `resigned 1` or `draw`."""
        return f"{RESIGNED} {self.seat}" if self.how == RESIGNED else DRAW


def fits(how: str, players: int) -> bool:
    """Whether a match of so many may end so."""
    return players == 2 or (players == 1 and how == RESIGNED)


def parse(text: str, players: int) -> Ending | None:
    """The ending that a text names, if a match of so many may end so."""
    endings = [Ending(DRAW, NOBODY), *[Ending(RESIGNED, seat) for seat in range(players)]]
    for ending in endings:
        if ending.text() == text and fits(ending.how, players):
            return ending
    return None


def returns(ending: Ending, players: int, loss: float) -> list[float]:
    """What each seat gets: 1 for the winner, `loss` for the loser, for a draw what is between."""
    if players == 1:
        return [0.0]
    if ending.how == DRAW:
        return [(1.0 + loss) / 2] * players
    return [loss if seat == ending.seat else 1.0 for seat in range(players)]
