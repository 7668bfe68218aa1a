"""Brewing: draw or stop, the flask, and the questions that chips put (Q-13 … Q-16)."""

from typing import Final

from philtre.games.quacks import deck, moves
from philtre.games.quacks.agenda import (
    ASIDE_DRAW,
    BLUE_DRAW,
    BLUE_PLACE,
    BREW,
    DECIDE,
    DECLARED,
    DRAW,
    GATHER,
    OUTCOME,
    QUESTION,
    RESERVED,
    RETURN_BEFORE,
    RUN,
    SECOND_CHANCE,
    STEPS,
    STIRRED,
    W2,
    W3,
    WAIT,
    YELLOW_DRAW,
    YELLOW_PAY,
    Step,
)
from philtre.games.quacks.content import NO_CHIP, PENNY_OF, ROUNDS, VALUE
from philtre.games.quacks.placing import PLACINGS_OF_F21, is_full, land, place, place_in_pot
from philtre.games.quacks.player import ASKED, UNDECIDED, Player, is_white, kinds_of
from philtre.games.quacks.state import QuacksState
from philtre.games.quacks.stopping import stop
from philtre.games.quacks.witches import defusable, hand_in

GATHERED: Final = 6  # W2 draws so many
DRAW_OR_STOP: Final[list[int]] = [moves.DRAW, moves.STOP]
RETURN_OR_NOT: Final[list[list[int]]] = [
    [moves.RETURN + white, moves.DECLINE] for white in range(3)
]
PAY_OR_NOT: Final[list[int]] = [moves.PAY, moves.DECLINE]


class Brew(Step):
    """A brewing decision is due; F21 asks first (Q-82)."""

    def run(self, table: QuacksState, player: Player, arg: int) -> None:
        if table.card == deck.SECOND_CHANCE and second_chance_due(player):
            player.second = ASKED
            table.push(player, BREW)
            table.push(player, SECOND_CHANCE)
        else:
            table.push(player, DECIDE)


def second_chance_due(player: Player) -> bool:
    return player.second == UNDECIDED and player.placings >= PLACINGS_OF_F21


class Decide(Step):
    """Q-13: draw or stop, the flask, a chip set aside, W2 or W3."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        flask = player.flask and is_white(player.newest())
        if player.chips_left and not flask and not player.aside and not player.pennies:
            return DRAW_OR_STOP
        options = [moves.DRAW, moves.STOP] if player.chips_left else [moves.STOP]
        if flask:
            options.append(moves.FLASK)
        for kind in kinds_of(player.aside):
            options.append(moves.PLACE + kind)
        if player.chips_left and table.has_witch(player, deck.GATHERER):
            options.append(moves.WITCH + deck.GATHERER)
        if table.has_witch(player, deck.DEFUSER) and defusable(player):
            options.append(moves.WITCH + deck.DEFUSER)
        return options

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.DRAW or move == moves.STOP:
            if table.round == ROUNDS and len(self.options(table, player, arg)) > 1:
                declare(table, player, move)
            elif move == moves.STOP:
                stop(table, player)
            else:
                table.push(player, BREW)
                table.push(player, DRAW)
            return
        table.push(player, BREW)
        if move == moves.FLASK:
            player.flask = False
            kind = player.newest()
            player.take_back_newest()
            table.tell_chip("flask-used", player, kind)
        elif move >= moves.WITCH:
            call(table, player, move - moves.WITCH)
        else:
            player.aside.remove(move - moves.PLACE)
            place(table, player, move - moves.PLACE)


def call(table: QuacksState, player: Player, witch: int) -> None:
    """W2 or W3, at a brewing decision."""
    hand_in(table, player, PENNY_OF[witch], witch)
    if witch == deck.GATHERER:
        table.push(player, W2)
        table.push(player, GATHER, GATHERED)
    else:
        table.push(player, W3)


def declare(table: QuacksState, player: Player, move: int) -> None:
    """Q-16: hidden until all declarations take effect together."""
    table.declared |= player.bit
    table.push(player, DECLARED, move)
    table.tell_seat("declared", player)


class Declared(Step):
    def run(self, table: QuacksState, player: Player, arg: int) -> None:
        if arg == moves.STOP:
            stop(table, player)
        else:
            table.push(player, BREW)
            table.push(player, DRAW)


class Draw(Step):
    """Q-13: the chip drawn is placed."""

    def dealt(self, table: QuacksState, player: Player, arg: int, what: int) -> None:
        place(table, player, what)


class Reserved(Step):
    """Q-53: the reserved chips come first, in an order of the owner's choice."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        return [moves.PLACE + kind for kind in kinds_of(player.hand)]

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        kind = move - moves.PLACE
        player.hand.remove(kind)
        if player.hand:
            table.push(player, RESERVED)
        if is_full(table, player):
            place(table, player, kind)
        else:
            place_in_pot(table, player, kind)  # a red of book 2 too


