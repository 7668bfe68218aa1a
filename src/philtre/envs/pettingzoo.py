"""The games in PettingZoo: `env("quacks", players=2)`, or `quacks_v1.env(players=2)`.

Seats are agents, `seat_0` and on. Chance is played inside, from the seed of `reset`. Those who
choose at the same time are asked one after the other, and what they chose stays hidden as the
rules say; where all act at once as a rule (`together` in a game's traits), so does `parallel_env`.
"""

from philtre.envs.extras import need

need("pettingzoo", "pettingzoo", "gymnasium", "numpy")

from types import SimpleNamespace  # noqa: E402
from typing import Any, Final  # noqa: E402

from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

from philtre.core.errors import BadOption, IllegalMove  # noqa: E402
from philtre.core.game import Game  # noqa: E402
from philtre.core.registry import games  # noqa: E402
from philtre.envs import drawing  # noqa: E402
from philtre.envs.naming import versioned  # noqa: E402
from philtre.envs.table import (  # noqa: E402
    AT_THE_END,
    Observation,
    Table,
    check_one_of,
    fresh_seed,
    observation_space,
)

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
END: Final = "end"  # an illegal action ends the match, and its seat gets ILLEGAL
ANY: Final = "random"  # a legal one is drawn in its place
ERROR: Final = "error"
ILLEGAL: Final = -1.0

Agent = str
Info = dict[str, Any]


class Seats:
    """What both kinds of environments are made of."""

    metadata: dict[str, Any]
    render_mode: str | None

    def __init__(
        self,
        game: str,
        *,
        render_mode: str | None = None,
        rewards: str = AT_THE_END,
        illegal: str = END,
        max_cycles: int | None = None,
        lang: str = "en",
        **options: Any,
    ) -> None:
        """A cycle is the answers of all who are asked at once. Other options are the game's."""
        check_one_of("render_mode", render_mode, (None, *RENDER_MODES))
        check_one_of("illegal", illegal, (END, ANY, ERROR))
        self.table = table = Table(game, rewards, options)
        self.render_mode = render_mode
        self.illegal = illegal
        self.max_cycles = max_cycles
        self.lang = lang
        self.possible_agents = [f"seat_{seat}" for seat in range(table.state.players)]
        self.agents: list[Agent] = []
        self.observation_spaces = {
            agent: observation_space(table.game, table.plan) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(table.moves) for agent in self.possible_agents}
        self.metadata = {
            "name": versioned(table.game),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": table.game.traits(table.options).together,
            "render_fps": 2,
        }
        self.seed: int | None = None

    def observation_space(self, agent: Agent) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """A new match: of the seed, else the next one after it, else any."""
        if seed is not None:
            self.seed = seed
        elif self.seed is not None:
            self.seed += 1
        self.table.deal(fresh_seed() if self.seed is None else self.seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0

    def masks(self) -> dict[Agent, Info]:
        return {
            agent: {"action_mask": self.table.mask(self.seat_of(agent))} for agent in self.agents
        }

    def seat_of(self, agent: Agent) -> int:
        return self.possible_agents.index(agent)

    def allowed(self, seat: int, action: int) -> int:
        """The action, if it is legal; -1 if the match must end for it."""
        legal = self.table.state.legal(seat)
        if action in legal:
            return int(action)
        if self.illegal == ANY:
            return legal[self.table.luck.below(len(legal))]
        if self.illegal == ERROR:
            raise IllegalMove("env-illegal-action", {"action": str(action), "match": "0"})
        return -1

    def render(self) -> Any:
        """What the seat sees that has to act: as text, on the terminal, or as a picture."""
        table = self.table
        if self.render_mode is None:
            return None
        shown = {"ansi": drawing.text, "human": drawing.show, "rgb_array": drawing.picture}
        return shown[self.render_mode](table.game, table.state, max(0, table.seat), self.lang)

    def close(self) -> None:
        """Nothing is held open."""


class InTurn(Seats, AECEnv):  # type: ignore[misc]
    """One seat after the other."""

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.masks()
        self.asked = list(self.table.state.actors())
        self.agent_selection = self.possible_agents[self.table.seat]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: Agent) -> Observation:
        return self.table.observe(self.seat_of(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "a seat that has to act was given no action"
        self._cumulative_rewards[agent] = 0.0
        seat = self.seat_of(agent)
        move = self.allowed(seat, action)
        if move < 0:
            self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.play(seat, move)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def play(self, seat: int, move: int) -> None:
        table = self.table
        table.play(seat, move)
        self.rewards = dict(zip(self.possible_agents, table.earned(), strict=True))
        self.infos = self.masks()
        actors = table.state.actors()
        # Of those who are asked at once nobody decides twice before all have.
        self.asked = [other for other in self.asked if other != seat and other in actors]
        if not self.asked:
            self.cycles += 1
            self.asked = list(actors)
        if table.over:
            self.terminations = dict.fromkeys(self.agents, True)
            return
        table.seat = self.asked[0]
        self.agent_selection = self.possible_agents[table.seat]
        if self.cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)


class AllAtOnce(Seats, ParallelEnv):  # type: ignore[misc]
    """All who are asked act in one step; what the others are given is not looked at."""

    def reset(
        self, seed: int | None = None, options: Info | None = None
    ) -> tuple[dict[Agent, Observation], dict[Agent, Info]]:
        self.deal(seed)
        if self.render_mode == "human":
            self.render()
        return self.seen(), self.masks()

    def seen(self) -> dict[Agent, Observation]:
        return {agent: self.table.observe(self.seat_of(agent)) for agent in self.agents}

    def step(
        self, actions: dict[Agent, int]
    ) -> tuple[
        dict[Agent, Observation],
        dict[Agent, float],
        dict[Agent, bool],
        dict[Agent, bool],
        dict[Agent, Info],
    ]:
        table, agents = self.table, self.agents
        moves = {
            seat: self.allowed(seat, actions[self.possible_agents[seat]])
            for seat in table.state.actors()
        }
        wrong = [seat for seat, move in moves.items() if move < 0]
        if not wrong:
            for seat, move in moves.items():
                if seat in table.state.actors():  # the match may be over, or the stage
                    table.play(seat, move)
        self.cycles += 1
        rewards = dict(zip(self.possible_agents, table.earned(), strict=True))
        if wrong:
            rewards = {agent: ILLEGAL * (self.seat_of(agent) in wrong) for agent in agents}
        over = bool(wrong) or table.over
        late = not over and self.cycles == self.max_cycles
        seen, infos = self.seen(), self.masks()
        self.agents = [] if over or late else agents
        if self.render_mode == "human":
            self.render()
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, late), infos


