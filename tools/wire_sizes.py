"""How many bytes a move costs on the wire: python -m tools.wire_sizes [games]

Whole games by moves at random, of each game as many. After every move each seat is sent a view;
what is told is its mean size, as it is sent, and in brackets deflated, each message by itself: how
much it has to say. (The server compresses no socket, which would cost a window for each; a proxy
may, and one window for a whole game does five times better than that.) Content is sent once.
"""

import sys
import zlib
from statistics import fmean

import msgspec

from philtre.core.dealer import SeededDealer
from philtre.core.game import Game
from philtre.core.match import Match
from philtre.core.options import number
from philtre.core.registry import games
from philtre.core.rng import Rng
from philtre.server.tables.content import content_of
from philtre.server.tables.logged_match import LoggedMatch
from philtre.server.tables.new_table import new_header
from philtre.server.tables.views import view_message

GAMES = 3  # of each


def sent(game: Game, seed: str) -> list[bytes]:
    """All views of one game."""
    options = game.settle(dict(game.limit))
    players = number(options, "players")
    match = Match(game, options, SeededDealer(seed), [""] * players)
    header = new_header(game.id, options, public=False, start="")
    logged, rng = LoggedMatch(match, []), Rng(len(seed))
    heard = [0] * players
    messages: list[bytes] = []
    while not match.over:
        for seat in range(players):
            message = view_message(logged, header, seat, heard[seat], None)
            heard[seat] = message.heard
            messages.append(msgspec.json.encode(message))
        seat = match.state.actors()[0]
        moves = match.legal(seat)
        logged.play(seat, moves[rng.below(len(moves))])
    return messages


def main(count: int) -> None:
    for game in games()[0]:
        messages = [each for seed in range(count) for each in sent(game, "s" * (seed + 1))]
        plain = fmean(map(len, messages))
        small = fmean(len(zlib.compress(each, 6)) for each in messages)
        content = content_of(game.id).data
        once = f"content once {len(content)} ({len(zlib.compress(content, 6))})"
        print(f"{game.id}: {len(messages)} views of {plain:.0f} bytes ({small:.0f}), {once}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else GAMES)
