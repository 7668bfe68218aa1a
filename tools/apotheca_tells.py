"""Fit what a facedown potion tells by where it was left: THREAT and HOPE of Apotheca's bot.

    python -m tools.apotheca_tells --games 300 --steps 250 --seed 1

The search plays itself, two players, and takes no hint from what was left where: nothing but
the rules, the search and the seed tells what comes out, the weights as shipped, to the digit.
At the first decision of a turn the other's facedown potions are noted: how likely their draws
make each way to colour them, what each colour would have meant as the owner's turn ended
(`tells.judged`), and what they really are. The two weights that make the truth most likely are
found by Newton's method and printed with their standard errors, ready for
`games/apotheca/bot/tells.py`; and the loss in nats a potion, by the draws alone, by these
weights, and by those in use.

250 steps are about 0.01 s on the compiled engine, and 300 games some 2 minutes. Games are played
on all cores, or on a cluster (`--workers`, `--cluster`).
"""

import argparse
import sys
from functools import partial
from math import exp, log, sqrt
from typing import NamedTuple

from philtre.bots.game import next_decision
from philtre.bots.search import Search
from philtre.core.glimpse import Glimpse
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.core.thought import Budget
from philtre.games.apotheca.bot.partings import partings
from philtre.games.apotheca.bot.tells import HOPE, THREAT, judged
from philtre.games.apotheca.content import KINDS
from philtre.games.apotheca.rules import sight, steps
from philtre.games.apotheca.rules.market import colour_of, mark_of, seat_of
from philtre.games.apotheca.rules.state import ApothecaState
from tools.crew import add_crew, batches, crew_of, done

Weights = tuple[float, float]
NO_WEIGHTS: Weights = (0.0, 0.0)
BATCH = 4  # games
ROUNDS = 20  # of Newton's method, which needs about six


class Way(NamedTuple):
    """One way to colour the potions: its weight by the draws, how many threats and hopes."""

    weight: int
    threats: int
    hopes: int


class Noted(NamedTuple):
    ways: list[Way]
    truth: int
    potions: int


def play(simulations: int, seed: int, batch: range) -> list[Noted]:
    game = find("apotheca")
    noted: list[Noted] = []
    for number in batch:
        rng = Rng(seed, number)
        state = game.start(game.settle(dict(game.limit)))
        state.heard = []
        while (seat := next_decision(state, rng)) != CHANCE:
            if state.step == steps.ACTION and not state.actions:
                noted += note(state, seat)
            search = Search(Glimpse(game, state, seat, []), rng)  # who heard nothing has no clues
            search.run(Budget(simulations))
            state.play(seat, search.thoughts()[0].move)
    return noted


def note(state: ApothecaState, seat: int) -> list[Noted]:
    """What the seat might know of the other's potions, if any lie there."""
    spaces = sight.hidden_from(state, seat)
    if not spaces:
        return []
    tiles = [state.market.tiles[space] for space in spaces]
    unseen = state.supply[:]
    for tile in tiles:
        unseen[colour_of(tile)] += 1
    marks = [mark_of(tile) for tile in tiles]
    odds = sight.weights(sight.past_known_to(state, seat), unseen, marks)
    told = [
        meanings(state, space, seat_of(tile)) for space, tile in zip(spaces, tiles, strict=True)
    ]
    ways = []
    for way, weight in enumerate(odds):
        meant = [told[i][colour] for i, colour in enumerate(sight.colours_of(way, len(tiles)))]
        ways.append(Way(weight, sum(threat for threat, _ in meant), sum(hope for _, hope in meant)))
    truth = sum(colour_of(tile) * KINDS**index for index, tile in enumerate(tiles))
    return [Noted(ways, truth, len(tiles))]


def meanings(state: ApothecaState, space: int, owner: int) -> list[tuple[bool, bool]]:
    """By colour, whether the potion would have been a threat to its owner, and a hope."""
    market = partings(state.box, state.market, state.heard or [])[owner]
    if market is None or not market.down >> space & 1:
        return [(False, False)] * KINDS
    return [judged(state, market, owner, space, colour) for colour in range(KINDS)]


def shares(each: Noted, weights: Weights) -> list[float]:
    """How likely each way is, by the draws and the weights."""
    threat, hope = weights
    odds = [way.weight * exp(threat * way.threats + hope * way.hopes) for way in each.ways]
    return [chance / sum(odds) for chance in odds]


def loss(noted: list[Noted], weights: Weights) -> float:
    """In nats a potion."""
    total = sum(log(shares(each, weights)[each.truth]) for each in noted)
    return -total / sum(each.potions for each in noted)


def fit(noted: list[Noted]) -> tuple[Weights, Weights]:
    """The weights that make the truth most likely, and their standard errors."""
    threat, hope = NO_WEIGHTS
    for _ in range(ROUNDS):
        up_t = up_h = tt = th = hh = 0.0
        for each in noted:
            chances = shares(each, (threat, hope))
            pairs = list(zip(chances, each.ways, strict=True))
            mean_t = sum(chance * way.threats for chance, way in pairs)
            mean_h = sum(chance * way.hopes for chance, way in pairs)
            up_t += each.ways[each.truth].threats - mean_t
            up_h += each.ways[each.truth].hopes - mean_h
            tt += sum(chance * (way.threats - mean_t) ** 2 for chance, way in pairs)
            hh += sum(chance * (way.hopes - mean_h) ** 2 for chance, way in pairs)
            th += sum(
                chance * (way.threats - mean_t) * (way.hopes - mean_h) for chance, way in pairs
            )
        area = tt * hh - th * th
        threat += (hh * up_t - th * up_h) / area
        hope += (tt * up_h - th * up_t) / area
    return (threat, hope), (sqrt(hh / area), sqrt(tt / area))


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit THREAT and HOPE of Apotheca's bot.")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--steps", type=int, default=250, help="simulations a decision")
    parser.add_argument("--seed", type=int, default=1)
    add_crew(parser)
    asked = parser.parse_args()
    with crew_of(asked) as crew:
        work = partial(play, asked.steps, asked.seed)
        parts = done(crew, "games", work, batches(asked.games, BATCH), BATCH)
    noted = [each for part in parts for each in part]
    found, errors = fit(noted)
    sys.stdout.write(
        f"{len(noted)} decisions, {sum(each.potions for each in noted)} potions\n"
        f"THREAT: Final = {found[0]:.2f}  # ± {errors[0]:.2f}\n"
        f"HOPE: Final = {found[1]:.2f}  # ± {errors[1]:.2f}\n"
        f"nats a potion: {loss(noted, NO_WEIGHTS):.4f} by the draws alone, "
        f"{loss(noted, found):.4f} by these, {loss(noted, (THREAT, HOPE)):.4f} by those in use\n"
    )


if __name__ == "__main__":
    main()
