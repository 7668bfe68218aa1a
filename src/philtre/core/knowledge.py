"""What a player of a game knows: an evaluation, a quick choice of move, a way to think."""

from typing import TYPE_CHECKING, Generic, cast

from mypy_extensions import mypyc_attr

from philtre.core.generic import S
from philtre.core.reasons import Reason
from philtre.core.rng import Rng
from philtre.core.state import Event
from philtre.core.thought import Budget, Fact, Thought

if TYPE_CHECKING:
    from philtre.core.glimpse import Glimpse


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Generic[S]):
    """What is handed a state is handed a sample, and may look at all of it."""

    def __init__(self) -> None:
        # Whether `think` weighs every move with like care. A search looks little at what it
        # does not like: then a review compares a played move with the best by itself.
        self.weighs_all = False
        # Of two players: the power to which the odds that thinking finds come true. A search that
        # tries weaker moves too is timid: above 1 (measured by `bench coach`).
        self.sharpness = 1.0
        # What novice, adept, expert and master see: so many steps of thought at most (0: as time
        # allows); and a move that looks so much worse than the best looks as good to them.
        self.glances = [0, 0, 0, 0]
        self.leeway = [0.3, 0.1, 0.05, 0.0]
        # What looks worse by so little is as good to who likes it: a temper's.
        self.ease = [0.015, 0.015, 0.015, 0.015]
        # How the shared search goes about it.
        self.horizon = 8  # moves that are played on before the evaluation is asked
        self.explore = 0.7  # how much it tries what looks worse, on values from 0 to 1

    def evaluate(self, state: S, seat: int) -> float:
        """How good the state is for the seat, on the scale of the game's returns."""
        return 0.0

    def values(self, state: S) -> list[float]:
        """How good the state is for each seat."""
        return [self.evaluate(state, seat) for seat in range(state.players)]

    def score(self, state: S, seat: int, move: int, rng: Rng) -> float:
        """How good a move is; a game that can reckon with the chance that follows does."""
        after = cast(S, state.clone())
        after.play(seat, move)
        return self.evaluate(after, seat)

    def rollout(self, state: S, seat: int, rng: Rng) -> int:
        """A plausible move, chosen fast; any legal one unless the game knows better."""
        return state.any_move(seat, rng)

    # What the shared search may know of a game

    def plays_on(self, state: S) -> int:
        """How many moves are played on from a state before its evaluation is asked."""
        return self.horizon

    def priors(self, state: S, seat: int, moves: list[int]) -> list[float]:
        """How promising each move looks at first sight, above 0; nothing: no opinion."""
        return []

    def clues(self, state: S, seat: int, events: list[Event]) -> list[float]:
        """What the others' play tells of what the seat can't know; nothing: no opinion.

        The events are all that the seat has heard. Asked once for a search, so the same for
        all samples: from what the seat knows.
        """
        return []

    def likely(self, state: S, seat: int, clues: list[float]) -> float:
        """How well a sample goes with the clues, above 0; only ratios count.

        The odds by which things are dealt are in the samples already.
        """
        return 1.0

    def sight(self, state: S) -> int:
        """What all seats saw come of the last move, where the move does not tell; below 2**20."""
        return 0

    def secret(self, state: S, seat: int) -> int:
        """What the seat knows alone and chooses by, as a number."""
        return 0

    def think(self, glimpse: "Glimpse[S]", budget: Budget, rng: Rng) -> list[Thought]:
        """The legal moves, best first, by a way of thinking that is this game's own.

        Nothing where the search that all games share does as well. Knows what the
        glimpse tells and nothing else; ends soon after the budget is spent.
        """
        return []

    def think_as(
        self, level: int, temper: int, glimpse: "Glimpse[S]", budget: Budget, rng: Rng
    ) -> list[Thought]:
        """As `think`, where a level from 0 to 3 has a way of its own to choose. A bold player has
        the temper 1, a patient one -1, and 0 is neither.

        Nothing: it thinks as `think` does, and sees less by `glances` and `leeway`.
        """
        return []

    def boldness(self, state: S, move: int) -> float:
        """Of moves that look as good, the bold take the one that has most of this, and the patient
        the one that has least. Asked of a sample in which the seat is to move."""
        return 0.0

    def facts(self, glimpse: "Glimpse[S]") -> list[Fact]:
        """What a coach can say for certain before the seat decides, such as exact odds.

        From what the glimpse tells and nothing else; fast, and always the same.
        """
        return []

    def reasons(self, glimpse: "Glimpse[S]", move: int) -> list[Reason]:
        """What speaks for a legal move, the most telling first; as `facts` are made."""
        return []

    def threats(self, glimpse: "Glimpse[S]") -> list[Reason]:
        """What can be done to the seat, and what it can do itself; as `facts` are made.

        Asked of a seat at any time, whoever is to move.
        """
        return []

    def oddity(self, glimpse: "Glimpse[S]", move: int) -> Reason | None:
        """Why a move looks wrong at first sight: asked by a review where it was right after all."""
        return None
