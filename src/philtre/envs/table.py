"""A match as learning libraries want it: seats in turn, chance inside, numbers outside."""

from secrets import randbits
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from philtre.core.encoding import Plan
from philtre.core.errors import BadOption, bad_value
from philtre.core.game import Game
from philtre.core.options import Options
from philtre.core.playout import next_actor
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.core.state import State

AT_THE_END: Final = "end"
AS_THEY_COME: Final = "points"
REWARDS: Final = (AT_THE_END, AS_THEY_COME)

Array = Any  # of NumPy, whose types are not followed
Observation = dict[str, Array]


def fresh_seed() -> int:
    """For who gives none."""
    return randbits(48)


def settled(game: Game, options: dict[str, Any]) -> Options:
    """The options of a game that ends, a limit on where the rules have none; raises `BadOption`."""
    settled = game.settle({**game.limit, **options})
    for name in game.limit:
        if settled[name] is None:
            raise BadOption("env-without-limit", {"option": name})
    return settled


def plan_of(game: Game, options: Options) -> Plan:
    """How the game is told in numbers; raises `BadOption` if it is not."""
    players = options["players"]
    assert isinstance(players, int)
    if game.encoding is None:
        raise BadOption("env-without-encoding", {"game": game.id})
    return game.encoding.plan(players)


def check_one_of(name: str, given: object, allowed: tuple[Any, ...]) -> None:
    if given not in allowed:
        raise bad_value(name, given, ", ".join(map(str, allowed)))


def observation_space(game: Game, plan: Plan) -> spaces.Dict:
    """What the seat sees, and which moves are legal."""
    low, high = np.array(plan.low, np.int16), np.array(plan.high, np.int16)
    mask = spaces.Box(0, 1, (game.moves.decisions,), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int16), "action_mask": mask})


class Table:
    """A match at its next decision."""

    def __init__(self, game: str, rewards: str, options: dict[str, Any]) -> None:
        self.game = find(game)
        self.options = settled(self.game, options)
        self.plan = plan_of(self.game, self.options)
        check_one_of("rewards", rewards, REWARDS)
        self.gradual = rewards == AS_THEY_COME
        self.moves = self.game.moves.decisions
        self.nothing: Array = np.zeros(self.moves, np.int8)  # may be done
        self.nothing.setflags(write=False)
        self.deal(fresh_seed())

    def deal(self, seed: int) -> None:
        """Begin anew."""
        self.state: State = self.game.start(self.options)
        self.luck = Rng(seed)
        self.seat = next_actor(self.state, self.luck)
        self.gathered = self.points()

    def play(self, seat: int, move: int) -> None:
        """A legal move; chance plays on to the next decision."""
        self.state.play(seat, move)
        self.seat = next_actor(self.state, self.luck)

    @property
    def over(self) -> bool:
        return not self.state.actors()

    def points(self) -> list[int]:
        return self.game.standing.points(self.state) if self.gradual else []

    def earned(self) -> list[float]:
        """What each seat has got since this was asked last."""
        gains = [0.0] * self.state.players
        if self.gradual:
            now = self.points()
            gains = [float(new - old) for new, old in zip(now, self.gathered, strict=True)]
            self.gathered = now
        if self.over:
            gains = [gain + share for gain, share in zip(gains, self.state.returns(), strict=True)]
        return gains

    def mask(self, seat: int) -> Array:
        """A 1 for each legal move of the seat."""
        if seat not in self.state.actors():
            return self.nothing
        mask: Array = np.zeros(self.moves, np.int8)
        mask[self.state.legal(seat)] = 1
        return mask

    def observe(self, seat: int) -> Observation:
        seen = np.frombuffer(self.plan.fill(self.state, seat), np.int16).copy()
        return {"observation": seen, "action_mask": self.mask(seat)}
