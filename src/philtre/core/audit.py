"""Was a match dealt from its seed? Deals it again and compares.

The seed of a table where several people meet has a part from the server and one from each
of their browsers. Each part is sealed before any other is shown, so nobody could choose
theirs to suit them, the server neither.
"""

from hashlib import sha256
from typing import Final

from philtre.core.dealer import SeededDealer
from philtre.core.errors import BadRecord
from philtre.core.match import Match
from philtre.core.state import CHANCE

SHARED: Final = "shared"
BETWEEN: Final = ":"


def seal(part: str) -> str:
    """What is shown at the start: it fixes the seed, or a part of it, and does not tell it."""
    return sha256(part.encode()).hexdigest()


def shared_seed(server: str, secrets: list[str]) -> str:
    return BETWEEN.join([SHARED, server, *secrets])


def parts(seed: str) -> list[str]:
    """The server's part, then those of the browsers; a seed that is not shared is one part."""
    head, *rest = seed.split(BETWEEN)
    return rest if head == SHARED and rest else [seed]


def seals(seed: str) -> list[str]:
    """What was shown of each part at the start."""
    return [seal(part) for part in parts(seed)]


def check_dealt(match: Match) -> int:
    """How many outcomes of chance follow from the seed; raises `BadRecord` if one does not.

    The moves of the players are made again, and chance is dealt again from the seed.
    """
    if match.dealer.seed is None:
        raise BadRecord("record-unsealed")
    dealer = SeededDealer(match.dealer.seed)
    again = Match(match.game, match.options, dealer, match.seats, match.start)
    for number, entry in enumerate(match.log, 1):
        if entry.seat != CHANCE:
            again.play(match.game.text(entry.move), entry.seat)
        elif again.log[number - 1] != entry:
            dealt = match.game.text(again.log[number - 1].move)
            raise BadRecord(
                "record-not-dealt",
                {"number": number, "move": match.game.text(entry.move), "dealt": dealt},
            )
    return sum(entry.seat == CHANCE for entry in match.log)
