"""`philtre review`: where a match turned, luck apart from decisions."""

import json
from functools import partial

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from philtre.bots import review as reviews
from philtre.bots.catalogue import base_name
from philtre.bots.review import COSTLIEST, ODDITIES, Review, Turn
from philtre.bots.think import Seconds
from philtre.cli.hint import sentence, worth
from philtre.cli.play import seat_names
from philtre.core.errors import BadRecord
from philtre.core.match import Match
from philtre.core.rng import Rng
from philtre.core.thought import Budget
from philtre.words import Words

BARS = "▁▂▃▄▅▆▇█"
WIDE = 72  # signs of the line


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
    dear = review.costliest(COSTLIEST)
    lines = [
        words.say("review-title", seat=review.seat),
        sparkline(review),
        axis(review, words),
        parts(review, words),
        *([] if review.points else [words.say("review-scale")]),
        "",
        words.say("review-costliest", count=len(dear)),
    ]
    for turn in dear:
        lines += dearly(match, review, turn, words)
    lines.append(words.say("review-of", total=len(review.turns), good=review.good()))
    odd = review.oddities(ODDITIES)
    if odd:
        lines += ["", words.say("review-odd"), *(oddly(match, review, t, words) for t in odd)]
    return lines


def parts(review: Review, words: Words) -> str:
    """What the result is made of; it adds up."""
    told = review.shares()
    unit = 10 if review.points else 1
    found = {part: signed(change, unit, words.lang) for part, change in told.parts.items()}
    key = "review-parts-ended" if told.parts["ended"] else "review-parts"
    ends = {"start": plain(told.start, unit), "result": plain(told.result, unit)}
    return words.say(key, **ends, **found)


def plain(number: int, unit: int) -> int | float:
    return number / unit if unit > 1 else number


def signed(number: int, unit: int, lang: str) -> str:
    """With its sign, as the language writes it; nothing has none."""
    sign = "−" if number < 0 else "+" if number > 0 else ""
    size = str(plain(abs(number), unit)) if number else "0"
    return sign + (size.replace(".", ",") if lang == "fr" else size)


def dearly(match: Match, review: Review, turn: Turn, words: Words) -> list[str]:
    """A choice that cost: where, what was better and why, how to try again."""
    unit = 10 if review.points else 1
    cost = signed(-round(turn.lost() * (10 if review.points else 100)), unit, words.lang)
    game = match.game
    lines = [
        f"  {cost} · {place(review, turn, words)}",
        "      " + words.say("review-you", move=words.phrase(game.phrase(turn.move))),
        "      " + words.say("review-better", best=words.phrase(game.phrase(turn.best))),
    ]
    lines += ["        " + sentence(reason, words) for reason in turn.why]
    return [*lines, "      " + words.say("review-again", number=turn.number)]


def oddly(match: Match, review: Review, turn: Turn, words: Words) -> str:
    assert turn.odd is not None
    move = words.phrase(match.game.phrase(turn.move))
    return f"  {place(review, turn, words)} · {move}. {sentence(turn.odd, words)}"


def place(review: Review, turn: Turn, words: Words) -> str:
    """Round or turn by name, and what was asked."""
    index = review.turns.index(turn)
    where, asked = review.places[index]
    named = words.phrase(where) if where else words.say("review-somewhere", number=index + 1)
    named = named[:1].upper() + named[1:]
    if asked is None:
        return named
    return words.say("review-place", where=named, asked=words.phrase(asked))


def axis(review: Review, words: Words) -> str:
    """What the row of bars begins and ends with, and what low and high are."""
    first, last = (place.where for place in (review.places[0], review.places[-1]))
    if review.points:
        values = [turn.before for turn in review.turns] + [review.result]
        low, high = (worth(value, True, words) for value in (min(values), max(values)))
        names = {"low": low, "high": high}
        key = "review-axis-points"
    else:
        names, key = {}, "review-axis"
    if first is None or last is None:
        return words.say("review-axis-plain")
    return words.say(key, first=words.phrase(first), last=words.phrase(last), **names)


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
    for key in ("where", "move", "before", "after", "best"):
        table.add_column(words.say(f"review-column-{key}"))
    for turn in review.turns:
        best = "" if turn.best == turn.move else words.phrase(match.game.phrase(turn.best))
        table.add_row(
            place(review, turn, words),
            words.phrase(match.game.phrase(turn.move)),
            worth(turn.before, review.points, words),
            worth(turn.after, review.points, words),
            best,
        )
    return table


def as_data(match: Match, review: Review) -> dict[str, object]:
    """The review for machines; moves as their notation."""
    text = match.game.text
    shares = review.shares()
    return {
        "seat": review.seat,
        "points": review.points,
        "start": review.start,
        "result": review.result,
        "given_away": review.given_away(),
        "from_outside": review.from_outside(),
        "shares": {**shares._asdict(), "parts": dict(shares.parts)},
        "costliest": [turn.number for turn in review.costliest(COSTLIEST)],
        "turns": [turn_data(match, turn) for turn in review.turns],
        "swings": [
            {**swing._asdict(), "best": None if swing.best < 0 else text(swing.best)}
            for swing in review.swings
        ],
    }


def turn_data(match: Match, turn: Turn) -> dict[str, object]:
    text = match.game.text
    why = [[reason.key, dict(reason.params)] for reason in turn.why]
    odd = turn.odd and [turn.odd.key, dict(turn.odd.params)]
    return {
        **turn._asdict(),
        "move": text(turn.move),
        "best": text(turn.best),
        "why": why,
        "odd": odd,
    }
