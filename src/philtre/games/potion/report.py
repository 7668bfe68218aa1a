"""What a report looks at in The Potion, and what the equilibrium says of the first round."""

from typing import Final

from philtre.core.options import Options, number
from philtre.core.reporting import Pieces, Reporting
from philtre.core.thought import Fact

REPORT: Final = Reporting(
    rounds=["rolled"],
    pieces=[Pieces("dropped", ["discarded"], "ingredient")],
    mishaps=["nobody-discards"],
    cut=["drawn"],
    together=True,
    seconds=(8.0, 12.0),
)
