"""Where a player stands: what all that a player has is worth, and who is likely to win."""

from math import exp

from philtre.games.quacks.bot.worths import (
    LEFT,
    PURSE,
    Worths,
    count_pennies,
    left_after,
    worths_of,
)
from philtre.games.quacks.content import (
    BLACK,
    BLACK_1,
    KINDS,
    SPOON,
    VALUE,
)
from philtre.games.quacks.rules.gains import points_of_bowl, points_of_rubies
from philtre.games.quacks.rules.player import NO_SCORE, Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import (
    AT_BREWED,
    AT_BREWING,
    AT_CHOICE,
    AT_POINTS,
    AT_RUBIES,
    AT_SHOPPING,
)


def share(state: QuacksState, seat: int, extra: float, later: float = 0.0) -> float:
    """The seat's chance to win, if it were so many points better off, and those after it too."""
    worths = worths_of(state.box)
    own = worth(state, state.seats[seat], worths) + extra
    total = 1.0
    spread = worths.spread[to_come(state)]
    for other in state.seats:
        if other.seat != seat:
            more = later if place(state, other.seat) > place(state, seat) else 0.0
            total += exp(min((worth(state, other, worths) + more - own) / spread, 50.0))
    return 1.0 / total


def place(state: QuacksState, seat: int) -> int:
    """When a seat's turn comes in what is done in order, from 0."""
    return (seat - state.round + 1) % state.players


def to_come(state: QuacksState) -> int:
    """In how many rounds the chips of the bags will still be drawn."""
    left = left_after(state) + (1 if state.stage < AT_BREWING else 0)
    return min(left, LEFT - 1)


def worth(state: QuacksState, player: Player, worths: Worths) -> float:
    """Points, what the rest of the round will give, and what the rest will bring."""
    left = to_come(state)
    total = possessions(player, worths, left) + blacks(state, player, worths, left)
    return total + pending(state, player, worths, left) if state.stage >= AT_BREWING else total


def possessions(player: Player, worths: Worths, left: int) -> float:
    """All that a player has, with so many rounds to come."""
    total = player.points * worths.lead[left]
    if left:
        total += player.rubies * worths.ruby[left]
        total += player.droplet * worths.droplet[left]
        total += player.glass * worths.glass[left]
        total += worths.flask[left] if player.flask else 0.0
        total += chips(player, worths, left)
    else:
        total += points_of_rubies(worths.box, player.rubies)
    return total + count_pennies(player.pennies) * worths.penny[left]


def blacks(state: QuacksState, player: Player, worths: Worths, left: int) -> float:
    """Q-52: to have more blacks than a neighbour, or than both, is worth something."""
    own = count_blacks(player)
    if not own or state.box.book[BLACK] != 1:
        return 0.0
    return rank_worth(own, others_blacks(state, player), worths, left)


def others_blacks(state: QuacksState, player: Player) -> list[int]:
    """The blacks of both neighbours; of the only opponent twice, one less since ties count."""
    one = count_blacks(state.left_of(player))
    if state.players == 2:
        return [one - 1, one]
    return [one, count_blacks(state.seats[(player.seat - 1) % state.players])]


def rank_worth(own: int, others: list[int], worths: Worths, left: int) -> float:
    total = worths.over_one[left] if own and own > min(others) else 0.0
    return total + worths.over_both[left] if own > max(others) else total


def count_blacks(player: Player) -> int:
    """All blacks of a player, wherever they lie."""
    total = player.bag[BLACK_1] + player.count_colour(BLACK)
    return total + player.bought.count(BLACK_1) + player.bowl.count(BLACK_1)


def chip_worth(state: QuacksState, player: Player, worths: Worths, kind: int, left: int) -> float:
    """What one more chip of a kind is worth to a player."""
    if kind == BLACK_1 and state.box.book[BLACK] == 5:
        return worths.droplet[left]  # the chip goes left, a droplet moves
    total = worths.chip[kind * LEFT + left]
    if kind == BLACK_1 and state.box.book[BLACK] == 1:
        own, others = count_blacks(player), others_blacks(state, player)
        total += rank_worth(own + 1, others, worths, left) - rank_worth(own, others, worths, left)
    return total


def chips(player: Player, worths: Worths, left: int) -> float:
    """What all chips of a player are worth, wherever they lie."""
    chip = worths.chip
    bag = player.bag
    total = 0.0
    for kind in range(KINDS):
        count: int = bag[kind]
        if count:
            total += count * chip[kind * LEFT + left]
    for placed in player.pot:
        total += chip[(placed & 31) * LEFT + left]
    for kinds in (player.bowl, player.bought, player.kept, player.beside, player.aside):
        for kind in kinds:
            total += chip[kind * LEFT + left]
    for kinds in (player.hand, player.drawn):
        for kind in kinds:
            total += chip[kind * LEFT + left]
    return total


def pending(state: QuacksState, player: Player, worths: Worths, left: int) -> float:
    """What the scoring space will still give this round."""
    if player.score == NO_SCORE:
        space = left * (SPOON + 1) + player.scoring_space()
        return worths.space[space] if player.safe() else worths.burnt[space]
    total = 0.0
    if state.box.ruby[player.score] and waits(state, player, AT_RUBIES):
        total += worths.ruby[left]
    if waits(state, player, AT_CHOICE) and not player.safe():
        return total + worths.burnt[left * (SPOON + 1) + player.score]
    if waits(state, player, AT_POINTS) and player.gets_points():
        bowl = points_of_bowl(sum([VALUE[kind] for kind in player.bowl]))
        total += (state.box.points[player.score] + bowl) * worths.lead[left]
    return total + worths.coins[left * PURSE + min(coins_to_spend(state, player), PURSE - 1)]


def coins_to_spend(state: QuacksState, player: Player) -> int:
    """The coins that are still to be had or to be spent."""
    if waits(state, player, AT_SHOPPING):
        return state.box.coins[player.score] if player.gets_coins() else 0
    return player.coins


def waits(state: QuacksState, player: Player, stage: int) -> bool:
    """Whether the player's part of a stage is still to come."""
    return state.stage < stage or (state.stage == stage and place(state, player.seat) >= state.turn)


def has_brewed(state: QuacksState, player: Player) -> bool:
    return state.stage >= AT_BREWED or player.stopped
