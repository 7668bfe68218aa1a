"""Telling those who look at a table. A message is made once for all who see alike."""

from collections.abc import Callable, Iterable
from functools import partial

from philtre.core.state import Event
from philtre.server.tables.answers import TableAnswer
from philtre.server.tables.header import Header
from philtre.server.tables.listener import Listener, grouped
from philtre.server.tables.logged_match import LoggedMatch
from philtre.server.tables.outgoing import TableMessage
from philtre.server.tables.store import Store
from philtre.server.tables.views import encoded, encoded_view, events_of, is_long


def tell_table(listeners: Iterable[Listener], answer: Callable[[str | None], TableAnswer]) -> None:
    """Who sits there and how it stands, as each guest may know it."""
    for guest, alike in grouped(listeners, lambda listener: listener.guest_id).items():
        data = encoded(TableMessage(answer(guest)))
        for listener in alike:
            listener.post(data)


async def tell_views(
    listeners: Iterable[Listener],
    logged: LoggedMatch,
    header: Header,
    offers: list[int] | None,
    store: Store,
) -> None:
    """To those who have asked for it, what their seat sees; call it within the table's lock."""
    looking = [listener for listener in listeners if listener.looks]
    for (seat, heard), alike in grouped(looking, lambda who: (who.seat, who.heard)).items():
        view = partial(encoded_view, logged, header, seat, heard, offers)
        now_heard, data = await store.aside(view) if is_long(logged, seat) else view()
        for listener in alike:
            listener.heard = now_heard
            listener.post(data)


def unsay(listener: Listener, old: list[Event], logged: LoggedMatch) -> None:
    """After an undo: what was heard is told anew, from where it differs."""
    new = events_of(logged, listener.seat)
    same = 0
    while same < min(len(old), len(new)) and old[same] == new[same]:
        same += 1
    listener.heard = min(listener.heard, same)
