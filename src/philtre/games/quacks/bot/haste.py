"""How those choose who see less: by nerve instead of odds, by price or by plain worth.

The mistakes of a level are a player's. It draws while the risk is one that it likes to take,
whatever there is to win or to lose; it buys what is dear, or anything that looks about as good as
the best; it overlooks what goes together. In the last round everybody looks at the others' pots,
so nothing is done in haste there.
"""

from typing import Final

from philtre.core.rng import Rng
from philtre.games.quacks.bot.quick_player import quick
from philtre.games.quacks.bot.shopping import second
from philtre.games.quacks.bot.tempers import nerve
from philtre.games.quacks.bot.worths import LEFT, left_after, worths_of
from philtre.games.quacks.content import KINDS
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.placing import explosive
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import DECIDE, EXCHANGE, MARKET, SHOP

UNDECIDED: Final = -1  # it takes its time
# By level, novice first:
HASTE: Final = [1.0, 0.9, 0.5, 0.0]  # how often a choice is hasty
NERVE: Final = [0.08, 0.16, 0.22, 0.22]  # the part of the bag that may explode the pot at a draw
ABOUT: Final = [0.6, 0.35, 0.2, 0.2]  # the part of the best that something about as good may lack


def hasty(state: QuacksState, seat: int, level: int, rng: Rng, temper: int = 0) -> int:
    """What a level does without much thought; `UNDECIDED` where it would not."""
    player = state.seats[seat]
    step = player.next_step()
    if left_after(state) == 0:
        return UNDECIDED
    if step == DECIDE:
        if player.aside or not player.chips_left:
            return UNDECIDED
        risked = explosive(state, player) <= nerve(NERVE[level], temper) * player.chips_left
        return moves.DRAW if risked else moves.STOP
    if step in (SHOP, MARKET):
        return about_as_good(state, player, ABOUT[level], rng)
    if step == EXCHANGE and level == 0:
        return moves.DONE  # rubies look like something to keep
    return quick(state, player, rng)


def about_as_good(state: QuacksState, player: Player, lacking: float, rng: Rng) -> int:
    """Any chip that begins a basket about as good as the best, by what chips are worth alone."""
    worths, left = worths_of(state.box), left_after(state)
    liked = [0.0] * KINDS
    offered: list[int] = []
    for move in player.options:
        kind = move - moves.BUY
        if 0 <= kind < KINDS:
            liked[kind] = worths.chip[kind * LEFT + left]
            offered.append(move)
    if not offered:
        return UNDECIDED
    baskets: list[float] = []
    for move in offered:
        one = move - moves.BUY
        baskets.append(liked[one] + second(player, liked, worths, one))
    least = max(baskets) * (1 - lacking)
    good = [move for index, move in enumerate(offered) if baskets[index] >= least]
    return good[rng.below(len(good))]
