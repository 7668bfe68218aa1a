"""Witchcraft on a terminal: the board with its growing edges, guilds, lines and stacks.

A stack is drawn in three rows: its shields around it, single lines where they are
printed, double ones for tokens; inside, the guild's shape (hollow when exhausted), two
letters of the top tile and an arrow for its facing; in the corner, from two tiles on, how
high it is.
"""

from typing import Any, Final

from philtre.core.game import Panel, Say, View

Item = dict[str, Any]

ARROWS: Final = {
    "N": "↑",
    "NE": "↗",
    "E": "→",
    "SE": "↘",
    "S": "↓",
    "SW": "↙",
    "W": "←",
    "NW": "↖",
}
COLOUR: Final = {"red": "bright_red", "green": "bright_green"}
SHAPE: Final = {"red": ("●", "○"), "green": ("◆", "◇")}  # ready, exhausted
GUILDS: Final = ["red", "green"]
PRINTED: Final = {
    "NW": "╭",
    "N": "─",
    "NE": "╮",
    "W": "│",
    "E": "│",
    "SW": "╰",
    "S": "─",
    "SE": "╯",
}
TOKENS: Final = {"NW": "╔", "N": "═", "NE": "╗", "W": "║", "E": "║", "SW": "╚", "S": "═", "SE": "╝"}
GROUND: Final = ("grey11", "grey19")  # two shades, so that spaces can be told apart
FILES: Final = "yzabcdef"
CELL: Final = 6
TILES_A_ROW: Final = 6


def panels(view: View, say: Say) -> list[Panel]:
    shown = [
        Panel(board_title(view, say), board(view, say), board=True),
        Panel(say("panel-guilds"), guilds(view, say)),
    ]
    if any(len(stack["tiles"]) > 1 for stack in view["stacks"]):
        shown.append(Panel(say("panel-stacks"), inspector(view, say)))
    if view["step"] not in ("set-up", "reserve", "draw", "place", "over"):
        shown.append(Panel(say("panel-lines"), lines(view, say)))
    return shown


def board_title(view: View, say: Say) -> str:
    if view["winner"] is not None or view["drawn"]:
        return say("title-over")
    if view["step"] in ("set-up", "reserve"):
        return say("title-set-up")
    seat = say("seat", seat=view["turn"])
    return say(
        "title-placing" if any(s["start"] for s in view["seats"]) else "title-turn", who=seat
    )


# The board


def board(view: View, say: Say) -> list[str]:
    spaces = set(view["spaces"])
    files = [file for file in FILES if any(space[0] == file for space in spaces)]
    ranks = sorted({int(space[1:]) for space in spaces}, reverse=True)
    stacks = {stack["space"]: stack for stack in view["stacks"]}
    rows: list[str] = []
    for rank in ranks:
        cells = [cell(view, f"{file}{rank}", stacks, say) for file in files]
        for row in range(3):
            label = f"[bold]{rank:>2}[/]" if row == 1 else "  "
            rows.append(label + "".join(lines[row] for lines in cells))
    return [*rows, "  " + "".join(f"[bold]{file:^{CELL}}[/]" for file in files)]


def cell(view: View, space: str, stacks: dict[str, Item], say: Say) -> list[str]:
    """Three rows of six columns."""
    if space not in view["spaces"]:
        return [" " * CELL] * 3
    if space in stacks:
        inside = stack_cell(stacks[space], say)
    elif space in view["altars"]:
        letters = say("code-" + view["altars"][space])
        inside = [" " * CELL, f"[bold yellow] ▲{letters}  [/]", " " * CELL]
    else:
        inside = [" " * CELL, "[dim]  ·   [/]", " " * CELL]
    shade = GROUND[(FILES.index(space[0]) + int(space[1:])) % 2]
    return [f"[white on {shade}]{row}[/]" for row in inside]


def stack_cell(stack: Item, say: Say) -> list[str]:
    def side(name: str) -> str:
        if name in stack["tokens"]:
            return f"[bold cyan]{TOKENS[name]}[/]"
        return f"[cyan]{PRINTED[name]}[/]" if name in stack["printed"] else " "

    height = len(stack["tiles"])
    tall = side("S") if height == 1 else f"[bold]{height if height < 10 else '+'}[/]"
    return [
        f"{side('NW')}{side('N') * 4}{side('NE')}",
        f"{side('W')}{tile(stack, 0, say)}{side('E')}",
        f"{side('SW')}{side('S') * 3}{tall}{side('SE')}",
    ]


