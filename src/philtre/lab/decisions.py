"""Every decision of many games, as columns of plain numbers: what data are made of.

Games are cut into batches as for `simulate`, and each has its luck by its own number; so the
same rows come out whatever the number of workers, in whatever order they are done. Bots that
think do so by steps and not by the clock, and so the same every time.
"""

import math
from array import array
from typing import Any, Final, NamedTuple

from philtre.bots.bot import Bot
from philtre.bots.catalogue import FACES, find_bot
from philtre.bots.game import glimpse_of
from philtre.bots.levels import LEVEL_NAMES, LEVELS
from philtre.core.encoding import Plan as Numbers
from philtre.core.errors import BadOption
from philtre.core.game import Game
from philtre.core.playout import next_actor
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.lab.simulate import Plan

BATCH: Final = 20  # games
STEPS_A_SECOND: Final = 400  # for which a level that thinks so long is taken


class Columns(NamedTuple):
    """The decisions of some games, one after the other."""

    game: "array[int]"  # its number
    decision: "array[int]"  # its number in the game, chance not counted
    seat: "array[int]"
    bot: "array[int]"  # which of the plan's
    observation: "array[int]"  # so many numbers a row as the game's encoding has
    counts: "array[int]"  # how many moves were legal
    legal: "array[int]"
    values: "array[float]"  # what the bot gave each legal move; not a number: nothing
    choice: "array[int]"
    outcome: "array[float]"  # what the seat got in the end


def empty() -> Columns:
    kinds = {"values": "f", "outcome": "f", "game": "I", "observation": "h"}
    columns: list[Any] = [array(kinds.get(name, "H")) for name in Columns._fields]
    return Columns(*columns)


def steady(name: str) -> str:
    """A bot that thinks by steps in the place of one that thinks by the clock."""
    kind = name.partition("-")[0] if name in FACES else name
    seconds = LEVELS[LEVEL_NAMES.index(kind)].seconds if kind in LEVEL_NAMES else 0.0
    return f"{name}@{round(seconds * STEPS_A_SECOND)}steps" if seconds else name


def steady_plan(plan: Plan) -> Plan:
    """The same games with bots that play the same every time; raises `BadOption`."""
    if find(plan.game).encoding is None:
        raise BadOption("env-without-encoding", {"game": plan.game})
    return plan._replace(bots=[steady(name) for name in plan.bots])


def firsts(plan: Plan) -> range:
    """The number of the first game of each batch."""
    return range(0, plan.games, BATCH)


def size_of(plan: Plan, first: int) -> int:
    return min(BATCH, plan.games - first)


def play_batch(plan: Plan, first: int) -> Columns:
    """The decisions of the games from number `first` on, one batch."""
    game = find(plan.game)
    bots = [find_bot(name) for name in plan.bots]
    columns = empty()
    for number in range(first, first + size_of(plan, first)):
        record(plan, game, bots, number, columns)
    return columns


def record(plan: Plan, game: Game, bots: list[Bot], number: int, columns: Columns) -> None:
    """One game; bots change seats from game to game, as in `simulate`."""
    assert game.encoding is not None
    players = len(bots)
    numbers: Numbers[Any] = game.encoding.plan(players)
    luck, minds = Rng(plan.seed, 2 * number), Rng(plan.seed, 2 * number + 1)
    state = game.start(plan.options)
    if any(bot.listens for bot in bots):
        state.heard = []
    seats: list[int] = []
    while (seat := next_actor(state, luck)) != CHANCE:
        bot = (seat - number) % players
        legal = state.legal(seat)
        choice, thoughts = bots[bot].consider(glimpse_of(game, state, seat), minds)
        values = {thought.move: thought.value for thought in thoughts}
        columns.game.append(number)
        columns.decision.append(len(seats))
        columns.seat.append(seat)
        columns.bot.append(bot)
        columns.observation.extend(numbers.fill(state, seat))
        columns.counts.append(len(legal))
        columns.legal.extend(legal)
        columns.values.extend(values.get(move, math.nan) for move in legal)
        columns.choice.append(choice)
        seats.append(seat)
        state.play(seat, choice)
    returns = state.returns()
    columns.outcome.extend(returns[seat] for seat in seats)
