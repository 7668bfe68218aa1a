"""The coach at a table: hints for the seat that is to move, reviews of what is over.

It thinks where the bots think, in turn with them, and is handed what they are
handed: what the seat may know. A table has a coach or it has none, which all can see.
"""

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, NamedTuple

from philtre.bots import review as reviews
from philtre.bots.coach import Advice
from philtre.bots.course import Course
from philtre.bots.following import Step
from philtre.bots.review import Review, Turn
from philtre.core.errors import IllegalMove, PhiltreError
from philtre.core.match import Match
from philtre.core.reasons import Reason
from philtre.server.limits import Buckets
from philtre.server.settings import Settings
from philtre.server.tables.errors import NotNow, TooMuch
from philtre.server.tables.listener import Listener
from philtre.server.tables.log import Setup
from philtre.server.tables.table import Table
from philtre.server.thinking import coach_worker as work
from philtre.server.thinking.bot_worker import Moves
from philtre.server.thinking.bots import Bots
from philtre.server.thinking.coach_worker import Time
from philtre.server.thinking.minds import Lost

LOGGER = logging.getLogger("philtre.server")
PER_SECOND, AT_ONCE = 0.5, 5  # hints and lines for a seat
LOOKS_PER_SECOND, LOOKS_AT_ONCE = 4, 20  # threats, which take no thought: after each view
FORGOTTEN = 20.0  # seconds after which a review that nobody asks for is left where it is
MOST_REVIEWS = 200  # that are kept in memory
MOST_UNDER_WAY = 20
LONGEST_REVIEW = 60.0  # seconds of thought
LOST = 3  # workers that may be lost over one review


@dataclass
class Looking:
    """A review under way, or done."""

    setup: Setup
    moves: Moves
    match: Match
    seat: int
    numbers: list[int] | None = None  # of the decisions; None: not found yet
    turns: list[Turn] = field(default_factory=list)
    course: Course | None = None
    review: Review | None = None
    fault: PhiltreError | None = None
    asked: float = 0.0
    task: asyncio.Task[None] | None = None

    def under_way(self) -> bool:
        return self.task is not None and not self.task.done()

    def take_fault(self) -> PhiltreError | None:
        """What went wrong, told once: who asks again tries again."""
        fault, self.fault = self.fault, None
        return fault


class Asked(NamedTuple):
    """What a question to the coach is about."""

    seq: int
    match: Match
    moves: Moves


