"""How fast environments are: ours side by side in compiled code, the same one by one in
processes of their own, and those of others, in one run.

A step is one decision of a learner, chosen at random among the legal ones, with what is
observed of it. Choosing is not counted, as far as it is not done inside (pgx). Seconds are those
of the processor, in all threads and processes that work for it.
"""

from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from os import times
from time import perf_counter, process_time
from typing import Any, Final

from philtre.core.registry import find, game_ids

SIDE_BY_SIDE: Final = 1024
PROCESSES: Final = 8
MOST: Final = 5  # times as long by the wall clock, where others do the work
PGX: Final = ("tic_tac_toe", "connect_four", "leduc_holdem")
CLASSICS: Final = ("connect_four_v3", "tictactoe_v3")

Row = tuple[str, str, Callable[[float], float]]  # what, how, steps a second


def rows() -> Iterator[Row]:
    """All that can be measured here, ours first."""
    for id in game_ids():
        if find(id).encoding is not None:
            yield id, "vector", partial(vector, id)
            yield id, "alone", partial(alone, id)
            yield id, "async", partial(processes, id)
            if find_spec("pettingzoo"):
                yield id, "pettingzoo", partial(in_turn, partial(our_aec, id))
    if find_spec("pettingzoo") and find_spec("pygame"):  # their classics want it to draw
        for name in CLASSICS:
            yield name, "pettingzoo", partial(in_turn, partial(classic, name))
    if find_spec("pgx"):
        for name in PGX:
            yield name, "pgx", partial(pgx_steps, name)


def missing() -> list[str]:
    """The peers that are not installed."""
    return [name for name in ("pettingzoo", "pygame", "pgx") if find_spec(name) is None]


def random_moves(masks: Any, rng: Any) -> Any:
    """A legal move of each row, all alike."""
    import numpy as np

    counts = masks.sum(axis=1, dtype=np.int64)
    chosen = (rng.random(len(masks)) * counts).astype(np.int64)
    firsts = np.concatenate([[0], np.cumsum(counts)[:-1]])
    return np.nonzero(masks)[1][firsts + chosen]


def many(env: Any, seconds: float) -> float:
    """Steps a second of an environment of Gymnasium with several rows."""
    import numpy as np

    rng = np.random.default_rng(1)
    observation, _ = env.reset(seed=1)
    before, due = of_children(), perf_counter() + MOST * seconds
    spent, steps = 0.0, 0
    while spent < seconds and perf_counter() < due:
        actions = random_moves(observation["action_mask"], rng)
        begin = process_time()
        observation, *_ = env.step(actions)
        spent += process_time() - begin
        steps += len(actions)
    env.close()  # the time of other processes is known once they have ended
    return steps / (spent + of_children() - before)


def of_children() -> float:
    """Seconds that other processes worked which this one began, and which have ended."""
    taken = times()
    return taken.children_user + taken.children_system


def vector(id: str, seconds: float) -> float:
    from philtre.envs.gymnasium import Matches

    return many(Matches(SIDE_BY_SIDE, id), seconds)


def processes(id: str, seconds: float) -> float:
    """Gymnasium's AsyncVectorEnv over the same environment."""
    from gymnasium.vector import AsyncVectorEnv

    from philtre.envs.gymnasium import Match

    return many(AsyncVectorEnv([partial(Match, id)] * PROCESSES), seconds)


def alone(id: str, seconds: float) -> float:
    """One match at a time."""
    import numpy as np

    from philtre.envs.gymnasium import Match

    env, rng = Match(id), np.random.default_rng(1)
    observation, _ = env.reset(seed=1)
    spent, steps = 0.0, 0
    while spent < seconds:
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        begin = process_time()
        observation, _, over, _, _ = env.step(action)
        if over:
            observation, _ = env.reset()
        spent += process_time() - begin
        steps += 1
    return steps / spent


def our_aec(id: str) -> Any:
    from philtre.envs.pettingzoo import env

    return env(id)


def classic(name: str) -> Any:
    from importlib import import_module

    return import_module(f"pettingzoo.classic.{name}").env()


def in_turn(make: Callable[[], Any], seconds: float) -> float:
    """Steps a second of an environment of PettingZoo, `last` and `step` together."""
    import numpy as np

    env, rng = make(), np.random.default_rng(1)
    env.reset(seed=1)
    spent, steps = 0.0, 0
    while spent < seconds:
        begin = process_time()
        observation, _, over, late, _ = env.last()
        spent += process_time() - begin
        if over or late:
            env.reset()
            continue
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        begin = process_time()
        env.step(action)
        spent += process_time() - begin
        steps += 1
    return steps / spent


def pgx_steps(name: str, seconds: float) -> float:
    """As in pgx's own measurements: a random legal action inside, and a match that is over
    begins anew within the step."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)

    def act(state: Any, key: Any) -> Any:
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        return jax.random.categorical(key, logits)

    def advance(states: Any, key: Any) -> Any:
        keys = jax.random.split(key, 2 * SIDE_BY_SIDE)
        actions = jax.vmap(act)(states, keys[:SIDE_BY_SIDE])
        return jax.vmap(auto_reset(env.step, env.init))(states, actions, keys[SIDE_BY_SIDE:])

    step = jax.jit(advance)
    key = jax.random.PRNGKey(1)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(key, SIDE_BY_SIDE))
    for _ in range(3):  # compiled here
        key, own = jax.random.split(key)
        states = jax.block_until_ready(step(states, own))
    begin, steps = process_time(), 0
    while process_time() - begin < seconds:
        key, own = jax.random.split(key)
        states = jax.block_until_ready(step(states, own))
        steps += SIDE_BY_SIDE
    return steps / (process_time() - begin)
