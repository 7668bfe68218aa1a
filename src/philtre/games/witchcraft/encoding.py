"""What a seat sees of Witchcraft as numbers: the table. `observing.py` writes the same."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from philtre.core.encoding import (
    Encoding,
    Field,
    counts,
    flag,
    named,
    number,
    one_of,
    seat_at,
    seat_names,
    some_of,
)
from philtre.games.witchcraft.content import ALTARS, DIRECTIONS, PAIRS, QUIET_LIMIT, TILES
from philtre.games.witchcraft.observing import MOST_TILES, SEATS, observe
from philtre.games.witchcraft.rules.spaces import NAMES
from philtre.games.witchcraft.rules.steps import STEPS
from philtre.games.witchcraft.view import GuildView, Stack, WitchcraftView

KINDS: Final = TILES[1:]


def fields(players: int) -> list[Field]:
    seats = seat_names(SEATS)
    step_names = [step.name for step in STEPS]
    return [
        one_of("step", step_names, lambda view: view["step"]),
        some_of("asked", seats, lambda view: [named(view, who, SEATS) for who in view["asked"]]),
        one_of("turn", seats, lambda view: named(view, view["turn"], SEATS)),
        one_of("first", seats, lambda view: named(view, view["first"], SEATS)),
        number("quiet", 0, QUIET_LIMIT, lambda view: view["quiet"] or 0),
        some_of(
            "pairs",
            [str(pair + 1) for pair in range(PAIRS)],
            lambda view: [str(pair) for pair in view["pairs"]],
        ),
        *[field for space in NAMES for field in of_space(space)],
        *[field for at, seat in enumerate(seats) for field in of_seat(at, seat)],
        some_of("targets", NAMES, lambda view: view["targets"]),
        counts("lifted", KINDS, MOST_TILES, lambda view: Counter(view["lifted"])),
        one_of("in_hand", KINDS, lambda view: view["in_hand"]),
        one_of("focus", NAMES, lambda view: view["focus"]),
        one_of("caster", NAMES, lambda view: view["caster"]),
        one_of("winner", seats, lambda view: named(view, view["winner"], SEATS)),
        flag("drawn", lambda view: view["drawn"]),
    ]


def of_space(space: str) -> list[Field]:
    """A stack's tiles below the top are counted, whatever their order and facing."""

    def of_stack(read: Callable[[Stack], Any], empty: Any, view: WitchcraftView) -> Any:
        found = next((stack for stack in view["stacks"] if stack["space"] == space), None)
        return empty if found is None else read(found)

    def owner(view: WitchcraftView) -> str | None:
        red: str | None = of_stack(lambda stack: stack["owner"], None, view)
        return red and named(view, int(red != "red"), SEATS)

    name = f"spaces[{space}]"
    below: dict[str, int] = {}
    return [
        flag(f"{name}.exists", lambda view: space in view["spaces"]),
        one_of(f"{name}.altar", ALTARS, lambda view: view["altars"].get(space)),
        one_of(f"{name}.owner", seat_names(SEATS), owner),
        one_of(f"{name}.tile", KINDS, partial(of_stack, lambda it: it["tiles"][0]["tile"], None)),
        one_of(
            f"{name}.facing",
            DIRECTIONS,
            partial(of_stack, lambda it: it["tiles"][0]["facing"], None),
        ),
        flag(f"{name}.exhausted", partial(of_stack, lambda it: it["exhausted"], False)),
        some_of(f"{name}.tokens", DIRECTIONS, partial(of_stack, lambda it: it["tokens"], [])),
        number(f"{name}.height", 0, MOST_TILES, partial(of_stack, lambda it: len(it["tiles"]), 0)),
        counts(
            f"{name}.below",
            KINDS,
            MOST_TILES,
            partial(of_stack, lambda it: Counter(tile["tile"] for tile in it["tiles"][1:]), below),
        ),
    ]


def of_seat(at: int, seat: str) -> list[Field]:
    def who(view: WitchcraftView) -> GuildView:
        return view["seats"][seat_at(view, at, SEATS)]

    name = f"seats[{seat}]"
    return [
        counts(f"{name}.start", KINDS, MOST_TILES, lambda view: Counter(who(view)["start"])),
        counts(f"{name}.reserve", KINDS, MOST_TILES, lambda view: Counter(who(view)["reserve"])),
        one_of(f"{name}.special", KINDS, lambda view: who(view)["special"]),
        flag(f"{name}.chosen", lambda view: who(view)["chosen"]),
        counts(
            f"{name}.choice", KINDS, MOST_TILES, lambda view: Counter(who(view)["choice"] or [])
        ),
        one_of(f"{name}.power", ALTARS, lambda view: who(view)["power"]),
        flag(f"{name}.power_held", lambda view: who(view)["power_held"]),
    ]


ENCODING: Final = Encoding(1, fields, observe)
