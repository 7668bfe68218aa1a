"""Twins: positions that differ only in what a seat can't see look the same to it on the wire."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from time import monotonic

from philtre.core.dealer import Dealer
from philtre.core.errors import BadOption
from philtre.core.game import Game
from philtre.core.match import Match
from philtre.core.options import Options
from philtre.core.playout import deal
from philtre.core.registry import games
from philtre.core.rng import Rng, redeals
from philtre.core.state import CHANCE, State
from philtre.server.attack import Finding
from philtre.server.tables.logged_match import LoggedMatch
from philtre.server.tables.new_table import new_header
from philtre.server.tables.views import encoded, view_message

WAYS = 3  # twins of a position for each seat
SELDOM = 12  # one of so many positions on the way is looked at


def attack(seconds: float, folder: Path) -> Finding:
    pairs = 0
    broken: list[str] = []
    ends = monotonic() + seconds
    for game, options, state in positions():
        for seat in range(state.players):
            shown = wire(game, options, state, seat)
            for twin in islice(redeals(state, seat), WAYS):
                pairs += 1
                if wire(game, options, twin, seat) != shown:
                    broken.append(f"seat {seat}: {game.position(options, state)}")
        if monotonic() > ends:
            break
    return Finding({"pairs": pairs, "told": len(broken)}, broken)


def positions() -> Iterator[tuple[Game, Options, State]]:
    """Here and there in random matches, a match of each game in turn, with options that vary."""
    rng = Rng(1)
    while True:
        for game in games()[0]:
            options = some_options(game, rng)
            state = game.start(options)
            while actors := state.actors():
                if actors[0] == CHANCE:
                    deal(state, rng)
                    continue
                if rng.below(SELDOM) == 0:
                    yield game, options, state
                seat = actors[rng.below(len(actors))]
                moves = state.legal(seat)
                state.play(seat, moves[rng.below(len(moves))])


def some_options(game: Game, rng: Rng) -> Options:
    """Any that go together, with a limit wherever the rules have none."""
    while True:
        given = {o.name: o.samples[rng.below(len(o.samples))] for o in game.options}
        limits = {name: value for name, value in game.limit.items() if given[name] is None}
        try:
            return game.settle({**given, **limits})
        except BadOption:
            continue


def wire(game: Game, options: Options, state: State, seat: int) -> bytes:
    """The message that a seat is sent of a position."""
    line = game.position(options, state)
    match = Match(game, options, Dealer(), [""] * state.players, line)
    header = new_header(game.id, options, False)
    return encoded(view_message(LoggedMatch(match, []), header, seat, 0, None))
