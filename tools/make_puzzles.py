"""Make puzzles out of games between bots, and write `games/<id>/puzzles.json`.

    python -m tools.make_puzzles witchcraft --count 48 --seed 1

Bots play, with a whim now and then, and wherever a quick look finds one move far ahead of the
rest, the position is looked at again for long, twice and from what the seat may know: the two
looks have to agree, the answer has to be far better than all that is not one, and nothing may
lie between. While the same seat goes on and the next move is as clear, it belongs to the
solution. Then bots of each level try it several times, without slips: a puzzle is as hard as
the weakest that finds it as a rule. Of each theme and each level there are not too many.

What was found is kept beside the result (`--kept`), so that it can be interrupted and go on.
Thinking is by the clock of the processor: another time other puzzles may come out. An hour of
one core for a game on the compiled engine.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time
from typing import NamedTuple

from philtre.bots.bot import GreedyBot
from philtre.bots.coach import worth
from philtre.bots.levels import LEVELS
from philtre.bots.line import line
from philtre.bots.think import Seconds, pick, think
from philtre.core.dealer import SeededDealer
from philtre.core.game import Game, View
from philtre.core.glimpse import Glimpse
from philtre.core.match import Match
from philtre.core.options import Options
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.core.state import CHANCE, Event
from philtre.puzzles.puzzle import Puzzle, Step, dumps, loads

GAMES = Path(__file__).parents[1] / "src/philtre/games"
HOPE = 0.9  # of a fair share: with less nobody likes to be asked
NEAR = 0.03  # of a chance to win: as good as the best
WHIM = 15  # moves at first sight, of a hundred
QUICK, SHORT, LONG = 0.03, 0.12, 1.0  # seconds of thought
RIVALS = 4  # moves that a search liked next best, looked at as long as the best
TRIES = {"novice": 8, "adept": 4, "expert": 2}
FOUND = 0.7  # of the tries: it is found as a rule
STEPS = 6  # at most, of a solution
APART = 12  # decisions of a game between two that are looked at

# From what the seat saw, the moves of the solution and what came of them; "" where it is too plain.
Themes = Callable[[View, int, list[str], list[Event]], str]


def told(events: list[Event], kind: str, seat: int) -> list[Event]:
    return [event for event in events if event.kind == kind and event.params.get("seat") == seat]


def won(events: list[Event], seat: int) -> bool:
    """By the last of a line."""
    mine = [event.params.get("seat", seat) for event in events if event.kind.startswith("won")]
    return seat in mine or any(seat in e.params.get("seats", []) for e in events)  # type: ignore[operator]


def of_apotheca(view: View, seat: int, line: list[str], events: list[Event]) -> str:
    if won(events, seat):
        return "finish"
    matched = told(events, "matched", seat)
    if len(matched) > 1 or any(int(str(event.params["count"])) > 3 for event in matched):
        return "double"
    return "match" if matched else "prepare"


def of_quacks(view: View, seat: int, line: list[str], events: list[Event]) -> str:
    first = line[0].split()[0]
    if first in ("draw", "stop"):
        return "brewing" if view["seats"][seat]["explosive"][0] else ""
    if first in ("buy", "done"):
        return "shopping"
    return "prize" if first in ("points", "coins") else "chips"


def of_potion(view: View, seat: int, line: list[str], events: list[Event]) -> str:
    return "reading"


def of_witchcraft(view: View, seat: int, line: list[str], events: list[Event]) -> str:
    if won(events, seat):
        return "finish"
    if told(events, "captures", seat):
        return "capture"
    first = line[0].split()[0]
    return "placing" if first in ("draw", "place") else "manoeuvre"


class Kind(NamedTuple):
    """What is looked for in a game."""

    gap: float  # chance to win between an answer and all others
    themes: Themes
    memory: bool  # whether it takes what happened before to answer
    tables: list[dict[str, object]]  # options to play with, one after the other


KINDS = {
    "apotheca": Kind(0.2, of_apotheca, False, [{"players": 2}, {"players": 3}, {"players": 2}]),
    "quacks": Kind(
        0.07,
        of_quacks,
        False,
        [
            {"players": 2},
            {"players": 3, "books": "2"},
            {"players": 2, "books": "3"},
            {"players": 4, "books": "4"},
            {"players": 2, "expansion": "on"},
        ],
    ),
    "potion": Kind(0.07, of_potion, True, [{"players": count} for count in (3, 4)]),
    "witchcraft": Kind(0.3, of_witchcraft, False, [{}, {}, {"master": "on"}]),
}


class Look(NamedTuple):
    """A decision looked at for long: the answers, and what moves are worth."""

    best: int
    answers: list[int]
    worths: dict[int, float]


def games(game: Game, kind: Kind, seed: int) -> Iterator[tuple[int, Match]]:
    """Matches between quick thinkers, at each decision that looks clear."""
    number = seed
    while True:
        options = game.settle({**game.limit, **kind.tables[number % len(kind.tables)]})
        yield from decisions(game, kind, options, number)
        number += 1


def decisions(game: Game, kind: Kind, options: Options, number: int) -> Iterator[tuple[int, Match]]:
    rng = Rng(number)
    seats = [""] * int(str(options["players"]))
    match = Match(game, options, SeededDealer(f"puzzles {number}"), seats)
    since = APART
    while not match.over:
        actors = match.state.actors()
        seat = actors[rng.below(len(actors))]
        legal = match.state.legal(seat)
        move = legal[0]
        if len(legal) > 1:
            since += 1
            glimpse = match.glimpse(seat)
            thoughts = think(glimpse, Seconds(QUICK, process_time), rng)
            values = sorted((worth(game, len(seats), t.value) for t in thoughts), reverse=True)
            clear = thoughts[0].share > 0.97 and values[0] - values[1] > kind.gap / 2
            if clear and since > APART:
                since = 0
                yield seat, match
            move = pick(thoughts, rng)
            if rng.below(100) < WHIM:
                move = game.knowledge().rollout(glimpse.sample(rng), seat, rng)
        match.play(game.text(move), seat)


def look(glimpse: Glimpse, kind: Kind, rng: Rng) -> Look | None:
    """None where it is not clear what is best; most often that is seen at a shorter look."""
    return looked(glimpse, kind, rng, SHORT) and looked(glimpse, kind, rng, LONG)


def looked(glimpse: Glimpse, kind: Kind, rng: Rng, seconds: float) -> Look | None:
    game, players = glimpse.game, glimpse.sample(rng).players
    looks = [think(glimpse, Seconds(seconds, process_time), rng) for _ in range(2)]
    if looks[0][0].move != looks[1][0].move or looks[0][0].share < 0.97:
        return None
    best = looks[0][0].move
    if game.knowledge().weighs_all:
        worths = {
            t.move: (t.value + next(o.value for o in looks[1] if o.move == t.move)) / 2
            for t in looks[0]
        }
    else:
        tried = dict.fromkeys([t.move for ts in looks for t in ts[: RIVALS + 1]])
        tried[GreedyBot(8).choose(glimpse, rng)] = None
        worths = {m: line(glimpse, m, Seconds(seconds / 3, process_time), rng) for m in tried}
    chances = {move: worth(game, players, value) for move, value in worths.items()}
    top = chances[best]
    answers = [move for move, chance in chances.items() if chance >= top - NEAR]
    others = [chance for move, chance in chances.items() if move not in answers]
    hopeless = top < HOPE / players
    if hopeless or not others or len(answers) > 3 or max(others) > top - kind.gap:
        return None
    return Look(best, answers, chances)


def asked(match: Match, seat: int, memory: bool) -> Puzzle:
    """What is best for the seat, now?"""
    game, options = match.game, match.options
    if memory:
        start = game.position(options, game.start(options))
        return Puzzle(start, match.moves(), seat, "", "", [])
    return Puzzle(match.position(), [], seat, "", "", [])


def solution(game: Game, kind: Kind, puzzle: Puzzle, rng: Rng) -> Puzzle | None:
    """The clear moves from a question on, one after the other."""
    match, seat = puzzle.match(game.id), puzzle.seat
    heard = len(match.state.heard or [])
    steps: list[Step] = []
    played: list[str] = []
    view = match.view(seat)
    while len(steps) < STEPS and not match.over and seat in match.state.actors():
        legal = match.state.legal(seat)
        move = legal[0]
        if len(legal) > 1:
            found = look(match.glimpse(seat), kind, rng)
            if found is None:
                break
            move = found.best
            steps.append(
                Step(
                    [game.text(each) for each in sorted(found.answers, key=lambda m: m != move)],
                    {game.text(m): round(c, 3) for m, c in found.worths.items()},
                )
            )
        played.append(game.text(move))
        match.play(played[-1], seat)
        if match.state.actors() == [CHANCE]:
            break
    if not steps:
        return None
    theme = kind.themes(view, seat, played, (match.state.heard or [])[heard:])
    return puzzle._replace(theme=theme, steps=steps) if theme else None


def rated(game: Game, puzzle: Puzzle, rng: Rng) -> Puzzle:
    """With the name of the weakest level that finds it as a rule."""
    for level in LEVELS[:-1]:
        tries = TRIES[level.name]
        good = sum(finds(game, puzzle, level.seconds, rng) for _ in range(tries))
        if good >= FOUND * tries:
            return puzzle._replace(level=level.name)
    return puzzle._replace(level=LEVELS[-1].name)


def finds(game: Game, puzzle: Puzzle, seconds: float, rng: Rng) -> bool:
    """Whether one who thinks so long finds every step."""
    match = puzzle.match(game.id)
    for step in puzzle.steps:
        while len(match.state.legal(puzzle.seat)) == 1:
            match.play(match.legal(puzzle.seat)[0], puzzle.seat)
        glimpse = match.glimpse(puzzle.seat)
        if seconds:
            move = pick(think(glimpse, Seconds(seconds, process_time), rng), rng)
        else:
            move = GreedyBot(samples=1).choose(glimpse, rng)
        if game.text(move) not in step.answers:
            return False
        if game.text(move) != step.answers[0]:
            return True
        match.play(step.answers[0], puzzle.seat)
    return True


def wanted(puzzle: Puzzle, so_far: list[Puzzle], count: int) -> bool:
    """Not too many of one theme, nor too many easy ones."""
    themes = Counter(each.theme for each in so_far)
    easy = sum(each.level == "novice" for each in so_far)
    most = {"prepare": 0.25, "manoeuvre": 0.3, "reading": 1.0}.get(puzzle.theme, 0.5)
    return themes[puzzle.theme] < most * count and (puzzle.level != "novice" or easy < count / 2)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=sorted(KINDS))
    parser.add_argument("--count", type=int, default=48)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    game, kind = find(given.game), KINDS[given.game]
    target = GAMES / game.id / "puzzles.json"
    found = loads(target.read_text("utf-8")) if target.exists() else []
    rng = Rng(given.seed)
    for seat, match in games(game, kind, given.seed):
        if len(found) >= given.count:
            break
        puzzle = solution(game, kind, asked(match, seat, kind.memory), rng)
        if puzzle is None or puzzle in found:
            continue
        puzzle = rated(game, puzzle, rng)
        if wanted(puzzle, found, given.count):
            found.append(puzzle)
            target.write_text(dumps(found), "utf-8")
            told = f"{len(found)}: {puzzle.theme}, {puzzle.level}, {puzzle.steps}"
            print(told, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
