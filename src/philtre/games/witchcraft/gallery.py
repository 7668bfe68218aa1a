"""The gallery of Witchcraft: the wizards and their spells, the altars, what else lies there."""

from typing import Final

from philtre.core.families import Phrase
from philtre.core.gallery import Piece, Row, Scene, Shelf
from philtre.games.witchcraft import scenes
from philtre.games.witchcraft.content import (
    ALTARS,
    RESERVE,
    SPECIALS,
    START_SET,
    TILE_TABLE,
    TILES,
    Tile,
    all_of,
)

SPELLS: Final = ["power", "missile", "thunder", "blast", "altars"]  # by number
# The rules that tell most of a tile, besides W-4.
RULES: Final[dict[str, tuple[str, ...]]] = {
    "master": ("W-18",),
    "telekinetic": ("W-19",),
    "priest": ("W-20",),
    "prophet": ("W-24",),
    "prince": ("W-25",),
    "barbarian": ("W-26",),
    "keykeeper": ("W-27",),
}
OF_A_BOLT: Final = ("W-16", "W-17")


def owned(tile: str) -> int:
    """How many a guild has; of the specials that are dealt, at most one."""
    return [TILES[kind] for kind in all_of(START_SET + RESERVE)].count(tile)


def wizard(tile: Tile) -> Piece:
    name = tile.name
    special = TILES.index(name) in SPECIALS
    bolts = len(tile.bolts)
    return Piece(
        name,
        Phrase("tile-named", {"tile": name}),
        Phrase("kind-special" if special or name == "prophet" else "kind-wizard", {}),
        (*RULES.get(name, OF_A_BOLT), "W-4"),
        f"tile:{name}",
        scenes.TILES_AT_WORK[name],
        ("head-spell", "head-bolts", "head-shields", "head-count"),
        (
            Row(
                (
                    Phrase("spell-named", {"spell": SPELLS[tile.spell]}),
                    bolts,
                    len(tile.shields),
                    Phrase("dealt", {}) if special else Phrase("number", {"number": owned(name)}),
                )
            ),
        ),
        short=Phrase(f"explain-{name}", {}),
        rulings=("W-4",) if tile.shields or name == "master" else (),
    )


def altar(name: str, number: int) -> Piece:
    return Piece(
        name,
        Phrase("altar-named", {"altar": name}),
        Phrase("kind-altar", {}),
        (f"W-{number}", "W-30", *(["W-35", "W-36"] if name == "summoning" else [])),
        f"altar:{name}",
        scenes.ALTARS_AT_WORK[name],
        short=Phrase(f"does-{name}", {}),
    )


def thing(id: str, *rules: str, scene: Scene | None = None, picture: str = "") -> Piece:
    found = scene or scenes.THINGS.get(id)
    name, kind = Phrase("thing-named", {"thing": id}), Phrase("kind-thing", {})
    return Piece(id, name, kind, rules, picture, found, rulings=rules)


SHELVES: Final = [
    Shelf("wizards", [wizard(tile) for tile in TILE_TABLE[1:]]),
    Shelf("altars", [altar(name, 31 + at) for at, name in enumerate(ALTARS)]),
    Shelf(
        "things",
        [
            thing(
                "missile",
                "W-15",
                "W-16",
                "W-17",
                scene=scenes.THINGS["line"],
                picture="icon:bolt-missile",
            ),
            thing(
                "thunder",
                "W-16",
                "W-17",
                scene=scenes.THINGS["shield"],
                picture="icon:bolt-thunder",
            ),
            thing(
                "blast",
                "W-19",
                scene=scenes.TILES_AT_WORK["telekinetic"],
                picture="icon:bolt-blast",
            ),
            thing("shield", "W-17", "W-32", picture="icon:shield"),
            thing("stack", "W-9", "W-11", "W-23", scene=scenes.THINGS["capture"]),
            thing("capture", "W-21", "W-22"),
            thing(
                "exhausted",
                "W-22",
                "W-23",
                scene=scenes.ALTARS_AT_WORK["energy"],
                picture="icon:exhausted",
            ),
            thing("power", "W-6", "W-13"),
            thing("pieces", "W-7", "W-34", "W-36", scene=scenes.ALTARS_AT_WORK["summoning"]),
        ],
    ),
]
SCENES: Final = scenes.SCENES
