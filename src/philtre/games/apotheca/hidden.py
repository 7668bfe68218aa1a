"""What can be reckoned about facedown potions, from what everybody has seen.

Every draw from the supply is uniform over the tiles in it; but what was in it
when a facedown potion was drawn is not what is in it now: known tiles may have
gone back since (A-17, A-27). So a state keeps the public past of its supply, from
when the oldest facedown potion was drawn:

    0, 1, 2          a tile of that colour was drawn
    HIDDEN           a tile was drawn that only one seat has seen
    3 × n + c + 4    n tiles of colour c went back

A facedown tile's mark points at its own draw. When it is revealed, its draw is one
that everybody has seen. The two facedown potions of the master's set-up come from
six tiles that everybody knows (A-60), and have the mark SIX instead.
"""

from math import exp, log
from typing import Final

from philtre.games.apotheca.content import KINDS

HIDDEN: Final = 3
BACK: Final = 4
SIX: Final = 1
FIRST_MARK: Final = 2  # + place in the past

NEVER: Final = -1e30
SCALE: Final = 1 << 20  # weights are whole numbers up to this


def gone_back(count: int, colour: int) -> int:
    return BACK + KINDS * count + colour


def colours_of(way: int, tiles: int) -> list[int]:
    """The ways that some tiles can be coloured are numbered; this is one of them."""
    return [way // KINDS**tile % KINDS for tile in range(tiles)]


def weights(past: list[int], unseen: list[int], marks: list[int]) -> list[int]:
    """How likely each way is in which the tiles of these marks can be coloured.

    `unseen` counts the supply and these tiles together, by colour; the draws of all
    other facedown tiles are given in the past by their colours.
    """
    logs = [
        likelihood(past, unseen, marks, colours_of(way, len(marks)))
        for way in range(KINDS ** len(marks))
    ]
    most = max(logs)
    return [max(1, int(exp(each - most) * SCALE)) if each > NEVER else 0 for each in logs]


def likelihood(past: list[int], unseen: list[int], marks: list[int], colours: list[int]) -> float:
    """The logarithm of how likely the past was, had the tiles these colours.

    The past is undone, draw by draw; what was before the first of these draws is
    alike for all colours.
    """
    supply = unseen[:]
    for colour in colours:
        supply[colour] -= 1
    if min(supply) < 0:
        return NEVER
    chance = 0.0
    for place in range(len(past) - 1, min(marks) - FIRST_MARK - 1, -1):
        event = past[place]
        if event >= BACK:
            supply[(event - BACK) % KINDS] -= (event - BACK) // KINDS
            if min(supply) < 0:
                return NEVER
            continue
        colour = colours[marks.index(place + FIRST_MARK)] if event == HIDDEN else event
        supply[colour] += 1
        chance += log(supply[colour])  # out of as many tiles, whatever the colours
    return chance
