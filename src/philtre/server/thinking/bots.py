"""Bots beside the tables: they think elsewhere and never block them.

A bot's move goes through the same path as a person's. The worker rebuilds the
match from its log, without the seed, and hands the bot a `Glimpse`. Tables take
turns at the workers; while many wait, all think less, so that nobody waits long.
A bot that fails, or whose worker is lost again and again, plays any legal move.
"""

import asyncio
import logging
from collections.abc import Callable
from secrets import choice, randbits
from typing import TypeVar

from philtre.core.errors import BadRecord, IllegalMove, PhiltreError
from philtre.server.settings import Settings
from philtre.server.tables.errors import Unstored
from philtre.server.tables.table import Table
from philtre.server.thinking.bot_worker import Choice, Moves, choose, cover, patience
from philtre.server.thinking.minds import Lost, Minds
from philtre.server.thinking.turns import Turns

T = TypeVar("T")
LOGGER = logging.getLogger("philtre.server")
AGAIN = 0.2  # seconds before a bot that could not move tries again
SOON = 20.0  # at most so many while the database can't be used
LATER = 300.0  # at most so many while something is wrong with the server itself
LOST = 3  # workers that may be lost over one move


class Bots:
    def __init__(self, settings: Settings, minds: Minds) -> None:
        self._settings = settings
        self._minds = minds
        self._turns = Turns(minds.places)
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """Let each bot that is to move think, unless it does already.

        Bots among themselves play only while somebody watches. Where several servers share the
        tables, only at the one whose this table is.
        """
        logged = table.known_match if table.here else None
        if logged is None or table.header.archive or not (table.people() or table.listeners):
            return
        for seat in logged.actors():
            if table.bot_at(seat) and (table.header.id, seat) not in self._thinking:
                task = asyncio.create_task(self._think(table, seat))
                self._thinking[table.header.id, seat] = task

    @property
    def thinking(self) -> int:
        return len(self._thinking)

    def busy(self, table: Table) -> bool:
        return any(id == table.header.id for id, _ in self._thinking)

    async def _think(self, table: Table, seat: int) -> None:
        """Think, but for a human moment at least, and play; until it is done."""
        ready = asyncio.get_running_loop().time() + self._settings.pause
        wait = AGAIN
        done = False
        try:
            while not done:
                try:
                    done = await self._move(table, seat, ready)
                except BadRecord as error:  # its log is damaged: it rests
                    LOGGER.warning("table %s, seat %s: %s", table.header.id, seat, error)
                    return
                except Unstored:  # nothing was changed, and why is in the log already
                    wait = min(2 * wait, SOON)
                except Exception:
                    LOGGER.exception("table %s, seat %s", table.header.id, seat)
                    wait = min(4 * wait, LATER)
                await asyncio.sleep(0 if done else wait)
        finally:
            del self._thinking[table.header.id, seat]
        self.wake(table)

    async def _move(self, table: Table, seat: int, ready: float) -> bool:
        """Choose and play; False to try again, because the table has changed meanwhile."""
        async with table.lock:
            logged = await table.logged()
            bot = table.bot_at(seat)
            if bot is None or seat not in logged.actors() or not table.here:
                return True
            seq, moves, legal = logged.seq, logged.moves(), logged.match.legal(seat)
        try:
            chosen, due = await self._choose(table, moves, legal, seat, bot)
            if chosen.fault:
                LOGGER.error("table %s, bot %s:\n%s", table.header.id, bot, chosen.fault)
            await asyncio.sleep(max(ready, due) - asyncio.get_running_loop().time())
            return await table.play(None, seat, chosen.move, seq)
        except IllegalMove:
            return False
        except Unstored:
            raise
        except PhiltreError as error:  # a table that has grown too long: nothing to wait for
            LOGGER.warning("table %s, seat %s: %s", table.header.id, seat, error)
            return True

    async def _choose(
        self, table: Table, moves: Moves, legal: list[str], seat: int, bot: str
    ) -> tuple[Choice, float]:
        """What the bot says, and when: set before it begins to think, where anything is hidden.

        Any legal move if its workers are lost again and again.
        """
        setup = table.header.setup
        for _ in range(LOST):
            await self._turns.take(table.header.id)
            try:
                share = self.share() * (patience(setup, bot) if self._settings.slow else 1.0)
                due = asyncio.get_running_loop().time() + cover(setup, bot, share)
                work = (setup, moves, seat, bot, randbits(62), share)
                return await self._minds.run(choose, *work), due
            except Lost:
                LOGGER.warning("table %s, bot %s: a worker was lost", table.header.id, bot)
            finally:
                self._turns.end()
        return Choice(choice(legal), f"{LOST} workers were lost"), 0.0

    def share(self) -> float:
        """How much of its time a thinker should take now."""
        return self._turns.share()

    async def lend(self, table: str, work: Callable[..., T], *given: object) -> T:
        """A worker for other thinking, in turn with the bots; raises `Lost`."""
        await self._turns.take(table)
        try:
            return await self._minds.run(work, *given)
        finally:
            self._turns.end()

    async def close(self) -> None:
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._minds.close()
