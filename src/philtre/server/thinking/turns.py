"""Whose bot thinks next: tables take turns, so that one with many bots slows no other."""

from asyncio import Future, get_running_loop
from collections import OrderedDict, deque
from typing import TypeAlias

Waiting: TypeAlias = "deque[Future[None]]"


class Turns:
    def __init__(self, places: int) -> None:
        self._places = places
        self._free = places
        self._queues: OrderedDict[str, Waiting] = OrderedDict()  # by table; the next one first

    async def take(self, table: str) -> None:
        """Wait for a place; give it back with `end`."""
        if self._free:
            self._free -= 1
            return
        turn: Future[None] = get_running_loop().create_future()
        self._queues.setdefault(table, deque()).append(turn)
        try:
            await turn
        except BaseException:
            if turn.done() and not turn.cancelled():
                self.end()  # it came and nobody wants it any more
            raise

    def end(self) -> None:
        """The place goes to the table that has waited longest since it last had one."""
        while self._queues:
            table, queue = self._queues.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._queues[table] = queue  # to the end of the line
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def share(self) -> float:
        """How much of its thinking time a bot should take, so that those who wait need not long."""
        waiting = sum(len(queue) for queue in self._queues.values())
        return self._places / max(self._places, waiting + 1)
