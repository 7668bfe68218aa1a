"""The set-up of a game (Q-1, Q-2, Q-70)."""

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.options import Options
from philtre.games.quacks.content import COPPER, GOLD, SILVER
from philtre.games.quacks.rules.box import BOXES
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.turn import first_stage


def start(options: Options) -> QuacksState:
    """Q-2: all is set up, before anything is dealt."""
    box = BOXES.of(options)
    seats: list[Player] = []
    for seat in range(box.players):
        player = Player(seat, vec[i64](box.bag))
        player.chips_left = sum(box.bag)
        player.rubies = box.starting_rubies
        player.pennies = SILVER | COPPER | GOLD if box.expansion else 0
        seats.append(player)
    state = QuacksState(box, seats, vec[i64](box.supply))
    state.stage = first_stage(box)
    return state
