"""The keys of the acts that were carried out last: one that comes again changes nothing.

What changes the match or is said is stored with its key, and known after a restart too. This
is for the rest, and for as long as the table is in memory: an answer to a question, a question
that was declined, a seat that was left to a bot.
"""

from asyncio import Lock
from collections import deque
from typing import Final

MOST: Final = 32  # of each guest; a page has at most a few under way


class Done:
    def __init__(self) -> None:
        self.lock = Lock()  # one act at a time: its repetition waits for its end
        self._keys: dict[str, deque[str]] = {}  # by guest

    def has(self, guest: str | None, key: str) -> bool:
        return key in self._keys.get(guest or "", ())

    def add(self, guest: str | None, key: str) -> None:
        if guest and key:
            self._keys.setdefault(guest, deque(maxlen=MOST)).append(key)
