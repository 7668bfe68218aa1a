"""A table as text, and as a picture of that text: what environments render.

The panels are those of the terminal. A picture has a cell for each letter; lines of boxes
are drawn, so that they need no letters, and what a font lacks is told by a letter that it has.
"""

from io import StringIO
from typing import TYPE_CHECKING, Any, Final
from unicodedata import normalize

from rich.color import Color
from rich.console import Console, Group
from rich.panel import Panel as Box
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import DEFAULT_TERMINAL_THEME

from philtre.core.game import Game
from philtre.core.state import State
from philtre.envs.extras import need
from philtre.words import Words

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

WIDTH: Final = 84  # letters
CELL: Final = (9, 18)  # pixels
FONT_SIZE: Final = 14
INK: Final = (32, 28, 38)
PAPER: Final = (250, 247, 240)
# Fonts in which all letters are as wide as each other, as systems name them.
FONTS: Final = ("DejaVuSansMono.ttf", "LiberationMono-Regular.ttf", "Menlo.ttc", "consola.ttf")
# Where the lines of a box's letter go: to the left, right, up, down.
LINES: Final = {
    **dict.fromkeys("─═╌", "lr"),
    **dict.fromkeys("│║", "ud"),
    **dict.fromkeys("┌╭╔", "rd"),
    **dict.fromkeys("┐╮╗", "ld"),
    **dict.fromkeys("└╰╚", "ru"),
    **dict.fromkeys("┘╯╝", "lu"),
    **{"├": "rud", "┤": "lud", "┬": "lrd", "┴": "lru", "┼": "lrud"},
}
LIKE: Final = dict(zip("–−×→←↑↓●○◆◇♦■▲▸★✓✗✹⚗↻⚂█▒░ł", "--x><^voo***#^>*vx*b@####l", strict=True))


def group(game: Game, state: State, seat: int, lang: str) -> Group:
    """The panels of what a seat sees."""
    names = [f"seat_{number}" for number in range(state.players)]
    panels = game.terminal(game.view(state, seat), Words(lang, game.id, names).say)
    return Group(
        *[Box("\n".join(panel.lines), title=panel.title, title_align="left") for panel in panels]
    )


def console(colours: bool) -> Console:
    return Console(
        file=StringIO(),
        width=WIDTH,
        highlight=False,
        force_terminal=colours,
        color_system="truecolor" if colours else None,
        legacy_windows=False,
    )


def text(game: Game, state: State, seat: int, lang: str) -> str:
    """What a seat sees, as plain text."""
    page = console(colours=False)
    page.print(group(game, state, seat, lang))
    assert isinstance(page.file, StringIO)
    return page.file.getvalue()


def show(game: Game, state: State, seat: int, lang: str) -> None:
    """The same in colours, on the terminal."""
    Console(width=WIDTH, highlight=False).print(group(game, state, seat, lang))


def picture(game: Game, state: State, seat: int, lang: str) -> Any:
    """The same as an array of pixels: height, width, red-green-blue."""
    need("render", "numpy", "PIL")
    import numpy as np
    from PIL import Image, ImageDraw

    page = console(colours=True)
    rows = page.render_lines(group(game, state, seat, lang), page.options)
    image = Image.new("RGB", (WIDTH * CELL[0], len(rows) * CELL[1]), PAPER)
    pen, font = ImageDraw.Draw(image), find_font()
    for number, row in enumerate(rows):
        column = 0
        for part in row:
            column = draw(pen, font, part, column, number)
    return np.asarray(image, np.uint8)


def find_font() -> tuple["FreeTypeFont", bool]:
    """A font, and whether it has all letters; Pillow's own has few."""
    from PIL import ImageFont

    for name in FONTS:
        try:
            return ImageFont.truetype(name, FONT_SIZE), True
        except OSError:
            continue
    own = ImageFont.load_default(FONT_SIZE)
    assert isinstance(own, ImageFont.FreeTypeFont)
    return own, False


def draw(pen: Any, font: tuple["FreeTypeFont", bool], part: Segment, column: int, row: int) -> int:
    """Some letters of one style; the column after them."""
    style = part.style or Style.null()
    ink, paper = colour(style.color, INK, True), colour(style.bgcolor, PAPER, False)
    if style.reverse:
        ink, paper = paper, ink
    width, height = CELL
    letters, whole = font
    for letter in part.text:
        left, top = column * width, row * height
        if paper != PAPER:
            pen.rectangle((left, top, left + width - 1, top + height - 1), fill=paper)
        middle = (left + width // 2, top + height // 2)
        if letter in LINES:
            ends = {"l": (left, middle[1]), "r": (left + width, middle[1])}
            ends.update({"u": (middle[0], top), "d": (middle[0], top + height)})
            for end in LINES[letter]:
                pen.line((*middle, *ends[end]), fill=ink)
        elif letter != " ":
            written = letter if whole else plain(letter)
            pen.text(middle, written, font=letters, fill=ink, anchor="mm")
        column += 1
    return column


def plain(letter: str) -> str:
    """A letter that every font has."""
    like = LIKE.get(letter) or normalize("NFKD", letter)[0]
    return like if like.isascii() else "?"


def colour(given: Color | None, usual: tuple[int, ...], ink: bool) -> tuple[int, ...]:
    if given is None or given.is_default:
        return usual
    return given.get_truecolor(DEFAULT_TERMINAL_THEME, foreground=ink)
