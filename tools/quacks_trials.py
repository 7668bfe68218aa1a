"""Purchases and exchanges of Quacks, several of one decision, each played on with the same luck."""

from typing import NamedTuple

from librt.vecs import vec

from philtre.core.playout import deal
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.games.quacks import GAME
from philtre.games.quacks.bot.evaluation import chip_worth
from philtre.games.quacks.bot.holdings import DROPLET, FLASK, RACES, RUBIES, held_by
from philtre.games.quacks.bot.playing_on import play_on
from philtre.games.quacks.bot.steady import steady_by
from philtre.games.quacks.bot.tastes import Tastes
from philtre.games.quacks.bot.worths import Worths, left_after
from philtre.games.quacks.content import BLACK, BLACK_1, COLOUR, KINDS
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.box import Box
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.scoring import ruby_price
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import EXCHANGE, SHOP
from tools.small_net import Weights

TRIED = 4  # options of a decision
LIKED = 10  # most of them among so many that are liked best
PURCHASES = 4  # one in so many is tried
EXCHANGES = 8
WHIMS = 12  # purchases at random, of a hundred


class Option(NamedTuple):
    """What may be done: its moves, what it is worth by itself, and what one has then."""

    moves: list[int]
    worth: float
    held: list[float]


class Tried(NamedTuple):
    """A decision: the books of its box, rounds to come, options and how far each ended ahead."""

    books: list[int]
    left: int
    options: list[Option]
    ahead: list[float]


def table(rng: Rng) -> dict[str, object]:
    """Mostly one set of the base game for all colours, the first most often."""
    players = [2, 2, 2, 3, 4][rng.below(5)]
    dice = rng.below(20)
    if dice < 15:
        return {"players": players, "books": [max(1, dice // 3)] * 6}
    sets = 4 if dice < 17 else 6
    chosen: dict[str, object] = {
        "players": players,
        "books": [1 + rng.below(sets) for _ in range(6)],
    }
    if sets == 6:
        chosen["expansion"] = "on"
        chosen["locoweed"] = ["none", "5", "6"][rng.below(3)]
        chosen["test_tubes"] = ["off", "on"][rng.below(2)]
    return chosen


def shopper(box: Box, weights: Weights) -> Worths:
    worths = Worths(box)
    worths.tastes = Tastes(box, weights)
    return worths


def try_out(weights: Weights, seed: int, first: int, batch: range) -> list[Tried]:
    """All that was tried in a batch of games."""
    known: dict[str, Worths] = {}
    found: list[Tried] = []
    for number in batch:
        rng = Rng(seed, first + number)
        state = GAME.start(GAME.settle(table(rng)))
        if state.box.key not in known:
            known[state.box.key] = shopper(state.box, weights)
        found += tried_in_game(state, known[state.box.key], rng)
    return found


def tried_in_game(state: QuacksState, worths: Worths, rng: Rng) -> list[Tried]:
    """Of one game; its players go on by what they like, or by a whim."""
    found: list[Tried] = []
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            deal(state, rng)
            continue
        player = state.seats[seat]
        options = some_options(state, player, worths, rng)
        if len(options) > 1:
            luck = rng.below(1 << 30)
            ahead = [played_on(state, seat, option, worths, luck) for option in options]
            found.append(Tried(list(state.box.book), left_after(state), options, ahead))
        state.play(seat, whimsical(state, player, worths, rng))
    return found


def some_options(state: QuacksState, player: Player, worths: Worths, rng: Rng) -> list[Option]:
    """Those of a decision that are to be tried; none at most decisions."""
    step = player.next_step()
    if step == SHOP and not player.basket and rng.below(PURCHASES) == 0:
        return chosen(purchases(state, player, worths), worths, left_after(state), rng)
    if step == EXCHANGE and not state.box.test_tubes and rng.below(EXCHANGES) == 0:
        return exchanges(state, player, worths)
    return []


def whimsical(state: QuacksState, player: Player, worths: Worths, rng: Rng) -> int:
    if player.next_step() == SHOP and rng.below(100) < WHIMS:
        bought = [move for move in player.options if moves.BUY <= move < moves.BUY + KINDS]
        if bought:
            return bought[rng.below(len(bought))]
    return steady_by(state, player, worths)


def chosen(options: list[Option], worths: Worths, left: int, rng: Rng) -> list[Option]:
    """The one that is liked best, two others of those liked well, and any."""
    tastes = worths.tastes

    def liking(option: Option) -> float:
        return option.worth + tastes.told(tastes.sums(vec[float](option.held)), left)

    order = sorted(options, key=liking, reverse=True)
    picks = [0]
    while len(picks) < min(TRIED, len(order)):
        pick = rng.below(min(LIKED, len(order)) if len(picks) < TRIED - 1 else len(order))
        if pick not in picks:
            picks.append(pick)
    return [order[pick] for pick in picks]


def purchases(state: QuacksState, player: Player, worths: Worths) -> list[Option]:
    """Every basket that can be paid for, the empty one too."""
    left = left_after(state)
    held = list(held_by(state, player, left))
    offered = [move - moves.BUY for move in player.options if 0 <= move - moves.BUY < KINDS]
    pairs = [
        [one, two]
        for one in offered
        for two in offered
        if one < two
        and COLOUR[one] != COLOUR[two]
        and worths.price[one] + worths.price[two] <= player.coins
    ]
    alone = {kind: chip_worth(state, player, worths, kind, left) for kind in offered}
    return [
        Option(
            [moves.BUY + kind for kind in kinds],
            sum(alone[kind] for kind in kinds),
            with_chips(held, kinds, state.box),
        )
        for kinds in [[], *([kind] for kind in offered), *pairs]
    ]


def with_chips(held: list[float], kinds: list[int], box: Box) -> list[float]:
    then = held[:]
    for kind in kinds:
        then[kind] += 1
        if kind == BLACK_1 and box.book[BLACK] == 1:
            for place in RACES:
                then[place + 1] += held[place]
                then[place] -= held[place]
    return then


def exchanges(state: QuacksState, player: Player, worths: Worths) -> list[Option]:
    left = left_after(state)
    held = list(held_by(state, player, left))
    found: list[Option] = []
    for move in player.options:
        then, worth = held[:], 0.0
        if move in (moves.RUBY_DROPLET, moves.RUBY_FLASK):
            droplet = move == moves.RUBY_DROPLET
            price = ruby_price(state, player, move)
            then[RUBIES] -= price
            then[DROPLET if droplet else FLASK] += 1
            worth = (worths.droplet if droplet else worths.flask)[left] - price * worths.ruby[left]
        if move < moves.WITCH:
            found.append(Option([move], worth, then))
    return found


def played_on(state: QuacksState, seat: int, option: Option, worths: Worths, luck: int) -> float:
    """To the end: how far ahead of the others' mean the seat is then."""
    after = state.clone()
    shopping = after.seats[seat].next_step() == SHOP
    for move in option.moves:
        after.play(seat, move)
    if shopping and len(option.moves) < 2 and is_in_shop(after, seat):
        after.play(seat, moves.DONE)
    play_on(after, [worths] * after.players, luck, True)
    total = sum(player.points for player in after.seats)
    own = after.seats[seat].points
    return float(own - (total - own) / (after.players - 1))


def is_in_shop(state: QuacksState, seat: int) -> bool:
    return seat in state.actors() and state.seats[seat].next_step() == SHOP
