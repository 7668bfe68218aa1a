"""Apotheca on a terminal: market, turn, seats and alley. Shape and letter besides colour."""

from typing import Any, Final

from philtre.core.game import Panel, Say, View
from philtre.games.apotheca.content import CONTENT, EXTRA_SEAT
from philtre.games.apotheca.rules.box import part

# The shapes follow the colours through all games: red is round, blue square, yellow pointed.
MARKS: Final = {"red": ("red", "●"), "blue": ("bright_blue", "■"), "yellow": ("yellow", "▲")}
GEM_OF: Final[dict[str, str]] = {one["name"]: one["colour"] for one in CONTENT["stations"]}
FACEDOWN: Final = "▒"
EMPTY: Final = "·"
WAITING: Final = "○"  # a potion outside, for this space
CELL: Final = 7


def panels(view: View, say: Say) -> list[Panel]:
    title = say("panel-turn", turn=view["turn"], seat=view["seat"])
    return [
        Panel(title if view["turn"] else say("panel-set-up"), turn(view, say), board=True),
        Panel(say("panel-market"), market(view, say), board=True),
        Panel(say("panel-seats"), seats(view, say)),
        Panel(say("panel-alley"), alley(view, say)),
    ]


def mark(colour: str, say: Say) -> str:
    style, shape = MARKS[colour]
    return f"[{style}]{shape}{say('letter', kind=colour)}[/]"


def marks(counts: dict[str, int], say: Say) -> str:
    return "  ".join(f"{mark(colour, say)}×{count}" for colour, count in counts.items())


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# The market


def market(view: View, say: Say) -> list[str]:
    lines = ["   " + "".join(f"  {column}".ljust(CELL + 1) for column in "abcd")]
    lines.append("   ┌" + "┬".join(["─" * CELL] * 4) + "┐")
    for row in "4321":
        cells = "│".join(cell(view, column + row, say) for column in "abcd")
        lines.append(f" {row} │{cells}│")
        lines.append("   ├" + "┼".join(["─" * CELL] * 4) + "┤")
    lines[-1] = "   └" + "┴".join(["─" * CELL] * 4) + "┘"
    return lines + [f"[dim]{line}[/]" for line in legend(view, say)]


def cell(view: View, space: str, say: Say) -> str:
    """What lies on a space, and whether a potion waits outside for it, in seven columns."""
    tile = view["market"][space]
    waits = WAITING if space in view["outside"] else " "
    if tile is None:
        text, width = f" {EMPTY}", 2
    elif tile["face"] == "up":
        text, width = f" {mark(tile['colour'], say)}", 3
    else:
        text, width = facedown(view, tile, say)
    filled = text + " " * (CELL - 1 - width) + waits
    return f"[reverse]{filled}[/]" if space in view["match"] else filled


def facedown(view: View, tile: dict[str, Any], say: Say) -> tuple[str, int]:
    """A facedown potion, in brackets what you alone see; at whom it points (not in solo)."""
    if tile["colour"]:
        text, width = f"({mark(tile['colour'], say)})", 4
    else:
        text, width = f" {FACEDOWN}", 2
    if tile["seat"] is None or view["variant"] == "solo":
        return text, width
    return f"{text}→{tile['seat'] + 1}", width + 2


def legend(view: View, say: Say) -> list[str]:
    """Only of what lies there."""
    down = [tile for tile in view["market"].values() if tile and tile["face"] == "down"]
    lines = []
    if any(tile["seat"] is not None for tile in down) and view["variant"] != "solo":
        lines.append(say("market-legend", facedown=FACEDOWN))
    if any(tile["colour"] for tile in down):
        lines.append(say("market-yours"))
    if view["outside"]:
        lines.append(say("market-outside", mark=WAITING))
    return lines


# The turn


