"""Was a match dealt from its seed? Deals it again and compares."""

from hashlib import sha256

from philtre.core.dealer import SeededDealer
from philtre.core.errors import BadRecord
from philtre.core.match import Match
from philtre.core.state import CHANCE


def seal(seed: str) -> str:
    """What a table shows at the start: it fixes the seed and does not tell it."""
    return sha256(seed.encode()).hexdigest()


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