def tile(stack: Item, index: int, say: Say) -> str:
    """Four columns: shape, two letters, arrow."""
    one = stack["tiles"][index]
    shape = SHAPE[stack["owner"]][stack["exhausted"] and index == 0]
    colour = COLOUR[stack["owner"]]
    dim = " dim" if stack["exhausted"] and index == 0 else " bold"
    return f"[{colour}{dim}]{shape}{say('code-' + one['tile'])}{ARROWS[one['facing']]}[/]"


# Beside it


def guilds(view: View, say: Say) -> list[str]:
    rows: list[str] = []
    for seat in range(2):
        rows += guild(view, seat, say)
    facts = [say("pairs-left", pairs=" ".join(map(str, view["pairs"])) or "–")]
    if view["quiet"]:
        facts.append(say("quiet-turns", count=view["quiet"], limit=view["quiet_limit"]))
    rows.append(" · ".join(facts))
    if view["in_hand"]:
        rows.append("[bold]" + say("in-hand", tile=view["in_hand"]) + "[/]")
    if view["lifted"]:
        rows.append("[bold]" + say("to-deal", tiles=codes(view["lifted"], say)) + "[/]")
    if view["targets"]:
        rows.append("[bold]" + say("to-hit", spaces=" ".join(view["targets"])) + "[/]")
    return rows


def guild(view: View, seat: int, say: Say) -> list[str]:
    """Who, with what can be activated; then what is still to come."""
    colour = GUILDS[seat]
    player = view["seats"][seat]
    arrow = "[bold]▸[/]" if seat in view["asked"] else " "
    head = [f"{arrow}[{COLOUR[colour]}]{SHAPE[colour][0]}[/] [bold]{say('seat', seat=seat)}[/]"]
    head += standing(view, seat, say)
    if player["activations"] is not None:
        head.append(say("activations", count=player["activations"]))
    rows = [" ".join(head)]
    if player["start"]:
        rows.append("   " + say("start-set", tiles=codes(player["start"], say)))
    waiting = player["reserve"] or player["choice"]
    rest = [say("reserve", tiles=codes(waiting, say))] if waiting else []
    if player["special"]:
        rest.append(say("special", tile=player["special"]))
    if player["power_held"] or player["power"]:
        rest.append(power(player, say))
    return [*rows, "   " + " · ".join(rest)] if rest else rows


def standing(view: View, seat: int, say: Say) -> list[str]:
    if view["winner"] == seat:
        return ["[bold]★ " + say("has-won") + "[/]"]
    if view["drawn"]:
        return [say("has-drawn")]
    return [say("you")] if seat == view["you"] else []


def power(player: Item, say: Say) -> str:
    if not player["power_held"]:
        return "[dim]" + say("power-gone", altar=player["power"]) + "[/]"
    if player["power"]:
        return say("power-yours", altar=player["power"])
    return say("power-hidden")


def codes(tiles: list[str], say: Say) -> str:
    return " ".join(say("code-" + name) for name in tiles)


def inspector(view: View, say: Say) -> list[str]:
    """Every stack of two tiles or more, from the top."""
    rows: list[str] = []
    for stack in view["stacks"]:
        tiles = [tile(stack, index, say) for index in range(len(stack["tiles"]))]
        if len(tiles) > 1:
            for start in range(0, len(tiles), TILES_A_ROW):
                label = f"{stack['space']:>3}" if start == 0 else "   "
                rows.append(f"[bold]{label}[/] " + " ".join(tiles[start : start + TILES_A_ROW]))
    return rows


def lines(view: View, say: Say) -> list[str]:
    """Where the bolts of the viewer (or of the player in turn) go, and what comes of it."""
    seat = view["turn"] if view["you"] is None else view["you"]
    own = [line for line in view["lines"] if line["owner"] == GUILDS[seat]]
    rows: list[str] = []
    for line in own:
        if line["meets"] and not line["exhausted"]:
            rows += one_line(line, say)
    empty = [line for line in own if not line["meets"] and not line["exhausted"]]
    for key, idle in (("nothing", empty), ("exhausted", [x for x in own if x["exhausted"]])):
        if idle:
            bolts = " ".join(bolt(line) for line in idle)
            rows.append(f"[dim]✗ {say('line-' + key, bolts=bolts)}[/]")
    return rows or [say("line-none")]


def bolt(line: Item) -> str:
    return f"{line['space']}{ARROWS[line['facing']]}"


def one_line(line: Item, say: Say) -> list[str]:
    head = f"{bolt(line):>4} {say('code-' + line['tile'])} "
    met = [
        ("[bold]✓[/] " if meet["why"] in ("capture", "altar") else "✗ ")
        + say("line-" + meet["why"], space=meet["space"])
        for meet in line["meets"]
    ]
    return [head + met[0], *(" " * 8 + more for more in met[1:])]
