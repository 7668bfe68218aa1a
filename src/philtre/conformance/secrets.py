"""The leak test: lay everything that a seat can't know in every way it could lie.

Its view, its legal moves and what it hears must stay the same to the byte.
"""

import json
from itertools import islice

from philtre.core.game import Game
from philtre.core.options import Options
from philtre.core.rng import Rng, redeals
from philtre.core.state import CHANCE, State

MOST = 40  # ways to lay the hidden things that are looked at
ENOUGH = 500  # ways after which a list of them is not taken as whole


def sent(game: Game, state: State, seat: int) -> str:
    """All that a seat is shown of a state, as bytes go over the wire."""
    offered = offers(game, state, seat) if seat in state.actors() else []
    return json.dumps([game.view(state, seat), offered, state.actors()])


def offers(game: Game, state: State, seat: int) -> list[object]:
    """The moves of an actor with what is told about them, and those that are refused, with why."""
    legal = [
        (game.text(move), game.picks(move), game.about(state, seat, move))
        for move in state.legal(seat)
    ]
    wished = [(move, game.refuse(state, seat, move)) for move in game.wished(state, seat)]
    refused = [
        (game.text(move), game.picks(move), why and (why.key, why.params)) for move, why in wished
    ]
    return [legal, refused]


def heard(state: State, actor: int, move: int, seat: int) -> tuple[State, list[object]]:
    """The state after a move, and what the seat hears of it."""
    after = state.clone()
    after.heard = []
    after.play(actor, move)
    return after, [event for event in after.heard if event.heard_by(seat)]


def check_view(game: Game, state: State, seat: int) -> None:
    """What a seat is shown does not depend on what it can't know."""
    shown = sent(game, state, seat)
    for other in islice(redeals(state, seat), MOST):
        assert sent(game, other, seat) == shown, "the view or the legal moves tell a secret"


def check_events(game: Game, options: Options, state: State, seat: int, move: int) -> None:
    """A seat hears the same of two moves exactly where it can't know which was made.

    So events tell no secret, and a re-deal forgets all that was not told.
    """
    actor = state.actors()[0]
    after, sound = heard(state, actor, move, seat)
    line, told = game.position(options, after), (sent(game, after, seat), sound)
    alike = {game.position(options, other) for other in islice(redeals(after, seat), ENOUGH)}
    for before in [state, *islice(redeals(state, seat), MOST)]:
        for other_move in [m for m in before.legal(actor) if before is state or m == move]:
            other, other_sound = heard(before, actor, other_move, seat)
            other_line = game.position(options, other)
            if other_line == line:
                continue
            if other_line in alike:
                assert other_sound == sound, "an event tells a secret"
            elif before is state and actor != seat and len(alike) < ENOUGH:
                other_told = sent(game, other, seat), other_sound
                assert told != other_told, "a re-deal keeps a secret"


def check_blind(game: Game, state: State, actor: int, move: int) -> None:
    """A move that a game vouches for shows the same however the hidden things lie."""
    if actor == CHANCE or not state.blind(actor, move):
        return
    for seat in range(state.players):
        after, sound = heard(state, actor, move, seat)
        told = game.view(after, seat), sound
        rng = Rng(seat)
        for _ in range(MOST):
            before = state.clone()
            before.redeal(seat, rng)
            other, other_sound = heard(before, actor, move, seat)
            assert told == (game.view(other, seat), other_sound), "a move is not blind"


def seats_told(game: Game, state: State) -> list[int]:
    """At a chance node: the seats that can tell some of its outcomes apart."""
    found = []
    for seat in range(state.players):
        after = [heard(state, CHANCE, outcome, seat) for outcome in state.legal(CHANCE)]
        if len({json.dumps([sent(game, other, seat), sound]) for other, sound in after}) > 1:
            found.append(seat)
    return found


def check_drawer(game: Game, state: State) -> None:
    """What only one seat learns of chance, that seat has drawn for itself.

    Else the outcome of one seat's own draw would depend on who was faster.
    """
    told = seats_told(game, state)
    if len(told) == 1:
        assert state.drawer() == told[0], "a draw for one seat is not in that seat's stream"


def check_redeal(game: Game, options: Options, state: State, seat: int) -> None:
    """A re-dealt state is one the seat could be in, and owes nothing to the true one."""
    for number, other in enumerate(islice(redeals(state, seat), 8)):
        line = game.position(options, other)
        loaded = game.load(line)[1]
        assert game.position(options, loaded) == line
        if other.actors() == [CHANCE]:
            assert other.legal(CHANCE) == loaded.legal(CHANCE)
            assert other.odds() == loaded.odds()
        one, two = state.clone(), other.clone()
        one.redeal(seat, Rng(number))
        two.redeal(seat, Rng(number))
        assert game.position(options, one) == game.position(options, two)
        assert sent(game, one, seat) == sent(game, state, seat)
