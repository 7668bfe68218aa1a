"""A state together with the way that led to it, one actor after the other.

Libraries for research want each state to know what every seat has seen so far.
Events tell that, but a playout should not pay for them: they are found when
somebody asks, by going again, with open ears, over the moves made since the last
time. Where several may act at once, the first of them goes first; what it chose
stays hidden as the rules say.
"""

from typing import Any, Final, NamedTuple

from msgspec import json

from philtre.core.game import Game
from philtre.core.options import Options
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.core.state import CHANCE, Event, State

OVER: Final = -4  # the actor when the game is over


class Entry(NamedTuple):
    """Something that happened: an event, or a seat's own move."""

    audience: int  # a bit for each seat that knows; all bits for everyone
    text: str
    event: Event | None

    def known_to(self, seat: int) -> bool:
        return bool(self.audience >> seat & 1)


class Story(NamedTuple):
    """All that happened, and what each seat knows of it as one text."""

    entries: list[Entry]
    texts: list[str]

    def told_on(self, more: list[Entry]) -> "Story":
        texts = [text + lines(more, seat) for seat, text in enumerate(self.texts)]
        return Story(self.entries + more, texts)

    def shared_with(self, seat: int) -> "Story":
        """What of it the seat knows; the others know that part of it which they know too."""
        entries = [entry for entry in self.entries if entry.known_to(seat)]
        return Story(entries, [lines(entries, other) for other in range(len(self.texts))])


def lines(entries: list[Entry], seat: int) -> str:
    return "".join(f"{entry.text}\n" for entry in entries if entry.known_to(seat))


class Path:
    """From a state, by the moves in `log`, to the state there is now."""

    __slots__ = (
        "actor",
        "before",
        "begin",
        "game",
        "known",
        "log",
        "mark",
        "options",
        "shared",
        "state",
        "story",
        "told",
    )

    def __init__(
        self, game: Game, options: Options, begin: State, before: Story, state: State
    ) -> None:
        self.game = game
        self.options = options
        self.begin = begin  # never changed from here on
        self.before = before  # what had happened until then
        self.log: list[int] = []
        self.state = state
        self.actor = actor_of(state)
        self.story = before  # as far as it was asked for: after `told` moves,
        self.told = 0
        self.mark = begin  # when this was the state
        self.known: dict[int, str] = {}  # answers of `information`, until the next move
        self.shared: dict[int, Story] = {}  # for `resampled`, likewise

    def __deepcopy__(self, memo: object) -> "Path":
        other = Path(self.game, self.options, self.begin, self.before, self.state.clone())
        other.log = self.log[:]
        other.story = self.story
        other.told = self.told
        other.mark = self.mark
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        begin = self.game.position(self.options, self.begin)
        before = [(entry.audience, entry.text) for entry in self.before.entries]
        return restore, (self.game.id, begin, before, self.log)

    # Acting

    def legal(self) -> list[int]:
        """What the actor may do, in ascending order."""
        return sorted(self.state.legal(self.actor))

    def outcomes(self) -> list[tuple[int, float]]:
        """At a chance node: what may happen, and how likely each of it is."""
        odds = self.state.odds()
        total = sum(odds)
        moves = self.state.legal(CHANCE)
        return [(move, weight / total) for move, weight in zip(moves, odds, strict=True)]

    def play(self, move: int) -> None:
        self.state.play(self.actor, move)
        self.log.append(move)
        self.actor = actor_of(self.state)
        if self.known:
            self.known = {}
        if self.shared:
            self.shared = {}

    # Knowing

    def information(self, seat: int) -> str:
        """All that a seat has seen, its own moves included, and what it sees now."""
        text = self.known.get(seat)
        if text is None:
            text = self.told_story().texts[seat] + self.observation(seat)
            self.known[seat] = text
        return text

    def observation(self, seat: int) -> str:
        """What a seat (or ONLOOKER) sees now."""
        return json.encode(self.game.view(self.state, seat)).decode()

    def events(self, seat: int) -> list[Event]:
        """All that a seat has heard since the path's beginning."""
        entries = self.told_story().entries
        return [entry.event for entry in entries if entry.event and entry.known_to(seat)]

    def resampled(self, seat: int, rng: Rng) -> "Path":
        """A path that begins where the seat could be now, for all it knows.

        It knows of its past what the seat knows, and nothing else.
        """
        story = self.shared.get(seat)
        if story is None:
            story = self.told_story().shared_with(seat)
            self.shared[seat] = story
        state = self.state.clone()
        state.redeal(seat, rng)
        return Path(self.game, self.options, state, story, state.clone())

    def told_story(self) -> Story:
        """The story up to now."""
        if self.told < len(self.log):
            state = self.mark.clone()
            more: list[Entry] = []
            for move in self.log[self.told :]:
                more += heard(self.game, state, move)
            self.story = self.story.told_on(more)
            self.told = len(self.log)
            self.mark = state
        return self.story


def actor_of(state: State) -> int:
    actors = state.actors()
    return actors[0] if actors else OVER


def heard(game: Game, state: State, move: int) -> list[Entry]:
    """Make a move of the first actor; what was to be heard of it."""
    seat = actor_of(state)
    state.heard = []
    state.play(seat, move)
    entries = [Entry(1 << seat, game.text(move), None)] if seat >= 0 else []
    entries += [
        Entry(event.audience, f"{event.kind} {event.params}", event) for event in state.heard
    ]
    state.heard = None
    return entries


def start(game: Game, options: Options) -> Path:
    """The path of a game that has not begun."""
    return begin_at(game, options, game.start(options), [])


def begin_at(game: Game, options: Options, state: State, entries: list[Entry]) -> Path:
    texts = [lines(entries, seat) for seat in range(state.players)]
    return Path(game, options, state, Story(entries, texts), state.clone())


def restore(id: str, begin: str, before: list[tuple[int, str]], log: list[int]) -> Path:
    """The path that was put away as plain data."""
    game = find(id)
    options, state = game.load(begin)
    path = begin_at(game, options, state, [Entry(known, text, None) for known, text in before])
    for move in log:
        path.play(move)
    return path
