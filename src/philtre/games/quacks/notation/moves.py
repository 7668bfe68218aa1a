"""Every move and outcome of chance, declared once (Q-95)."""

from typing import Final

from philtre.core.families import Families, Names, family
from philtre.games.quacks.content import (
    CARD_CODES,
    CARDS,
    CHIP_NAMES,
    FACES,
    MOST_PLAYERS,
    WITCH_CODES,
    WITCHES,
)

A_CHIP: Final = Names("chip", CHIP_NAMES)
A_SEAT: Final = Names("seat", [str(seat) for seat in range(MOST_PLAYERS)])

MOVES: Final = Families(
    family("draw"),
    family("stop"),
    family("flask"),
    family("decline"),
    family("done"),
    family("pay"),
    family("return both"),
    family("return last"),
    family("return earlier"),
    family("go on"),
    family("start over"),
    family("pot"),
    family("tube"),
    family("points"),
    family("coins"),
    family("rubies"),
    family("droplet"),
    family("upgrade last two"),
    family("ruby droplet"),
    family("ruby flask"),
    family("purple 1"),
    family("purple 2"),
    family("purple 3"),
    family("give up 1"),
    family("give up 2"),
    family("give up 3"),
    family("place", A_CHIP),
    family("return", A_CHIP),
    family("keep", A_CHIP),
    family("bag", A_CHIP),
    family("take", A_CHIP),
    family("reserve", A_CHIP),
    family("swap", A_CHIP),
    family("buy", A_CHIP),
    family("upgrade", A_CHIP),
    family("copy", A_CHIP),
    family("remove", A_CHIP),
    family("witch", Names("witch", WITCH_CODES)),  # called by a player, or revealed by chance
    # Told by their texts alone: outcomes of chance.
    family("card", Names("card", CARD_CODES), chance=True),
    family("chip", A_SEAT, A_CHIP, chance=True),
    family("die", A_SEAT, Names("face", FACES), chance=True),
)

# The number of the first move of each family. The compiler reckons only with what stands in
# the same file, hence these names; a test holds each against MOVES.
CHIP_COUNT: Final = 20
FACE_COUNT: Final = 5

DRAW: Final = 0
STOP: Final = DRAW + 1
FLASK: Final = STOP + 1
DECLINE: Final = FLASK + 1
DONE: Final = DECLINE + 1
PAY: Final = DONE + 1
RETURN_BOTH: Final = PAY + 1
RETURN_LAST: Final = RETURN_BOTH + 1
RETURN_EARLIER: Final = RETURN_LAST + 1
GO_ON: Final = RETURN_EARLIER + 1
START_OVER: Final = GO_ON + 1
POT: Final = START_OVER + 1
TUBE: Final = POT + 1
POINTS_MOVE: Final = TUBE + 1
COINS_MOVE: Final = POINTS_MOVE + 1
RUBIES_MOVE: Final = COINS_MOVE + 1
DROPLET_MOVE: Final = RUBIES_MOVE + 1
UPGRADE_LAST_TWO: Final = DROPLET_MOVE + 1
RUBY_DROPLET: Final = UPGRADE_LAST_TWO + 1
RUBY_FLASK: Final = RUBY_DROPLET + 1
PURPLE_1: Final = RUBY_FLASK + 1
PURPLE_2: Final = PURPLE_1 + 1
PURPLE_3: Final = PURPLE_2 + 1
GIVE_UP_1: Final = PURPLE_3 + 1
GIVE_UP_2: Final = GIVE_UP_1 + 1
GIVE_UP_3: Final = GIVE_UP_2 + 1
PLACE: Final = GIVE_UP_3 + 1
RETURN: Final = PLACE + CHIP_COUNT
KEEP: Final = RETURN + CHIP_COUNT
BAG: Final = KEEP + CHIP_COUNT
TAKE: Final = BAG + CHIP_COUNT
RESERVE: Final = TAKE + CHIP_COUNT
SWAP: Final = RESERVE + CHIP_COUNT
BUY: Final = SWAP + CHIP_COUNT
UPGRADE: Final = BUY + CHIP_COUNT
COPY: Final = UPGRADE + CHIP_COUNT
REMOVE: Final = COPY + CHIP_COUNT
FIRST_WITCH: Final = REMOVE + CHIP_COUNT
FIRST_CARD: Final = FIRST_WITCH + WITCHES
CHIP: Final = FIRST_CARD + CARDS  # CHIP + CHIP_COUNT * seat + kind
DIE: Final = CHIP + CHIP_COUNT * MOST_PLAYERS  # DIE + FACE_COUNT * seat + face

# Tiers, tails, witches and cards count from 1: what their number is added to.
TIER: Final = PURPLE_1 - 1
GIVE_UP: Final = GIVE_UP_1 - 1
WITCH: Final = FIRST_WITCH - 1
CARD: Final = FIRST_CARD - 1

# The faces of the die as each seat rolls them.
DIE_MOVES: Final[list[list[int]]] = [
    [DIE + FACE_COUNT * seat + face for face in range(FACE_COUNT)] for seat in range(MOST_PLAYERS)
]
