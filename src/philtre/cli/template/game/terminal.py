"""NEW_NAME on a terminal."""

from philtre.core.game import Panel, Say, View


def panels(view: View, say: Say) -> list[Panel]:
    return [
        Panel(say("panel-round", round=view["round"]), [coin(view, say)]),
        Panel(say("panel-seats"), [line(view, seat, say) for seat in range(len(view["seats"]))]),
    ]


def coin(view: View, say: Say) -> str:
    if view["coin"]:
        return say("coin-seen", side=view["coin"])
    return say("coin-hidden") if view["tossed"] else say("coin-none")


def line(view: View, seat: int, say: Say) -> str:
    """Who, the points, and what the seat does."""
    shown = view["seats"][seat]
    arrow = "▸" if seat == view["you"] else " "
    doing = ""
    if seat == view["tosser"]:
        doing = say("tosses")
    elif seat == view["you"] and view["guess"]:
        doing = say("you-guess", side=view["guess"])
    elif shown["guessed"]:
        doing = say("has-guessed")
    points = say("points", count=shown["points"])
    return f"{arrow} [bold]{say('seat', seat=seat)}[/]  {points}  {doing}".rstrip()
