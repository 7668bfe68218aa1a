"""Positions for pictures: stacks as a position writes them, and as few of them as will do.

Master mode lets any tile wait in reserve, so that a tile may be on the board whoever else is.
"""

import re
from typing import Final

from philtre.core.gallery import Scene
from philtre.games.witchcraft.content import COLOURS, START_SET, TILES, all_of

ALTARS: Final = "energy:b2,protection:c2,teleportation:b5,summoning:c5"


def spare(laid: str, count: int) -> list[str]:
    """Tiles of two guilds that are not on the board."""
    left = [TILES[kind] for kind in all_of(START_SET) for _ in COLOURS]
    for tile in re.findall("[a-z]{4,}", laid):
        if tile in left:
            left.remove(tile)
    return left[:count]


def board(
    red: str, green: str, *moves: str, altars: str = ALTARS, powers: str = "", pairs: str = "123"
) -> Scene:
    """Red is in turn."""
    kept = spare(red + green, 2 * len(pairs))
    half = len(pairs)
    held = powers.split("/") if powers else ["-", "-"]
    line = (
        f"players=2 {'' if powers else 'tournament=on'} master=on : first=red turn=red quiet=0 "
        f"spaces=- pairs={pairs} altars={altars} red={red} green={green} red-start=- green-start=- "
        f"red-reserve={','.join(kept[:half])} green-reserve={','.join(kept[half:])} "
        f"red-power={held[0]} green-power={held[1]} moves=-"
    )
    return Scene(" ".join(line.split()), moves)


FOE: Final = "d6:prophetS"  # who can always act, so that the game goes on

TILES_AT_WORK: Final[dict[str, Scene]] = {
    "apprentice": board("a1:apprenticeN,d1:golemN", f"a5:monkS,{FOE}", "fire a1", "give a1 NE"),
    "guardian": board("a1:guardianN,d1:golemN", f"a5:apprenticeS,{FOE}", "fire a1", "give d1 N"),
    "golem": board("a2:golemN,d1:monkN", f"a5:apprenticeS,{FOE}", "fire a2", "give d1 NW"),
    "archmage": board("a1:archmageN,d1:monkN", f"a5:guardianS,{FOE}", "fire a1", "give a1 N"),
    "master": board(
        "a3:masterN,d1:monkN",
        f"a6:apprenticeS,d3:guardianN,{FOE}",
        "fire a3",
        "bolt N",
        "give d1 N",
        "give a3 N",
    ),
    "monk": board("a1:monkN,d1:golemN", f"a5:guardianS,{FOE}", "fire a1", "give d1 N"),
    "telekinetic": board(
        "a1:telekineticN,d1:golemN",
        f"a3:apprenticeS,a5:monkS,{FOE}",
        "fire a1",
        "target a5",
        "give d1 N",
    ),
    "priest": board(
        "b1:priestN,d1:golemN*,a1:monkN*",
        FOE,
        "fire b1",
        "altar energy",
        "ready d1",
        "done",
        "altar teleportation",
        "teleport a1",
        "to a2 NE",
    ),
    "prophet": board(
        "a1:prophetN,d1:golemN/monkS*", FOE, "use a1", "prophet d1", "ready d1", "top monk N"
    ),
    "prince": board(
        "a1:princeN,d1:golemN/monkS/apprenticeE,c1:guardianN*",
        FOE,
        "use a1",
        "discard apprentice",
        "pick golem",
        "give c1 N",
        "give a1 N",
    ),
    "barbarian": board("a1:barbarianN,d1:golemN", FOE, "use a1", "remove b5"),
    "keykeeper": board(
        "a1:keykeeperN,d1:golemN,d3:monkS", FOE, "use a1", "swap d1 d3", "turn d1 NW"
    ),
}
ALTARS_AT_WORK: Final[dict[str, Scene]] = {
    "energy": board("b1:apprenticeN,d1:golemN*,a1:monkN*", FOE, "fire b1", "ready d1", "ready a1"),
    "protection": board("c1:apprenticeN,a3:monkN", FOE, "fire c1", "shield a3 N"),
    "teleportation": board("b6:apprenticeS,a3:monkN", FOE, "fire b6", "teleport a3", "to a4 E"),
    "summoning": board(
        "c6:apprenticeS,a3:monkN",
        FOE,
        "fire c6",
        "summon 2 a0 b0",
        "call apprentice",
        "place c7 S",
        "place a0 N",
    ),
}
THINGS: Final[dict[str, Scene]] = {
    "capture": board(
        "a1:apprenticeN,d1:golemN*",
        f"a5:monkS/guardianE,{FOE}",
        "fire a1",
        "pick monk",
        "give d1 N",
        "give a1 N",
    ),
    "shield": board(
        "a1:apprenticeN,b1:monkN", f"a5:guardianS,b4:guardianS,{FOE}", "fire b1", altars="-"
    ),
    "line": board("a1:apprenticeN,a2:golemE,d1:monkN", f"a5:apprenticeS,{FOE}", "fire a1"),
    "power": board(
        "a1:apprenticeE,d1:golemN*", f"a5:monkS,{FOE}", "power energy", powers="energy/summoning"
    ),
}
SCENES: Final = {**TILES_AT_WORK, **ALTARS_AT_WORK, **THINGS}
