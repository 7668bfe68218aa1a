"""Each question of the contract asked of many positions, inside compiled code, to be timed."""

from philtre.core.playout import deal
from philtre.core.rng import Rng
from philtre.core.state import CHANCE, State


class Position:
    """A position of random play, nothing asked of it yet, and the move that came next."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.actor = CHANCE
        self.move = 0


def random_positions(start: State, rng: Rng, count: int, step: int) -> list[Position]:
    """Of random games, one after the other, every so many-th position."""
    found: list[Position] = []
    state = start.clone()
    passed = 0
    while len(found) < count:
        position = Position(state.clone())
        actors = state.actors()
        if not actors:
            state = start.clone()
            continue
        if actors[0] == CHANCE:
            position.move = deal(state, rng)
        else:
            moves = state.legal(actors[0])
            position.actor, position.move = actors[0], moves[rng.below(len(moves))]
            state.play(position.actor, position.move)
        passed += 1
        if passed % step == 0:
            found.append(position)
    return found


def clones(positions: list[Position]) -> list[State]:
    return [position.state.clone() for position in positions]


def ask_actors(states: list[State]) -> None:
    for state in states:
        state.actors()


def ask_legal(states: list[State], positions: list[Position]) -> None:
    for index in range(len(states)):
        states[index].legal(positions[index].actor)


def ask_odds(states: list[State]) -> None:
    """Of positions where chance decides."""
    for state in states:
        state.odds()


def play(states: list[State], positions: list[Position]) -> None:
    for index in range(len(states)):
        position = positions[index]
        states[index].play(position.actor, position.move)
