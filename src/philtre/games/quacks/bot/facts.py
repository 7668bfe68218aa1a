"""What can be said for certain at a brewing decision: the odds, and what a stop would give."""

from philtre.core.glimpse import Glimpse
from philtre.core.thought import Fact


def brewing_facts(glimpse: Glimpse) -> list[Fact]:
    """From what the seat sees: how many chips of its bag explode, and its scoring space."""
    view = glimpse.view()
    if view["asked"].get(str(glimpse.seat)) != "decide":
        return []
    own = view["seats"][glimpse.seat]
    facts = []
    fire, left = own["explosive"]
    if left:
        facts.append(
            Fact("fact-explode", {"count": fire, "total": left, "percent": percent(fire, left)})
        )
    scoring = own["scoring"]
    key = "fact-stop-ruby" if scoring["ruby"] else "fact-stop"
    facts.append(Fact(key, {"coins": scoring["coins"], "points": scoring["points"]}))
    return facts


def percent(part: int, total: int) -> float:
    """To a tenth, which tells any two bags apart that people play with."""
    return round(100.0 * part / total, 1)
