"""A bot of ours against OpenSpiel's Python searches, at equal time a move.

Ours sits alone among the peer's, on each seat in turn. All time is the processor's,
so that a busy machine does not favour anybody. The peer plays through our adapter
(`envs/openspiel.py`), on the same compiled engine.
"""

from collections.abc import Callable
from functools import partial
from time import process_time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from philtre.bots.bot import Bot
from philtre.bots.catalogue import find_bot
from philtre.bots.search import Search
from philtre.bots.think import Seconds, think
from philtre.core.errors import bad_value
from philtre.core.glimpse import Glimpse
from philtre.core.options import Options
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.core.thought import Budget
from philtre.lab.crew import Crew
from philtre.lab.statistics import wilson

if TYPE_CHECKING:
    from philtre.lab.searchers import Searcher

AUTO: Final = "auto"
SEARCHES: Final = [AUTO, "ismcts", "mcts"]
POSITIONS: Final = 12  # in which both searches are timed
WANDER: Final = 12  # random decisions from one of them to the next
MOST_PEERS: Final = 16  # at a table


class Plan(NamedTuple):
    game: str
    options: Options
    bot: str
    search: str
    games: int
    seconds: float
    seed: int


class Played(NamedTuple):
    """What one game, or several, came to."""

    games: int
    share: float  # of the wins that went to ours, a shared one in parts
    decisions: tuple[int, int]  # with more than one move to choose from: ours, theirs
    seconds: tuple[float, float]  # of thought, all together

    def plus(self, other: "Played") -> "Played":
        ours, theirs = zip(self.decisions, other.decisions, strict=True)
        mine, yours = zip(self.seconds, other.seconds, strict=True)
        return Played(
            self.games + other.games,
            self.share + other.share,
            (sum(ours), sum(theirs)),
            (sum(mine), sum(yours)),
        )


class Rates(NamedTuple):
    """Simulations a second; of a game's own way to think, steps."""

    ours: float
    theirs: float
    own_way: float


Thinker = Callable[[Glimpse, Seconds, Rng], object]

NOTHING: Final = Played(0, 0.0, (0, 0), (0.0, 0.0))


def make_plan(
    game: str,
    options: dict[str, object],
    bot: str,
    search: str,
    games: int,
    seconds: float,
    seed: int,
) -> Plan:
    """A plan that can be carried out; raises one of the engine's errors.

    Left to itself, the peer searches with information sets where anything is hidden.
    """
    found = find(game)
    settled = found.settle({**found.limit, **options})
    if settled["players"] == 1:
        raise bad_value("players", 1, "≥ 2")
    if search not in SEARCHES:
        raise bad_value("search", search, ", ".join(SEARCHES))
    if search == AUTO or not found.traits(settled).secret:
        search = "ismcts" if found.traits(settled).secret else "mcts"
    find_bot(f"{bot}@{seconds}")
    return Plan(game, settled, bot, search, games, seconds, seed)


def play_all(plan: Plan, crew: Crew, progress: Callable[[int], None]) -> Played:
    total = NOTHING
    for played in crew.map(partial(play_one, plan), range(plan.games)):
        total = total.plus(played)
        progress(1)
    return total


def play_one(plan: Plan, number: int) -> Played:
    """One game; the same luck is played out from each seat."""
    game = load(plan)
    players = game.num_players()
    deal, seat = divmod(number, players)
    luck, mind = Rng(plan.seed, 2 * deal), Rng(plan.seed, 2 * number + 1)
    ours = find_bot(f"{plan.bot}@{plan.seconds}", process_time)
    peers = [searcher(plan, game, MOST_PEERS * number + other) for other in range(players - 1)]
    theirs = iter(peers)
    seated = [None if other == seat else next(theirs) for other in range(players)]
    state = game.new_initial_state()
    decisions, spent = 0, 0.0
    while not state.is_terminal():
        if state.is_chance_node():
            move = state.path.state.legal(CHANCE)[luck.pick(state.path.state.odds())]
        elif (peer := seated[state.current_player()]) is not None:
            move = int(peer.step(state))
        else:
            begin = process_time()
            move = choose(ours, state, mind)
            if len(state.legal_actions()) > 1:
                decisions += 1
                spent += process_time() - begin
        state.apply_action(move)
    return Played(
        1,
        share_of(state.returns(), seat),
        (decisions, sum(peer.spent.decisions for peer in peers)),
        (spent, sum(peer.spent.time for peer in peers)),
    )


