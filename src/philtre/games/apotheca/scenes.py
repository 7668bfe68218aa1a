"""Positions for pictures: a market drawn row by row, the rest as quiet as can be.

`R` is a face-up potion, `r1` a facedown one that points at seat 1, `-` an empty space; rows from
the top, as a position writes them. The deck is whoever is nowhere else, the supply every tile
that lies nowhere else.
"""

import re
from typing import Final

from philtre.core.gallery import Scene
from philtre.games.apotheca.content import TILES, TILES_OF_A_COLOUR
from philtre.games.apotheca.rules.powers import APOTHECARIES

TILE: Final = re.compile(r"([rbyRBY])\d?")
ALLEY: Final = ("merten", "solas", "ooki")


def market(
    drawing: str,
    *moves: str,
    active: tuple[str, str] = ("imogen", "karinne"),
    gems: str = "0,0,0/0,0,0",
    options: str = "players=2",
    fields: str = "satisfied=-/-",
    turn: int = 3,
    seat: int = 0,
    used: str = "-",
    out: str = "",
) -> Scene:
    """A player at an action. `fields` stands for what comes last; `out` are tiles elsewhere."""
    people = [one for side in active for one in side.split(",") if one != "-"]
    alley = [who for who in [*ALLEY, *APOTHECARIES] if who not in people][:3]
    deck = [who for who in APOTHECARIES if who not in people and who not in alley]
    laid = TILE.findall(drawing.upper() + out.upper())
    left = ",".join(str(TILES_OF_A_COLOUR - laid.count(tile)) for tile in TILES)
    line = (
        f"{options} : turn={turn} seat={seat} asks=action used={used} market={drawing} "
        f"supply={left} deck={','.join(deck)} alley={','.join(alley)} gems={gems} "
        f"active={'/'.join(active)} {fields}"
    )
    return Scene(" ".join(line.split()), moves)


def power(who: str, drawing: str, *moves: str) -> Scene:
    """One use of an apothecary's power."""
    other = "karinne" if who != "karinne" else "imogen"
    return market(drawing, f"power {who} {moves[0]}", *moves[1:], active=(who, other))


POWERS: Final[dict[str, Scene]] = {
    "giada": power("giada", "R--Y/-B--/-R--/B--Y", "b2-a2 b3-b2"),
    "ooki": power("ooki", "R--Y/--B-/-R--/B--Y", "b2-b1 c3-d3"),
    "solas": power("solas", "R--Y/RB-B/----/B--Y", "row3+"),
    "imogen": power("imogen", "R--Y/-RB-/----/B--Y", "b3=c3"),
    "afrit": power("afrit", "R--Y/-B--/-R--/B--Y", "b2-c3"),
    "corvidus": power("corvidus", "R--Y/-B--/----/BR-Y", "b1-b4"),
    "merten": power("merten", "R--Y/--B-/-R--/B--Y", "b2-d2"),
    "karinne": power("karinne", "R--Y/--B-/-R--/B--Y", "b2-c4"),
    "carbuncle": power("carbuncle", "R--Y/-B--/--R-/B--Y", "d1/a4+"),
    "masked": power("masked", "R--Y/--b1-/-R--/B--Y", "b2=c3"),
    "strega": power("strega", "R--Y/--Y-/----/B--R", "a1=c3"),
    "qwixly": power("qwixly", "R--Y/--B-/-R--/B--Y", "c3=d1"),
    "benedetto": power("benedetto", "R--Y/-RB-/-Y--/B--Y", "block b2"),
    "porter": power("porter", "R--Y/--B-/-R--/B--Y", "b2-a3"),
    "tidemaster": power("tidemaster", "R--Y/--B-/-R--/B--Y", "winds up"),
}
SCENES: Final[dict[str, Scene]] = {
    "market": market("R--Y/--y1-/-b1--/B--R"),
    "reveal": market("R--Y/--y1-/-b1--/B--R", "reveal c3"),
    "restock": market(
        "R--Y/--y1-/-B--/B--R",
        "restock",
        "draw R",
        "place a2",
        "draw B",
        "place d2",
        gems="0,1,0/0,0,0",
    ),
    "hire": market("R--Y/--y1-/-b1--/B--R", "hire ruby", "card ruby afrit", gems="2,0,0/0,0,0"),
    "power": POWERS["merten"],
    "match": market(
        "R-BY/R---/-R--/B--Y",
        "power porter b2-a2",
        "satisfy porter",
        active=("porter,merten", "karinne"),
    ),
    "special": market("R-BY/RB--/-RRY/B---", "power porter b2-a2", active=("porter", "karinne")),
    "overload": market("RBYR/BRBY/YBy1R/R-BY", "restock", "draw R", "draw B"),
    "master": market(
        "R--Y/R-y1-/--R-/B--Y",
        "power merten c2-a2",
        "decree blue",
        active=("-", "karinne"),
        gems="2,1,0/0,0,0",
        options="players=2 variant=master",
        fields="satisfied=-/- decree=red kept=-",
    ),
}
