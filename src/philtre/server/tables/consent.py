"""What needs the consent of others: to take back, to agree to a draw, to play again.

Taking back is free against bots and on one screen; else the others are asked. A
question is stored, so that it waits through a restart. It lapses when the seat
that asked does something else. Offers of a draw are in the log of the match.
"""

from collections.abc import Awaitable, Callable
from secrets import token_hex

from philtre.core.errors import CannotUndo, PhiltreError
from philtre.server.tables.answers import Made
from philtre.server.tables.conversation import AGAIN, Question
from philtre.server.tables.errors import NotNow
from philtre.server.tables.header import Guest
from philtre.server.tables.listener import Listener
from philtre.server.tables.outgoing import Outgoing, RematchMessage
from philtre.server.tables.table import Table
from philtre.server.tables.views import refused_message

Again = Callable[[Table, Guest], Awaitable[Made]]


class Consent:
    def __init__(self, again: Again) -> None:
        self._again = again  # makes the table of a rematch

    async def undo(self, table: Table, guest: Guest, seat: int, key: str | None = None) -> None:
        """Take back at once if nobody else sits there; raises `CannotUndo`."""
        others = table.people() - {guest.id}
        if not others:
            await table.undo(seat, key)
            return
        act = await table.last_act(seat)
        asked = await self._asked(table)
        open = asked.get(seat)
        if open is not None and open.act == act and open.waiting <= others:
            return  # they are asked already
        question = Question(token_hex(8), seat, guest.id, act, others, key)
        await self._keep(table, question)
        asked[seat] = question
        tell(table, others, question.message())

    async def remind(self, table: Table, listener: Listener) -> None:
        """Somebody came back: is there a question for them?"""
        for question in list((await self._asked(table)).values()):
            if listener.guest_id in question.waiting and await self._stands(table, question):
                listener.send(question.message())

    async def answer(self, table: Table, guest: Guest, id: str, yes: bool) -> None:
        """Raises `NotNow` if there is no such question for this guest."""
        asked = await self._asked(table)
        question = next((q for q in asked.values() if q.id == id and guest.id in q.waiting), None)
        if question is None:
            raise NotNow("question-lapsed")
        question.waiting.discard(guest.id)
        if yes and question.waiting:
            await self._keep(table, question)
            return
        await table.store.drop_question(table.header.id, question.seat)
        asked.pop(question.seat, None)
        if question.act == AGAIN:
            await self._play_again(table, guest, yes)
        else:
            await self._take_back(table, question, yes)

    async def _take_back(self, table: Table, question: Question, yes: bool) -> None:
        try:
            if not yes:
                raise CannotUndo("undo-declined")
            if await table.last_act(question.seat) != question.act:
                raise CannotUndo("question-lapsed")
            await table.undo(question.seat, question.key)
        except PhiltreError as error:
            refuse(table, {question.asker}, error)

    async def rematch(self, table: Table, guest: Guest) -> Made | None:
        """At once if nobody else sits there; None: the others are asked, and told when all agree.

        Who asks when asked has agreed.
        """
        if not table.header.over or table.header.archive:
            raise NotNow("not-over")
        others = table.people() - {guest.id}
        if table.header.rematch or not others:
            return await self._again(table, guest)
        asked = await self._asked(table)
        question = next((each for each in asked.values() if each.act == AGAIN), None)
        if question is None:
            question = Question(token_hex(8), table.seats_of(guest.id)[0], guest.id, AGAIN, others)
            await self._keep(table, question)
            asked[question.seat] = question
            tell(table, others, question.message())
        elif guest.id in question.waiting:
            await self.answer(table, guest, question.id, True)
        return await self._again(table, guest) if table.header.rematch else None

    async def _play_again(self, table: Table, guest: Guest, yes: bool) -> None:
        """All have agreed, or one has not: everybody who sits there is told."""
        try:
            if not yes:
                raise NotNow("rematch-declined")
            made = await self._again(table, guest)
            tell(table, table.people(), RematchMessage(made.id, made.invite))
        except PhiltreError as error:
            refuse(table, table.people(), error)

    async def draw(
        self, table: Table, guest: Guest, seat: int, yes: bool, key: str | None = None
    ) -> None:
        """Offer a draw, agree to one, decline or withdraw it; who offered is told of a no."""
        declined = await table.draw(guest, seat, yes, key)
        offered = {table.seats[other].guest or "" for other in declined}
        refuse(table, offered, NotNow("draw-declined"))

    async def _asked(self, table: Table) -> dict[int, Question]:
        """The open questions of a table, by the seat that asks."""
        if table.asked is None:
            found = await table.store.questions(table.header.id)
            if table.asked is None:  # it may have come while we waited
                table.asked = {question.seat: question for question in found}
        return table.asked

    async def _keep(self, table: Table, question: Question) -> None:
        await table.store.set_question(table.header.id, question)

    async def _stands(self, table: Table, question: Question) -> bool:
        if question.act == AGAIN:
            return table.header.rematch is None
        async with table.lock:
            return (await table.logged()).acted.get(question.seat) == question.act


def refuse(table: Table, guests: set[str], error: PhiltreError) -> None:
    tell(table, guests, refused_message("", error))


def tell(table: Table, guests: set[str], message: Outgoing) -> None:
    for listener in table.listeners:
        if listener.guest_id in guests:
            listener.send(message)
