"""A bot as a program: asked on standard input, answers on standard output, a line of JSON each.

`philtre bot` runs it; docs/engines.md has what is said. An older build is spoken to by running
this very file with that build on the path, so it uses only what every build since 0.2 has.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from time import thread_time
from typing import Any, Final

from philtre.bots.bot import Bot
from philtre.bots.catalogue import find_bot
from philtre.core.game import Game
from philtre.core.glimpse import Glimpse
from philtre.core.registry import find, game_ids
from philtre.core.rng import Rng
from philtre.core.state import EVERYONE, Event
from philtre.version import describe

PROTOCOL: Final = 1

Said = dict[str, Any]


class Sitting:
    """One seat at one match: who plays it, and all that it has heard."""

    def __init__(self, game: Game, seat: int, bot: Bot, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.bot = bot
        self.rng = rng
        self.events: list[Event] = []

    def move(self, position: str, events: list[list[Any]]) -> Said:
        """The position is one that the seat could be in; what it can't know is laid anew."""
        begun = thread_time()
        self.events += [Event(kind, params, EVERYONE) for kind, params in events]
        glimpse = Glimpse(self.game, self.game.load(position)[1], self.seat, self.events)
        move = self.bot.choose(glimpse, self.rng)
        return {"move": self.game.text(move), "seconds": thread_time() - begun}


class Speaker:
    def __init__(self) -> None:
        self.sittings: dict[int, Sitting] = {}

    def answer(self, asked: Said) -> Said:
        if asked["ask"] == "hello":
            return {"protocol": PROTOCOL, "name": "Philtre " + describe(), "games": game_ids()}
        if asked["ask"] == "sit":
            bot = find_bot(asked["bot"], thread_time)  # other work is not its fault
            rng = Rng(asked["seed"], asked["seat"])
            self.sittings[asked["seat"]] = Sitting(find(asked["game"]), asked["seat"], bot, rng)
            return {"ready": asked["seat"]}
        if asked["ask"] == "move":
            return self.sittings[asked["seat"]].move(asked["position"], asked["events"])
        raise ValueError(f"nobody answers {asked['ask']!r}")


def answers(lines: Iterable[str]) -> Iterator[str]:
    """To each line its answer; to what can't be answered, why not."""
    speaker = Speaker()
    for line in lines:
        try:
            said = speaker.answer(json.loads(line))
        except Exception as error:  # whoever asked must be told, whatever it is
            said = {"error": f"{type(error).__name__}: {error}"}
        yield json.dumps(said)


def main() -> None:
    for line in answers(sys.stdin):
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
