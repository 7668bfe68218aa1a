"""`philtre review`: where a match turned, luck apart from decisions."""

import json
from functools import partial

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from philtre.bots import review as reviews
from philtre.bots.catalogue import base_name
from philtre.bots.review import CHOICE, Review, Swing, Turn
from philtre.bots.think import Seconds
from philtre.cli.hint import change, worth
from philtre.cli.play import seat_names
from philtre.core.errors import BadRecord
from philtre.core.match import Match
from philtre.core.rng import Rng
from philtre.core.thought import Budget
from philtre.words import Words

BARS = "▁▂▃▄▅▆▇█"
WIDE = 72  # signs of the line
TURNING_POINTS = 6


def pace(seconds: float, part: float) -> Budget:
    return Seconds(seconds * part)


def reviewed(match: Match, seat: int, seconds: float, words: Words) -> Review:
    """Thinks anew about every decision of the seat, with a progress bar; raises `BadRecord`."""
    if not match.over:
        raise BadRecord("not-over")
    numbers = reviews.decisions(match, seat)
    turns: list[Turn] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words.say("review-progress"), total=len(numbers))
        for number in numbers:
            turns.append(reviews.weigh(match, number, partial(pace, seconds), Rng(number)))
            progress.advance(task)
    return reviews.assemble(match, seat, turns)


def show_review(
    match: Match, seat: int | None, seconds: float, every: bool, as_json: bool, lang: str
) -> None:
    """Through the eyes of a seat; of the first person's if none is named."""
    people = [number for number, name in enumerate(match.seats) if not base_name(name)]
    eyes = seat if seat is not None else (people or [0])[0]
    match.view(eyes)  # a seat that is not there is refused before anything is thought
    words = Words(lang, match.game.id, seat_names(match.seats, Words(lang)))
    review = reviewed(match, eyes, seconds, words)
    if as_json:
        print(json.dumps(as_data(match, review)))
        return
    console = Console(highlight=False)
    for line in summary(match, review, words):
        console.print(line, markup=False)
    if every:
        console.print(all_turns(match, review, words))


def summary(match: Match, review: Review, words: Words) -> list[str]:
    if not review.turns:
        return [words.say("review-none", seat=review.seat)]
    points = review.points
    lines = [
        words.say("review-title", seat=review.seat),
        sparkline(review),
        words.say(
            "review-sum",
            start=worth(review.start, points, words),
            result=worth(review.result, points, words),
            choices=change(-review.given_away(), points, words),
            outside=change(review.from_outside(), points, words),
        ),
    ]
    largest = review.largest(TURNING_POINTS)
    if largest:
        lines += [words.say("review-turning"), *(turning(match, review, s, words) for s in largest)]
    return lines


def turning(match: Match, review: Review, swing: Swing, words: Words) -> str:
    """A turning point in one line, with the numbers of its moves."""
    game = match.game
    one = swing.first == swing.last
    numbers = {"number": swing.first} if one else {"first": swing.first, "last": swing.last}
    moves = words.say("review-move" if one else "review-moves", **numbers)
    if swing.kind == CHOICE:
        played = words.phrase(game.phrase(match.log[swing.first - 1].move))
        best = words.phrase(game.phrase(swing.best))
        what = words.say("review-choice", move=played, best=best)
    else:
        what = words.say(f"review-{swing.kind}")
    return f"  {change(swing.change, review.points, words)} · {moves} · {what}"


def sparkline(review: Review) -> str:
    """What the seat could expect at each decision, and the result, as a row of bars."""
    values = [turn.before for turn in review.turns] + [review.result]
    low, high = (min(values), max(values)) if review.points else (0.0, 1.0)
    count = min(len(values), WIDE)
    picked = [values[index * len(values) // count] for index in range(count - 1)] + values[-1:]
    top = len(BARS) - 1
    return "".join(BARS[round(top * (v - low) / (high - low)) if high > low else 0] for v in picked)


def all_turns(match: Match, review: Review, words: Words) -> Table:
    table = Table(box=None)
    for key in ("number", "move", "before", "after", "best"):
        table.add_column(words.say(f"review-column-{key}"))
    for turn in review.turns:
        best = "" if turn.best == turn.move else words.phrase(match.game.phrase(turn.best))
        table.add_row(
            str(turn.number),
            words.phrase(match.game.phrase(turn.move)),
            worth(turn.before, review.points, words),
            worth(turn.after, review.points, words),
            best,
        )
    return table


def as_data(match: Match, review: Review) -> dict[str, object]:
    """The review for machines; moves as their notation."""
    text = match.game.text
    data: dict[str, object] = review._asdict()
    data["turns"] = [
        {**turn._asdict(), "move": text(turn.move), "best": text(turn.best)}
        for turn in review.turns
    ]
    data["swings"] = [
        {**swing._asdict(), "best": None if swing.best < 0 else text(swing.best)}
        for swing in review.swings
    ]
    data["given_away"] = review.given_away()
    data["from_outside"] = review.from_outside()
    return data
