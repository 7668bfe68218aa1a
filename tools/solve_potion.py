"""Solve The Potion and write the tables that ship with it: `games/potion/bot/solved.json`.

    python -m tools.solve_potion --turns 3000

For 3 players the whole game, how to mix included, for 4 players the value of each position,
with both kinds of dice; what each position is worth to a seat that answers best those who look no
further than a round (`answers`); what it is worth if all show anything until the end (`drift`), and
to a seat that answers best those who play each choice on like that (`traps`). A token that is gone
stays gone, so positions are solved from the fewest tokens up; the only way back to a position is to
stay in it, and its own value is found together with the mixtures of its rounds. Says what a player
could gain at most against the result (`exploitability`). The same on every run; a few minutes on
the compiled engine.
Positions with as many tokens do not wait for each other: they are solved on all cores, or on a
cluster (`--workers`, `--cluster`).
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import groupby, product
from pathlib import Path
from typing import NamedTuple

from philtre.games.potion.bot.equilibrium import Round
from philtre.games.potion.bot.hands import HELD, counts
from philtre.games.potion.bot.manners import looker, sampler
from philtre.games.potion.bot.outlook import Outlook
from philtre.games.potion.bot.solution import TABLES, Solution, encode
from philtre.games.potion.bot.symmetry import (
    RENAMED,
    RENAMINGS,
    canonical_positions,
    key_of,
    place,
    rename_roll,
)
from philtre.games.potion.bot.worths import Worths
from philtre.games.potion.content import KINDS
from philtre.games.potion.rules.box import rolls_of
from philtre.lab.crew import Crew
from tools.crew import add_crew, crew_of, done

TARGET = Path(__file__).parents[1] / "src/philtre/games/potion/bot/solved.json"
LOOK = 50  # turns between two looks at how good the mixtures of a position are
GOOD = 0.0003  # what could be gained in a round of it, on average: good enough
Mixtures = list[list[float]]  # for each roll
BATCH = 20  # positions


class Known(Outlook):
    """The values of positions that have been solved already."""

    def __init__(self, table: dict[int, list[float]] | None = None) -> None:
        self.table: dict[int, list[float]] = table or {}

    def values(self, hands: list[int]) -> list[float]:
        where = place(hands)
        values = self.table.get(where.key)
        if values is None:  # the position that is being solved: its own value comes later
            return [1 / len(hands)] * len(hands)
        return [values[slot] for slot in where.slots]


class Dice(NamedTuple):
    rolls: list[int]
    odds: list[float]


def dice_of(players: int, dice: str) -> Dice:
    rolls, weights = rolls_of(dice, players)
    return Dice(rolls, [weight / sum(weights) for weight in weights])


def tokens(hands: list[int]) -> int:
    return sum(sum(counts(hand)) for hand in hands)


def by_tokens(players: int) -> list[list[int]]:
    """All positions, those with the fewest tokens first."""
    return sorted(canonical_positions(players), key=tokens)


class Twin(NamedTuple):
    """A roll that is another roll of the same position but for names."""

    roll: int  # the index of that other roll
    renaming: int
    seats: list[int]  # which seat here each seat there is


def twins(hands: list[int], rolls: list[int]) -> list[Twin]:
    """For each roll the first that is the same but for names; perhaps itself."""
    found: list[Twin | None] = [None] * len(rolls)
    for index, roll in enumerate(rolls):
        if found[index] is not None:
            continue
        for renaming, names in enumerate(RENAMED):
            turned = [names[hand] for hand in hands]
            if sorted(turned) == sorted(hands):
                other = rolls.index(rename_roll(roll, renaming))
                if found[other] is None:
                    found[other] = Twin(index, renaming, seats_of(turned, hands))
    return [twin for twin in found if twin is not None]


def seats_of(turned: list[int], hands: list[int]) -> list[int]:
    """A seat for each of the turned hands that holds just that."""
    free = list(range(len(hands)))
    seats = []
    for hand in turned:
        seat = next(seat for seat in free if hands[seat] == hand)
        free.remove(seat)
        seats.append(seat)
    return seats


def solve_position(
    hands: list[int], dice: Dice, known: Outlook, turns: int
) -> tuple[list[float], Mixtures]:
    """The value of a position for each seat, and the mixture for each roll.

    Among more than two players regret matching may lead away again from where it was:
    the best that was met on the way is kept.
    """
    same = twins(hands, dice.rolls)
    games = {twin.roll: Round(hands, dice.rolls[twin.roll], known) for twin in same}
    least = 1.0
    for turn in range(1, turns + 1):
        for game in games.values():
            game.step()
        if turn >= 10 and turn % 10:
            continue
        mixtures = {roll: game.average() for roll, game in games.items()}
        values = position_value(games, mixtures, same, dice)
        for game in games.values():
            game.stay_worth(values)
        if turn % LOOK == 0 or turn == turns:
            gaps = {roll: game.gap(mixtures[roll]) for roll, game in games.items()}
            gap = sum(odds * gaps[twin.roll] for twin, odds in zip(same, dice.odds, strict=True))
            if gap < least:
                least, best = gap, (values, mixtures)
            if gap < GOOD:
                break
    values, mixtures = best
    return values, [rename_mixture(mixtures[twin.roll], twin) for twin in same]


def position_value(
    games: dict[int, Round], mixtures: dict[int, list[float]], same: list[Twin], dice: Dice
) -> list[float]:
    """What a position is worth if its rounds are played so, however often nothing changes."""
    outcome = {roll: game.outcome(mixtures[roll]) for roll, game in games.items()}
    total = [0.0] * len(same[0].seats)
    staying = 0.0
    for twin, odds in zip(same, dice.odds, strict=True):
        expected, stays = outcome[twin.roll]
        staying += odds * stays
        for seat, here in enumerate(twin.seats):
            total[here] += odds * expected[seat]
    return [value / (1 - staying) for value in total]


def rename_mixture(mixture: list[float], twin: Twin) -> list[float]:
    names = RENAMINGS[twin.renaming]
    renamed = [0.0] * len(mixture)
    for seat, here in enumerate(twin.seats):
        for kind in range(KINDS):
            renamed[here * KINDS + names[kind]] = mixture[seat * KINDS + kind]
    return renamed


Solved = tuple[list[float], Mixtures]


def solve_positions(
    dice: Dice, table: dict[int, list[float]], turns: int, positions: list[list[int]]
) -> list[Solved]:
    known = Known(table)
    return [solve_position(hands, dice, known, turns) for hands in positions]


def solve(players: int, dice: str, turns: int, crew: Crew) -> tuple[str, str]:
    """Values and mixtures of all positions, as the texts that ship."""
    known = Known()
    mixtures: dict[int, str] = {}
    thrown = dice_of(players, dice)
    for count, alike in groupby(by_tokens(players), key=tokens):
        positions = list(alike)
        parts = [positions[first : first + BATCH] for first in range(0, len(positions), BATCH)]
        work = partial(solve_positions, thrown, known.table, turns)
        name = f"{dice}-{players}, {count} tokens"
        solved = [each for part in done(crew, name, work, parts, BATCH) for each in part]
        for hands, (values, mixed) in zip(positions, solved, strict=True):
            known.table[key_of(hands)] = values
            mixtures[key_of(hands)] = "".join(mixture_text(hands, mixture) for mixture in mixed)
    keys = [key_of(hands) for hands in canonical_positions(players)]
    return values_text(players, known), "".join(mixtures[key] for key in keys)


def mixture_text(hands: list[int], mixture: list[float]) -> str:
    """The last kind of each seat is left out: it follows."""
    return "".join(
        encode(mixture[seat * KINDS + kind])
        for seat, hand in enumerate(hands)
        for kind in HELD[hand][:-1]
    )


class Exploit(NamedTuple):
    """What the mixtures bring a seat, and what the best answer to them would."""

    hands: list[int]
    plain: list[float]
    best: list[float]

    @property
    def gain(self) -> float:
        return max(b - p for b, p in zip(self.best, self.plain, strict=True))


def exploitability(solution: Solution, dice: str) -> Iterator[Exploit]:
    """For each position, fewest tokens first: what one seat could gain while others keep to it."""
    plain, best = Known(), Known()
    thrown = dice_of(solution.players, dice)
    for hands in by_tokens(solution.players):
        mixtures = [solution.mixture(hands, roll) for roll in thrown.rolls]
        rows = [
            split(Round(hands, roll, plain), mixture)
            for roll, mixture in zip(thrown.rolls, mixtures, strict=True)
        ]
        plain.table[key_of(hands)] = [
            follow(seat, rows, mixtures, thrown) for seat in range(len(hands))
        ]
        best.table[key_of(hands)] = best_answers(hands, mixtures, best, thrown)
        yield Exploit(hands, plain.table[key_of(hands)], best.table[key_of(hands)])


def best_answers(hands: list[int], mixtures: Mixtures, known: Known, dice: Dice) -> list[float]:
    """For each seat: its value if the others keep to the mixtures and it answers best."""
    rows = [
        split(Round(hands, roll, known), mixture)
        for roll, mixture in zip(dice.rolls, mixtures, strict=True)
    ]
    return [answer(seat, hands[seat], rows, dice) for seat in range(len(hands))]


Mixer = Callable[[Round], list[float]]


def answers(players: int, dice: str, sight: Outlook, mixer: Mixer) -> str:
    """What positions are worth to a seat that answers best those who mix so, as the text that
    ships."""
    known, thrown = Known(), dice_of(players, dice)
    for hands in by_tokens(players):
        mixtures = [mixer(Round(hands, roll, sight)) for roll in thrown.rolls]
        known.table[key_of(hands)] = best_answers(hands, mixtures, known, thrown)
    return values_text(players, known)


def drifting(players: int, dice: str) -> Known:
    """What positions are worth if all show anything until the end."""
    known, thrown = Known(), dice_of(players, dice)
    for hands in by_tokens(players):
        games = [Round(hands, roll, known) for roll in thrown.rolls]
        outcomes = [game.outcome(game.even()) for game in games]
        staying = sum(odds * stays for odds, (_, stays) in zip(thrown.odds, outcomes, strict=True))
        known.table[key_of(hands)] = [
            sum(odds * each[0][seat] for odds, each in zip(thrown.odds, outcomes, strict=True))
            / (1 - staying)
            for seat in range(players)
        ]
    return known


def values_text(players: int, known: Known) -> str:
    keys = [key_of(hands) for hands in canonical_positions(players)]
    return "".join(encode(value) for key in keys for value in known.table[key])


Split = tuple[list[float], list[float]]  # of each choice: what a change brings; chance of none


def split(game: Round, mixture: list[float]) -> Split:
    game.stay_worth([0.0] * game.players)
    change = game.values(mixture)
    game.stay_worth([1.0] * game.players)
    return change, [b - a for a, b in zip(change, game.values(mixture), strict=True)]


def follow(seat: int, rows: list[Split], mixtures: Mixtures, dice: Dice) -> float:
    """The seat's value if it keeps to the mixtures too."""
    total = staying = 0.0
    for (change, stay), mixture, odds in zip(rows, mixtures, dice.odds, strict=True):
        for choice in range(seat * KINDS, seat * KINDS + KINDS):
            total += odds * mixture[choice] * change[choice]
            staying += odds * mixture[choice] * stay[choice]
    return total / (1 - staying)


