"""A, C, D and F of a round, and the end of the game (Q-20 … Q-28; W9 to W12 of Q-71)."""

from typing import Final

from philtre.games.quacks import deck, moves
from philtre.games.quacks.agenda import CHOICE, EXCHANGE, GOLD, QUESTION, STEPS, W11, Step
from philtre.games.quacks.content import (
    COLOUR,
    KINDS,
    LOCOWEED_1,
    PAINTER_POINTS,
    PENNIES,
    POINTS,
    PURPLE_1,
    RUBY,
    SPOON,
    VALUE,
    WHITE,
    WHITES,
)
from philtre.games.quacks.content import GOLD as GOLD_PENNY
from philtre.games.quacks.gains import add_rubies, droplet_can_move, move_droplet, score
from philtre.games.quacks.player import TOOK_COINS, TOOK_POINTS, Player, kind_of
from philtre.games.quacks.state import QuacksState
from philtre.games.quacks.witches import hand_in, yes_or_no

POINTS_OR_COINS: Final[list[int]] = [moves.POINTS_MOVE, moves.COINS_MOVE]


def fix_scores(table: QuacksState) -> None:
    """Q-4: all have brewed; the scoring spaces stand, and what W10 would count."""
    for player in table.seats:
        player.score = player.scoring_space()
        if table.box.expansion:
            player.rummage = rummaged(player.bag)


def rummaged(bag: list[int]) -> int:
    """W10: coloured 2-, 4- and 6-chips, purples and locoweeds of a bag."""
    count = bag[PURPLE_1] + bag[LOCOWEED_1]
    for kind in range(WHITES, KINDS):
        if VALUE[kind] > 1:
            count += bag[kind]
    return count


def furthest_space(table: QuacksState) -> int:
    """Q-20: the furthest scoring space of those who may roll the die; -1 if nobody may."""
    furthest = -1
    for player in table.seats:
        if player.rolls_die() and player.score > furthest:
            furthest = player.score
    return furthest


# C


def take_ruby(table: QuacksState, player: Player) -> None:
    """Q-22, with F16, F17 and W11."""
    if not RUBY[player.score]:
        return
    if table.card == deck.LUCKY_DEVIL:
        score(table, player, 2, "card")
    if POINTS[player.score] and table.has_witch(player, deck.JEWELLER):
        table.push(player, W11)
    else:
        add_rubies(table, player, rubies_of_space(table), "space")


def rubies_of_space(table: QuacksState) -> int:
    return 2 if table.card == deck.SHINING else 1


class Jeweller(Step):
    """W11: as many rubies as the space has points, instead of what it gives."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        return yes_or_no(deck.JEWELLER)

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.DECLINE:
            add_rubies(table, player, rubies_of_space(table), "space")
        else:
            hand_in(table, player, GOLD_PENNY, deck.JEWELLER)
            add_rubies(table, player, POINTS[player.score], "witch")


# The choice, and D


class Choice(Step):
    """Q-23: points or coins, after an explosion."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        return POINTS_OR_COINS

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        player.choice = TOOK_POINTS if move == moves.POINTS_MOVE else TOOK_COINS
        if table.heard is not None:
            chosen = "points" if move == moves.POINTS_MOVE else "coins"
            table.tell("chose", {"seat": player.seat, "prize": chosen})


def score_space(table: QuacksState, player: Player) -> None:
    """Q-24, Q-72; then W9 or W10 may be asked for more."""
    if player.gets_points():
        score(table, player, POINTS[player.score], "space")
        if player.bowl:
            score(table, player, sum([VALUE[kind] for kind in player.bowl]) // 2, "bowl")
    if player.pennies & GOLD_PENNY and gold_points(table, player):
        table.push(player, GOLD)


def gold_points(table: QuacksState, player: Player) -> int:
    """What W9 or W10 is worth in D; 0 where she can't be used."""
    witch = table.witches[2]
    if witch == deck.PAINTER and player.gets_points():
        colours = {COLOUR[kind_of(chip)] for chip in player.pot}
        return PAINTER_POINTS[len(colours - {WHITE})]
    return 2 * player.rummage if witch == deck.RUMMAGER else 0


class GoldWitch(Step):
    """W9 or W10, in D."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        return yes_or_no(table.witches[2])

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        if move != moves.DECLINE:
            points = gold_points(table, player)
            hand_in(table, player, GOLD_PENNY, table.witches[2])
            score(table, player, points, "witch")


# F


class Exchange(Step):
    """Q-26: rubies for a droplet move or a full flask; W12 makes each cost one."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        options: list[int] = []
        if player.rubies >= player.price:
            if droplet_can_move(table, player):
                options.append(moves.RUBY_DROPLET)
            if not player.flask:
                options.append(moves.RUBY_FLASK)
        if player.rubies and table.has_witch(player, deck.BARGAINER):
            options.append(moves.WITCH + deck.BARGAINER)
        options.append(moves.DONE)
        return options

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.DONE:
            return
        table.push(player, EXCHANGE)
        if move == moves.WITCH + deck.BARGAINER:
            hand_in(table, player, GOLD_PENNY, deck.BARGAINER)
            player.price = 1
            return
        player.rubies -= player.price
        table.tell_count("paid", player, player.price)
        if move == moves.RUBY_FLASK:
            player.flask = True
            table.tell("flask-filled", {"seat": player.seat})
        else:
            move_droplet(table, player, 1)


def exchange_last_rubies(table: QuacksState, player: Player) -> None:
    """Q-27: in round 9 rubies become points 2:1."""
    score(table, player, player.rubies // 2, "rubies")
    player.rubies %= 2


# The end


def chips_into_bags(table: QuacksState) -> None:
    """Q-26, Q-53: pot, bowl and what was bought go into the bag, reserved chips don't."""
    for player in table.seats:
        player.reserved = []
        for kind in player.named:
            index = player.place_in_row(kind)
            if index >= 0:
                player.pot.pop(index)
                player.reserved.append(kind)
        for chip in player.pot:
            player.put_in_bag(kind_of(chip))
        player.pot.clear()
        player.empty_into_bag(player.bowl)
        player.empty_into_bag(player.bought)
        player.named = []
        player.clear()


def finish(table: QuacksState) -> None:
    """Q-28, Q-70: unused pennies count 2 points each; then the winners are known."""
    for player in table.seats:
        pennies = len([penny for penny in PENNIES if player.pennies & penny])
        score(table, player, 2 * pennies, "pennies")
    table.winners = winners(table)
    if table.heard is not None:
        seats = [player.seat for player in table.seats if table.winners & player.bit]
        table.tell("won", {"seats": seats, "count": len(seats)})


def winners(table: QuacksState) -> int:
    """Q-28: most points; of those, the further scoring space in round 9."""
    best = -1
    found = 0
    for player in table.seats:
        rank = player.points * (SPOON + 1) + player.score
        if rank > best:
            best = rank
            found = 0
        if rank == best:
            found |= player.bit
    return found


STEPS[W11] = Jeweller(QUESTION)
STEPS[CHOICE] = Choice(QUESTION)
STEPS[GOLD] = GoldWitch(QUESTION)
STEPS[EXCHANGE] = Exchange(QUESTION)
