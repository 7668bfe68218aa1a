"""What a report looks at in Apotheca."""

from typing import Final

from philtre.core.reporting import Pieces, Reporting

REPORT: Final = Reporting(
    rounds=["turn"],
    pieces=[
        Pieces(
            "apothecaries", ["card-to-seat", "hired", "hired-mixed", "hired-unseen"], "apothecary"
        ),
        Pieces("powers", ["power"], "power"),
        Pieces("satisfied", ["satisfied"], "apothecary"),
    ],
    mishaps=["overload"],
    cut=["drawn"],
    told_apart={"do-power": "power", "do-satisfy": "apothecary", "do-hire": "station"},
    seconds=(12.0, 5.0),
)
