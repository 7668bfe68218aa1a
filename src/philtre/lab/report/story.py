"""One game between bots, and what a report wants to know of it: a line of plain numbers.

Everything a report says of play is worked out from such lines, so that they can be kept in
a ledger and looked at again. Luck has a stream for the table and for each seat that draws
for itself; bots have generators of their own.
"""

from functools import cache
from hashlib import sha256
from math import log10
from typing import Any, Final, NamedTuple

from philtre.bots.bot import Bot
from philtre.bots.coach import advise
from philtre.core.game import Game
from philtre.core.glimpse import Glimpse
from philtre.core.knowledge import Knowledge
from philtre.core.options import Options
from philtre.core.reporting import EVERYBODY, Reporting
from philtre.core.rng import Rng
from philtre.core.state import CHANCE, Event, State
from philtre.core.thought import Budget

COURSE: Final = 12  # rounds of which all are kept; of a longer game,
TENTHS: Final = 10
KEPT: Final = 16  # of so many decisions the position of one is kept; and
WEIGHED: Final = 64  # one decision in so many is put to a coach,
STEPS: Final = 100  # who takes so many steps of thought
REAL: Final = 0.02  # a chance to win that much below the best is still a real option

MINDS: Final = 16  # streams of a game: 0 to 15 are luck's,
LOOKS: Final = 31  # this one says at which decisions we look
STREAMS: Final = 32


class Story(NamedTuple):
    """What is kept of a game; lists are by seat, or by look at the course of the game."""

    number: int
    returns: list[float]
    starter: int  # who began, or -1
    moves: int  # of all seats, forced ones too
    choices: list[int]  # by seat: decisions with more than one legal move
    widths: dict[str, int]  # how often there were so many legal moves
    tree: float  # the decimal logarithm of all ways that could have been gone
    rounds: int
    minutes: float  # estimated, at a table of people
    cut: bool  # ended by a limit
    points: list[list[int]]  # at each look; the last is at the end
    values: list[list[float]]  # the same, by the game's evaluation
    real: list[list[int]]  # legal moves, and real options, where a coach was asked
    pieces: dict[str, dict[str, list[int]]]  # group, piece, by seat: how often had or used
    drawn: dict[str, list[str]]  # group: the piece of each round
    mishaps: dict[str, list[int]]  # kind: by round
    position: str  # a digest of one position of the game


class Offers:
    """How often kinds of moves were there, were made, were weighed, and were real options."""

    def __init__(self) -> None:
        self.counts: dict[str, list[int]] = {}

    def count(self, label: str) -> list[int]:
        return self.counts.setdefault(label, [0, 0, 0, 0])


@cache
def labels(game: Game, told_apart: tuple[tuple[str, str], ...]) -> list[str]:
    """Of every move what it is counted as: its key, and the parameter that tells it apart."""
    names = dict(told_apart)
    found: list[str] = []
    for move in range(len(game.moves)):
        phrase = game.phrase(move)
        name = names.get(phrase.key, "")
        found.append(f"{phrase.key} {name}={phrase.params[name]}" if name else phrase.key)
    return found


