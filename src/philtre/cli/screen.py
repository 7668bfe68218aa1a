"""Drawing a table and asking a person, on any terminal."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, Group
from rich.markup import escape
from rich.measure import Measurement
from rich.panel import Panel as Box
from rich.table import Table
from rich.text import Text

from philtre.cli.moves import Row
from philtre.core.game import Game, Panel, View
from philtre.core.state import Event
from philtre.words import Words

WIDE = 96  # from here on the log stands beside the table
TALL = 40  # from here on a table fits with all that belongs to it
LOG_LINES = 14
SMALL_LOG_LINES = 3
MOVES_WIDTH = 34  # so much room beside a board is enough for the moves


class Leave(Exception):
    """The person wants to leave, or the input has ended."""


class Screen:
    def __init__(self, words: Words, console: Console | None = None) -> None:
        self.words = words
        self.console = console or Console(highlight=False)

    @property
    def small(self) -> bool:
        """Whether not all of a table can be seen at once: then the board stands at the question."""
        low = self.console.is_terminal and self.console.height < TALL
        return low or self.console.width < WIDE

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
        panels = [boxed(panel) for panel in game.terminal(view, self.words.say)]
        board, log = Group(*panels), self.log(events, LOG_LINES)
        if self.console.width < WIDE:
            self.console.print(board, log)
            return
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(ratio=3)
        grid.add_column(ratio=2)
        grid.add_row(board, log)
        self.console.print(grid)

    def asked(self, game: Game, view: View, events: Sequence[Event], rows: list[Row]) -> None:
        """A table and the moves that can be made, as they fit."""
        if self.small:
            self.small_table(game, view, events, [row.brief for row in rows])
            return
        self.table(game, view, events)
        for line in numbered([row.label for row in rows]):
            self.line(f"  {line}")

    def small_table(
        self, game: Game, view: View, events: Sequence[Event], moves: list[str]
    ) -> None:
        """On 80 by 24 the board, the moves and the question are seen; the rest is above."""
        panels = game.terminal(view, self.words.say)
        *first, last = sorted(panels, key=lambda panel: panel.board)
        for panel in first:
            if not panel.board:
                self.console.print(boxed(panel))
        self.console.print(self.log(events, SMALL_LOG_LINES))
        for panel in first:
            if panel.board:
                self.console.print(boxed(panel))
        self.beside(boxed(last, expand=False), [Text(line) for line in numbered(moves)])

    def beside(self, board: Box, moves: list[Text]) -> None:
        """The moves beside the board where there is room, else below it in columns."""
        width = Measurement.get(self.console, self.console.options, board).maximum
        left = self.console.width - width - 1
        if left < MOVES_WIDTH:
            self.console.print(board, Columns(moves, column_first=True))
            return
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=width)
        grid.add_column(width=left)
        grid.add_row(board, Group(*moves))
        self.console.print(grid)

    def log(self, events: Sequence[Event], most: int) -> Box:
        lines = [escape(self.words.event(event)) for event in events[-most:]]
        return Box(
            "\n".join(lines or [self.words.say("nothing-yet")]),
            title=self.words.say("panel-log"),
            title_align="left",
        )


def boxed(panel: Panel, expand: bool = True) -> Box:
    return Box("\n".join(panel.lines), title=panel.title, title_align="left", expand=expand)


def numbered(labels: list[str]) -> list[str]:
    """As they are chosen by number."""
    return [f"{number:>2}  {label}" for number, label in enumerate(labels, 1)]
