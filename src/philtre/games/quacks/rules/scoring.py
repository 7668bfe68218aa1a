"""A, C, D and F of a round, and the end of the game (Q-20 … Q-28)."""

from typing import Final

from philtre.games.quacks import events
from philtre.games.quacks.content import (
    MEMBERS,
    PENNIES,
    RUBY_PRICE,
    SPOON,
    VALUE,
)
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.cards import points_of_ruby, rubies_of_space
from philtre.games.quacks.rules.gains import (
    add_rubies,
    droplet_can_move,
    move_droplet,
    pay,
    points_of_bowl,
    points_of_rubies,
    score,
)
from philtre.games.quacks.rules.player import NONE, TOOK_COINS, TOOK_POINTS, Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import CHOICE, EXCHANGE, Step
from philtre.games.quacks.rules.witches import (
    EXCHANGING,
    RUBIES,
    SCORING,
    ask_for,
    call,
    offers,
    rummaged,
)

POINTS_OR_COINS: Final[list[int]] = [moves.POINTS_MOVE, moves.COINS_MOVE]
ONLY_DONE: Final[list[int]] = [moves.DONE]


def fix_scores(state: QuacksState) -> None:
    """Q-4: all have brewed; the scoring spaces stand, and what W10 would count."""
    for player in state.seats:
        player.score = player.scoring_space()
        if state.box.expansion:
            player.rummage = rummaged(player.bag)


def furthest_space(state: QuacksState) -> int:
    """Q-20: the furthest scoring space of those who may roll the die; -1 if nobody may."""
    furthest = -1
    for player in state.seats:
        if player.rolls_die() and player.score > furthest:
            furthest = player.score
    return furthest


# C


def take_ruby(state: QuacksState, player: Player) -> None:
    """Q-22, as cards and witches have it."""
    if not state.box.ruby[player.score]:
        return
    score(state, player, points_of_ruby(state), "card")
    if not ask_for(state, player, RUBIES):
        add_rubies(state, player, rubies_of_space(state), "space")


# The choice, and D


class Choice(Step):
    """Q-23: points or coins, after an explosion."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        return POINTS_OR_COINS

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        player.choice = TOOK_POINTS if move == moves.POINTS_MOVE else TOOK_COINS
        events.chose(state, player, "points" if move == moves.POINTS_MOVE else "coins")


def score_space(state: QuacksState, player: Player) -> None:
    """Q-24, Q-72; then a witch may be asked for more."""
    if player.gets_points():
        score(state, player, state.box.points[player.score], "space")
        if player.bowl:
            values = sum([VALUE[kind] for kind in player.bowl])
            score(state, player, points_of_bowl(values), "bowl")
    ask_for(state, player, SCORING)


# F


class Exchange(Step):
    """Q-26: rubies for a droplet move or a full flask; W12 makes each cost one."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        droplet = ruby_price(state, player, moves.RUBY_DROPLET)
        flask = ruby_price(state, player, moves.RUBY_FLASK)
        if player.rubies < droplet and player.rubies < flask and not player.pennies:
            return ONLY_DONE
        options: list[int] = []
        if player.rubies >= droplet and droplet_can_move(state, player):
            options.append(moves.RUBY_DROPLET)
        if player.rubies >= flask and not player.flask:
            options.append(moves.RUBY_FLASK)
        options += offers(state, player, EXCHANGING)
        options.append(moves.DONE)
        return options

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.DONE:
            return
        player.push(EXCHANGE)
        if move > moves.WITCH:
            call(state, player, move - moves.WITCH)
            return
        pay(state, player, ruby_price(state, player, move))
        if move == moves.RUBY_FLASK:
            player.flask = True
            events.FLASK_FILLED.tell(state, player.seat)
        else:
            move_droplet(state, player, 1)


def ruby_price(state: QuacksState, player: Player, move: int) -> int:
    """What an exchange costs; W12 has the same price for both."""
    if player.price != RUBY_PRICE:
        return player.price
    return state.box.flask_price if move == moves.RUBY_FLASK else state.box.droplet_price


def exchange_last_rubies(state: QuacksState, player: Player) -> None:
    """Q-27: in the last round rubies become points 2:1."""
    score(state, player, points_of_rubies(state.box, player.rubies), "rubies")
    player.rubies %= state.box.rubies_a_point


# The end


def chips_into_bags(state: QuacksState) -> None:
    """Q-26, Q-53: pot, bowl and what was bought go into the bag, reserved chips don't."""
    for player in state.seats:
        player.reserved = NONE
        for kind in player.named:
            index = player.place_in_row(kind)
            if index >= 0:
                player.take_out(index)
                player.reserved = [*player.reserved, kind]
        player.empty_pot()
        player.bowl = player.empty_into_bag(player.bowl)
        player.bought = player.empty_into_bag(player.bought)
        player.named = NONE
        player.clear()


def finish(state: QuacksState) -> None:
    """Q-28, Q-70: unused pennies count 2 points each; then the winners are known."""
    for player in state.seats:
        pennies = len([penny for penny in PENNIES if player.pennies & penny])
        score(state, player, state.box.penny_points * pennies, "pennies")
    state.winners = winners(state)
    events.WON.tell(state, list(MEMBERS[state.winners]))


def winners(state: QuacksState) -> int:
    """Q-28: who ranks highest."""
    best = max([rank(player) for player in state.seats])
    found = 0
    for player in state.seats:
        if rank(player) == best:
            found |= player.bit
    return found


def rank(player: Player) -> int:
    """Q-28: most points; of those, the further scoring space in round 9."""
    return player.points * (SPOON + 1) + player.score


SCORING_STEPS: Final[list[Step]] = [Choice(CHOICE), Exchange(EXCHANGE)]
