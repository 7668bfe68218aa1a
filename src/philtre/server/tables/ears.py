"""What each seat has heard of a match, looked through once and then only for what is new."""

from philtre.core.state import Event, State


class Ears:
    def __init__(self) -> None:
        self._all: list[Event] | None = None  # of the state; after an undo it has another list
        self._heard: dict[int, list[Event]] = {}
        self._through: dict[int, int] = {}  # how many of all were looked through

    def of(self, state: State, seat: int) -> list[Event]:
        first = self._follow(state, seat)
        events = (state.heard or [])[first:]
        self._through[seat] = first + len(events)
        heard = self._heard.setdefault(seat, [])
        heard += [event for event in events if event.heard_by(seat)]
        return heard

    def behind(self, state: State, seat: int) -> int:
        return len(state.heard or []) - self._follow(state, seat)

    def _follow(self, state: State, seat: int) -> int:
        if state.heard is not self._all:
            self._all, self._heard, self._through = state.heard, {}, {}
        return self._through.get(seat, 0)
