"""What a seat sees of The Potion (P-11)."""

from philtre.core.game import View
from philtre.core.state import ONLOOKER
from philtre.games.potion.content import INGREDIENTS, KINDS, MEMBERS, START_TOKENS
from philtre.games.potion.state import NO_ROLL, NOTHING, PotionState


def view(state: PotionState, seat: int) -> View:
    return {
        "you": None if seat == ONLOOKER else seat,
        "round": state.round,
        "dice": [] if state.roll == NO_ROLL else state.face_names(),
        "seats": [
            {
                "chosen": state.chosen[other] != NOTHING,
                "tokens": tokens(state, other) if other == seat or state.box.memory_aid else None,
            }
            for other in range(state.players)
        ],
        "choice": choice(state, seat),
        "bottle": {
            name: START_TOKENS * state.players - sum(state.tokens[kind::KINDS])
            for kind, name in enumerate(INGREDIENTS)
        },
        "last": last_round(state),
        "winners": list(MEMBERS[state.winners]),
    }


def tokens(state: PotionState, seat: int) -> dict[str, int]:
    return {name: state.tokens[seat * KINDS + kind] for kind, name in enumerate(INGREDIENTS)}


def choice(state: PotionState, seat: int) -> str | None:
    """The seat's own choice of this round, once made."""
    if seat == ONLOOKER or state.chosen[seat] == NOTHING:
        return None
    return INGREDIENTS[state.chosen[seat]]


def last_round(state: PotionState) -> dict[str, object] | None:
    """What everybody showed in the round before, and who discarded."""
    if not state.last_shown:
        return None
    return {
        "shown": [INGREDIENTS[kind] for kind in state.last_shown],
        "discarded": list(MEMBERS[state.last_discards]),
    }
