"""What is asked, of a seat or of chance; what an effect belongs to; how a game can end."""

from typing import Final, NamedTuple

# In the order of the chapters, which share the work by it (`WitchcraftState.decide`).
# Chance (W-63), then the choice of a reserve and the placing (W-64).
SET_UP: Final = 0
RESERVE_CHOICE: Final = 1
DRAWING: Final = 2
PLACING: Final = 3
# A turn (W-65).
ACTIVATE: Final = 4
AFTERWARDS: Final = 5
# Bolts and capturing.
BOLT_CHOICE: Final = 6
TARGET_CHOICE: Final = 7
NEXT_TARGET: Final = 8  # of a blast with several (W-19)
PRIEST_CHOICE: Final = 9
PICKING: Final = 10
GIVING: Final = 11
# Specials.
PROPHET_STACK: Final = 12
PROPHET_TOP: Final = 13
PRINCE_STACK: Final = 14
PRINCE_DISCARD: Final = 15
BARBARIAN_ALTAR: Final = 16
KEYKEEPER_SWAP: Final = 17
KEYKEEPER_TURN: Final = 18
# Altars.
ENERGY_STACK: Final = 19
PROTECTION_SIDE: Final = 20
TELEPORT_STACK: Final = 21
TELEPORT_END: Final = 22
SUMMON_PIECE: Final = 23
SUMMON_CALL: Final = 24
SUMMON_PLACE: Final = 25
OVER: Final = 26


class Step(NamedTuple):
    """What is asked, as views and texts name it, and how the answers of a seat begin."""

    number: int
    name: str
    words: list[str]


# A test holds the numbers against the places in this table.
STEPS: Final[list[Step]] = [
    Step(SET_UP, "set-up", []),
    Step(RESERVE_CHOICE, "reserve", ["reserve"]),
    Step(DRAWING, "draw", []),
    Step(PLACING, "place", ["place"]),
    Step(ACTIVATE, "activate", ["fire", "use", "power"]),
    Step(AFTERWARDS, "afterwards", ["power", "done"]),
    Step(BOLT_CHOICE, "bolt", ["bolt"]),
    Step(TARGET_CHOICE, "target", ["target", "done"]),
    Step(NEXT_TARGET, "target-next", ["target", "done"]),
    Step(PRIEST_CHOICE, "priest", ["altar", "done"]),
    Step(PICKING, "pick", ["pick"]),
    Step(GIVING, "give", ["give"]),
    Step(PROPHET_STACK, "prophet", ["prophet"]),
    Step(PROPHET_TOP, "top", ["top", "ready", "keep"]),
    Step(PRINCE_STACK, "split", ["split"]),
    Step(PRINCE_DISCARD, "discard", ["discard"]),
    Step(BARBARIAN_ALTAR, "remove", ["remove"]),
    Step(KEYKEEPER_SWAP, "swap", ["swap"]),
    Step(KEYKEEPER_TURN, "turn", ["turn", "keep"]),
    Step(ENERGY_STACK, "energy", ["ready", "done"]),
    Step(PROTECTION_SIDE, "protection", ["shield"]),
    Step(TELEPORT_STACK, "teleport", ["teleport"]),
    Step(TELEPORT_END, "to", ["to"]),
    Step(SUMMON_PIECE, "summon", ["summon"]),
    Step(SUMMON_CALL, "call", ["call"]),
    Step(SUMMON_PLACE, "come", ["place"]),
    Step(OVER, "over", []),
]

# What an effect belongs to.
ACTIVATION: Final = 0
POWER_BEFORE: Final = 1
POWER_AFTER: Final = 2

# The result of a game: the winner's seat, or one of these.
DRAWN: Final = 2
UNDECIDED: Final = -1
