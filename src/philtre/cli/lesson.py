"""Guided first games in the terminal: `philtre lesson`, and `philtre lesson check FILE`."""

import os
from pathlib import Path
from typing import Annotated

import philtre
from philtre.cli import moves
from philtre.cli.commands import Commands, Lang
from philtre.cli.lesson_progress import Progress
from philtre.cli.play import Sitting
from philtre.cli.screen import Leave, Screen
from philtre.core.errors import PhiltreError
from philtre.core.registry import game_ids
from philtre.lessons.checking import check
from philtre.lessons.lesson import BadLesson, Lesson, Step, because, read
from philtre.lessons.playing import READ, Place
from philtre.lessons.shelf import find_lesson, lessons
from philtre.words import Words

CHECK = "check"
NOVICE = "novice"
COMMAND = os.environ.get("PHILTRE_COMMAND", "philtre")  # as this person started it


def add_lesson(to: Commands) -> None:
    @to.app.command(help=to.say("help-lesson"))
    def lesson(
        game: Annotated[str | None, to.note("lesson-game")] = None,
        name: Annotated[str | None, to.note("lesson-name")] = None,
        *,
        fresh: Annotated[bool, to.note("lesson-fresh")] = False,
        lang: Annotated[Lang, to.note("lang")] = to.lang,
    ) -> None:
        from philtre.server.settings import data_folder  # slow to import

        if game == CHECK:
            show_check(Path(name or ""), Words(lang))
            return
        progress = Progress(data_folder() / "lessons.json")
        if game is None:
            show_list(progress, lang)
        else:
            chosen = find_lesson(game, name) if name else next_lesson(game, progress)
            Lecture(chosen, progress, lang, fresh).run()


def next_lesson(game: str, progress: Progress) -> Lesson:
    """The first that was not played through, else the first; raises `BadLesson`."""
    all_of_it = lessons(game)
    if not all_of_it:
        raise BadLesson("learn-list-none")
    return next((one for one in all_of_it if not progress.done(one)), all_of_it[0])


def show_check(file: Path, words: Words) -> None:
    """Say that a lesson can be played; raises `BadLesson`, which says what is wrong."""
    found = read(file)
    try:
        ways = check(found)
    except PhiltreError as error:
        raise because("learn-bad-file", {"file": str(file)}, error) from None
    Screen(words).say("learn-checked", file=str(file), steps=len(found.steps), ways=ways)


def show_list(progress: Progress, lang: str) -> None:
    screen = Screen(Words(lang))
    screen.say("learn-list-head", command=COMMAND)
    for game in game_ids():
        if lessons(game):
            screen.line(f"\n{Words(lang, game).say('name')}", style="bold")
        for one in lessons(game):
            words = one.words(lang)
            told = words.say("learn-minutes", minutes=one.minutes)
            if path := progress.path(one):
                told = words.say("learn-begun", number=len(path) + 1, total=len(one.steps))
            elif progress.done(one):
                told = words.say("learn-done")
            screen.line(f"  {game} {one.name}  {words.say('lesson-title')} ({told})")
            screen.line(f"      {words.say('lesson-teaches')}")


class Lecture:
    """One lesson from where somebody left it until it is over or left."""

    def __init__(self, lesson: Lesson, progress: Progress, lang: str, fresh: bool = False) -> None:
        self.lesson = lesson
        self.progress = progress
        self.lang = lang
        self.path = [] if fresh else progress.path(lesson)
        self.words = lesson.words(lang)
        self.screen = Screen(self.words)
        self.notice = ""

    def run(self) -> None:
        try:
            while len(self.path) < len(self.lesson.steps):
                self.step(Place(self.lesson, self.path))
                self.progress.keep(self.lesson, self.path)
            self.finish()
        except Leave:
            self.screen.say("learn-left")

    def step(self, place: Place) -> None:
        """Show one, and take an answer that leads on, back, or nowhere yet."""
        step = place.step
        assert step is not None
        rows = self.draw(place, step)
        number, total = len(self.path) + 1, len(self.lesson.steps)
        answer = self.screen.ask(self.words.say("learn-prompt", number=number, total=total))
        if self.command(answer, step):
            return
        if not step.do:
            self.path.append(READ)
        elif answer:
            self.move(answer, place, rows)

    def move(self, answer: str, place: Place, rows: list[moves.Row]) -> None:
        all_moves = [named for row in rows for named in row.moves]
        found = moves.find(answer, rows, all_moves)
        right = [named for named in found if place.step and named.text in place.step.do]
        if len(found) > 1 and len(right) != 1:
            self.notice = "\n".join(moves.label(named) for named in found)
            return
        text = (right or found)[0].text if found else answer
        refused = place.answer(text)
        if refused is None:
            self.path.append(text)
        else:
            self.notice = self.words.error(refused)

    def command(self, answer: str, step: Step) -> bool:
        """Do what is no move; False if it is one."""
        for name in ("why", "show", "back", "leave"):
            if answer in (name, self.words.say(f"learn-command-{name}")):
                getattr(self, name)(step)
                return True
        return False

    def why(self, step: Step) -> None:
        key = f"lesson-{step.name}-why"
        self.notice = self.words.say(key if self.words.has(key) else "learn-no-why")

    def show(self, step: Step) -> None:
        """The hand does it."""
        if step.do:
            game = Place(self.lesson, self.path).match.game
            move = self.words.phrase(game.phrase(game.parse(step.do[0])))
            self.notice = self.words.say("learn-shown", move=move)
        self.path.append(step.do[0] if step.do else READ)

    def back(self, step: Step) -> None:
        self.path = self.path[:-1]

    def leave(self, step: Step) -> None:
        self.progress.keep(self.lesson, self.path)
        raise Leave

    def draw(self, place: Place, step: Step) -> list[moves.Row]:
        """The table, the moves if one is asked for, and what the step says, nearest the hand."""
        match, seat = place.match, self.lesson.seat
        self.screen.clear()
        legal = match.state.legal(seat) if step.do else []
        rows = moves.rows(moves.named(match.game, legal, self.words))
        view, events = match.view(seat), match.events(seat)
        self.screen.asked(match.game, view, events, rows)
        if self.notice:
            self.screen.line(self.notice, style="italic")
            self.notice = ""
        self.screen.line(self.words.say(f"lesson-{step.name}"), style="bold yellow")
        self.screen.line(self.words.say("learn-help" if step.do else "learn-help-read"), "dim")
        return rows

    def finish(self) -> None:
        """What is known now; then a real game, for who wants one."""
        place = Place(self.lesson, self.path)
        self.screen.clear()
        seat = self.lesson.seat
        self.screen.table(place.match.game, place.match.view(seat), place.match.events(seat))
        self.screen.line(self.words.say("lesson-end"), style="bold yellow")
        answer = self.screen.ask(self.words.say("learn-real-ask"))
        if answer.casefold().startswith(self.words.say("learn-yes")):
            Sitting(real_game(self.lesson), self.lang).run()


def real_game(lesson: Lesson) -> philtre.Match:
    """A match with the options that the lesson leads to, against novices."""
    match = philtre.new(lesson.game, **lesson.play)
    match.seats = ["human", *[NOVICE] * (len(match.seats) - 1)]
    return match
