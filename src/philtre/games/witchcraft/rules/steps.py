"""What is asked, of a seat or of chance; what an effect belongs to; how a game can end."""

from typing import Final, NamedTuple

# In the order of the chapters, which share the work by it (`WitchcraftState.decide`).
# Chance (W-63), then the choice of a reserve and the placing (W-64).
SET_UP: Final = 0
RESERVE_CHOICE: Final = SET_UP + 1
DRAWING: Final = RESERVE_CHOICE + 1
PLACING: Final = DRAWING + 1
# A turn (W-65).
ACTIVATE: Final = PLACING + 1
AFTERWARDS: Final = ACTIVATE + 1
# Bolts and capturing.
BOLT_CHOICE: Final = AFTERWARDS + 1
TARGET_CHOICE: Final = BOLT_CHOICE + 1
NEXT_TARGET: Final = TARGET_CHOICE + 1  # of a blast with several (W-19)
PRIEST_CHOICE: Final = NEXT_TARGET + 1
PICKING: Final = PRIEST_CHOICE + 1
GIVING: Final = PICKING + 1
# Specials.
PROPHET_STACK: Final = GIVING + 1
PROPHET_TOP: Final = PROPHET_STACK + 1
PRINCE_STACK: Final = PROPHET_TOP + 1
PRINCE_DISCARD: Final = PRINCE_STACK + 1
BARBARIAN_ALTAR: Final = PRINCE_DISCARD + 1
KEYKEEPER_SWAP: Final = BARBARIAN_ALTAR + 1
KEYKEEPER_TURN: Final = KEYKEEPER_SWAP + 1
# Altars.
ENERGY_STACK: Final = KEYKEEPER_TURN + 1
PROTECTION_SIDE: Final = ENERGY_STACK + 1
TELEPORT_STACK: Final = PROTECTION_SIDE + 1
TELEPORT_END: Final = TELEPORT_STACK + 1
SUMMON_PIECE: Final = TELEPORT_END + 1
SUMMON_CALL: Final = SUMMON_PIECE + 1
SUMMON_PLACE: Final = SUMMON_CALL + 1
OVER: Final = SUMMON_PLACE + 1


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
