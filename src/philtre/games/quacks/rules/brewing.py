"""Brewing: draw or stop, the flask, and the questions that chips put (Q-13 … Q-16)."""

from typing import Final

from philtre.games.quacks.content import BLUE, GREEN, NO_CHIP, RED, ROUNDS, VALUE, YELLOW
from philtre.games.quacks.events import brewing as brewing_events
from philtre.games.quacks.events import gains as gains_events
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.cards import asks_second_chance
from philtre.games.quacks.rules.placing import is_full, land, place, place_in_pot
from philtre.games.quacks.rules.player import ASKED, Player, is_white, kinds_of
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import (
    ASIDE_DRAW,
    BLUE_DRAW,
    BLUE_PLACE,
    BREW,
    DECIDE,
    DECLARED,
    DRAW,
    F21,
    GATHER,
    RESERVED,
    RETURN_BEFORE,
    YELLOW_DRAW,
    YELLOW_PAY,
    OfBook,
    Step,
)
from philtre.games.quacks.rules.stopping import stop
from philtre.games.quacks.rules.witches import DECISION, call, offers

DRAW_OR_STOP: Final[list[int]] = [moves.DRAW, moves.STOP]
RETURN_OR_NOT: Final[list[list[int]]] = [
    [moves.RETURN + white, moves.DECLINE] for white in range(3)
]
PAY_OR_NOT: Final[list[int]] = [moves.PAY, moves.DECLINE]


class Brew(Step):
    """A brewing decision is due; F21 asks first (Q-82)."""

    def run(self, state: QuacksState, player: Player, arg: int) -> None:
        if asks_second_chance(state, player):
            player.second = ASKED
            player.push(BREW)
            player.push(F21)
        else:
            player.push(DECIDE)


class Decide(Step):
    """Q-13: draw or stop, the flask, a chip set aside, a witch."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        flask = player.flask and is_white(player.newest())
        if player.chips_left and not flask and not player.aside and not player.pennies:
            return DRAW_OR_STOP
        options = [moves.DRAW, moves.STOP] if player.chips_left else [moves.STOP]
        if flask:
            options.append(moves.FLASK)
        for kind in kinds_of(player.aside):
            options.append(moves.PLACE + kind)
        options += offers(state, player, DECISION)
        return options

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.DRAW or move == moves.STOP:
            if state.round == ROUNDS and len(self.options(state, player, arg)) > 1:
                declare(state, player, move)
            elif move == moves.STOP:
                stop(state, player)
            else:
                player.push(BREW)
                player.push(DRAW)
            return
        player.push(BREW)
        if move == moves.FLASK:
            player.flask = False
            kind = player.newest()
            player.take_back_newest()
            brewing_events.flask_used(state, player, kind)
        elif move >= moves.WITCH:
            call(state, player, move - moves.WITCH)
        else:
            player.aside.remove(move - moves.PLACE)
            place(state, player, move - moves.PLACE)


def declare(state: QuacksState, player: Player, move: int) -> None:
    """Q-16: hidden until all declarations take effect together."""
    state.declared |= player.bit
    player.push(DECLARED, move)
    brewing_events.declared(state, player)


class Declared(Step):
    def run(self, state: QuacksState, player: Player, arg: int) -> None:
        if arg == moves.STOP:
            stop(state, player)
        else:
            player.push(BREW)
            player.push(DRAW)


class Draw(Step):
    """Q-13: the chip drawn is placed."""

    def dealt(self, state: QuacksState, player: Player, arg: int, what: int) -> None:
        place(state, player, what)


class Reserved(OfBook):
    """Q-53: the reserved chips come first, in an order of the owner's choice."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        return [moves.PLACE + kind for kind in kinds_of(player.hand)]

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        kind = move - moves.PLACE
        player.hand.remove(kind)
        if player.hand:
            player.push(RESERVED)
        if is_full(state, player):
            place(state, player, kind)
        else:
            place_in_pot(state, player, kind)  # a red of book 2 too


# Chips drawn together


class BlueDraw(OfBook):
    """Q-36: the argument is how many are still to be drawn."""

    def dealt(self, state: QuacksState, player: Player, arg: int, what: int) -> None:
        player.drawn.append(what)
        brewing_events.drawn(state, player, what)
        if arg > 1:
            player.push(BLUE_DRAW, arg - 1)


class BluePlace(OfBook):
    """Q-36: one of them may be placed; the others go back first."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        options = [moves.PLACE + kind for kind in kinds_of(player.drawn)]
        options.append(moves.DECLINE)
        return options

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.DECLINE:
            player.empty_into_bag(player.drawn)
            return
        kind = move - moves.PLACE
        player.drawn.remove(kind)
        player.empty_into_bag(player.drawn)
        place(state, player, kind)


class Gather(Step):
    """Chips into the hand: for W2, F04, F09 and F22; the argument is how many are left."""

    def dealt(self, state: QuacksState, player: Player, arg: int, what: int) -> None:
        player.hand.append(what)
        brewing_events.drawn(state, player, what)
        if arg > 1:
            player.push(GATHER, arg - 1)


class AsideDraw(OfBook):
    """Q-58: the chip is set aside."""

    def dealt(self, state: QuacksState, player: Player, arg: int, what: int) -> None:
        player.aside.append(what)
        brewing_events.set_aside(state, player, what)


# What chips ask


class YellowDraw(OfBook):
    """Q-59: the yellow moves the value of the chip drawn further; that chip goes back."""

    def dealt(self, state: QuacksState, player: Player, arg: int, what: int) -> None:
        brewing_events.drawn(state, player, what)
        player.put_in_bag(what)
        land_waiting(state, player, VALUE[what])


class YellowPay(OfBook):
    """Q-60: a ruby for 3 spaces more."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        return PAY_OR_NOT

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.PAY:
            player.rubies -= 1
            gains_events.paid(state, player, 1)
        land_waiting(state, player, 3 if move == moves.PAY else 0)


def land_waiting(state: QuacksState, player: Player, extra: int) -> None:
    """The chip that waited to be placed is."""
    kind = player.chip
    player.chip = NO_CHIP
    land(state, player, kind, extra)


class ReturnBefore(OfBook):
    """Q-44: yellow 1 and the white directly before it."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        return RETURN_OR_NOT[player.pot[-2] & 31]

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move != moves.DECLINE:
            player.take_white(len(player.pot) - 2)
            brewing_events.returned(state, player, move - moves.RETURN)


BREWING_STEPS: Final[list[Step]] = [
    Brew(BREW),
    Decide(DECIDE),
    Declared(DECLARED),
    Draw(DRAW),
    Gather(GATHER),
    Reserved(RESERVED, GREEN, [5]),
    BlueDraw(BLUE_DRAW, BLUE, [1]),
    BluePlace(BLUE_PLACE, BLUE, [1]),
    AsideDraw(ASIDE_DRAW, RED, [6]),
    YellowDraw(YELLOW_DRAW, YELLOW, [5]),
    YellowPay(YELLOW_PAY, YELLOW, [6]),
    ReturnBefore(RETURN_BEFORE, YELLOW, [1]),
]
