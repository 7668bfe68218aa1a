"""What a round looks like to a player of each level, and what a temper makes of it.

A level is weaker by what it does not see: the novice sees its own hand, the adept all hands but
not how the others choose, the expert expects weak ones of several kinds and sees small
differences, the master remembers what each has shown. Each chooses among what looks nearly as good.
"""

from typing import Final, NamedTuple

from philtre.core.state import Event
from philtre.core.thought import Budget
from philtre.games.potion.bot.answer import Answer
from philtre.games.potion.bot.hands import hands_of
from philtre.games.potion.bot.manners import Seen, adept, expert, novice
from philtre.games.potion.bot.memory import rounds_seen
from philtre.games.potion.bot.others import RECALL, scene_of
from philtre.games.potion.bot.views import views_for, views_of
from philtre.games.potion.content import ASKED, KINDS
from philtre.games.potion.rules.state import PotionState

MASTER: Final = 3

# How much more often a bold player shows what the dice ask for, and how much less a patient one.
BOLDNESS: Final = 1.4


class Sight(NamedTuple):
    """What each choice seems worth, and how often it is made; by kind."""

    values: list[float]
    shares: list[float]


def sight_of(
    level: int, state: PotionState, seat: int, events: list[Event], budget: Budget
) -> Sight:
    if level == 0:
        return part(seat, novice(hands_of(state), state.roll))
    views, hands, roll = views_for(state), hands_of(state), state.roll
    if level < MASTER:
        scene = scene_of(hands, roll, views, budget)
        return part(seat, adept(scene) if level == 1 else expert(scene))
    past = rounds_seen(state, events)
    others = RECALL.others(past, state.players, views_of(state.box), budget).seen_from(seat)
    found = Answer(scene_of(hands, roll, views, budget), seat, others)
    return Sight(found.values, found.shares)


def part(seat: int, seen: Seen) -> Sight:
    """One seat's part of what is seen of all."""
    first = seat * KINDS
    return Sight(seen.values[first : first + KINDS], seen.mixture[first : first + KINDS])


def tempered(shares: list[float], roll: int, temper: int) -> list[float]:
    """The same by a bold player (1), a patient one (-1), or neither (0)."""
    factor = 1.0 if temper == 0 else BOLDNESS if temper > 0 else 1 / BOLDNESS
    weights = [
        shares[kind] * factor if ASKED[roll][kind] else shares[kind] for kind in range(KINDS)
    ]
    total = sum(weights)
    return [weight / total for weight in weights]