class Teller:
    """Follows one game."""

    def __init__(self, game: Game, options: Options, look_at: Reporting, offers: Offers) -> None:
        self.game = game
        self.look_at = look_at
        self.offers = offers
        self.labels = labels(game, tuple(look_at.told_apart.items()))
        self.state: State = game.start(options)
        self.state.heard = []
        self.knowledge: Knowledge = game.knowledge()
        self.points: list[list[int]] = []
        self.values: list[list[float]] = []
        self.starter = -1
        self.moves = 0
        self.choices = [0] * self.state.players
        self.in_round = [0] * self.state.players  # decisions since it began
        self.seconds = 0.0
        self.widths: dict[str, int] = {}
        self.tree = 0.0
        self.rounds = 0
        self.cut = False
        self.real: list[list[int]] = []
        self.pieces: dict[str, dict[str, list[int]]] = {}
        self.drawn: dict[str, list[str]] = {}
        self.mishaps: dict[str, list[int]] = {kind: [] for kind in look_at.mishaps}
        self.position = ""
        self.heard = 0

    def play(self, bots: list[Bot], seed: int, deal: int, game_number: int) -> Story:
        luck: dict[int, Rng] = {}
        minds = [Rng(seed, STREAMS * game_number + MINDS + seat) for seat in range(len(bots))]
        looks = Rng(seed, STREAMS * game_number + LOOKS)
        state = self.state
        while actors := state.actors():
            seat = actors[0]
            if seat == CHANCE:
                drawer = state.drawer()
                if drawer not in luck:
                    luck[drawer] = Rng(seed, STREAMS * deal + 1 + drawer)
                state.play(CHANCE, state.outcome(luck[drawer]))
            else:
                self.decide(seat, len(actors), bots[seat], minds[seat], looks)
            self.listen()
        self.look()
        return self.story(game_number)

    def decide(self, seat: int, actors: int, bot: Bot, mind: Rng, looks: Rng) -> None:
        state = self.state
        heard = state.heard or []
        events = [event for event in heard if event.heard_by(seat)] if bot.listens else []
        glimpse = Glimpse(self.game, state, seat, events)
        legal = list(state.legal(seat))
        if not self.points:  # all is dealt
            self.look()
        move = bot.choose(glimpse, mind)
        # Where all decide at once nobody begins, though something be asked of one before.
        if self.moves == 0 and actors == 1 and not (self.look_at.first or self.look_at.together):
            self.starter = seat
        self.moves += 1
        if len(legal) > 1:
            if not self.look_at.rounds:
                self.begin_round()
            self.choices[seat] += 1
            self.in_round[seat] += 1
            width = str(len(legal))
            self.widths[width] = self.widths.get(width, 0) + 1
            self.tree += log10(len(legal))
            for label in {self.labels[each] for each in legal}:
                self.offers.count(label)[0] += 1
            self.offers.count(self.labels[move])[1] += 1
            if not self.position and looks.below(KEPT) == 0:
                self.position = sha256(self.game.write(state).encode()).hexdigest()[:16]
            if looks.below(WEIGHED) == 0:
                events = [event for event in heard if event.heard_by(seat)]
                self.weigh(Glimpse(self.game, state, seat, events), looks)
        state.play(seat, move)

    def weigh(self, glimpse: Glimpse, rng: Rng) -> None:
        """How many of the moves are worth a thought."""
        tips = advise(glimpse, Budget(STEPS), rng, len(glimpse.legal())).tips
        best = max(tip.worth for tip in tips)
        good = {tip.move for tip in tips if tip.worth >= best - REAL}
        self.real.append([len(tips), len(good)])
        for label in {self.labels[tip.move] for tip in tips}:
            self.offers.count(label)[2] += 1
        for label in {self.labels[move] for move in good}:
            self.offers.count(label)[3] += 1

    def look(self) -> None:
        self.points.append(list(self.game.standing.points(self.state)))
        values = self.knowledge.values(self.state)
        self.values.append([round(value, 4) for value in values])

    def listen(self) -> None:
        heard = self.state.heard or []
        while self.heard < len(heard):
            self.hear(heard[self.heard])
            self.heard += 1

    def hear(self, event: Event) -> None:
        look_at = self.look_at
        if event.kind in look_at.rounds:
            self.begin_round()
        if event.kind == look_at.first:
            self.starter = seat_of(event)
        if event.kind in look_at.cut:
            self.cut = True
        if event.kind in self.mishaps:
            by_round = self.mishaps[event.kind]
            by_round += [0] * (max(1, self.rounds) - len(by_round))
            by_round[-1] += 1
        for pieces in look_at.pieces:
            if event.kind in pieces.events:
                piece = str(event.params[pieces.name])
                if pieces.whose == EVERYBODY:
                    self.drawn.setdefault(pieces.group, []).append(piece)
                else:
                    group = self.pieces.setdefault(pieces.group, {})
                    counts = group.setdefault(piece, [0] * self.state.players)
                    counts[seat_of(event, pieces.whose)] += 1

    def begin_round(self) -> None:
        if self.rounds:
            self.look()
        self.rounds += 1
        self.pass_time()

    def pass_time(self) -> None:
        """What has been decided since takes people so long; together, as long as the slowest."""
        each, upkeep = self.look_at.seconds
        count = max(self.in_round) if self.look_at.together else sum(self.in_round)
        self.seconds += count * each + (upkeep if self.rounds else 0.0)
        self.in_round = [0] * len(self.in_round)

    def story(self, number: int) -> Story:
        self.pass_time()
        last = len(self.points) - 1
        steps = last if last < COURSE else TENTHS
        kept = [round(step * last / steps) for step in range(steps + 1)] if last else [0]
        return Story(
            number,
            [float(value) for value in self.state.returns()],
            self.starter,
            self.moves,
            self.choices,
            self.widths,
            round(self.tree, 3),
            self.rounds,
            round(self.seconds / 60, 2),
            self.cut,
            [self.points[at] for at in kept],
            [self.values[at] for at in kept],
            self.real,
            self.pieces,
            self.drawn,
            self.mishaps,
            self.position,
        )


def seat_of(event: Event, name: str = "seat") -> int:
    seat: Any = event.params[name]
    return int(seat)
