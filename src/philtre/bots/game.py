"""A whole game between bots, fast: no log, no text, events only for bots that listen."""

from philtre.bots.bot import Bot
from philtre.core.game import Game
from philtre.core.glimpse import Glimpse
from philtre.core.playout import next_actor
from philtre.core.rng import Rng
from philtre.core.state import CHANCE, State


def play_game(game: Game, state: State, bots: list[Bot], luck: Rng, minds: Rng) -> int:
    """Play to the end; how many decisions that took.

    Chance and bots have generators of their own, so that how much a bot thinks
    does not change what is dealt.
    """
    if any(bot.listens for bot in bots):
        state.heard = []
    decisions = 0
    while (seat := next_actor(state, luck)) != CHANCE:
        state.play(seat, bots[seat].choose(glimpse_of(game, state, seat), minds))
        decisions += 1
    return decisions


def glimpse_of(game: Game, state: State, seat: int) -> Glimpse:
    """What a bot is handed of a state, with the events that its seat has heard, if any are kept."""
    events = [event for event in state.heard or [] if event.heard_by(seat)]
    return Glimpse(game, state, seat, events)


def next_decision(state: State, rng: Rng) -> int:
    """Play chance and what is forced; the seat that then has to choose, CHANCE at the end."""
    while (seat := next_actor(state, rng)) != CHANCE:
        moves = state.legal(seat)
        if len(moves) > 1:
            return seat
        state.play(seat, moves[0])
    return CHANCE