def turn(view: View, say: Say) -> list[str]:
    """What is asked, what this turn has seen, and what belongs to the table."""
    lines = [f"[bold]{capital(say('asks-' + view['asks']))}[/]"]
    if view["turn"] and view["asks"] != "over":
        lines += actions(view, say)
    if view["drawn"]:
        lines.append("[bold]" + say("you-drew", mark=mark(view["drawn"], say)) + "[/]")
    if any(view["aside"].values()):
        lines.append(say("kept-aside", marks=marks(view["aside"], say)))
    lines += variant(view, say)
    if view["token"]:
        lines.append(say("token-holder", seat=EXTRA_SEAT))
    if partners(view) and not view["table_talk"]:
        lines.append(f"[dim]{say('no-talk-note')}[/]")
    if view["turn_limit"]:
        lines.append(f"[dim]{say('turn-limit-note', limit=view['turn_limit'])}[/]")
    return lines


def actions(view: View, say: Say) -> list[str]:
    """How many actions are left this turn, and which it has had."""
    used = view["used"]
    lines = [say("actions-left", count=view["actions_left"])]
    if used:
        names = [say(key_of(action)) for action in used]
        lines.append(say("actions-used", actions=", ".join(names)))
    return lines


def key_of(action: str) -> str:
    """A power goes by its apothecary's name."""
    plain = action in ("reveal", "restock", "hire", "decree")
    return f"action-{action}" if plain else f"apothecary-{action}"


def variant(view: View, say: Say) -> list[str]:
    if view["variant"] == "solo":
        return [
            "[bold]" + say("points-so-far", points=view["points"], rank=view["rank"]) + "[/]",
            say("outside-and-deck", outside=len(view["outside"]), deck=view["deck"]),
        ]
    lines = []
    if view["decree"]:
        colour = view["decree"]
        lines.append(say("decreed-colour", mark=mark(colour, say), colour=colour))
        kept = "  ".join(f"{mark(lot['colour'], say)}×{lot['count']}" for lot in view["kept"])
        lines.append(say("master-kept", marks=kept) if kept else say("master-kept-none"))
    return [*lines, say("supply-and-deck", supply=view["supply"], deck=view["deck"])]


# Seats and alley


def seats(view: View, say: Say) -> list[str]:
    lines = []
    for seat, owned in enumerate(view["seats"]):
        arrow = "▸" if seat == view["seat"] and view["turn"] else " "
        head = f"{arrow} [bold]{say('seat', seat=seat)}[/]{side(view, seat, say)}"
        lines.append(f"{head}  {marks(owned['gems'], say)}{outcome(view, seat, say)}")
        lines += [f"    {person(active, say)}" for active in owned["active"]]
        lines += [f"    ✓ [dim]{content(person, say)}[/]" for person in owned["satisfied"]]
    return lines


def side(view: View, seat: int, say: Say) -> str:
    """The master, or the team, where there is such a thing."""
    master = view["variant"] == "master"
    if not (master or partners(view)):
        return ""
    found = part(seat, view["sides"], master)
    return f" ({say(found.key, **found.params)})"


def partners(view: View) -> bool:
    return any(len(members) > 1 for members in view["sides"])


def outcome(view: View, seat: int, say: Say) -> str:
    if seat not in view["winners"]:
        return ""
    sides = [side for side in view["sides"] if set(side) & set(view["winners"])]
    return "  [bold]★ " + say("won-mark" if len(sides) == 1 else "drew-mark") + "[/]"


def person(who: dict[str, Any], say: Say) -> str:
    """An apothecary and the power, in one line."""
    return capital(say("person", apothecary=who["name"], does=say(f"does-{who['power']}")))


def content(who: dict[str, Any], say: Say) -> str:
    """A satisfied apothecary and the potions on the card."""
    name = capital(say(f"apothecary-{who['name']}"))
    lot = who["potions"]
    potions = f" {mark(lot['colour'], say)}×{lot['count']}" if lot else ""
    return f"{name}, {say('is-satisfied')}{potions}"


def alley(view: View, say: Say) -> list[str]:
    lines = []
    for station, who in view["alley"].items():
        there = person(who, say) if who else f"[dim]{say('nobody-there')}[/]"
        lines.append(f"{mark(GEM_OF[station], say)} {there}")
    key = {"standard": "deck-price", "solo": "deck-price-solo", "master": "deck-price-master"}
    return [*lines, f"[dim]{say(key[view['variant']])}[/]"]
