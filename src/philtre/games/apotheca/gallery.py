"""The gallery of Apotheca: who has which power, the actions, what lies on the table."""

from typing import Final

from philtre.core.families import Phrase
from philtre.core.gallery import Piece, Row, Shelf
from philtre.games.apotheca import scenes
from philtre.games.apotheca.content import CONTENT
from philtre.games.apotheca.rules.powers import APOTHECARIES, POWER_OF

# Powers by their rules, A-30 and on.
NUMBERED: Final = [
    *("chained-charge", "double-dive", "faithful-float", "flickering-flip", "genie-juggle"),
    *("gully-glide", "lucky-leap", "portal-pounce", "reptilian-rush", "shadow-swap"),
    *("sorceress-spin", "spirit-switch", "tetratwist", "wandering-waltz", "wizards-winds"),
]


def apothecary(who: str) -> Piece:
    power = POWER_OF[who]
    return Piece(
        who,
        Phrase("apothecary-named", {"apothecary": who}),
        Phrase("kind-apothecary", {"power": power}),
        (f"A-{30 + NUMBERED.index(power)}", "A-20", "A-21", "A-23", "A-45"),
        f"apothecary:{who}",
        scenes.POWERS[who],
        short=Phrase(f"does-{power}", {}),
    )


def thing(
    id: str,
    *rules: str,
    kind: str = "kind-action",
    picture: str = "",
    head: tuple[str, ...] = (),
    rows: tuple[Row, ...] = (),
) -> Piece:
    name, scene = Phrase("thing-named", {"thing": id}), scenes.SCENES.get(id)
    return Piece(id, name, Phrase(kind, {}), rules, picture, scene, head, rows, rulings=rules)


PRICES: Final = (
    *(
        Row(
            (
                Phrase("station-named", {"station": station["name"]}),
                Phrase("gems-of", {"count": CONTENT["terms"]["standard"]["hire"], "gem": colour}),
            ),
            f"gem:{colour}",
        )
        for station in CONTENT["stations"]
        for colour in [station["colour"]]
    ),
    Row((Phrase("anybody", {}), Phrase("one-of-each", {}))),
)
RANKS: Final = tuple(
    Row((Phrase("rank-named", {"rank": rank["rank"]}), rank["points"])) for rank in CONTENT["ranks"]
)

SHELVES: Final = [
    Shelf("apothecaries", [apothecary(who) for who in APOTHECARIES]),
    Shelf(
        "actions",
        [
            thing("reveal", "A-14", "A-11"),
            thing("restock", "A-16", "A-15", "A-11"),
            thing("hire", "A-18", "A-19", head=("head-where", "head-price"), rows=PRICES),
            thing("power", "A-20", "A-21", "A-22", "A-23"),
            thing("decree", "A-63", "A-65"),
        ],
    ),
    Shelf(
        "things",
        [
            thing("market", "A-1", "A-4", "A-5", "A-70", kind="kind-thing", picture="potion:red"),
            thing(
                "match", "A-24", "A-26", "A-27", "A-28", kind="kind-thing", picture="potion:blue"
            ),
            thing("special", "A-25", "A-27", kind="kind-thing", picture="potion:yellow"),
            thing("overload", "A-17", "A-68", kind="kind-thing"),
            thing("gems", "A-2", "A-14", "A-18", "A-25", kind="kind-thing", picture="gem:red"),
            thing("extra", "A-13", "A-9", kind="kind-thing"),
            thing(
                "solo",
                "A-50",
                "A-51",
                "A-52",
                "A-53",
                "A-54",
                "A-55",
                "A-56",
                "A-57",
                kind="kind-variant",
                head=("head-rank", "head-points"),
                rows=RANKS,
            ),
            thing(
                "master",
                "A-60",
                "A-61",
                "A-62",
                "A-63",
                "A-64",
                "A-65",
                "A-66",
                "A-67",
                kind="kind-variant",
            ),
        ],
    ),
]
SCENES: Final = {**scenes.SCENES, **scenes.POWERS}
