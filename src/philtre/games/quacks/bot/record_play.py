"""Games of the steady player against itself, as rows of numbers: what the worths are fitted to.

Each row is what one player had as a round began, and how far the player ended above
the mean of the table.
"""

from philtre.core.playout import deal
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.games.quacks.bot.evaluation import count_blacks, others_blacks
from philtre.games.quacks.bot.steady import steady_by
from philtre.games.quacks.bot.worths import count_pennies, worths_of
from philtre.games.quacks.content import BLACK, KINDS
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import AT_CARD, MARKET, SHOP


def possessions_of(state: QuacksState, player: Player) -> list[int]:
    """Counts of all chips, points, rubies, droplet, glass, flask, pennies; then whether there
    are more blacks than one neighbour has, and more than both."""
    row = list(player.bag)
    for kinds in (player.kept, player.reserved):
        for kind in kinds:
            row[kind] += 1
    row += [player.points, player.rubies, player.droplet, player.glass]
    row += [1 if player.flask else 0, count_pennies(player.pennies)]
    own, others = count_blacks(player), others_blacks(state, player)
    base = own > 0 and state.box.book[BLACK] == 1
    row += [1 if base and own > min(others) else 0, 1 if base and own > max(others) else 0]
    return row


def record_play(state: QuacksState, rng: Rng, whims: int) -> list[list[list[int]]]:
    """Play to the end; what each player had at the start of each round.

    `whims` of a hundred purchases are made at random, so that all chips are tried.
    """
    rounds: list[list[list[int]]] = []
    while True:
        actors = state.actors()
        if not actors:
            return rounds
        seat = actors[0]
        if seat == CHANCE:
            if state.stage == AT_CARD and len(rounds) < state.round:
                rounds.append([possessions_of(state, player) for player in state.seats])
            deal(state, rng)
        else:
            state.play(seat, whimsical(state, state.seats[seat], rng, whims))


def whimsical(state: QuacksState, player: Player, rng: Rng, whims: int) -> int:
    step = player.next_step()
    if step in (SHOP, MARKET) and rng.below(100) < whims:
        bought = [m for m in player.options if moves.BUY <= m < moves.BUY + KINDS]
        if bought:
            return bought[rng.below(len(bought))]
    return steady_by(state, player, worths_of(state.box))
