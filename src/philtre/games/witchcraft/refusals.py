from philtre.core.errors import IllegalMove
from philtre.games.witchcraft.state import WitchcraftState


def refuse(state: WitchcraftState, seat: int, move: int) -> IllegalMove | None:
    return None
