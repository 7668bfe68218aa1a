"""A round of Liar's Dice with the dice as one likes them."""

import philtre
from philtre.core.match import Match


def table(cups: str, bid: str = "-", turn: int = 0, **options: object) -> Match:
    """`cups="114 25 -"`: the dice of each seat; who rolls next is dealt by hand."""
    given = " ".join([f"players={len(cups.split())}", *(f"{k}={v}" for k, v in options.items())])
    line = f"{given} : turn={turn} bid={bid} cups={','.join(cups.split())}"
    return philtre.load("liars_dice", line, dealer="hand")


def dice_left(match: Match) -> list[int]:
    return [seat["dice_left"] for seat in match.view()["seats"]]


def roll_ones(match: Match) -> None:
    """Everybody's dice show one."""
    while match.actors == ["chance"]:
        match.play(match.legal()[0])
