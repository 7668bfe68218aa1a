"""Luck against skill: of how results differ, how much is the deal's, the seat's, the player's.

Duplicates: each deal is played once for every seat that the first player can have, all
others moving on with it, and the same numbers are drawn by the same streams. What a player
gets is

    y = mean + player + seat + (this deal on this seat) + rest

Players and seats are few and have means. The deal's part is what two games of one deal have
in common on the same seat with different players there: the mean of the products of what
is left of them. The rest is all else: what chance made of other decisions, whims of bots.
"""

from math import sqrt
from typing import Any, NamedTuple

from philtre.lab.report.outcome import win_shares
from philtre.lab.report.story import Story
from philtre.lab.statistics import Z95, mean_of


class Parts(NamedTuple):
    """Of the variance of a player's result."""

    player: float
    seat: float
    deal: float
    rest: float


Table = list[list[list[float]]]  # what came: by deal, by rotation, by seat


def table_of(stories: list[Story]) -> Table:
    players = len(stories[0].returns)
    won = [win_shares(story.returns) for story in stories]
    return [won[at : at + players] for at in range(0, len(won) - players + 1, players)]


def parts_of(table: Table) -> Parts:
    """Player p sits on seat (p + rotation) mod players, as stories are told."""
    players = len(table[0][0])
    mean = 1 / players
    who = [[] for _ in range(players)]  # type: list[list[float]]
    where = [[] for _ in range(players)]  # type: list[list[float]]
    for deal in table:
        for rotation, row in enumerate(deal):
            for seat, came in enumerate(row):
                who[(seat - rotation) % players].append(came)
                where[seat].append(came)
    by_player = [sum(some) / len(some) - mean for some in who]
    by_seat = [sum(some) / len(some) - mean for some in where]
    common = square = 0.0
    for deal in table:
        for seat in range(players):
            left = [
                row[seat] - mean - by_player[(seat - rotation) % players] - by_seat[seat]
                for rotation, row in enumerate(deal)
            ]
            total = sum(left)
            squares = sum(value * value for value in left)
            square += squares / players
            common += (total * total - squares) / (players * (players - 1))
    cells = len(table) * players
    deal_part = common / cells
    return Parts(
        sum(value * value for value in by_player) / players,
        sum(value * value for value in by_seat) / players,
        deal_part,
        square / cells - deal_part,
    )


def share_of(parts: Parts, name: str) -> float:
    """Of all parts; what was estimated below nothing is nothing."""
    return max(0.0, float(getattr(parts, name))) / sum(max(0.0, part) for part in parts)


def luck(stories: list[Story], bots: list[str]) -> dict[str, Any]:
    """The parts with intervals, found by leaving out a twentieth of the deals at a time."""
    table = table_of(stories)
    whole = parts_of(table)
    groups = min(20, len(table))
    without = [
        parts_of([deal for at, deal in enumerate(table) if at % groups != group])
        for group in range(groups)
    ]
    rows: dict[str, Any] = {}
    for name in Parts._fields:
        share = share_of(whole, name)
        spread = [share_of(parts, name) for parts in without]
        middle = sum(spread) / groups
        error = sqrt((groups - 1) / groups * sum((value - middle) ** 2 for value in spread))
        interval = [max(0.0, share - Z95 * error), min(1.0, share + Z95 * error)]
        rows[name] = {"share": share, "interval": interval, "variance": getattr(whole, name)}
    return {
        "bots": bots,
        "deals": len(table),
        "games": len(table) * len(bots),
        "parts": rows,
        "players": [
            mean_of(player_results(table, player))._asdict() for player in range(len(bots))
        ],
    }


def player_results(table: Table, player: int) -> list[float]:
    """What a player got of each deal, over all seats."""
    players = len(table[0][0])
    return [
        sum(row[(player + rotation) % players] for rotation, row in enumerate(deal)) / players
        for deal in table
    ]