def answer(seat: int, hand: int, rows: list[Split], dice: Dice) -> float:
    """The seat's value if it answers best (policy iteration: a few rounds of it are exact)."""
    value = 0.0
    choices = [seat * KINDS + kind for kind in HELD[hand]]
    for _ in range(100):
        total = staying = 0.0
        for (change, stay), odds in zip(rows, dice.odds, strict=True):
            choice = max(choices, key=lambda c: change[c] + stay[c] * value)
            total += odds * change[choice]
            staying += odds * stay[choice]
        better = total / (1 - staying)
        if better - value < 1e-12:
            break
        value = better
    return value


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("--players", type=int, nargs="+", choices=[3, 4], default=[3, 4])
    asked.add_argument("--turns", type=int, default=3000, help="of regret matching, a position")
    asked.add_argument("--out", type=Path, default=TARGET)
    add_crew(asked)
    given = asked.parse_args()
    tables: dict[str, dict[str, str]] = {what: {} for what in (*TABLES, "mixtures")}
    with crew_of(given) as crew:
        for players, dice in product(given.players, ["blanks", "plain"]):
            name = f"{dice}-{players}"
            few = given.turns if players == 3 else given.turns // 20
            values, mixed = solve(players, dice, few, crew)
            drift = drifting(players, dice)
            found = (
                values,
                answers(players, dice, Worths(), looker),
                values_text(players, drift),
                answers(players, dice, drift, sampler),
            )
            for what, text in zip(TABLES, found, strict=True):
                tables[what][name] = text
            if players == 3:
                tables["mixtures"][name] = mixed
                tell_exploitability(name, Solution(players, dice, values, mixed), dice)
    given.out.write_text(json.dumps(tables, indent=1) + "\n", "utf-8")


def tell_exploitability(name: str, solution: Solution, dice: str) -> None:
    found = list(exploitability(solution, dice))
    worst = max(found, key=lambda exploit: exploit.gain)
    sys.stdout.write(
        f"{name}: exploitability {found[-1].gain:.5f} at the start, "
        f"{worst.gain:.5f} at worst ({worst.hands})\n"
    )


if __name__ == "__main__":
    main()
