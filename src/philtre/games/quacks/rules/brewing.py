"""Brewing: draw or stop, the flask, and the questions that chips put (Q-13 … Q-16)."""

from typing import Final

from philtre.core.shared import without
from philtre.games.quacks import events
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.cards import asks_second_chance
from philtre.games.quacks.rules.chips import is_white, kinds_of
from philtre.games.quacks.rules.placing import place
from philtre.games.quacks.rules.player import ASKED, Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import (
    BREW,
    DECIDE,
    DECLARED,
    DRAW,
    F21,
    GATHER,
    Step,
)
from philtre.games.quacks.rules.stopping import stop
from philtre.games.quacks.rules.witches import DECISION, call, offers

ONLY_STOP: Final[list[int]] = [moves.STOP]
STOP_OR_FLASK: Final[list[int]] = [moves.STOP, moves.FLASK]
DRAW_OR_STOP: Final[list[int]] = [moves.DRAW, moves.STOP]
DRAW_STOP_OR_FLASK: Final[list[int]] = [moves.DRAW, moves.STOP, moves.FLASK]


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
        if player.chips_left:
            options = DRAW_STOP_OR_FLASK if flask else DRAW_OR_STOP
        else:
            options = STOP_OR_FLASK if flask else ONLY_STOP
        if not player.aside and not player.pennies:
            return options
        places = [moves.PLACE + kind for kind in kinds_of(player.aside)]
        return options + places + offers(state, player, DECISION)

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.DRAW or move == moves.STOP:
            if state.round == state.box.rounds and len(self.options(state, player, arg)) > 1:
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
            events.FLASK_USED.tell(state, player, kind)
        elif move >= moves.WITCH:
            call(state, player, move - moves.WITCH)
        else:
            player.aside = without(player.aside, move - moves.PLACE)
            place(state, player, move - moves.PLACE)


def declare(state: QuacksState, player: Player, move: int) -> None:
    """Q-16: hidden until all declarations take effect together."""
    state.declared |= player.bit
    player.push(DECLARED, move)
    events.DECLARED.tell(state, player.seat)


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


class Gather(Step):
    """Chips into the hand: for W2, F04, F09 and F22; the argument is how many are left."""

    def dealt(self, state: QuacksState, player: Player, arg: int, what: int) -> None:
        player.hand = [*player.hand, what]
        events.DRAWN.tell(state, player, what)
        if arg > 1:
            player.push(GATHER, arg - 1)


BREWING_STEPS: Final[list[Step]] = [
    Brew(BREW),
    Decide(DECIDE),
    Declared(DECLARED),
    Draw(DRAW),
    Gather(GATHER),
]
