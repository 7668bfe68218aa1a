"""What a report looks at in Quacks."""

from typing import Final

from philtre.core.reporting import EVERYBODY, Pieces, Reporting

REPORT: Final = Reporting(
    rounds=["card-revealed"],
    pieces=[
        Pieces("chips", ["bought"], "chip"),
        Pieces("witches", ["witch-called"], "witch"),
        Pieces("cards", ["card-revealed"], "card", EVERYBODY),
    ],
    mishaps=["exploded"],
    told_apart={"do-buy": "chip", "do-witch": "witch"},
    together=True,
    seconds=(4.0, 45.0),
)
