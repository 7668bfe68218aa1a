"""Peers to be measured against, in the same run: random play inside their own code.

Only decisions of players count, and only the time that the peer plays.
"""

from collections.abc import Callable
from importlib.util import find_spec
from time import process_time
from typing import Final


def openspiel_hanabi(seconds: float) -> float:
    """Decisions a second of two uniform random bots at OpenSpiel's hanabi, all in C++."""
    import pyspiel

    game = pyspiel.load_game("hanabi")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(2)]
    spent = 0.0
    decisions = 0
    number = 0
    while spent < seconds:
        state = game.new_initial_state()
        begin = process_time()
        pyspiel.evaluate_bots(state, bots, number)
        spent += process_time() - begin
        decisions += sum(step.player >= 0 for step in state.full_history())
        number += 1
    return decisions / spent


def catanatron(seconds: float) -> float:
    """Decisions a second of two random players at catanatron."""
    from catanatron import Color, Game, RandomPlayer

    spent = 0.0
    decisions = 0
    number = 0
    while spent < seconds:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=number)
        begin = process_time()
        game.play()
        spent += process_time() - begin
        decisions += len(game.state.actions)
        number += 1
    return decisions / spent


PEERS: Final[dict[str, tuple[str, Callable[[float], float]]]] = {
    "openspiel-hanabi": ("pyspiel", openspiel_hanabi),
    "catanatron": ("catanatron", catanatron),
}


def installed(peer: str) -> bool:
    """By the name that it has here, or as Python knows it."""
    return find_spec(PEERS[peer][0] if peer in PEERS else peer) is not None


def bench_peer(peer: str, seconds: float) -> dict[str, object]:
    return {"moves_per_s": round(PEERS[peer][1](seconds))}
