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
NEXT_TARGET: Final = 8  # of a blast with several (W-19)
PRIEST_CHOICE: Final = 9
PICKING: Final = 10
GIVING: Final = 11
PROPHET_STACK: Final = 12
PROPHET_TOP: Final = 13
PRINCE_STACK: Final = 14
PRINCE_DISCARD: Final = 15
BARBARIAN_ALTAR: Final = 16
KEYKEEPER_SWAP: Final = 17
KEYKEEPER_TURN: Final = 18
ENERGY_STACK: Final = 19
PROTECTION_SIDE: Final = 20
TELEPORT_STACK: Final = 21
TELEPORT_END: Final = 22
SUMMON_PIECE: Final = 23
SUMMON_CALL: Final = 24
SUMMON_PLACE: Final = 25
OVER: Final = 26

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
    "target-next",
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
