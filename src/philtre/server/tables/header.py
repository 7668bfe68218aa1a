"""What a table is before anything is played: what is played at it, and who sits where."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, Literal

from philtre.core.options import Options
from philtre.core.registry import find
from philtre.server.tables.log import Setup

SeatKind = Literal["person", "bot", "open"]
PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
SUCCESSOR: Final = "adept-patient"  # the bot that takes the seat of whoever leaves


@dataclass(frozen=True)
class Guest:
    id: str
    name: str
    lang: str


@dataclass(frozen=True)
class Seat:
    seat: int
    kind: SeatKind
    guest: str | None = None
    name: str | None = None  # the guest's, or that of somebody else at the guest's screen
    here: bool = False  # somebody else at the guest's screen
    bot: str | None = None


@dataclass(frozen=True)
class Header:
    id: str
    game: str
    rules: int
    options: Options
    start: str
    seed: str | None
    public: bool
    invite: str
    created: str
    archive: bool = False
    started: bool = False
    rematch: str | None = None
    coach: bool = False
    shared: bool = False
    several: bool = True
    over: bool = False
    returns: list[float] | None = None
    entries: int = 0
    owner: str | None = None
    touched: str = ""
    name: str | None = None  # that its owner gave it
    standing: str | None = None  # JSON: how far it is, or how it came out; from `views.py`

    @property
    def may_have_several(self) -> bool:
        """Whether one guest may have several seats: where nothing is hidden there is no harm."""
        return self.several or not find(self.game).traits(self.options).secret

    @property
    def setup(self) -> Setup:
        return Setup(self.game, self.rules, self.options, self.start)


def seat_names(seats: list[Seat]) -> list[str]:
    """Who sits where, as records write it."""
    return [seat.bot or (f"human:{seat.name}" if seat.name else "human") for seat in seats]


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def is_owner(header: Header, seats: list[Seat], guest: str | None) -> bool:
    """Who made it; where that is not known, who sits there with nobody else."""
    if header.owner is None:
        return guest is not None and {seat.guest for seat in seats if seat.guest} == {guest}
    return header.owner == guest