# Chips drawn together


class BlueDraw(Step):
    """Q-36: the argument is how many are still to be drawn."""

    def dealt(self, table: QuacksState, player: Player, arg: int, what: int) -> None:
        player.drawn.append(what)
        tell_drawn(table, player, what)
        if arg > 1:
            table.push(player, BLUE_DRAW, arg - 1)


class BluePlace(Step):
    """Q-36: one of them may be placed; the others go back first."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        options = [moves.PLACE + kind for kind in kinds_of(player.drawn)]
        options.append(moves.DECLINE)
        return options

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.DECLINE:
            player.empty_into_bag(player.drawn)
            return
        kind = move - moves.PLACE
        player.drawn.remove(kind)
        player.empty_into_bag(player.drawn)
        place(table, player, kind)


class Gather(Step):
    """Chips into the hand: for W2, F04, F09 and F22; the argument is how many are left."""

    def dealt(self, table: QuacksState, player: Player, arg: int, what: int) -> None:
        player.hand.append(what)
        tell_drawn(table, player, what)
        if arg > 1:
            table.push(player, GATHER, arg - 1)


class AsideDraw(Step):
    """Q-58: the chip is set aside."""

    def dealt(self, table: QuacksState, player: Player, arg: int, what: int) -> None:
        player.aside.append(what)
        table.tell_chip("set-aside", player, what)


def tell_drawn(table: QuacksState, player: Player, kind: int) -> None:
    table.tell_chip("drawn", player, kind)


# What chips ask


class YellowDraw(Step):
    """Q-59: the yellow moves the value of the chip drawn further; that chip goes back."""

    def dealt(self, table: QuacksState, player: Player, arg: int, what: int) -> None:
        tell_drawn(table, player, what)
        player.put_in_bag(what)
        land_waiting(table, player, VALUE[what])


class YellowPay(Step):
    """Q-60: a ruby for 3 spaces more."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        return PAY_OR_NOT

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.PAY:
            player.rubies -= 1
            table.tell_count("paid", player, 1)
        land_waiting(table, player, 3 if move == moves.PAY else 0)


def land_waiting(table: QuacksState, player: Player, extra: int) -> None:
    """The chip that waited to be placed is."""
    kind = player.chip
    player.chip = NO_CHIP
    land(table, player, kind, extra)


class ReturnBefore(Step):
    """Q-44: yellow 1 and the white directly before it."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        return RETURN_OR_NOT[player.pot[-2] & 31]

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        if move != moves.DECLINE:
            player.take_white(len(player.pot) - 2)
            tell_returned(table, player, move - moves.RETURN)


class Stirred(Step):
    """F19: the first white of the round may go back."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        return RETURN_OR_NOT[player.newest()]

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        if move != moves.DECLINE:
            player.take_back_newest()
            tell_returned(table, player, move - moves.RETURN)


def tell_returned(table: QuacksState, player: Player, kind: int) -> None:
    table.tell_chip("returned", player, kind)


STEPS[BREW] = Brew(RUN)
STEPS[DECIDE] = Decide(QUESTION)
STEPS[DECLARED] = Declared(WAIT)
STEPS[DRAW] = Draw(OUTCOME)
STEPS[RESERVED] = Reserved(QUESTION)
STEPS[BLUE_DRAW] = BlueDraw(OUTCOME)
STEPS[BLUE_PLACE] = BluePlace(QUESTION)
STEPS[GATHER] = Gather(OUTCOME)
STEPS[ASIDE_DRAW] = AsideDraw(OUTCOME)
STEPS[YELLOW_DRAW] = YellowDraw(OUTCOME)
STEPS[YELLOW_PAY] = YellowPay(QUESTION)
STEPS[RETURN_BEFORE] = ReturnBefore(QUESTION)
STEPS[STIRRED] = Stirred(QUESTION)
