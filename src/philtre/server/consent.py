"""Undo by consent: free against bots and on one screen, else the others are asked.

A question lives in memory: after a restart it is asked again or forgotten. It
lapses when the seat that asked does something else.
"""

from dataclasses import dataclass
from secrets import token_hex
from weakref import WeakKeyDictionary

from philtre.core.errors import CannotUndo, PhiltreError
from philtre.server.errors import NotNow, as_data
from philtre.server.guests import Guest
from philtre.server.listener import Listener
from philtre.server.table import Table


@dataclass
class Question:
    id: str
    seat: int
    asker: str
    when: int  # the act of the seat that is meant
    waiting: set[str]  # guests who have not answered

    def message(self) -> dict[str, object]:
        return {"type": "question", "question": self.id, "kind": "undo", "seat": self.seat}


class Consent:
    def __init__(self) -> None:
        self._questions: WeakKeyDictionary[Table, dict[int, Question]] = WeakKeyDictionary()

    async def undo(self, table: Table, guest: Guest, seat: int) -> None:
        """Take back at once if nobody else sits there; raises `CannotUndo`."""
        others = table.people() - {guest.id}
        if not others:
            await table.undo(seat)
            return
        when = await table.last_act(seat)
        question = Question(token_hex(8), seat, guest.id, when, others)
        self._questions.setdefault(table, {})[seat] = question
        tell(table, others, question.message())

    def remind(self, table: Table, listener: Listener) -> None:
        """Somebody came back: is there a question for them?"""
        for question in self._questions.get(table, {}).values():
            if listener.guest_id in question.waiting:
                listener.send(question.message())

    async def answer(self, table: Table, guest: Guest, id: str, yes: bool) -> None:
        """Raises `NotNow` if there is no such question for this guest."""
        asked = self._questions.get(table, {})
        question = next((q for q in asked.values() if q.id == id and guest.id in q.waiting), None)
        if question is None:
            raise NotNow("question-lapsed")
        question.waiting.discard(guest.id)
        if yes and question.waiting:
            return
        del asked[question.seat]
        try:
            if not yes:
                raise CannotUndo("undo-declined")
            if await table.last_act(question.seat) != question.when:
                raise CannotUndo("question-lapsed")
            await table.undo(question.seat)
        except PhiltreError as error:
            tell(table, {question.asker}, {"type": "refused", "key": "", "error": as_data(error)})


def tell(table: Table, guests: set[str], message: object) -> None:
    for listener in table.listeners:
        if listener.guest_id in guests:
            listener.send(message)
