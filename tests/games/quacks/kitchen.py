"""Positions of Quacks drawn by hand: what matters is said, the rest is filled in.

`brewing(...)` puts the first player at a brewing decision, with the pots given; the
others have stopped. `before_card(...)` waits for the card of a round. Chips are written
as positions have them: `2w1,1g4` in a bag, `w1@1,g4@5` in a pot.
"""

import re
from typing import Any

import philtre
from philtre.core.match import Match

# Q-1, as the rules print it: base game, added by the expansion.
BOX = {
    **{"w1": (20, 5), "w2": (8, 2), "w3": (4, 1), "o1": (20, 12), "o6": (0, 20)},
    **{"g1": (15, 10), "g2": (10, 5), "g4": (13, 5), "b1": (14, 8), "b2": (10, 5)},
    **{"b4": (10, 5), "r1": (12, 6), "r2": (8, 5), "r4": (10, 5), "y1": (13, 6)},
    **{"y2": (6, 5), "y4": (10, 5), "p1": (15, 8), "k1": (18, 8), "l1": (0, 25)},
}
ORDER = [
    *("points", "rubies", "droplet", "glass", "flask", "pennies", "bag", "pot", "bowl", "kept"),
    *("beside", "aside", "reserved", "named", "bought", "hand", "drawn", "chip", "start"),
    *("tails", "score", "rummage", "is", "choice", "placings", "yellows", "window", "second"),
    *("coins", "basket", "price", "todo"),
]
CHIP = re.compile(r"(\d*)([wogbryplk]\d)(?:@\d+\*?)?")
QUIET = "f24"  # a card that does nothing until the round is over

Seat = dict[str, Any]


def brewing(
    *seats: Seat, card: str = QUIET, round: int = 3, lacking: str = "", **options: Any
) -> Match:
    """The first player at a brewing decision, the others stopped; chance is dealt by hand.

    `lacking` names kinds that the supply has run out of: they lie in the last bag.
    """
    first, *others = seats or ({},)
    players = max(2, int(str(options.get("players", len(seats)))))
    table = [{"bag": "3o1", "todo": "decide", **first}]
    for other in [*others, *({} for _ in range(players - 1 - len(others)))]:
        resting = {} if "todo" in other else {"is": "stopped"}
        table.append({"bag": "3o1", **resting, **other})
    return load(table, f"round={round} stage=brewing turn=0 card={card}", lacking, options)


def before_card(
    *seats: Seat, round: int = 3, lacking: str = "", coming: str = QUIET, **options: Any
) -> Match:
    """The card of the round is to be drawn, and it has not been seen."""
    table = [{"bag": "3o1", **seat} for seat in (*seats, {}, {})[: max(2, len(seats))]]
    head = f"round={round} stage=card turn=0 card=-"
    return load(table, head, lacking, options, coming)


def revealed(card: str, *seats: Seat, round: int = 3, **options: Any) -> Match:
    """The card of the round has just been drawn."""
    match = before_card(*seats, round=round, coming=card, **options)
    match.play(f"card {card}")
    return match


def coven(witch: str, *seats: Seat, **options: Any) -> Match:
    """A brewing decision with one witch that matters; the first player has all pennies."""
    number = int(witch[1:])
    named = ["w4" if number > 4 else witch]
    named.append(witch if 5 <= number <= 8 else "w7")
    named.append(witch if number > 8 else "w12")
    first, *others = seats
    penny = "silver" if number <= 4 else "copper" if number <= 8 else "gold"
    mine = {"pennies": penny, **first}
    asked: dict[str, Any] = {"expansion": "on", "witches": ",".join(named), **options}
    return brewing(mine, *others, **asked)


def load(
    table: list[Seat], head: str, lacking: str, options: dict[str, Any], coming: str = QUIET
) -> Match:
    options = {**options, "players": len(table)}
    game = philtre.new("quacks", seed=0, **options).game
    settled = game.settle(options)
    expansion = settled["expansion"] == "on"
    left = {kind: base + (more if expansion else 0) for kind, (base, more) in BOX.items()}
    reserved = "stage=card" in head
    for seat in table:
        for kind, count in lying(seat, reserved).items():
            left[kind] -= count
    for kind in lacking.split():
        table[-1]["bag"] = ",".join(w for w in (table[-1]["bag"], f"{left.pop(kind)}{kind}") if w)
        table[-1]["bag"] = merged(table[-1]["bag"])
    supply = ",".join(f"{left[kind]}{kind}" for kind in BOX if left.get(kind))
    words = [head, f"seen={seen(head, coming)}", f"supply={supply}"]
    if expansion:
        witches = settled["witches"] if settled["witches"] != "random" else "w1,w5,w9"
        words.append(f"witches={witches}")
    body = " | ".join([" ".join(words), *(player(seat) for seat in table)])
    named = game.position(settled, game.start(settled)).partition(" : ")[0]
    return philtre.load("quacks", f"{named} : {body}", dealer="hand")


