"""The decisions there are, what an effect belongs to, and how a game can end."""

from typing import Final

# Chance (W-63), then the choice of a reserve and the placing (W-64).
SET_UP: Final = 0
RESERVE_CHOICE: Final = 1
DRAWING: Final = 2
PLACING: Final = 3
# A turn (W-65).
ACTIVATE: Final = 4
AFTERWARDS: Final = 5
BOLT_CHOICE: Final = 6
TARGET_CHOICE: Final = 7
PRIEST_CHOICE: Final = 8
PICKING: Final = 9
GIVING: Final = 10
PROPHET_STACK: Final = 11
PROPHET_TOP: Final = 12
PRINCE_STACK: Final = 13
PRINCE_DISCARD: Final = 14
BARBARIAN_ALTAR: Final = 15
KEYKEEPER_SWAP: Final = 16
KEYKEEPER_TURN: Final = 17
ENERGY_STACK: Final = 18
PROTECTION_SIDE: Final = 19
TELEPORT_STACK: Final = 20
TELEPORT_END: Final = 21
SUMMON_PIECE: Final = 22
SUMMON_CALL: Final = 23
SUMMON_PLACE: Final = 24
OVER: Final = 25

# What an effect belongs to.
ACTIVATION: Final = 0
POWER_BEFORE: Final = 1
POWER_AFTER: Final = 2

# The result of a game: the winner's seat, or one of these.
DRAWN: Final = 2
UNDECIDED: Final = -1

STEP_NAMES: Final = [
    "set-up",
    "reserve",
    "draw",
    "place",
    "activate",
    "afterwards",
    "bolt",
    "target",
    "priest",
    "pick",
    "give",
    "prophet",
    "top",
    "split",
    "discard",
    "remove",
    "swap",
    "turn",
    "energy",
    "protection",
    "teleport",
    "to",
    "summon",
    "call",
    "come",
    "over",
]
