"""The games in Gymnasium: after this import, `gymnasium.make("philtre/Quacks-v1",
opponents="adept")` knows every game, and `gymnasium.make_vec` plays thousands side by side.

One seat learns, bots of ours sit on the others; Apotheca for one player is alone as it is.
"""

from philtre.envs.extras import need

need("gymnasium", "gymnasium", "numpy")

from typing import Any, Final  # noqa: E402

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

from philtre.bots.batch import EVERY, Batch  # noqa: E402
from philtre.bots.bot import Bot  # noqa: E402
from philtre.bots.catalogue import find_bot  # noqa: E402
from philtre.core.errors import BadBot, BadOption, IllegalMove, bad_value  # noqa: E402
from philtre.core.game import Game  # noqa: E402
from philtre.core.registry import find, games  # noqa: E402
from philtre.envs import drawing  # noqa: E402
from philtre.envs.table import (  # noqa: E402
    AS_THEY_COME,
    AT_THE_END,
    REWARDS,
    Array,
    Observation,
    check_one_of,
    fresh_seed,
    observation_space,
    plan_of,
    settled,
)

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
NOBODY: Final = "nobody"  # as opponents: every seat learns
SPACE: Final = "philtre/"

Info = dict[str, Any]


def make_batch(
    game: Game, seats: list[int | None], opponents: str, rewards: str, at_once: bool, given: Info
) -> Batch:
    """Matches in which these seats learn (None: the next in each row), with what sits around."""
    options = settled(game, given)
    plan_of(game, options)
    check_one_of("rewards", rewards, REWARDS)
    players = options["players"]
    assert isinstance(players, int)
    bots: list[Bot] = []
    learners = [EVERY] * len(seats)
    if opponents == NOBODY:
        if rewards == AS_THEY_COME:
            raise BadOption("env-points-alone")
    else:
        names = opponents.split(",")
        if len(names) not in (1, players):
            raise BadBot("bots-and-seats", {"bots": len(names), "players": players})
        bots = [find_bot(name) for name in (names if len(names) > 1 else names * players)]
        learners = [row % players if seat is None else seat for row, seat in enumerate(seats)]
        for seat in learners:
            if not 0 <= seat < players:
                raise bad_value("seat", seat, f"0–{players - 1}")
    points = game.standing.points if rewards == AS_THEY_COME else None
    return Batch(game, options, learners, bots, points, at_once)


class Match(gymnasium.Env):  # type: ignore[misc]
    """One match, one seat that learns."""

    metadata: Info = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        opponents: str = "random",
        seat: int = 0,
        rewards: str = AT_THE_END,
        render_mode: str | None = None,
        lang: str = "en",
        **options: Any,
    ) -> None:
        check_one_of("render_mode", render_mode, (None, *RENDER_MODES))
        found = find(game)
        self.batch = batch = make_batch(found, [seat], opponents, rewards, False, options)
        self.render_mode = render_mode
        self.lang = lang
        self.observation_space = observation_space(found, plan_of(found, batch.options))
        self.action_space = spaces.Discrete(batch.moves)
        self.seen = np.frombuffer(batch.sheet.numbers, np.int16)
        self.mask = np.frombuffer(batch.masks, np.int8)
        self.batch.seed(0, fresh_seed())

    def reset(
        self, *, seed: int | None = None, options: Info | None = None
    ) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        if seed is not None:
            self.batch.seed(0, seed)
        self.batch.reset(0)
        if self.render_mode == "human":
            self.render()
        return self.observed(), self.info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        check_legal(self.batch, [int(action)])
        self.batch.step([int(action)])
        if self.render_mode == "human":
            self.render()
        over = bool(self.batch.ended[0])
        return self.observed(), float(self.batch.rewards[0]), over, False, self.info()

    def observed(self) -> Observation:
        return {"observation": self.seen.copy(), "action_mask": self.mask.copy()}

    def info(self) -> Info:
        return {"action_mask": self.mask.copy(), "seat": int(self.batch.seats[0])}

    def action_masks(self) -> Array:
        """As sb3-contrib's MaskablePPO asks for them."""
        return self.mask.astype(bool)

    def render(self) -> Any:
        """What the learner sees."""
        if self.render_mode is None:
            return None
        batch = self.batch
        shown = {"ansi": drawing.text, "human": drawing.show, "rgb_array": drawing.picture}
        return shown[self.render_mode](batch.game, batch.states[0], batch.seats[0], self.lang)