def raw_env(game: str, **options: Any) -> InTurn:
    """A game as it is: an action that is not legal ends the match (`illegal`)."""
    return InTurn(game, **options)


def env(game: str, **options: Any) -> AECEnv:
    """The same in PettingZoo's usual wrappers, which complain of a wrong order of calls."""
    made: Any = raw_env(game, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


def parallel_env(game: str, **options: Any) -> AllAtOnce:
    """The Potion, where all choose at once, and Quacks, where all brew at once.

    In Quacks the outcome never depends on who is faster, so a step may take the answers of all
    who are asked. Who is not asked has an empty mask, and may be given any action.
    """
    made = AllAtOnce(game, **options)
    if not made.metadata["is_parallelizable"]:
        raise BadOption("env-not-together", {"game": game})
    return made


def named(game: Game) -> SimpleNamespace:
    """`quacks_v1`, with the functions that modules of PettingZoo have."""
    makers: dict[str, Any] = {
        "env": lambda **options: env(game.id, **options),
        "raw_env": lambda **options: raw_env(game.id, **options),
    }
    if game.traits(game.settle({})).together:
        makers["parallel_env"] = lambda **options: parallel_env(game.id, **options)
    return SimpleNamespace(**makers)


def __getattr__(name: str) -> Any:
    """`quacks_v1` and so on, as `pettingzoo.classic` has `chess_v6`."""
    for game in games()[0]:
        if game.encoding is not None and name == versioned(game):
            return named(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
