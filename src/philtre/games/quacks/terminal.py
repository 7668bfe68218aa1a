"""Quacks on a terminal: the own pot large, the others small, books, witches and shop.

Chips are letters with their value, in their colour: `W1`, `O6`, `G4`.
"""

from typing import Any, Final

from philtre.core.game import Panel, Say, View

STYLES: Final = {
    "white": "bold black on white",
    "orange": "bold black on dark_orange",
    "green": "bold white on green4",
    "blue": "bold white on blue",
    "red": "bold white on red3",
    "yellow": "bold black on yellow",
    "purple": "bold white on dark_magenta",
    "black": "bold white on grey15",
    "locoweed": "bold black on pale_green3",
}
RUBY: Final = "[red]♦[/]"
CHIPS_IN_LINE: Final = 8
WIDTH: Final = 54
BEFORE_BREWING: Final = ("witches", "card", "fortune", "gifts")


def panels(view: View, say: Say) -> list[Panel]:
    you = view["you"] if view["you"] is not None else view["start_player"]
    others = [seat for seat in range(len(view["seats"])) if seat != you]
    return [  # what matters most stands nearest to the question, at the bottom
        Panel(say("panel-books"), book_lines(view, say)),
        Panel(say("panel-shop"), shop_lines(view, say)),
        Panel(
            say("panel-round", round=view["round"], rounds=view["rounds"]), round_lines(view, say)
        ),
        Panel(say("panel-others"), [line for seat in others for line in small(view, seat, say)]),
        Panel(say("panel-pot", seat=you), own_pot(view, you, say), board=True),
    ]


def mark(chip: str, say: Say) -> str:
    """`W1` in its colour."""
    colour, _, value = chip.partition("-")
    return f"[{STYLES[colour]}]{say('letter-' + colour)}{value}[/]"


def marks(chips: list[str], say: Say) -> str:
    return " ".join(mark(chip, say) for chip in chips)


def counted(chips: dict[str, int], say: Say) -> list[str]:
    """`4×W1 2×W2`, in lines of eight kinds."""
    words = [f"{count}×{mark(chip, say)}" for chip, count in chips.items()]
    lines = [words[n : n + CHIPS_IN_LINE] for n in range(0, len(words), CHIPS_IN_LINE)]
    return [" ".join(line) for line in lines] or [say("line-bag-empty")]


def labelled(label: str, text: str, say: Say) -> str:
    return say("labelled", label=label, text=text)


# The own pot


def own_pot(view: View, seat: int, say: Say) -> list[str]:
    own = view["seats"][seat]
    lines = pot_lines(own, say)
    lines += ["", whites(own, say), scoring(own, say)]
    fire, total = own["explosive"]
    if total and not (own["exploded"] or own["stopped"]):
        odds = say("line-odds", count=fire, total=total)
        lines.append(f"{odds} ({round(100 * fire / total)} %)")
    first, *more = counted(own["bag"], say)
    lines += [labelled(say("line-bag"), first, say), *("     " + line for line in more)]
    lines += belongings(view, own, say)
    lines += places(own, say) + notes(view, own, say)
    return lines


def pot_lines(own: dict[str, Any], say: Say) -> list[str]:
    """The row of chips, each above its space."""
    if not own["pot"]:
        return [f"[dim]{say('pot-empty')}[/]"]
    lines: list[str] = []
    for n in range(0, len(own["pot"]), CHIPS_IN_LINE):
        row = own["pot"][n : n + CHIPS_IN_LINE]
        lines.append("  ".join(f"{mark(c['chip'], say)}{pad(c['chip'])}" for c in row).rstrip())
        lines.append("[dim]" + "  ".join(f"{c['space']:<3}" for c in row).rstrip() + "[/]")
    return lines


def pad(chip: str) -> str:
    return "  " if chip == "locoweed" else " "


def whites(own: dict[str, Any], say: Say) -> str:
    """A bar: how near the pot is to exploding."""
    total, limit = own["white_sum"], own["limit"]
    full = min(total, limit)
    colour = "red" if own["exploded"] else "yellow" if limit - total < 3 else "green"
    bar = f"[{colour}]{'█' * full}[/][dim]{'░' * (limit - full)}[/]"
    words = say("line-whites", sum=total, limit=limit)
    return f"{bar} {words}" + (f"  [bold red]✹ {say('is-exploded')}[/]" if own["exploded"] else "")


def scoring(own: dict[str, Any], say: Say) -> str:
    ahead = own["scoring"]
    words = [
        say("line-space", space=ahead["space"]),
        say("line-coins", count=ahead["coins"]),
        say("line-points", count=ahead["points"]),
    ]
    return " · ".join(words + ([f"{RUBY} {say('line-ruby')}"] if ahead["ruby"] else []))


