"""What a report looks at in Witchcraft."""

from typing import Final

from philtre.core.reporting import Pieces, Reporting

REPORT: Final = Reporting(
    rounds=["fires", "uses"],
    first="first",
    pieces=[
        Pieces("specials", ["special-dealt"], "tile"),
        Pieces("activated", ["fires", "uses"], "tile"),
        Pieces("altars", ["power-used", "hits-altar"], "altar"),
    ],
    seconds=(15.0, 0.0),
)