def choose(bot: Bot, state: Any, rng: Rng) -> int:
    return bot.choose(glimpse_of(state, bot.listens), rng)


def glimpse_of(state: Any, listens: bool = False) -> Glimpse:
    """What a bot of ours is handed of OpenSpiel's state."""
    path = state.path
    events = path.events(path.actor) if listens else []
    return Glimpse(path.game, path.state, path.actor, events)


def share_of(returns: list[float], seat: int) -> float:
    best = max(returns)
    return 1 / returns.count(best) if returns[seat] == best else 0.0


def time_searches(plan: Plan, progress: Callable[[int], None]) -> Rates:
    """How fast both are, in the same positions."""
    game = load(plan)
    peer = searcher(plan, game, plan.seed)
    rng = Rng(plan.seed)
    searched, thought = Pace(), Pace()
    state = game.new_initial_state()
    for _ in range(POSITIONS):
        state = wander(game, state, rng)
        peer.step(state)
        searched.add(search, glimpse_of(state), Seconds(plan.seconds, process_time), rng)
        thought.add(think, glimpse_of(state), Seconds(plan.seconds, process_time), rng)
        progress(1)
    return Rates(searched.rate(), peer.spent.simulations / peer.spent.time, thought.rate())


class Pace:
    """Steps of thought over time."""

    def __init__(self) -> None:
        self.steps = 0
        self.time = 0.0

    def add(self, thinker: Thinker, glimpse: Glimpse, budget: Seconds, rng: Rng) -> None:
        begin = process_time()
        thinker(glimpse, budget, rng)
        self.time += process_time() - begin
        self.steps += budget.taken

    def rate(self) -> float:
        return self.steps / max(self.time, 1e-9)


def search(glimpse: Glimpse, budget: Budget, rng: Rng) -> None:
    """By the search that all games share, whether or not the game has a way of its own."""
    Search(glimpse, rng).run(budget)


def wander(game: Any, state: Any, rng: Rng) -> Any:
    """Random moves to another position with something to choose; a new game after the end."""
    left = WANDER
    while left > 0 or state.is_chance_node() or len(state.legal_actions()) < 2:
        if state.is_terminal():
            state = game.new_initial_state()
        path = state.path
        moves = path.state.legal(path.actor)
        if state.is_chance_node():
            state.apply_action(moves[rng.pick(path.state.odds())])
        else:
            state.apply_action(moves[rng.below(len(moves))])
            left -= 1
    return state


def load(plan: Plan) -> Any:
    """The game as OpenSpiel has it."""
    import pyspiel

    from philtre.envs import openspiel, parameters

    chosen = parameters.chosen(find(plan.game), plan.options)
    return pyspiel.load_game(openspiel.PREFIX + plan.game, chosen)


def searcher(plan: Plan, game: Any, seed: int) -> "Searcher":
    from philtre.lab.searchers import TimedIsmcts, TimedMcts

    seed = plan.seed * 1_000_003 + seed & 0x7FFFFFFF
    if plan.search == "ismcts":
        return TimedIsmcts(game, plan.seconds, seed)
    return TimedMcts(game, plan.seconds, seed)


def report(plan: Plan, played: Played, rates: Rates) -> dict[str, object]:
    """The result as plain data."""
    players = plan.options["players"]
    assert isinstance(players, int)
    share = played.share / played.games
    each = (1 - share) / (players - 1)  # of the wins, to one of the peer's
    return {
        "game": plan.game,
        "options": plan.options,
        "bot": plan.bot,
        "peer": plan.search,
        "seconds": plan.seconds,
        "seed": plan.seed,
        "games": played.games,
        "win_share": share,
        "interval": list(wilson(share, played.games)),
        "fair_share": 1 / players,
        "ahead": share / (share + each) if share else 0.0,
        "seconds_per_move": [
            seconds / max(1, decisions)
            for seconds, decisions in zip(played.seconds, played.decisions, strict=True)
        ],
        "simulations_per_s": [round(rates.ours), round(rates.theirs)],
        "ratio": rates.ours / rates.theirs,
        "own_way_steps_per_s": round(rates.own_way),
        "own_way_ratio": rates.own_way / rates.theirs,
    }
