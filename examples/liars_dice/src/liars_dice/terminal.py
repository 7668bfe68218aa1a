"""Liar's Dice on a terminal: the bid, and the cups."""

from typing import Final

from philtre.core.game import Panel, Say, View

CUP: Final = "▟█▙"
DIE: Final = "▪"


def panels(view: View, say: Say) -> list[Panel]:
    seats = range(len(view["seats"]))
    return [
        Panel(say("panel-bid"), [bid(view, say), say("dice-in-play", count=view["in_play"])]),
        Panel(say("panel-seats"), [line(view, seat, say) for seat in seats]),
    ]


def bid(view: View, say: Say) -> str:
    made = view["bid"]
    return f"[bold]{say('bid', **made)}[/]" if made else say("no-bid")


def line(view: View, seat: int, say: Say) -> str:
    """Who, how many dice; one's own can be seen."""
    left = view["seats"][seat]["dice_left"]
    arrow = "▸" if seat == view["turn"] else " "
    who = f"{arrow} [bold]{say('seat', seat=seat)}[/]"
    if not left:
        return f"{who}  [dim]{say('out')}[/]"
    if seat == view["you"] and view["dice"]:
        return f"{who}  " + " ".join(f"[reverse] {die} [/]" for die in view["dice"])
    return f"{who}  {CUP} {DIE * left}  {say('dice-left', count=left)}"
