"""Positions that are the same but for the names of seats and kinds.

The dice treat all kinds alike (P-2) and so do the rules all seats; so a position is
looked up by its canonical form: kinds renamed and hands sorted so that it reads lowest.
"""

from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from philtre.games.potion.bot.hands import HANDS, ONE_OF, WON, counts
from philtre.games.potion.content import BLANK, KINDS, faces

RENAMINGS: Final = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]


def renamed_hands() -> list[list[int]]:
    """Each hand under each renaming of kinds."""
    return [
        [
            sum(count * ONE_OF[names[kind]] for kind, count in enumerate(counts(hand)))
            for hand in range(HANDS)
        ]
        for names in RENAMINGS
    ]


RENAMED: Final[list[list[int]]] = renamed_hands()


class Place(NamedTuple):
    """Where to look a position up, and how to come back."""

    key: int
    renaming: int  # which one made it canonical
    slots: list[int]  # where each seat went


def key_of(hands: list[int]) -> int:
    key = 0
    for hand in hands:
        key = key * HANDS + hand
    return key


def place(hands: list[int]) -> Place:
    """The canonical form of a position."""
    best = -1
    chosen = 0
    for renaming in range(len(RENAMINGS)):
        names = RENAMED[renaming]
        key = key_of(sorted([names[hand] for hand in hands]))
        if best < 0 or key < best:
            best, chosen = key, renaming
    names = RENAMED[chosen]
    ranked = sorted([names[hands[seat]] * len(hands) + seat for seat in range(len(hands))])
    slots = [0] * len(hands)
    for slot in range(len(ranked)):
        slots[ranked[slot] % len(hands)] = slot
    return Place(best, chosen, slots)


def rename_roll(roll: int, renaming: int) -> int:
    names = RENAMINGS[renaming]
    result = 0
    for die, face in enumerate(faces(roll)):
        result |= (face if face == BLANK else names[face]) << (2 * die)
    return result


def canonical_positions(players: int) -> list[list[int]]:
    """Every position in which nobody has won, once, in a fixed order."""
    found: list[list[int]] = []
    going_on = [hand for hand in range(HANDS) if not WON[hand]]
    for chosen in combinations_with_replacement(going_on, players):
        hands = list(chosen)
        if place(hands).key == key_of(hands):
            found.append(hands)
    return found


def alike(hands: list[int], roll: int) -> list[int]:
    """For each seat and kind a label; choices with the same label are the same but for names.

    Players who can't be told apart should play alike, whatever the order of the seats.
    """
    seats = sorted(hands)
    labels = [HANDS * KINDS] * (len(hands) * KINDS)
    for renaming, names in enumerate(RENAMINGS):
        hands_fit = sorted([RENAMED[renaming][hand] for hand in hands]) == seats
        if hands_fit and rename_roll(roll, renaming) == roll:
            for seat, hand in enumerate(hands):
                for kind in range(KINDS):
                    label = RENAMED[renaming][hand] * KINDS + names[kind]
                    labels[seat * KINDS + kind] = min(labels[seat * KINDS + kind], label)
    return labels
