"""A player for games that are tried: quick, but it brews by the odds of its bag.

It looks at the next draw exactly and at all after it by the whites' odds (`pool.py`), wants
points and not to win, and does not look at the others' pots. A few milliseconds a game, and
most of what thinking at length is worth (docs/bots/quacks.md).
"""

from typing import Final, cast

from philtre.core.thought import Budget
from philtre.games.quacks.bot.end_of_brewing import stop
from philtre.games.quacks.bot.evaluation import count_blacks
from philtre.games.quacks.bot.imagined_brewing import Brewing
from philtre.games.quacks.bot.pool import use_flask
from philtre.games.quacks.bot.prospects import Prospects
from philtre.games.quacks.bot.quick_player import brew, promise, quick_by
from philtre.games.quacks.bot.watch import Watch
from philtre.games.quacks.bot.when_to_stop import drawing
from philtre.games.quacks.bot.worth_of_pot import WorthOfPot
from philtre.games.quacks.bot.worths import PURSE, Worths, left_after
from philtre.games.quacks.content import BLACK_1
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.placing import explosive
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import DECIDE

PLAIN: Final = 0.5  # points: what looks so good or bad needs no thought
CARDS: Final = 64  # more than there are
RUBIES: Final = 16  # that make a point, at most
POINTS: Final = [Prospects(players, []) for players in range(1, 9)]  # by players, from 1 on


def steady_by(state: QuacksState, player: Player, worths: Worths) -> int:
    """Draws and stops by the bag; all else as the quick player does."""
    if player.next_step() == DECIDE:
        return brew_steadily(state, player, worths)
    return quick_by(state, player, worths)


def brew_steadily(state: QuacksState, player: Player, worths: Worths) -> int:
    """The best of drawing, stopping and the flask, in points."""
    if player.aside or not player.chips_left or not explosive(state, player):
        return brew(state, player, worths)
    at_first_sight = promise(state, player, worths, 0)
    if at_first_sight > PLAIN or (at_first_sight < -PLAIN and not player.flask):
        return moves.DRAW if at_first_sight > 0 else brew(state, player, worths)
    pot = imagined(state, player, worths)
    best, most = moves.STOP, stop(pot)
    drawn = drawing(pot, 0)
    if drawn > most:
        best, most = moves.DRAW, drawn
    for move in player.options:
        if move == moves.FLASK and pot.can_take_back():
            use_flask(pot)
            if drawing(pot, 0) > most:
                return move
        elif move >= moves.WITCH and state.round >= 4 and best == moves.STOP:
            return move
    return best


def imagined(state: QuacksState, player: Player, worths: Worths) -> Brewing:
    watch = Watch(Budget(1))
    watch.patient = True
    prospects = POINTS[state.players - 1]
    harvest = harvest_of(state, player, worths, prospects)
    pot = Brewing(state, player, worths, prospects, harvest, watch)
    if pot.whole[BLACK_1]:
        harvest.blacks = harvest.of_blacks(state, neighbours(state, player))
    return pot


def harvest_of(
    state: QuacksState, player: Player, worths: Worths, prospects: Prospects
) -> WorthOfPot:
    """The tables are the same for all who brew in such a round."""
    left = left_after(state)
    odd = player.rubies % state.box.rubies_a_point if left == 0 else 0
    key = ((left * CARDS + state.card) * RUBIES + odd) * RUBIES + state.players
    known = worths.harvests.get(key)
    if known is None:
        purse = worths.coins[left * PURSE : (left + 1) * PURSE]
        known = WorthOfPot(state, player, worths, left, prospects, purse)
        worths.harvests[key] = known
    return cast(WorthOfPot, known)


def neighbours(state: QuacksState, player: Player) -> list[list[int]]:
    """Of their blacks all will lie in their pots, or half."""
    beside = (state.left_of(player), state.seats[(player.seat - 1) % state.players])
    blacks = [count_blacks(other) for other in beside]
    return [blacks, [count // 2 for count in blacks]]
