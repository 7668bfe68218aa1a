"""What first sight goes by: worths of what a tile could hit, of a tile on top, of a danger.

In units of a logit: an option worth a unit more is looked at e times as often. There are three
sets of them, by what is decided: what to activate and to aim at, how tiles are laid in a turn,
and the placing before it. They are in `worths.json`, fitted to what the search looked at
(`tools/witchcraft_weights.py`).
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.witchcraft.bot.fitted import Fitted
from philtre.games.witchcraft.content import ALTARS, TILES
from philtre.games.witchcraft.rules.steps import (
    ACTIVATE,
    AFTERWARDS,
    ENERGY_STACK,
    NEXT_TARGET,
    PLACING,
    PRIEST_CHOICE,
    RESERVE_CHOICE,
    STEPS,
    TARGET_CHOICE,
)

CAPTURE: Final = 0
CAPTURED_TILE: Final = 1
CAPTURED_READY: Final = 2  # it can act no more
CAPTURED_AIMING: Final = 3  # it could have captured
ALTAR: Final = 4  # + kind
EXPOSED: Final = ALTAR + len(ALTARS)  # in a line of the enemy, and as much for each tile
EXPOSED_TILE: Final = EXPOSED + 1
READIED: Final = EXPOSED_TILE + 1
TOP: Final = READIED  # + kind, from 1: a tile that is ready, or acts
POWER_BEFORE: Final = TOP + len(TILES)  # + kind of power tile: its use
POWER_AFTER: Final = POWER_BEFORE + len(ALTARS)
WORTHS: Final = POWER_AFTER + len(ALTARS)  # of a set
# The same in words, as in the file.
NAMED: Final[list[str]] = [
    *("capture", "captured tile", "captured ready", "captured aiming"),
    *ALTARS,
    *("exposed", "exposed tile", "readied"),
    *TILES[1:],
    *[f"power {altar}" for altar in ALTARS],
    *[f"power {altar} after" for altar in ALTARS],
]
SETS: Final = ["activating", "dealing", "placing"]
ACTING: Final = [ACTIVATE, AFTERWARDS, TARGET_CHOICE, NEXT_TARGET, PRIEST_CHOICE, ENERGY_STACK]
# For each step, where its worths begin.
FIRST_OF: Final = vec[i64](
    [
        0 if step in ACTING else 2 * WORTHS if RESERVE_CHOICE <= step <= PLACING else WORTHS
        for step in range(len(STEPS))
    ]
)


def in_order(fitted: dict[str, Any]) -> list[float]:
    """What has not been fitted, such as a new tile, is worth nothing."""
    return [float(fitted[name].get(each, 0.0)) for name in SETS for each in NAMED]


FITTED: Final = Fitted("worths.json", in_order)
