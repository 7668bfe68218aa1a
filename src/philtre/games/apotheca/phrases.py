"""Moves and seats of Apotheca in words: keys of the `.ftl` files with their parameters."""

from philtre.core.game import Phrase
from philtre.games.apotheca.content import (
    APOTHECARIES,
    COLOURS,
    POWER_OF,
    SPACE_COUNT,
    SPACES,
    STATIONS,
)
from philtre.games.apotheca.moves import (
    DEAL,
    DECREE,
    EXTRA,
    HIRE,
    HIRE_DECK,
    HIRE_MIXED,
    MATCH,
    OUTSIDE,
    OVERLOAD,
    PASS,
    PLACE,
    POWER,
    RESTOCK,
    REVEAL,
    SATISFY,
    STACK,
)
from philtre.games.apotheca.notation import TEXTS
from philtre.games.apotheca.powers import CHANGES, USER


def part(seat: int, sides: list[list[int]], master: bool) -> Phrase:
    """A-9, A-60: what a seat is where there are sides: the master, an apprentice, one of a team."""
    if master and seat == 0:
        return Phrase("part-master", {})
    if master:
        return Phrase("part-apprentice", {})
    side = next(side for side in sides if seat in side)
    return Phrase("part-team", {"seat": next(other for other in side if other != seat)})


def phrase(move: int) -> Phrase:
    if move >= DEAL:
        return Phrase("move", {"move": TEXTS[move]})
    if move >= PLACE:
        return choice(move)
    if move >= POWER:
        name = APOTHECARIES[USER[move - POWER]]
        use = CHANGES[move - POWER].text
        return Phrase("do-power", {"apothecary": name, "power": POWER_OF[name], "use": use})
    if move >= DECREE:
        return Phrase("do-decree", {"colour": COLOURS[move - DECREE]})
    if move == HIRE_DECK:
        return Phrase("do-hire-deck", {})
    if move >= HIRE_MIXED:
        return Phrase("do-hire-mixed", {"station": STATIONS[move - HIRE_MIXED]})
    if move >= HIRE:
        return Phrase("do-hire", {"station": STATIONS[move - HIRE]})
    if move == RESTOCK:
        return Phrase("do-restock", {})
    return Phrase("do-reveal", {"space": SPACES[move - REVEAL]})


def choice(move: int) -> Phrase:
    """What is asked inside and after actions."""
    if move == PASS:
        return Phrase("do-pass", {})
    if move == EXTRA:
        return Phrase("do-extra", {})
    if move >= OVERLOAD:
        return Phrase("do-overload", {"colour": COLOURS[move - OVERLOAD]})
    if move >= OUTSIDE:
        return Phrase("do-outside", {"space": SPACES[move - OUTSIDE]})
    if move >= STACK:
        return Phrase("do-stack", {"space": SPACES[move - STACK]})
    if move >= SATISFY:
        return Phrase("do-satisfy", {"apothecary": APOTHECARIES[move - SATISFY]})
    if move >= MATCH:
        colour, space = divmod(move - MATCH, SPACE_COUNT)
        return Phrase("do-match", {"colour": COLOURS[colour], "space": SPACES[space]})
    return Phrase("do-place", {"space": SPACES[move - PLACE]})
