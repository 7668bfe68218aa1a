"""Puzzles in the terminal: what is best here?"""

from philtre.cli import moves
from philtre.cli.hint import chance, sentence
from philtre.cli.puzzle_progress import Progress
from philtre.cli.screen import Leave, Screen
from philtre.core.errors import PhiltreError
from philtre.core.reasons import Reason
from philtre.core.registry import game_ids
from philtre.puzzles.puzzle import LEVELS, NoPuzzle, Puzzle, puzzles_of
from philtre.puzzles.trying import Trial, Verdict
from philtre.words import Words


def list_puzzles(lang: str) -> None:
    """How many there are of each game, and how many are solved."""
    screen, progress = Screen(Words(lang)), Progress("puzzles")
    for game in game_ids():
        all_of_it = puzzles_of(game)
        if all_of_it:
            name = Words(lang, game).say("name")
            solved = sum(puzzle.id in progress for puzzle in all_of_it)
            params = {"game": game, "name": name, "solved": solved, "count": len(all_of_it)}
            screen.say("puzzle-row", **params)
    screen.say("puzzle-how")


def chosen_puzzles(game: str, level: str | None, again: bool) -> list[Puzzle]:
    """Those that are not solved yet, of one level if one is named; raises `NoPuzzle`."""
    if level is not None and level not in LEVELS:
        raise NoPuzzle("puzzle-no-such-level", {"given": level, "allowed": ", ".join(LEVELS)})
    found = [puzzle for puzzle in puzzles_of(game) if level in (None, puzzle.level)]
    if not found:
        raise NoPuzzle("puzzle-none-here")
    progress = Progress("puzzles")
    return [puzzle for puzzle in found if again or puzzle.id not in progress]


def solve_puzzles(game: str, chosen: list[Puzzle], lang: str) -> None:
    """One after the other, until none is left or the person leaves."""
    screen = Screen(Words(lang, game))
    try:
        for number, puzzle in enumerate(chosen, 1):
            Puzzling(game, puzzle, screen, f"{number}/{len(chosen)}").run()
        screen.say("puzzle-none-left")
    except Leave:
        screen.say("goodbye")


class Puzzling:
    """One puzzle, until it is solved, shown or passed over."""

    def __init__(self, game: str, puzzle: Puzzle, screen: Screen, place: str) -> None:
        self.trial = Trial(game, puzzle)
        self.screen = screen
        seats = range(self.trial.match.state.players)
        names = [screen.words.say("player-number", number=seat + 1) for seat in seats]
        self.words = Words(screen.words.lang, game, names)
        self.screen.words = self.words
        self.place = place
        self.notice = ""
        self.first_try = True

    def run(self) -> None:
        while self.trial.step is not None:
            self.draw()
            answer = self.screen.ask(self.words.say("puzzle-prompt", ask=self.question()))
            if answer in ("next", self.words.say("puzzle-command-next")):
                return
            if answer in ("show", self.words.say("puzzle-command-show")):
                self.show()
            elif answer == "quit":
                raise Leave
            elif answer:
                self.attempt(answer)
        if self.first_try:
            Progress("puzzles").add(self.trial.puzzle.id)
        self.draw()
        self.screen.ask(self.words.say("puzzle-go-on"))

    def question(self) -> str:
        key = f"puzzle-ask-{self.trial.puzzle.theme}"
        return self.words.say(key if self.words.has(key) else "web-puzzle-asks")

    def named(self) -> list[moves.Named]:
        match, seat = self.trial.match, self.trial.puzzle.seat
        return moves.named(match.game, match.state.legal(seat), self.words)

    def attempt(self, answer: str) -> None:
        found = moves.find(answer, moves.rows(self.named()), self.named())
        text = found[0].text if len(found) == 1 else answer
        try:
            verdict = self.trial.attempt(text)
        except PhiltreError as error:
            some = ", ".join(move.words for move in found)
            self.notice = some or self.words.error(error)
            return
        self.first_try &= verdict.right
        self.notice = self.said(text, verdict)

    def show(self) -> None:
        """The answer, made."""
        self.first_try = False
        step = self.trial.step
        assert step is not None
        self.notice = self.said(step.answers[0], self.trial.attempt(step.answers[0]))

    def said(self, move: str, verdict: Verdict) -> str:
        """Whether it is right, what it is worth, what speaks for it or against it, and what
        followed."""
        words = self.words
        key = "puzzle-right" if verdict.right else "puzzle-wrong"
        lines = [words.say(key, move=self.worded(move))]
        if verdict.worth is not None:
            worth, best = chance(verdict.worth, words), chance(verdict.best, words)
            lines.append(words.say(f"{key}-worth", worth=worth, best=best))
        lines += [sentence(reason, words) for reason in verdict.reasons]
        if verdict.instead is not None:
            lines.append(words.say("puzzle-instead", move=self.worded(verdict.instead.move)))
            why = verdict.instead.reason
            lines.append(sentence(Reason(why.key, why.params, []), words))
        if verdict.then:
            followed = " · ".join(self.worded(each) for each in verdict.then)
            lines.append(words.say("puzzle-then", moves=followed))
        return " ".join(lines)

    def worded(self, move: str) -> str:
        """A record may name the seat before a move."""
        head, _, rest = move.partition(" ")
        game = self.trial.match.game
        return self.words.phrase(game.phrase(game.parse(rest if head.isdecimal() else move)))

    def draw(self) -> None:
        match, puzzle, words = self.trial.match, self.trial.puzzle, self.words
        self.screen.clear()
        title = words.say(
            "puzzle-title",
            place=self.place,
            theme=words.say(f"puzzle-theme-{puzzle.theme}"),
            level=words.say(f"puzzle-level-{puzzle.level}"),
        )
        self.screen.line(title, style="bold")
        view, events = match.view(puzzle.seat), match.events(puzzle.seat)
        rows = [] if self.trial.solved else moves.rows(self.named())
        self.screen.asked(match.game, view, events, rows)
        if self.notice:
            self.screen.line(self.notice, style="italic")
            self.notice = ""
