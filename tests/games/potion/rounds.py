"""A round of The Potion at a hand-dealt table."""

import philtre
from philtre.core.match import Match

LETTER = {"b": "beetle", "m": "mushroom", "v": "vial", "-": "blank"}


def table(tokens: str = "", dice: str = "?", chosen: str = "", **options: object) -> Match:
    """A table where everyone holds the given tokens (`221`: beetles, mushrooms, vials)."""
    hands = tokens.split() or ["222"] * 4
    head = " ".join([f"players={len(hands)}", *(f"{k}={v}" for k, v in options.items())])
    chosen = chosen or "." * len(hands)
    line = f"{head} : round=1 dice={dice} tokens={','.join(hands)} chosen={chosen} last=-"
    return philtre.load("potion", line, dealer="hand")


def roll(match: Match, dice: str) -> None:
    match.play("roll " + " ".join(LETTER[letter] for letter in dice))


def show(match: Match, choices: str) -> None:
    """All choose, in the order of seats."""
    for seat, letter in enumerate(choices):
        match.play(LETTER[letter], seat)


def discards(dice: str, choices: str) -> list[int]:
    """Who discards when all hold everything, the dice fall so and all show that."""
    match = table(" ".join(["222"] * len(choices)))
    roll(match, dice)
    show(match, choices)
    return [event.params["seat"] for event in match.events() if event.kind == "discarded"]  # type: ignore[misc]


def tokens(match: Match, seat: int) -> str:
    return "".join(str(count) for count in match.view(seat)["seats"][seat]["tokens"].values())