def belongings(view: View, own: dict[str, Any], say: Say) -> list[str]:
    flask = say("line-flask-full") if own["flask"] else f"[dim]{say('line-flask-empty')}[/]"
    first = [
        f"[bold]{say('line-points', count=own['points'])}[/]",
        f"{RUBY} {say('line-rubies', count=own['rubies'])}",
        flask,
    ]
    known = {name: own[name] for name in ("droplet", "tails")}
    start = own["droplet"] if view["stage"] in BEFORE_BREWING else own["start"]
    second = say("line-start", space=start, **known)
    lines = [" · ".join(first), second]
    if view["test_tubes"]:
        lines.append(say("line-glass", glass=own["glass"]))
    if own["pennies"]:
        lines.append(say("line-pennies", penny=own["pennies"]))
    return lines


def places(own: dict[str, Any], say: Say) -> list[str]:
    """Chips that lie elsewhere."""
    return [
        labelled(say("line-" + place), marks(own[place], say), say)
        for place in ("bowl", "beside", "aside", "hand", "bought", "named")
        if own[place]
    ]


def notes(view: View, own: dict[str, Any], say: Say) -> list[str]:
    lines: list[str] = []
    if own["window"]:
        lines.append(say("line-window", count=own["window"]))
    if own["doubling"]:
        lines.append(say("line-doubling"))
    if own["coins"]:
        lines.append(say("line-coins-left", count=own["coins"]))
    if view["declaration"]:
        lines.append(say("you-declared", word=view["declaration"]))
    return lines


# The table


def round_lines(view: View, say: Say) -> list[str]:
    start = say("start-player", seat=view["start_player"])
    lines = [f"[bold]{say('stage-' + view['stage'])}[/] · {start}"]
    card = view["card"]
    lines += named(say("card-" + card), say("effect-" + card), say) if card else [say("no-card")]
    for witch in view["witches"]:
        lines += named(f"{say('witch-' + witch)} ({witch})", say("help-" + witch), say)
    return lines


def named(name: str, text: str, say: Say) -> list[str]:
    """`Name: what it does`, in lines that fit."""
    lines = [labelled(f"[bold]{name}[/]", "", say).rstrip()]
    room = WIDTH - len(name) - 2
    for word in text.split(" "):
        if len(word) + 1 > room:
            lines.append(" ")
            room = WIDTH - 1
        lines[-1] += f" {word}"
        room -= len(word) + 1
    return lines


def small(view: View, seat: int, say: Say) -> list[str]:
    """Another player in two lines."""
    other = view["seats"][seat]
    ahead = other["scoring"]
    flask = "⚗" if other["flask"] else "[dim]⚗[/]"
    star = "★ " if seat in view["winners"] else ""
    head = f"{star}[bold]{say('seat', seat=seat)}[/]  {say('line-points', count=other['points'])}"
    head += f" · {RUBY}{other['rubies']} · {flask} · {doing(view, other, say)}"
    fire, total = other["explosive"]
    chips = [chip["chip"] for chip in other["pot"]][-CHIPS_IN_LINE:]
    line = f"  → {ahead['space']} · {other['white_sum']}/{other['limit']} · ✹ {fire}/{total}"
    return [head, f"{line}  {marks(chips, say)}".rstrip()]


def doing(view: View, other: dict[str, Any], say: Say) -> str:
    if other["exploded"]:
        return f"[red]{say('is-exploded')}[/]"
    if other["stopped"]:
        return say("is-stopped")
    if other["declared"]:
        return say("is-declared")
    return say("is-brewing") if view["stage"] == "brewing" else ""


def book_lines(view: View, say: Say) -> list[str]:
    lines: list[str] = []
    for colour, book in view["books"].items():
        name = f"[{STYLES[colour]}]{say('letter-' + colour)}[/]"
        text = say(f"book-{colour}-{book}", players=len(view["seats"]))
        lines.append(f"{name} {book} {text}")
    return lines


def shop_lines(view: View, say: Say) -> list[str]:
    """`G1 4 (12)`: price and supply; closed books are dim."""
    words: list[str] = []
    for item in view["shop"]:
        text = f"{mark(item['chip'], say)}{pad(item['chip'])}{item['price']:>2} ×{item['left']:<2}"
        words.append(text if item["open"] and item["left"] else f"[dim]{text}[/]")
    return ["   ".join(words[n : n + 4]) for n in range(0, len(words), 4)]
