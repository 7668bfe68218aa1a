"""The games in OpenSpiel: after `import philtre.envs.openspiel`, `pyspiel.load_game`
knows every game of the registry as `philtre_<id>`, its options as parameters.

Chance nodes are explicit and the dynamics are sequential, for that is what
OpenSpiel's searches ask for: those who choose at the same time are asked one after
the other, and what was chosen is in nobody else's information until it is shown.
"""

from typing import Any, Final

import pyspiel

from philtre.core.game import Game
from philtre.core.options import Count
from philtre.core.registry import games
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.envs import parameters
from philtre.envs.observer import Observer
from philtre.envs.path import OVER, Path, begin_at, start
from philtre.words import Words

PREFIX: Final = "philtre_"
SEEDS: Final = 1 << 53  # as many as there are doubles from 0 to 1 in even steps

Kind = pyspiel.GameType


class PhiltreGame(pyspiel.Game):  # type: ignore[misc]
    """A game with some options; each game has a subclass."""

    game: Game

    def __init__(self, given: dict[str, parameters.Parameter]) -> None:
        game = self.game
        self.options = parameters.settle(game, given)
        self.traits = game.traits(self.options)
        self.longest = game.longest(self.options) * parameters.stretch(game, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.moves),
            max_chance_outcomes=len(game.moves),
            num_players=self.options["players"],
            min_utility=self.traits.least,
            max_utility=self.traits.most,
            utility_sum=self.traits.total,
            max_game_length=self.longest,
        )
        kind = kind_of(game, self.traits.secret, self.traits.total)
        super().__init__(kind, info, parameters.chosen(game, self.options))

    def new_initial_state(self, position: str | None = None) -> "PhiltreState":
        """The beginning of a game, or any position of it, given as its line."""
        if position is None:
            return PhiltreState(self, start(self.game, self.options))
        options, state = self.game.load(position)
        if options != self.options:
            raise ValueError(f"the position is one of another game: {position}")
        return PhiltreState(self, begin_at(self.game, options, state, []))

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"observers have no parameters, and were given {params}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(kind, self.traits.secret)

    def max_chance_nodes_in_history(self) -> int:
        return self.longest


class PhiltreState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel over a path of ours.

    OpenSpiel copies and stores the attributes of a Python state; `path` is the only
    one and knows how. The questions that a search asks most are answered here, where
    they would otherwise go through C++ and back several times.
    """

    def __init__(self, game: PhiltreGame, path: Path) -> None:
        super().__init__(game)
        self.path = path

    # Who may do what

    def current_player(self) -> int:
        return self.path.actor

    def is_terminal(self) -> bool:
        return self.path.actor == OVER

    def is_chance_node(self) -> bool:
        return self.path.actor == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        path = self.path
        if path.actor != OVER and (player is None or player == path.actor):
            return path.legal()
        return super().legal_actions(player) if player is not None else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.path.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.path.outcomes()

    def _apply_action(self, action: int) -> None:
        self.path.play(action)

    def returns(self) -> list[float]:
        path = self.path
        return path.state.returns() if path.actor == OVER else [0.0] * path.state.players

    # What is seen

    def information_state_string(self, player: int | None = None) -> str:
        path = self.path
        seat = path.actor if player is None else player
        if 0 <= seat < path.state.players:
            return path.information(seat)
        # OpenSpiel's own complaint
        return str(super().information_state_string(*([] if player is None else [player])))

    def resample_from_infostate(self, player: int, sampler: Any) -> "PhiltreState":
        """A state that the player could be in; its history begins there.

        `sampler()` gives numbers from 0 to 1, as `pyspiel.UniformProbabilitySampler`.
        """
        rng = Rng(int(sampler() * SEEDS))
        return PhiltreState(self.get_game(), self.path.resampled(player, rng))

    # As text

    def _action_to_string(self, player: int, action: int) -> str:
        return self.path.game.text(action)

    def __str__(self) -> str:
        return self.path.game.position(self.path.options, self.path.state)


def kind_of(game: Game, secret: bool, total: float | None) -> Any:
    """What OpenSpiel calls the type of a game."""
    players = next(option for option in game.options if option.name == "players")
    assert isinstance(players, Count)
    utility = Kind.Utility.GENERAL_SUM
    if total is not None:
        utility = Kind.Utility.CONSTANT_SUM if total else Kind.Utility.ZERO_SUM
    knowing = Kind.Information
    return Kind(
        short_name=PREFIX + game.id,
        long_name=Words("en", game.id).say("name"),
        dynamics=Kind.Dynamics.SEQUENTIAL,
        chance_mode=Kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=knowing.IMPERFECT_INFORMATION if secret else knowing.PERFECT_INFORMATION,
        utility=utility,
        reward_model=Kind.RewardModel.TERMINAL,
        max_num_players=players.high,
        min_num_players=players.low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        provides_factored_observation_string=True,
        parameter_specification=parameters.defaults(game),
    )


def register(game: Game) -> None:
    """Let OpenSpiel know the game.

    OpenSpiel keeps what it is given until after the end of the interpreter, when a
    function could no longer be freed without a crash; a class is not freed.
    """
    traits = game.traits(parameters.settle(game, {}))
    name = f"Philtre{game.id.title()}"
    creator = type(name, (PhiltreGame,), {"game": game, "__module__": __name__})
    globals()[name] = creator  # where a pickled game looks for it
    pyspiel.register_game(kind_of(game, traits.secret, traits.total), creator)


for _game in games()[0]:
    register(_game)
