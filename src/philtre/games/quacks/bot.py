"""What a player of Quacks knows: what a position is worth, a quick choice, a way to think."""

from philtre.core.glimpse import Glimpse
from philtre.core.knowledge import Knowledge
from philtre.core.rng import Rng
from philtre.core.state import State
from philtre.core.thought import Budget, Fact, Thought
from philtre.games.quacks import moves
from philtre.games.quacks.agenda import ARG, AT_BREWING, DECIDE, MARKET, SHOP
from philtre.games.quacks.content import KINDS
from philtre.games.quacks.facts import brewing_facts
from philtre.games.quacks.outlook import Outlook
from philtre.games.quacks.placing import explosive
from philtre.games.quacks.quick import brew
from philtre.games.quacks.standing import share
from philtre.games.quacks.state import QuacksState
from philtre.games.quacks.trial import Trial, gain
from philtre.games.quacks.worth import worths_of


class QuacksKnowledge(Knowledge[State]):
    def __init__(self) -> None:
        super().__init__()
        self.weighs_all = True
        self.slips = [1.0, 0.66, 0.32, 0.0]

    def evaluate(self, state: State, seat: int) -> float:
        """The seat's share of the win, by how far ahead its worth is."""
        assert isinstance(state, QuacksState)
        if state.winners:
            return state.returns()[seat]
        return share(state, seat, 0.0)

    def score(self, state: State, seat: int, move: int, rng: Rng) -> float:
        """Brewing by a rule of thumb, all else by what it is worth."""
        assert isinstance(state, QuacksState)
        player = state.seats[seat]
        if player.todo[-1] % ARG == DECIDE:
            return 1.0 if move == brew(state, player, worths_of(state.box)) else 0.0
        return share(state, seat, gain(state, seat, move))

    def rollout(self, state: State, seat: int, rng: Rng) -> int:
        """Boldly: draw while more of the bag is safe than not; buy the dearest; accept gifts."""
        assert isinstance(state, QuacksState)
        player = state.seats[seat]
        options = player.options
        step = player.todo[-1] % ARG
        if step == DECIDE and player.chips_left:
            return moves.DRAW if explosive(state, player) * 2 < player.chips_left else moves.STOP
        if step in (SHOP, MARKET):
            return dearest(state, options)
        return options[rng.below(len(options))]

    def think(self, glimpse: Glimpse, budget: Budget, rng: Rng) -> list[Thought]:
        """Brewing by the bag, exactly; all else by worth and by games played on."""
        state = glimpse.sample(rng)
        assert isinstance(state, QuacksState)
        options = glimpse.legal()
        seat = glimpse.seat
        if state.stage == AT_BREWING:
            values = Outlook(state, seat, budget, rng).values()
        else:
            trial = Trial(state, seat, [gain(state, seat, move) for move in options])
            trial.run(budget, rng)
            values = [share(state, seat, points) for points in trial.values()]
        order = sorted([(-value, index) for index, value in enumerate(values)])
        return [
            Thought(options[index], -value, 1.0 if place == 0 else 0.0)
            for place, (value, index) in enumerate(order)
        ]

    def facts(self, glimpse: Glimpse) -> list[Fact]:
        """The exact odds of the next draw, and what a stop would give."""
        return brewing_facts(glimpse)


def dearest(table: QuacksState, options: list[int]) -> int:
    """The most expensive chip on offer; else the last option, which is to be done."""
    best, price = options[-1], 0
    for option in options:
        kind = option - moves.BUY
        if 0 <= kind < KINDS and table.box.price[kind] > price:
            best, price = option, table.box.price[kind]
    return best
