"""The rounds of this match as everybody saw them (P-11), from the events that a seat has heard."""

from typing import Final, NamedTuple, cast

from philtre.core.state import Event
from philtre.games.potion.bot.hands import hands_from
from philtre.games.potion.content import BLANK, FACES, INGREDIENTS, KINDS, NOTHING, QUANTITIES
from philtre.games.potion.events import Rolled, TokenTold
from philtre.games.potion.rules.state import PotionState

KIND: Final[dict[str, int]] = {name: kind for kind, name in enumerate(INGREDIENTS)}


class Past(NamedTuple):
    """A round that was played."""

    hands: list[int]  # before it
    roll: int
    shown: list[int]  # by each seat


def rounds_seen(state: PotionState, events: list[Event]) -> list[Past]:
    """The latest first; found from what is held now, by undoing what has happened since."""
    tokens = list(state.tokens)
    shown = [NOTHING] * state.players
    found: list[Past] = []
    for event in reversed(events):
        if event.kind == "discarded":
            told = cast(TokenTold, event.params)
            tokens[told["seat"] * KINDS + KIND[told["ingredient"]]] += 1
        elif event.kind == "revealed":
            told = cast(TokenTold, event.params)
            shown[told["seat"]] = KIND[told["ingredient"]]
        elif event.kind == "rolled":
            if NOTHING not in shown:  # else it is the round that is being played
                faces = cast(Rolled, event.params)["faces"]
                found.append(Past(hands_from(tokens), roll_named(faces), shown))
            shown = [NOTHING] * state.players
    return found


def roll_named(faces: list[str]) -> int:
    """The roll that the dice show; one that stays in the box counts as a blank."""
    roll = 0
    for die in range(len(QUANTITIES)):
        face = FACES.index(faces[die].rpartition("-")[2]) if die < len(faces) else BLANK
        roll |= face << (2 * die)
    return roll
