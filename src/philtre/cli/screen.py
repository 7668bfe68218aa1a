"""Drawing a table and asking a person, on any terminal."""

from collections.abc import Sequence

from rich.console import Console, Group
from rich.markup import escape
from rich.panel import Panel as Box
from rich.table import Table

from philtre.core.game import Game, View
from philtre.core.state import Event
from philtre.words import Words

WIDE = 96  # from here on the log stands beside the table
LOG_LINES = 14


class Leave(Exception):
    """The person wants to leave, or the input has ended."""


class Screen:
    def __init__(self, words: Words, console: Console | None = None) -> None:
        self.words = words
        self.console = console or Console(highlight=False)

    def clear(self) -> None:
        """Nothing that was shown can be read any more, not by scrolling back either."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")

    def say(self, key: str, **params: object) -> None:
        self.console.print(self.words.say(key, **params))

    def line(self, text: str, style: str = "") -> None:
        self.console.print(escape(text), style=style)

    def ask(self, prompt: str) -> str:
        try:
            answer = self.console.input(f"[bold]{prompt}[/] ")
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None
        return answer.strip()

    def table(self, game: Game, view: View, events: Sequence[Event]) -> None:
        """The board of a view and the last of what happened."""
        panels = [
            Box("\n".join(panel.lines), title=panel.title, title_align="left")
            for panel in game.terminal(view, self.words.say)
        ]
        board, log = Group(*panels), self.log(events)
        if self.console.width < WIDE:
            self.console.print(board, log)
            return
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(ratio=3)
        grid.add_column(ratio=2)
        grid.add_row(board, log)
        self.console.print(grid)

    def log(self, events: Sequence[Event]) -> Box:
        lines = [escape(self.words.event(event)) for event in events[-LOG_LINES:]]
        return Box(
            "\n".join(lines or [self.words.say("nothing-yet")]),
            title=self.words.say("panel-log"),
            title_align="left",
        )
