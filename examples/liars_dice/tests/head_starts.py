"""Positions of Liar's Dice far from the beginning: few dice, some players out."""

from philtre.core.options import Options
from philtre.core.rng import Rng


def head_start(options: Options, rng: Rng) -> str:
    """A round is about to begin; two at least have dice."""
    players, most = options["players"], options["dice"]
    assert isinstance(players, int)
    assert isinstance(most, int)
    dice = [rng.below(most + 1) for _ in range(players)]
    turn = rng.below(players)
    for seat in (turn, (turn + 1) % players):
        dice[seat] = max(dice[seat], 1)
    return f"turn={turn} bid=- cups={','.join('?' * count or '-' for count in dice)}"