def seen(head: str, coming: str) -> str:
    """So many cards as rounds, the card of the round among them."""
    number = int(re.findall(r"round=(\d)", head)[0])
    card = re.findall(r"card=(\S+)", head)[0]
    cards = [] if card == "-" else [card]
    spare = (f"f{n:02}" for n in range(1, 25) if f"f{n:02}" not in (card, coming))
    while len(cards) < number - (card == "-"):
        cards.append(next(spare))
    return ",".join(sorted(cards))


def lying(seat: Seat, reserved: bool) -> dict[str, int]:
    """How many chips of each kind a player has, wherever they lie."""
    places = ["bag", "pot", "bowl", "kept", "beside", "aside", "bought", "hand", "drawn", "chip"]
    counts: dict[str, int] = {}
    for place in [*places, "reserved"] if reserved else places:
        for count, kind in CHIP.findall(str(seat.get(place, ""))):
            counts[kind] = counts.get(kind, 0) + int(count or 1)
    return counts


def merged(bag: str) -> str:
    counts: dict[str, int] = {}
    for count, kind in CHIP.findall(bag):
        counts[kind] = counts.get(kind, 0) + int(count)
    return ",".join(f"{counts[kind]}{kind}" for kind in BOX if kind in counts)


def player(seat: Seat) -> str:
    fields = {"points": 0, "rubies": 0, "droplet": 0, **seat}
    fields["bag"] = merged(str(fields["bag"]))
    unknown = set(fields) - set(ORDER)
    assert not unknown, unknown
    return " ".join(f"{name}={fields[name]}" for name in ORDER if fields.get(name, "") != "")


# What is seen


def own(match: Match, seat: int = 0) -> dict[str, Any]:
    return match.view()["seats"][seat]  # type: ignore[no-any-return]


def pot(match: Match, seat: int = 0) -> str:
    """`white-1@1 green-4@5`"""
    return " ".join(f"{chip['chip']}@{chip['space']}" for chip in own(match, seat)["pot"])


def supply(match: Match, chip: str) -> int:
    return int(match.view()["supply"].get(chip, 0))


def bag(match: Match, chip: str, seat: int = 0) -> int:
    return int(own(match, seat)["bag"].get(chip, 0))


# What is done


def play(match: Match, *texts: str, seat: int = 0) -> Match:
    """Moves of a seat and outcomes, one after the other."""
    for text in texts:
        match.play(text, "chance" if match.actors == ["chance"] else seat)
    return match


def draw(match: Match, *chips: str, seat: int = 0) -> Match:
    """Draw these chips, one after the other."""
    for chip in chips:
        play(match, "draw", f"chip {seat} {chip}", seat=seat)
    return match


def rolled(match: Match, face: str = "1-point") -> Match:
    """Let whoever must roll the die get this face."""
    while match.actors == ["chance"] and match.legal()[0].startswith("die"):
        match.play(next(text for text in match.legal() if text.endswith(face)))
    return match


def stopped(match: Match, face: str = "1-point") -> Match:
    """The first player stops; the die shows a face."""
    return rolled(play(match, "stop"), face)


def until(match: Match, question: str, seat: int = 0) -> Match:
    """Go on, declining all that is offered, until a seat is asked this."""
    while match.view()["asked"].get(str(seat)) != question:
        assert not match.over, question
        moves = match.legal()
        if moves[0].startswith("die"):
            rolled(match)
        else:
            match.play(next((m for m in ("decline", "done", "stop") if m in moves), moves[0]))
    return match


def end_of_round(match: Match) -> Match:
    """Go on, declining all that is offered, until the next card or the end of the game."""
    while not match.over and match.view()["stage"] != "card":
        moves = match.legal()
        if moves[0].startswith("die"):
            rolled(match)
        else:
            match.play(next((m for m in ("decline", "done", "stop") if m in moves), moves[0]))
    return match