class Coach:
    def __init__(self, settings: Settings, bots: Bots) -> None:
        self._settings = settings
        self._bots = bots
        self._often = Buckets(PER_SECOND, AT_ONCE)
        self._looks = Buckets(LOOKS_PER_SECOND, LOOKS_AT_ONCE)
        self._asked: set[tuple[str, int]] = set()
        self._reviews: OrderedDict[tuple[str, int], Looking] = OrderedDict()

    # Hints

    async def hint(self, table: Table, listener: Listener, seat: int) -> tuple[int, Match, Advice]:
        """The number of the view it is about, the match, and what the coach says."""
        asked = await self._allow(table, listener, seat, acts=True)
        who = (table.header.id, seat)
        if who in self._asked:
            raise TooMuch("coach-busy")
        if not self._often.take(f"{who}"):
            raise TooMuch("too-fast")
        self._asked.add(who)
        try:
            advice = await self._lend(table, work.hint, asked.moves, seat, self._time())
            return asked.seq, asked.match, advice
        finally:
            self._asked.discard(who)

    async def line(
        self, table: Table, listener: Listener, seat: int, text: str
    ) -> tuple[int, Match, list[Step]]:
        """A move of the seat played out: nothing of it is sent to the match."""
        asked = await self._allow(table, listener, seat, acts=True)
        asked.match.check(text, seat)
        move = asked.match.game.parse(text)
        if not self._often.take(f"{table.header.id, seat}"):
            raise TooMuch("too-fast")
        steps = await self._lend(table, work.line, asked.moves, seat, move, self._time())
        return asked.seq, asked.match, steps

    async def threats(
        self, table: Table, listener: Listener, seat: int
    ) -> tuple[int, list[Reason]]:
        """What can be done to the seat and what it can do, whoever is to move."""
        asked = await self._allow(table, listener, seat, acts=False)
        if not self._looks.take(f"{table.header.id, seat}"):
            raise TooMuch("too-fast")
        return asked.seq, await self._lend(table, work.threats, asked.moves, seat)

    async def _allow(self, table: Table, listener: Listener, seat: int, acts: bool) -> "Asked":
        """For a seat of the asker's that the asker looks through: on a shared screen nobody is
        told what another should do."""
        table.own(listener.guest, seat)
        if not table.header.coach:
            raise NotNow("coach-off")
        if listener.seat != seat:
            raise NotNow("coach-covered")
        async with table.lock:
            logged = await table.logged()
            over = table.header.archive or not logged.actors()
            if over or (acts and seat not in logged.actors()):
                raise NotNow("coach-not-your-turn")
            return Asked(logged.seq, logged.match, logged.moves())

    def _time(self) -> Time:
        time = Time(self._settings.hint_seconds, self._settings.coach_steps)
        return time.part(self._bots.share())

    async def _lend(self, table: Table, task: Any, moves: Moves, *given: object) -> Any:
        return await self._bots.lend(table.header.id, task, table.header.setup, moves, *given)

    # Reviews

    def review(self, table: Table, match: Match, moves: Moves, seat: int) -> Looking:
        """The review of a match that is over, as far as it is; goes on while it is asked for."""
        if seat >= match.state.players:
            raise IllegalMove("no-such-seat", {"seat": seat, "players": match.state.players})
        if match.returns is None:
            raise NotNow("not-over")
        who = (table.header.id, seat)
        looking = self._reviews.get(who)
        if looking is None:
            looking = Looking(table.header.setup, moves, match, seat)
            self._keep(who, looking)
        self._reviews.move_to_end(who)
        looking.asked = monotonic()
        waits = looking.review is None and looking.fault is None  # a fault is told first
        if waits and not looking.under_way():
            if sum(each.under_way() for each in self._reviews.values()) >= MOST_UNDER_WAY:
                raise TooMuch("coach-many")
            looking.task = asyncio.create_task(self._look(who[0], looking))
        return looking

    def _keep(self, who: tuple[str, int], looking: Looking) -> None:
        self._reviews[who] = looking
        for other, old in list(self._reviews.items())[: max(0, len(self._reviews) - MOST_REVIEWS)]:
            if not old.under_way():
                del self._reviews[other]

    async def _look(self, table: str, looking: Looking) -> None:
        """Weigh what is left, until it is done or nobody asks any more."""
        lost = 0
        while looking.review is None and monotonic() - looking.asked < FORGOTTEN:
            try:
                await self._step(table, looking)
            except Lost:
                lost += 1
                if lost >= LOST:
                    looking.fault = PhiltreError("server-trouble")
                    return
            except Exception:  # ours to read, not theirs
                LOGGER.exception("table %s: review", table)
                looking.fault = PhiltreError("server-trouble")
                return

    async def _step(self, table: str, looking: Looking) -> None:
        lend, setup, moves = self._bots.lend, looking.setup, looking.moves
        if looking.numbers is None:
            looking.numbers = await lend(table, work.decisions, setup, moves, looking.seat)
        elif len(looking.turns) < len(looking.numbers):
            number = looking.numbers[len(looking.turns)]
            seconds = min(self._settings.review_seconds, LONGEST_REVIEW / len(looking.numbers))
            time = Time(seconds, self._settings.coach_steps).part(self._bots.share())
            looking.turns.append(await lend(table, work.weigh, setup, moves, number, time))
        elif looking.course is None:
            found = await lend(table, work.course, setup, moves, looking.seat, looking.numbers)
            looking.course = found
        else:
            looking.review = reviews.assemble(
                looking.match, looking.seat, looking.turns, looking.course
            )

    async def close(self) -> None:
        tasks = [each.task for each in self._reviews.values() if each.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
