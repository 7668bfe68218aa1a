"""Many matches of a game side by side, each waiting for a decision: what learning runs on.

All that is told of them lies in plain buffers (`vec`), row after row, and is written where it
lies; whoever knows buffers, such as NumPy, reads it without a copy. Chance and the seats that
do not learn are played inside, so a step is one call for thousands of matches.

The game of a match follows from the match's seed and how many it has had before, and from
nothing else: not from how many matches there are.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from philtre.bots.bot import Bot, RandomBot
from philtre.bots.game import glimpse_of
from philtre.core.game import Game
from philtre.core.options import Options
from philtre.core.playout import next_actor
from philtre.core.rng import Rng
from philtre.core.sheet import Sheet
from philtre.core.state import CHANCE, State

EVERY: Final = -1  # instead of a seat that learns: all of them do


class Batch:
    """`size` matches with the same options. A row of each buffer belongs to a match."""

    width: i64
    moves: i64

    def __init__(
        self,
        game: Game,
        options: Options,
        learners: list[int],
        bots: list[Bot],
        points: Callable[[State], list[int]] | None = None,
        at_once: bool = False,
    ) -> None:
        """`learners` has the seat that learns in each match, or EVERY; `bots` play the others,
        by seat. With `points`, rewards come as they are gathered. `at_once`: a match that is
        over begins anew within the step, and its end is in `last`."""
        assert game.encoding is not None, "a game without an encoding can't be learned"
        self.game = game
        self.options = options
        self.learners = learners
        self.bots = bots
        self.points = points
        self.listens = any(bot.listens for bot in bots)
        self.size = size = len(learners)
        self.at_once = at_once
        first: State = game.start(options)
        self.players = players = first.players
        plan = game.encoding.plan(players)
        self.write = plan.write
        width: int = plan.size
        moves: int = game.moves.decisions
        self.width = width
        self.moves = moves
        self.sheet = Sheet(size * width)
        self.last = Sheet(size * width if at_once else 0)  # what was seen at the end
        self.masks = vec[u8]([0] * (size * moves))
        self.rewards = vec[float]([0.0] * size)
        self.ended = vec[u8]([0] * size)
        self.seats = vec[i64]([0] * size)  # whose decision it is, or whose the last one was
        self.returns = vec[float]([0.0] * (size * players))  # of the match that ended last
        self.seeds = [0] * size
        self.played = [0] * size  # matches begun with that seed
        self.states: list[State] = [first] * size
        self.luck = [Rng(0)] * size
        self.minds = [Rng(0)] * size
        self.legal: list[list[int]] = [[] for _ in range(size)]
        self.gathered = [0] * size

    # What the caller does

    def seed(self, row: int, seed: int) -> None:
        """The next match of this row is the first of that seed."""
        self.seeds[row] = seed
        self.played[row] = 0

    def reset(self, row: int) -> None:
        """A new match."""
        number = self.played[row]
        self.played[row] = number + 1
        self.luck[row] = Rng(self.seeds[row], 2 * number)
        self.minds[row] = Rng(self.seeds[row], 2 * number + 1)
        state = self.game.start(self.options)
        if self.listens:
            state.heard = []
        self.states[row] = state
        self.rewards[row] = 0.0
        self.gathered[row] = 0
        self.ended[row] = 0
        if self.go_on(row):
            self.reset(row)  # it was over before the learner's first decision
            return
        if self.points is not None:
            self.gathered[row] = self.points(state)[self.seats[row]]
        self.show(row)

    def first_illegal(self, actions: list[int]) -> int:
        """The first row whose action is not legal; -1 if all are."""
        for row in range(len(actions)):
            action: i64 = actions[row]
            if action < 0 or action >= self.moves or not self.masks[row * self.moves + action]:
                return row
        return -1

    def step(self, actions: list[int]) -> None:
        """One decision in every match, all of them legal. A match that was over begins anew
        instead, whatever its action."""
        for row in range(len(actions)):
            if self.ended[row] and not self.at_once:
                self.reset(row)
            else:
                self.decide(row, actions[row])

    # One match

    def decide(self, row: i64, action: i64) -> None:
        seat = self.seats[row]
        self.states[row].play(seat, action)
        over = self.go_on(row)
        reward = 0.0
        if self.points is not None:
            gathered = self.points(self.states[row])[seat]
            reward = float(gathered - self.gathered[row])
            self.gathered[row] = gathered
        if over:
            reward += self.end(row, seat)
        self.rewards[row] = reward
        self.ended[row] = 1 if over else 0
        if not over:
            self.show(row)
        elif self.at_once:
            self.last.begin(row * self.width, self.width)
            self.write(self.states[row], seat, self.last)
            self.reset(row)
            self.rewards[row] = reward
            self.ended[row] = 1
        else:
            self.show_end(row)

    def go_on(self, row: i64) -> bool:
        """Chance and bots play until the learner has to decide; whether the match is over."""
        state, luck, minds = self.states[row], self.luck[row], self.minds[row]
        learner: i64 = self.learners[row]
        while True:
            seat: i64 = next_actor(state, luck)
            if seat == CHANCE:
                return True
            if learner == EVERY or seat == learner:
                self.seats[row] = seat
                return False
            bot = self.bots[seat]
            if isinstance(bot, RandomBot):
                state.play(seat, state.any_move(seat, minds))
            else:
                state.play(seat, bot.choose(glimpse_of(self.game, state, seat), minds))

    def end(self, row: i64, seat: i64) -> float:
        """What all get, and what the seat gets that decided last."""
        returns = self.states[row].returns()
        for other in range(len(returns)):
            self.returns[row * self.players + other] = returns[other]
        return returns[seat]

    # What is told

    def show(self, row: i64) -> None:
        """What the seat sees that decides, and its legal moves."""
        seat, state = self.seats[row], self.states[row]
        self.sheet.begin(row * self.width, self.width)
        self.write(state, seat, self.sheet)
        masks, first = self.masks, row * self.moves
        for move in self.legal[row]:
            masks[first + move] = 0
        legal = state.legal(seat)
        for move in legal:
            masks[first + move] = 1
        self.legal[row] = legal

    def show_end(self, row: i64) -> None:
        """What the seat sees that decided last. It may do anything: nothing will come of it, and
        who chooses from no moves at all gets into trouble."""
        self.sheet.begin(row * self.width, self.width)
        self.write(self.states[row], self.seats[row], self.sheet)
        masks, first = self.masks, row * self.moves
        for move in range(self.moves):
            masks[first + move] = 1
        self.legal[row] = list(range(self.moves))
