"""What a player of Quacks has to fear: the bag, and who is further."""

from philtre.core.glimpse import Glimpse
from philtre.core.reasons import Mark, Reason
from philtre.core.rng import Rng
from philtre.games.quacks.bot.reasons import BAG, odds
from philtre.games.quacks.content import CHIP_NAMES
from philtre.games.quacks.rules.placing import fatal, limit
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import AT_BREWING


def threats(glimpse: Glimpse[QuacksState]) -> list[Reason]:
    state = glimpse.sample(Rng(0))
    seat = glimpse.seat
    player = state.seats[seat]
    found = []
    if state.stage == AT_BREWING and not player.exploded and not player.stopped:
        found += whites(state, seat)
    rivals = [other for other in state.seats if other.seat != seat]
    if state.stage == AT_BREWING:
        space = player.scoring_space()
        further = [other for other in rivals if not other.exploded]
        best = max(further, key=lambda other: other.scoring_space(), default=None)
        if best is not None and best.scoring_space() > space:
            params = {"seat": int(best.seat), "space": int(best.scoring_space())}
            found.append(Reason("threat-further", params, [seat_of(int(best.seat))]))
    leader = max(rivals, key=lambda other: other.points)
    if leader.points > player.points:
        params = {"seat": int(leader.seat), "count": leader.points - player.points}
        found.append(Reason("threat-ahead", params, [seat_of(int(leader.seat))]))
    return found or [Reason("threat-none", {}, [])]


def whites(state: QuacksState, seat: int) -> list[Reason]:
    """Q-14: which chips of the bag would explode the pot."""
    player = state.seats[seat]
    deadly = [CHIP_NAMES[kind] for kind in fatal(state, player) if player.bag[kind]]
    if not deadly:
        return [odds(state, seat)]
    params: dict[str, object] = {
        "sum": int(player.white_sum),
        "limit": limit(state, player),
        "chip": deadly,
        "count": len(deadly),
    }
    return [Reason("threat-whites", params, BAG), odds(state, seat)]


def seat_of(seat: int) -> Mark:
    return Mark("fire", [f"seat:{seat}"])