class Matches(VectorEnv):  # type: ignore[misc]
    """Thousands of matches in one step of compiled code.

    Arrays that come out are the same memory every time, and change with the next step: who
    keeps them copies them (`copy=True` does). With `autoreset="same"` a match that is over begins
    anew at once; with `next`, Gymnasium's usual way, in the next step.
    """

    def __init__(
        self,
        num_envs: int,
        game: str,
        *,
        opponents: str = "random",
        seat: int | None = 0,
        rewards: str = AT_THE_END,
        autoreset: str = "next",
        copy: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`seat=None`: another seat learns in each match, in turn. `opponents="nobody"`: all
        seats learn; `info["seat"]` tells whose decision it is, `info["returns"]` what all got."""
        if num_envs < 1:
            raise bad_value("num_envs", num_envs, "≥ 1")
        check_one_of("autoreset", autoreset, ("next", "same"))
        check_one_of("render_mode", render_mode, (None,))
        found = find(game)
        seats, at_once = [seat] * num_envs, autoreset == "same"
        self.batch = batch = make_batch(found, seats, opponents, rewards, at_once, options)
        self.num_envs = num_envs
        self.at_once = at_once
        self.copies = copy
        mode = AutoresetMode.SAME_STEP if at_once else AutoresetMode.NEXT_STEP
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        plan = plan_of(found, batch.options)
        self.single_observation_space = observation_space(found, plan)
        self.single_action_space = spaces.Discrete(batch.moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seen = np.frombuffer(batch.sheet.numbers, np.int16).reshape(num_envs, -1)
        self.masks = np.frombuffer(batch.masks, np.int8).reshape(num_envs, -1)
        self.rewards = np.frombuffer(batch.rewards, np.float64)
        self.ended = np.frombuffer(batch.ended, np.bool_)
        self.seats = np.frombuffer(batch.seats, np.int64)
        self.returns = np.frombuffer(batch.returns, np.float64).reshape(num_envs, -1)
        self.never: Array = np.zeros(num_envs, np.bool_)
        self.start(fresh_seed())

    def start(self, seed: int | list[int | None]) -> None:
        """Seeds as Gymnasium has them: one more for each match."""
        for row in range(self.num_envs):
            own = seed + row if isinstance(seed, int) else seed[row]
            if own is not None:
                self.batch.seed(row, own)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Info | None = None
    ) -> tuple[Any, Info]:
        if seed is not None:
            self.start(seed)
        for row in range(self.num_envs):
            self.batch.reset(row)
        return self.observed(), self.info()

    def step(self, actions: Any) -> tuple[Any, Array, Array, Array, Info]:
        moves = np.asarray(actions).tolist()
        if len(moves) != self.num_envs:
            raise IllegalMove("env-actions", {"given": len(moves), "count": self.num_envs})
        check_legal(self.batch, moves)
        self.batch.step(moves)
        told = self.rewards.copy(), self.ended.copy(), self.never
        return self.observed(), *told, self.info()

    def observed(self) -> Observation:
        if self.copies:
            return {"observation": self.seen.copy(), "action_mask": self.masks.copy()}
        return {"observation": self.seen, "action_mask": self.masks}

    def info(self) -> Info:
        found: Info = {"action_mask": self.masks, "seat": self.seats.copy()}
        if self.ended.any():
            found["returns"] = self.returns.copy()
            found["_returns"] = self.ended.copy()
            if self.at_once:
                last = np.frombuffer(self.batch.last.numbers, np.int16).reshape(self.num_envs, -1)
                found["final_obs"] = {"observation": last.copy()}
                found["_final_obs"] = self.ended.copy()
        return found


def check_legal(batch: Batch, moves: list[int]) -> None:
    """Raises `IllegalMove`, and nothing is changed."""
    row = batch.first_illegal(moves)
    if row >= 0:
        raise IllegalMove("env-illegal-action", {"action": str(moves[row]), "match": str(row)})


def register(game: Game) -> None:
    """`philtre/Quacks-v1`."""
    assert game.encoding is not None
    version = game.encoding.version
    name = "".join(word.title() for word in game.id.split("_"))
    alone = {"ApothecaSolo": {"players": 1}} if game.id == "apotheca" else {}
    for id, options in {name: {}, **alone}.items():
        gymnasium.register(
            f"{SPACE}{id}-v{version}",
            entry_point=f"{__name__}:Match",
            vector_entry_point=f"{__name__}:Matches",
            kwargs={"game": game.id, **options},
        )


for _game in games()[0]:
    if _game.encoding is not None:
        register(_game)
