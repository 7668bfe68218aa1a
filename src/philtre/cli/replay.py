"""Stepping through a record."""

from philtre.cli.play import seat_names
from philtre.cli.screen import Leave, Screen
from philtre.core.match import Match
from philtre.core.state import CHANCE
from philtre.words import Words


def headline(match: Match, number: int, words: Words) -> str:
    """Which step this is and what was done in it."""
    step = words.say("replay-step", number=number, total=len(match.log))
    if number == 0:
        return step
    entry = match.log[number - 1]
    if entry.seat == CHANCE:
        done = words.say("replay-chance", move=match.game.text(entry.move))
    else:
        phrase = words.phrase(match.game.phrase(entry.move))
        done = words.say("replay-move", seat=entry.seat, move=phrase)
    return f"{step} · {done}"


def step_through(match: Match, lang: str, seat: int | None) -> None:
    """On a terminal step by key; elsewhere print a line a step."""
    words = Words(lang, match.game.id, seat_names(match.seats, Words(lang)))
    screen = Screen(words)
    if not screen.console.is_terminal:
        for number in range(len(match.log) + 1):
            screen.line(headline(match, number, words))
        return
    number = 0
    while True:
        then = match.fork(number)
        screen.clear()
        screen.table(match.game, then.view(seat), then.events(seat))
        screen.line(headline(match, number, words), style="bold")
        try:
            answer = screen.ask(words.say("replay-help"))
        except Leave:
            return
        if answer == "q":
            return
        if answer == "b":
            number -= 1
        elif answer.isdecimal():
            number = int(answer)
        else:
            number += 1
        number = max(0, min(number, len(match.log)))
