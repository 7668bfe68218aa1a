"""What a temper makes of a brewing, so that it costs the bold and the patient about as much."""

from typing import Final

EASE: Final = 0.01  # of a chance to win, which one gives for what one likes
NERVE: Final = 1.1  # the bold take so many times the risk that a level likes, the patient a part


def nerve(part: float, temper: int) -> float:
    """The part of the bag that may explode the pot, to a player of the temper."""
    return part if temper == 0 else part * NERVE if temper > 0 else part / NERVE
