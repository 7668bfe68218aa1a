"""How each seat left the market: as everybody saw it when the seat's last turn ended.

Found from what lies there now, by undoing what has happened since, event by event. Which
potions left in an Overload the event does not tell, but the market was full before it.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.state import Event
from philtre.games.apotheca.content import COLOURS, SPACE_COUNT, SPACES
from philtre.games.apotheca.events import Cleared, Matched, Power, Revealed, SpaceTold, Turn
from philtre.games.apotheca.rules.box import Box
from philtre.games.apotheca.rules.market import EMPTY, FACE_UP, UNSEEN, Market, empty_market

NUMBER: Final[dict[str, int]] = {name: space for space, name in enumerate(SPACES)}


def partings(box: Box, market: Market, events: list[Event]) -> list[Market | None]:
    """By seat; None for whom no turn has ended, as far as the events go back. Not for solo."""
    found: list[Market | None] = [None] * box.players
    left = box.players
    market = seen(market)
    for event in reversed(events):
        if event.kind != "turn":
            undo(market, event)
            continue
        ended = cast(Turn, event.params)["turn"] - 1
        if ended == 0:
            break
        seat = box.seat_in(ended)
        if found[seat] is None:
            found[seat] = market.clone()
            left -= 1
            if not left:
                break
    return found


def seen(market: Market) -> Market:
    """The market as everybody sees it."""
    public = empty_market()
    for space in range(SPACE_COUNT):
        tile = market.tiles[space]
        if tile != EMPTY:
            public.lay(space, min(tile, UNSEEN))
    return public


def undo(market: Market, event: Event) -> None:
    """Lay the market as it was before an event."""
    if event.kind == "power":
        power = cast(Power, event.params)
        starts, ends = numbers(power["ends"][::-1]), numbers(power["starts"][::-1])
        market.shift(starts, ends, 0, len(starts))
    elif event.kind == "placed":
        market.lift(NUMBER[cast(SpaceTold, event.params)["space"]])
    elif event.kind == "revealed":
        lay(market, NUMBER[cast(Revealed, event.params)["space"]], UNSEEN)
    elif event.kind == "matched":  # perhaps not resolved yet
        matched = cast(Matched, event.params)
        for space in numbers(matched["spaces"]):
            lay(market, space, FACE_UP + COLOURS.index(matched["colour"]))
    elif event.kind == "cleared":
        colour = COLOURS.index(cast(Cleared, event.params)["colour"])
        for space in range(SPACE_COUNT):
            if market.tiles[space] == EMPTY:
                market.lay(space, FACE_UP + colour)


def lay(market: Market, space: int, tile: int) -> None:
    """Instead of what lies there, if anything does."""
    market.lift(space)
    market.lay(space, tile)


def numbers(names: list[str]) -> vec[i64]:
    return vec[i64]([NUMBER[name] for name in names])
