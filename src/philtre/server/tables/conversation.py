"""What is said at a table, and asked: may I take back, shall we play again."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from philtre.server.tables.outgoing import Asks, QuestionMessage

MOST_SAID: Final = 200  # of one table
AGAIN: Final = 0


class Said(NamedTuple):
    n: int
    kind: str  # chat or phrase
    seat: int
    name: str
    text: str
    key: str | None = None  # of who says it


@dataclass
class Question:
    """Somebody would take back, or play again; the others are asked."""

    id: str
    seat: int
    asker: str
    act: int  # the act of the seat that is meant, from 1; AGAIN: a rematch
    waiting: set[str]  # guests who have not answered
    key: str | None = None  # of who asks

    @property
    def kind(self) -> Asks:
        return "rematch" if self.act == AGAIN else "undo"

    def message(self) -> QuestionMessage:
        return QuestionMessage(self.id, self.kind, self.seat)
