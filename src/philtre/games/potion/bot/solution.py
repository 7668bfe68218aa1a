"""What was worked out beforehand: the value of positions, for 3 players how to mix, what positions
are worth if all show anything, and to who finds the best answer to some who do not play well.

The tables are in `solved.json`, made by tools/solve_potion.py. A number from 0 to 1 is two letters.
"""

import json
from importlib import resources
from typing import Final

from philtre.games.potion.bot.hands import HELD
from philtre.games.potion.bot.outlook import Outlook
from philtre.games.potion.bot.symmetry import (
    RENAMINGS,
    canonical_positions,
    key_of,
    place,
    rename_roll,
)
from philtre.games.potion.content import KINDS
from philtre.games.potion.rules.box import rolls_of

NOT_LETTERS: Final = "\\\"'`"  # they would need care inside a text
LETTERS: Final = "".join([chr(code) for code in range(33, 127) if chr(code) not in NOT_LETTERS])
SIZE: Final = 90
SOLVED: Final = (3, 4)  # players, with either dice
VALUES: Final = "values"
# What follows if all play well; to who answers lookers; if all show anything; to who answers
# samplers (`manners.py`).
TABLES: Final = (VALUES, "answers", "drift", "traps")
UNIT: Final = SIZE * SIZE - 1


def encode(number: float) -> str:
    whole = round(min(1.0, max(0.0, number)) * UNIT)
    return LETTERS[whole // SIZE] + LETTERS[whole % SIZE]


class Solution(Outlook):
    """A game worked out for a number of players and a kind of dice."""

    def __init__(self, players: int, dice: str, values: str, mixtures: str) -> None:
        self.players = players
        self.rolls = rolls_of(dice, players)[0]
        self.values_text = values
        self.mixtures_text = mixtures
        self.numbers: dict[int, int] = {}
        self.starts: list[int] = []  # where a position's mixtures begin
        start = 0
        for number, hands in enumerate(canonical_positions(players)):
            self.numbers[key_of(hands)] = number
            self.starts.append(start)
            start += 2 * len(self.rolls) * free_choices(hands)

    def number(self, text: str, at: int) -> float:
        return (LETTERS.index(text[at]) * SIZE + LETTERS.index(text[at + 1])) / UNIT

    def values(self, hands: list[int]) -> list[float]:
        where = place(hands)
        first = self.numbers[where.key] * self.players
        return [self.number(self.values_text, 2 * (first + slot)) for slot in where.slots]

    def mixture(self, hands: list[int], roll: int) -> list[float]:
        """How likely each seat should show each kind: entry seat × 3 + kind."""
        where = place(hands)
        names = RENAMINGS[where.renaming]
        at = self.starts[self.numbers[where.key]]
        at += 2 * self.rolls.index(rename_roll(roll, where.renaming)) * free_choices(hands)
        mixture = [0.0] * (self.players * KINDS)
        for slot in range(self.players):
            seat = where.slots.index(slot)
            kinds = sorted([names[kind] for kind in HELD[hands[seat]]])
            left = 1.0
            for kind in kinds[:-1]:
                share = self.number(self.mixtures_text, at)
                mixture[seat * KINDS + names.index(kind)] = share
                left -= share
                at += 2
            mixture[seat * KINDS + names.index(kinds[-1])] = max(0.0, left)
        return mixture


def free_choices(hands: list[int]) -> int:
    """How many numbers say how everybody mixes in one round: the last kind's follows."""
    return sum([len(HELD[hand]) - 1 for hand in hands])


_opened: Final[dict[str, Solution]] = {}


def find_solution(players: int, dice: str) -> Solution | None:
    """The solution that ships for such a table: what follows if all play well."""
    return find_table(VALUES, players, dice) if players in SOLVED else None


def find_table(what: str, players: int, dice: str) -> Solution:
    """One of the tables that ship, opened when it is first asked for."""
    name = f"{dice}-{players}"
    found = _opened.get(what + name)
    if found is None:
        tables = json.loads(resources.files(__package__).joinpath("solved.json").read_text("utf-8"))
        mixtures = tables["mixtures"].get(name, "") if what == VALUES else ""
        found = Solution(players, dice, tables[what][name], mixtures)
        _opened[what + name] = found
    return found
