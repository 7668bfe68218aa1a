"""What is said at a table, and asked: may I take back, shall we play again."""

from dataclasses import dataclass
from typing import Final, NamedTuple

MOST_SAID: Final = 200  # of one table
AGAIN: Final = 0


class Said(NamedTuple):
    n: int
    kind: str  # chat or phrase
    seat: int
    name: str
    text: str

    def message(self) -> dict[str, object]:
        """As it is sent, at once and again to whoever comes later."""
        what = "text" if self.kind == "chat" else "phrase"
        return {"type": self.kind, "name": self.name, "seat": self.seat, what: self.text}


@dataclass
class Question:
    """Somebody would take back, or play again; the others are asked."""

    id: str
    seat: int
    asker: str
    act: int  # the act of the seat that is meant, from 1; AGAIN: a rematch
    waiting: set[str]  # guests who have not answered

    @property
    def kind(self) -> str:
        return "rematch" if self.act == AGAIN else "undo"

    def message(self) -> dict[str, object]:
        return {"type": "question", "question": self.id, "kind": self.kind, "seat": self.seat}
