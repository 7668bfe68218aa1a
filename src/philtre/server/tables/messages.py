"""Everything a client may send, as types: what does not fit is refused unread."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

NO_NUL = r"^[^\x00]*$"  # PostgreSQL has no place for it
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Id = Annotated[str, Meta(max_length=32)]
Secret = Annotated[str, Meta(max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
MoveText = Annotated[str, Meta(max_length=200)]
Picks = Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=12)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=NO_NUL)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
OptionText = Annotated[str, Meta(max_length=200)]
OptionList = Annotated[list[OptionText], Meta(max_length=20)]
OptionMap = Annotated[dict[OptionText, int | OptionText], Meta(max_length=20)]
HouseText = Annotated[str, Meta(max_length=3000)]  # the longest value of any option
OptionValue = bool | int | HouseText | OptionList | OptionMap | None
PHRASES = Literal["hello", "well-played", "thanks", "hurry", "oops", "rematch"]


class Body(Struct, forbid_unknown_fields=True):
    """The body of a request."""


class Me(Body):
    name: Name
    lang: Literal["en", "fr"] = "en"


class Recover(Body):
    token: Secret


class NewSeat(Body):
    kind: Literal["me", "here", "bot", "open"]
    name: Name | None = None
    bot: Id | None = None


Seats = Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]


class NewTable(Body):
    game: Id
    seats: Seats
    options: dict[Annotated[str, Meta(max_length=40)], OptionValue] = {}
    public: bool = False
    coach: bool | None = None  # None: only if one person plays
    shared: bool = False  # whether each guest's browser adds a part to the seed
    several: bool | None = None  # seats from one screen; None: if whoever makes it has several


Pieces = Annotated[list[OptionText], Meta(max_length=200)]
Numbers = Annotated[dict[OptionText, int], Meta(max_length=200)]
Rules = Annotated[dict[OptionText, int | OptionText | Pieces | Numbers], Meta(max_length=100)]


class GivenHouse(Body):
    """House rules, one way or another."""

    toml: Annotated[str, Meta(max_length=20_000)] | None = None
    text: HouseText | None = None
    rules: Rules | None = None


class AskReview(Body):
    seat: SeatNumber


class Sit(Body):
    seat: SeatNumber
    invite: Secret | None = None


class Rename(Body):
    name: Annotated[str, Meta(max_length=40)]  # empty: it has none


class Hide(Body):
    hidden: bool = True


class Leave(Body):
    seat: SeatNumber
    bot: Id | None = None


class Continue(Body):
    move: Count
    seats: Seats
    shared: bool = False


class AskLesson(Body):
    """Where somebody is in a lesson; and what they try there, a move or picks, if anything."""

    path: Annotated[list[MoveText], Meta(max_length=200)] = []
    move: MoveText | None = None
    picks: Picks = []


class AskPuzzle(Body):
    """How far somebody is with a puzzle, and what they try: a move, picks, or to be shown."""

    path: Annotated[list[MoveText], Meta(max_length=20)] = []
    move: MoveText | None = None
    picks: Picks = []
    show: bool = False


class Message(Struct, forbid_unknown_fields=True, tag_field="type"):
    """What comes over a socket."""


class Act(Message, kw_only=True):
    """An act has a key of its sender's, and is answered by it.

    Who leaves it out is told of refusals, with an empty one, and of nothing else. Only with
    moves and questions it must be there.
    """

    key: Key = ""


class Look(Message, tag="look"):
    seat: SeatNumber | None = None
    heard: Count = 0


class Play(Message, tag="play"):
    seat: SeatNumber
    move: MoveText
    seq: Count
    key: Key


class Why(Message, tag="why"):
    """Of a move by its text, or of the first that these picks could lead to."""

    seat: SeatNumber
    key: Key
    move: MoveText = ""
    picks: Picks = []


class Hint(Message, tag="hint"):
    seat: SeatNumber
    key: Key


class Line(Message, tag="line"):
    """A move played out by the coach."""

    seat: SeatNumber
    move: MoveText
    key: Key


class Threats(Message, tag="threats"):
    seat: SeatNumber
    key: Key


class Undo(Act, tag="undo"):
    seat: SeatNumber


class Answer(Act, tag="answer"):
    question: Id
    yes: bool


class Resign(Act, tag="resign"):
    seat: SeatNumber


class Draw(Act, tag="draw"):
    seat: SeatNumber
    yes: bool


class Chat(Act, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=300, pattern=NO_NUL)]


class Phrase(Act, tag="phrase"):
    phrase: PHRASES


class Seal(Act, tag="seal"):
    seal: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class TellSecret(Act, tag="secret"):
    secret: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class Ping(Message, tag="ping"):
    pass


# Acts that are answered when they are done; a move has an answer of its own.
AtOnce = Undo | Answer | Resign | Draw | Chat | Phrase | Seal | TellSecret
AnyMessage = Look | Play | Why | Hint | Line | Threats | AtOnce | Ping
