"""A small network: numbers go into one layer of units, and past it."""

import json
from importlib import resources
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

GROUP: Final = 4  # of weights that are looked up together
SPARSE: Final = 40  # notes that are not 0: as a rule fewer


class Net:
    """Its weights, `width` for each number that goes in."""

    def __init__(self, found: dict[str, list[float]]) -> None:
        self.into = vec[float](found["into"])
        self.bias = vec[float](found["bias"])
        self.out = vec[float](found["out"])
        self.straight = vec[float](found["straight"])
        self.width: i64 = len(found["into"]) // len(found["straight"])


def read(package: str, name: str) -> Any:
    """A file of weights, in a package."""
    return json.loads(resources.files(package).joinpath(name).read_text("utf-8"))


def pour(net: Net, notes: vec[float], first: i64, sums: vec[float], at: i64) -> float:
    """What some of the notes, from the first on, bring to the units, put down in `sums`; and what
    goes past them. Most notes are 0 and cost nothing."""
    into, width = net.into, net.width
    places = vec[i64](capacity=SPARSE)
    amounts = vec[float](capacity=SPARSE)
    past = 0.0
    for number in range(len(net.straight)):
        amount = notes[first + number]
        if amount != 0.0:
            past += amount * net.straight[number]
            places = append(places, number * width)
            amounts = append(amounts, amount)
    known: i64 = len(places)
    for group in range(0, width, GROUP):
        one = two = three = four = 0.0
        for index in range(known):
            place = places[index] + group
            amount = amounts[index]
            one += amount * into[place]
            two += amount * into[place + 1]
            three += amount * into[place + 2]
            four += amount * into[place + 3]
        sums[at + group] = one
        sums[at + group + 1] = two
        sums[at + group + 2] = three
        sums[at + group + 3] = four
    return past
