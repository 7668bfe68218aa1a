"""Is a re-deal as likely as the deal? Deal many times forward, and compare.

A reference match is dealt again and again such that one seat notices no difference: what it
notices happens as it did, and counts with the chance that it had; the rest is dealt anew.
So every way in which the hidden things could lie comes with its true weight (likelihood
weighting), and a re-deal must lay them so as often.
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from philtre.conformance.secrets import sent
from philtre.core.game import Game
from philtre.core.options import Options
from philtre.core.rng import Rng
from philtre.core.state import CHANCE, State

DEALS = 800
REDEALS = 3000
SOME = 300  # that are all alike: so are the others
ENOUGH = 50
LIMIT = 4.5  # standard deviations that are taken for chance
SPLIT = re.compile(r"[ ,|/:;=]").split


class Noticed(NamedTuple):
    """What a seat notices of one step: what it hears is compared first, as it is quick."""

    heard: list[object]
    sent: str


def reference(game: Game, options: Options, steps: int, seed: int) -> list[tuple[State, int, int]]:
    """A random match: each state with the actor and the move that was made in it."""
    rng = Rng(seed)
    state = game.start(options)
    made: list[tuple[State, int, int]] = []
    while len(made) < steps and state.actors():
        actors = state.actors()
        actor = actors[rng.below(len(actors))]
        legal = state.legal(actor)
        index = rng.pick(state.odds()) if actor == CHANCE else rng.below(len(legal))
        made.append((state.clone(), actor, legal[index]))
        state.play(actor, legal[index])
    made.append((state, CHANCE, 0))
    return made


def played(state: State, actor: int, move: int, seat: int) -> tuple[State, list[object]]:
    after = state.clone()
    after.heard = []
    after.play(actor, move)
    return after, [event for event in after.heard if event.heard_by(seat)]


def alike(game: Game, state: State, actor: int, seat: int, noticed: Noticed) -> list[int]:
    """The places of the moves after which the seat notices just that."""
    found = []
    for place, move in enumerate(state.legal(actor)):
        after, heard = played(state, actor, move, seat)
        if heard == noticed.heard and sent(game, after, seat) == noticed.sent:
            found.append(place)
    return found


class Step(NamedTuple):
    """A step of the reference match, and what the seat noticed of it."""

    actor: int
    noticed: Noticed
    legal: list[int]
    alike: list[int]

    def places(self, game: Game, state: State, seat: int, rng: Rng) -> list[int]:
        """The same in another state. Where the seat is told all or nothing, one look will do."""
        legal = state.legal(self.actor)
        if legal == self.legal and len(self.alike) in (1, len(legal)):
            move = legal[self.alike[rng.below(len(self.alike))]]
            after, heard = played(state, self.actor, move, seat)
            if heard == self.noticed.heard and sent(game, after, seat) == self.noticed.sent:
                return self.alike
        return alike(game, state, self.actor, seat, self.noticed)


def noticed_by(game: Game, made: list[tuple[State, int, int]], seat: int) -> list[Step]:
    """The reference match as the seat saw it."""
    steps = []
    for state, actor, move in made[:-1]:
        after, heard = played(state, actor, move, seat)
        noticed = Noticed(heard, sent(game, after, seat))
        found = alike(game, state, actor, seat, noticed)
        steps.append(Step(actor, noticed, list(state.legal(actor)), found))
    return steps


def dealt_again(
    game: Game, start: State, steps: list[Step], seat: int, rng: Rng
) -> tuple[State, float]:
    """One way it could have come about, and how much it counts."""
    state = start.clone()
    weight = 1.0
    for step in steps:
        if step.actor not in state.actors():
            return state, 0.0
        places = step.places(game, state, seat, rng)
        if not places:
            return state, 0.0
        place = places[rng.below(len(places))]
        if step.actor == CHANCE:
            odds = state.odds()
            kept = [odds[index] for index in places]
            weight *= sum(kept) / sum(odds)
            place = places[rng.pick(kept)]
        state.play(step.actor, state.legal(step.actor)[place])
    return state, weight


def parts(place: int, word: str) -> list[tuple[int, int, str]]:
    """A word at its place, and each letter at its place in the word."""
    return [(place, -1, word), *((place, index, letter) for index, letter in enumerate(word))]


def shares(
    lines: list[tuple[str, float]],
) -> tuple[defaultdict[tuple[int, int, str], float], float]:
    """How much of all has each part; and how many samples that is worth.

    Lines are many and their words few: a word is taken apart once, for all lines that have it.
    """
    total = sum(weight for _, weight in lines)
    words: defaultdict[tuple[int, str], float] = defaultdict(float)
    for line, weight in lines:
        for placed in enumerate(SPLIT(line)):
            words[placed] += weight / total
    found: defaultdict[tuple[int, int, str], float] = defaultdict(float)
    for (place, word), share in words.items():
        for part in parts(place, word):
            found[part] += share
    return found, total**2 / sum(weight**2 for _, weight in lines)


def far_off(one: list[tuple[str, float]], other: list[tuple[str, float]]) -> str:
    """What is there too often or too seldom, if anything is."""
    (first, n), (second, m) = shares(one), shares(other)
    for part in sorted(first.keys() | second.keys()):
        a, b = first[part], second[part]
        mean = (a * n + b * m) / (n + m)
        spread = (max(0.0, mean * (1 - mean)) * (1 / n + 1 / m)) ** 0.5
        if abs(a - b) > LIMIT * spread + 1e-9:
            return f"{part[2]}: dealt {a:.3f}, re-dealt {b:.3f}"
    return ""


def check_weights(game: Game, options: Options, steps: int, seed: int) -> int:
    """For how many seats there was anything hidden to compare."""
    made = reference(game, options, steps, seed)
    return sum(is_compared(game, options, made, seat, seed) for seat in range(made[-1][0].players))


def is_compared(
    game: Game, options: Options, made: list[tuple[State, int, int]], seat: int, seed: int
) -> bool:
    """Whether anything was hidden from the seat; it lies as often as it should."""
    rng = Rng(seed, seat)

    def redealt(count: int) -> Iterator[tuple[str, float]]:
        for _ in range(count):
            other = made[-1][0].clone()
            other.redeal(seat, rng)
            yield game.position(options, other), 1.0

    def dealt(count: int) -> list[tuple[str, float]]:
        seen = noticed_by(game, made, seat)
        again = [dealt_again(game, made[0][0], seen, seat, rng) for _ in range(count)]
        return [(game.position(options, state), weight) for state, weight in again if weight]

    known = list(redealt(SOME))
    if len({line for line, _ in known}) == 1:  # nothing is hidden, or nothing is left of it
        assert {line for line, _ in dealt(ENOUGH)} <= {known[0][0]}, f"seat {seat}: kept"
        return False
    known += redealt(REDEALS - SOME)
    true = dealt(DEALS)
    if len(true) < ENOUGH:
        return False  # what was hidden has come to light since: hardly any way leads here
    assert not far_off(true, known), f"seat {seat}: {far_off(true, known)}"
    return True
