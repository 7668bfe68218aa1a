"""Make puzzles out of games between bots, and write `games/<id>/puzzles.json`.

    python -m tools.make_puzzles witchcraft --seconds 600

`tools/puzzles/<game>.py` knows what is looked for in a game and proves it. What was found is kept
in a file of its own (`--kept`), a line a puzzle, and so are the ratings: it can be interrupted
and goes on. Then those that are shipped are chosen. Thinking is by the clock of the processor, so
another time other puzzles may come out; give it the compiled engine.
"""

import argparse
import json
import sys
from collections import Counter
from importlib import import_module
from pathlib import Path
from time import process_time

from philtre.core.game import Game
from philtre.core.registry import find, game_ids
from philtre.core.rng import Rng
from philtre.puzzles.puzzle import Puzzle, dumps, loads, plain
from tools.puzzles.choosing import chosen
from tools.puzzles.rating import rated

GAMES = Path(__file__).parents[1] / "src/philtre/games"


def read(kept: Path) -> list[Puzzle]:
    lines = kept.read_text("utf-8").splitlines() if kept.exists() else []
    return loads("[" + ",".join(lines) + "]")


def write(kept: Path, puzzles: list[Puzzle]) -> None:
    kept.write_text("".join(json.dumps(plain(each)) + "\n" for each in puzzles), "utf-8")


def harvest(game: Game, kept: Path, seed: int, seconds: float, most: int) -> None:
    """Look for puzzles, of each theme not more than `most`."""
    counts = Counter(puzzle.theme for puzzle in read(kept))
    full = {theme for theme, count in counts.items() if count >= most}
    maker = import_module(f"tools.puzzles.{game.id}")
    end = process_time() + seconds
    with kept.open("a", encoding="utf-8") as file:
        for puzzle in maker.puzzles(game, seed, full):
            file.write(json.dumps(plain(puzzle)) + "\n")
            file.flush()
            counts[puzzle.theme] += 1
            if counts[puzzle.theme] >= most:
                full.add(puzzle.theme)
            if process_time() > end:
                break


def rate(game: Game, kept: Path, rng: Rng, thorough: int) -> list[Puzzle]:
    """All that have no level yet; written after each."""
    found = read(kept)
    for at, puzzle in enumerate(found):
        if not puzzle.level:
            found[at] = rated(game.id, puzzle, rng, thorough)
            write(kept, found)
            told = f"{at + 1}/{len(found)}: {puzzle.theme}, {found[at].level}"
            print(told, file=sys.stderr, flush=True)
    return found


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("--count", type=int, default=48)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=600, help="of the processor, to look")
    parser.add_argument("--most", type=int, default=30, help="of a theme, to choose from")
    parser.add_argument("--thorough", type=int, default=1, help="times as many tries to rate")
    parser.add_argument("--kept", type=Path, help="default: beside the result, .kept.jsonl")
    given = parser.parse_args(arguments)
    game = find(given.game)
    target = GAMES / game.id / "puzzles.json"
    kept = given.kept or target.with_suffix(".kept.jsonl")
    if given.seconds:
        harvest(game, kept, given.seed, given.seconds, given.most)
    found = chosen(rate(game, kept, Rng(given.seed), given.thorough), given.count)
    target.write_text(dumps(found), "utf-8")
    print(Counter(f"{one.theme} {one.level}" for one in found), file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
