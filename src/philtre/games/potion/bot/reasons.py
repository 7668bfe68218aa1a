"""Why a token of The Potion: in how many ways it goes, and how near to the end it brings one."""

from itertools import product

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.glimpse import Glimpse
from philtre.core.reasons import Mark, Reason
from philtre.core.rng import Rng
from philtre.games.potion.content import ASKED, INGREDIENTS, KINDS, MEMBERS, NO_ROLL
from philtre.games.potion.rules.round import who_discards
from philtre.games.potion.rules.state import PotionState


def reasons(glimpse: Glimpse[PotionState], kind: int) -> list[Reason]:
    state = glimpse.sample(Rng(0))
    seat = glimpse.seat
    goes = ways(state, seat, kind)
    near = ending(state, seat, kind) if goes.params["count"] else []
    return [*near, goes, asked(state, kind)]


def ways(state: PotionState, seat: int, kind: int) -> Reason:
    """Of all that the others can show, how much lets it go (P-5 … P-7)."""
    hands = [MEMBERS[state.kinds(other)] for other in range(state.players)]
    hands[seat] = [kind]
    shown = list(product(*hands))
    going = [one for one in shown if who_discards(state.roll, vec[i64](one)) >> seat & 1]
    params: dict[str, object] = {
        "count": len(going),
        "total": len(shown),
        "ingredient": INGREDIENTS[kind],
    }
    return Reason("reason-ways", params, [ring(kind)])


def ending(state: PotionState, seat: int, kind: int) -> list[Reason]:
    """P-9: the last of a kind brings one nearer to the end."""
    hand = state.hand(seat)
    if hand[kind] != 1:
        return []
    left = sum(1 for other in range(KINDS) if hand[other] and other != kind)
    key = "reason-wins" if left == 1 else "reason-last"
    params: dict[str, object] = {"ingredient": INGREDIENTS[kind], "count": left}
    return [Reason(key, params, [ring(kind)])]


def asked(state: PotionState, kind: int) -> Reason:
    """What the dice say of it, and who can show it."""
    holders = sum(1 for seat in range(state.players) if state.hand(seat)[kind])
    bits = ASKED[state.roll][kind]
    params: dict[str, object] = {"ingredient": INGREDIENTS[kind], "holders": holders}
    if not bits:
        return Reason("reason-unasked", params, [])
    numbers = [quantity for quantity in range(1, 4) if bits >> quantity & 1]
    named = dict(zip(("first", "second", "third"), numbers, strict=False))
    return Reason("reason-asked", {**params, **named, "count": len(numbers)}, [])


def threats(glimpse: Glimpse[PotionState]) -> list[Reason]:
    """Who wins with the next token that goes (P-9)."""
    state = glimpse.sample(Rng(0))
    found = []
    for seat in range(state.players):
        hand = state.hand(seat)
        kinds = [kind for kind in range(KINDS) if hand[kind]]
        last = [INGREDIENTS[kind] for kind in kinds if hand[kind] == 1 and len(kinds) == 2]
        if last and state.roll != NO_ROLL:
            key = "threat-yours" if seat == glimpse.seat else "threat-theirs"
            mark = Mark("fire" if seat != glimpse.seat else "ring", [f"seat:{seat}"])
            found.append(Reason(key, {"seat": seat, "ingredient": last}, [mark]))
    return found or [Reason("threat-none", {}, [])]


def ring(kind: int) -> Mark:
    return Mark("ring", [f"ingredient:{INGREDIENTS[kind]}"])
