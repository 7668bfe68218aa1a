"""A table in the terminal: people at one screen, and bots."""

import os
from collections.abc import Callable
from pathlib import Path
from secrets import randbits

from philtre.bots.catalogue import base_name, find_bot
from philtre.cli import files, moves
from philtre.cli.hint import hint
from philtre.cli.house import house_beside
from philtre.cli.screen import Leave, Screen, numbered
from philtre.core.errors import CannotUndo, IllegalMove, PhiltreError
from philtre.core.match import Match
from philtre.core.rng import Rng
from philtre.words import Words

HUMAN = "human"


def check_seats(seats: list[str]) -> None:
    """Raise `BadBot` for a seat that is neither a person (`human`, `human:Ann`) nor a bot."""
    for seat in seats:
        if seat.partition(":")[0] != HUMAN:
            find_bot(seat)


def seat_name(seat: str, number: int, words: Words) -> str:
    """What the table calls somebody; in a record a person may have a bare name too."""
    bot = base_name(seat)
    if bot:
        return words.say(f"bot-name-{bot}", number=number)
    name = seat.removeprefix(HUMAN).removeprefix(":")
    return name or words.say("player-number", number=number)


def seat_names(seats: list[str], words: Words) -> list[str]:
    """Whoever is called as somebody before is told apart by the number of the seat."""
    names: list[str] = []
    for number, seat in enumerate(seats, 1):
        name = seat_name(seat, number, words)
        names.append(f"{name} {number}" if name in names else name)
    return names


class Sitting:
    """One match from now until it is over or left."""

    def __init__(
        self, match: Match, lang: str, file: Path | None = None, coach: bool | None = None
    ) -> None:
        self.match = match
        self.file = file
        names = seat_names(match.seats, Words(lang))
        self.words = Words(lang, match.game.id, names)
        self.screen = Screen(self.words)
        self.rng = Rng(randbits(62))
        self.people = [number for number, seat in enumerate(match.seats) if not base_name(seat)]
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        self.coach = len(self.people) == 1 if coach is None else coach
        self.notice = ""
        house = match.options.get("house")
        self.house = house_beside(match.game, str(house), self.words) if house else []

    def run(self) -> None:
        try:
            if not self.people:
                self.screen.say("watching-bots")
            elif len(self.people) > 1:
                self.notice = self.words.say("several-humans")
            self.notice = "\n".join(filter(None, [self.notice, *self.house]))
            while not self.match.over:
                self.next_move()
            self.finish()
        except Leave:
            if not self.match.over:
                self.save(str(self.file or files.free_name(self.match.game.id)))
                self.screen.line(self.notice)
            self.screen.say("goodbye")

    def next_move(self) -> None:
        """Bots choose before people do, so that nobody has to wait for them."""
        actors = [seat for seat in self.match.actors if isinstance(seat, int)]
        bots = [seat for seat in actors if seat not in self.people]
        if bots:
            self.match.play(self.match.game.text(self.bot_move(bots[0])), bots[0])
        elif self.handed_over(actors[0]):
            self.ask(actors[0])

    def bot_move(self, seat: int) -> int:
        with self.screen.console.status(self.words.say("bot-thinking", seat=seat)):
            return find_bot(self.match.seats[seat]).choose(self.match.glimpse(seat), self.rng)

    def handed_over(self, seat: int) -> bool:
        """With several people nobody sees another's secrets: clear, wait, then show.

        Who has just chosen may still take it back here.
        """
        if self.at_screen == seat:
            return True
        self.screen.clear()
        if self.notice:
            self.screen.line(self.notice)
            self.notice = ""
        self.screen.say("hand-over", seat=seat)
        if self.screen.ask(self.words.say("hand-over-ready", seat=seat)) == "undo":
            if self.at_screen is not None:
                self.undo(self.at_screen)
            return False
        self.at_screen = seat
        return True

    def ask(self, seat: int) -> None:
        """Show a seat the table and take its answers, until one changes the table."""
        all_moves = moves.named(self.match.game, self.match.state.legal(seat), self.words)
        choice = all_moves
        while True:
            self.draw(seat, moves.rows(choice))
            answer = self.screen.ask(self.words.say("prompt-move", seat=seat))
            if self.command(answer, seat):
                return
            found = moves.find(answer, moves.rows(choice), all_moves) if answer else []
            if len(found) == 1:
                self.match.play(found[0].text, seat)
                return
            choice = found or all_moves
            if answer and not found and not self.notice:
                self.notice = self.why_not(answer, seat)

    def why_not(self, answer: str, seat: int) -> str:
        try:
            self.match.fork().play(answer, seat)
        except PhiltreError as error:
            return self.words.error(error)
        return ""

    def command(self, answer: str, seat: int) -> bool:
        """Do what is no move; True if the table has changed under the question."""
        word, _, rest = answer.partition(" ")
        if word == "quit":
            raise Leave
        if word == "undo":
            return self.undo(seat)
        if word == "resign":
            return self.tried(self.match.resign, seat)
        if word == "?":
            short = "\n".join([self.words.say("rules-short"), *self.house])
            self.notice = self.words.say("play-help") + "\n\n" + short
        elif word in ("hint", self.words.say("command-hint")):
            self.hint(seat)
        elif word == "save":
            self.save(rest or str(self.file or files.free_name(self.match.game.id)))
        return False

    def hint(self, seat: int) -> None:
        """What the coach thinks; among several people only if they have asked for one."""
        if not self.coach:
            self.notice = self.words.say("coach-off-here")
            return
        with self.screen.console.status(self.words.say("coach-thinking")):
            self.notice = hint(self.match, seat, self.rng, self.words)

    def undo(self, seat: int) -> bool:
        self.notice = self.words.say("undone")
        return self.tried(self.match.undo, seat)

    def tried(self, act: Callable[[int], object], seat: int) -> bool:
        """Whether the match has let it happen; if not, why is noted."""
        try:
            act(seat)
        except (CannotUndo, IllegalMove) as error:
            self.notice = self.words.error(error)
            return False
        return True

    def save(self, name: str) -> None:
        try:
            files.save(self.match, Path(name))
        except OSError as error:
            self.notice = self.words.say("save-failed", file=name, reason=str(error))
        else:
            self.file = Path(name)
            command = os.environ.get("PHILTRE_COMMAND", "philtre")  # as this person started it
            self.notice = self.words.say("saved", file=name, command=command)

    def draw(self, seat: int, rows: list[moves.Row]) -> None:
        self.screen.clear()
        view, events = self.match.view(seat), self.match.events(seat)
        if self.screen.small:
            self.screen.small_table(self.match.game, view, events, [row.brief for row in rows])
        else:
            self.screen.table(self.match.game, view, events)
            self.screen.say("your-moves")
            for line in numbered([row.label for row in rows]):
                self.screen.line(f"  {line}")
        if self.notice:
            self.screen.line(self.notice, style="italic")
            self.notice = ""

    def finish(self) -> None:
        seat = self.people[0] if len(self.people) == 1 else None
        self.screen.clear()
        self.screen.table(self.match.game, self.match.view(seat), self.match.events(seat))
        if self.match.ending is not None:
            self.screen.say(f"ended-{self.match.ending.how}", seat=self.match.ending.seat)
        self.screen.say("game-over")
        if self.file:
            self.save(str(self.file))
            self.screen.line(self.notice)
        while self.people:
            word, _, name = self.screen.ask(self.words.say("end-prompt")).partition(" ")
            if word != "save":
                return
            self.save(name or str(files.free_name(self.match.game.id)))
            self.screen.line(self.notice)
