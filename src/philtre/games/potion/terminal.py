"""The Potion on a terminal: dice, hands and bottle. Shape and letter besides colour."""

from typing import Final

from philtre.core.game import Panel, Say, View

# The shapes follow the colours through all games: red is round, blue square, green cut.
MARKS: Final = {
    "beetle": ("bright_blue", "■"),
    "mushroom": ("red", "●"),
    "vial": ("green", "◆"),
}
QUANTITY: Final = {"one": 1, "two": 2, "three": 3}
DIE_WIDTH: Final = 8
ROLLER: Final = "⚂"


def panels(view: View, say: Say) -> list[Panel]:
    return [
        Panel(
            say("panel-dice", round=view["round"], seat=view["roller"]), dice(view, say), board=True
        ),
        Panel(say("panel-hands"), hands(view, say), board=True),
        Panel(say("panel-bottle"), [bottle(view, say)]),
    ]


def mark(ingredient: str, say: Say) -> str:
    colour, shape = MARKS[ingredient]
    return f"[{colour}]{shape}{say('letter', kind=ingredient)}[/]"


def dice(view: View, say: Say) -> list[str]:
    """The dice side by side, each in a box with its words below."""
    if not view["dice"]:
        return [say("dice-not-rolled")]
    rows = ["", "", "", ""]
    for face in view["dice"]:
        quantity, _, ingredient = face.partition("-")
        number = QUANTITY.get(quantity, 0)
        marks = " ".join([mark(ingredient, say)] * number) if number else "–"
        width = max(3 * number - 1, 1)
        left = (DIE_WIDTH - width) // 2
        rows[0] += "╭" + "─" * DIE_WIDTH + "╮ "
        rows[1] += "│" + " " * left + marks + " " * (DIE_WIDTH - width - left) + "│ "
        rows[2] += "╰" + "─" * DIE_WIDTH + "╯ "
    rows[3] = " · ".join(say("faces-" + face) for face in view["dice"])
    return rows


def hands(view: View, say: Say) -> list[str]:
    """One line a seat: who, what it holds if that may be seen, and what it does."""
    names = [say("seat", seat=seat) for seat in range(len(view["seats"]))]
    held = [tokens(seat["tokens"], say) for seat in view["seats"]]
    lines = []
    for seat, name in enumerate(names):
        arrow = "▸" if seat == view["you"] else " "
        die = ROLLER if seat == view["roller"] else " "
        who = f"{arrow}{die} [bold]{name.ljust(max(map(len, names)))}[/]"
        lines.append(f"{who}  {held[seat]}  {doing(view, seat, say)}".rstrip())
        if view["last"] is not None:
            lines.append(f"    [dim]{before(view, seat, say)}[/]")
    return lines


def tokens(held: dict[str, int] | None, say: Say) -> str:
    if held is None:
        return f"[dim]{say('tokens-hidden')}[/]"
    return " ".join(mark(kind, say) for kind, count in held.items() for _ in range(count))


def doing(view: View, seat: int, say: Say) -> str:
    if seat in view["winners"]:
        return f"[bold]★ {say('has-won')}[/]"
    if seat == view["you"] and view["choice"] is not None:
        return say("you-show", ingredient=view["choice"])
    return f"✓ {say('has-chosen')}" if view["seats"][seat]["chosen"] else ""


def before(view: View, seat: int, say: Say) -> str:
    """What the seat showed in the round before, and what became of it."""
    last = view["last"]
    key = "discards" if seat in last["discarded"] else "keeps"
    return say(key, mark=mark(last["shown"][seat], say), round=last["round"])


def bottle(view: View, say: Say) -> str:
    return "  ".join(f"{mark(kind, say)} ×{count}" for kind, count in view["bottle"].items())
