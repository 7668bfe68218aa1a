"""The pictures of README and docs/, from real play: every board, a brewing, scenes, the terminal.

python -m tests.web.pictures [NAME …]     into docs/pictures; all of them when none is named

Each in light and dark. Seeds are fixed: the same positions each time; bots play on from there.
"""

import re
import sys
from io import BytesIO, StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, Literal

from PIL import Image
from playwright.sync_api import Page
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from philtre import Match
from philtre.cli import moves
from philtre.cli.play import Sitting
from tests.web import browser as machine
from tests.web.begun import played, sit_down
from tests.web.film import develop, film
from tests.web.shots import visitor
from tests.web.site import database, serving

FOLDER: Final = machine.ROOT / "docs" / "pictures"
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
WIDTH, HEIGHT = 1280, 880
QUALITY: Final = 76
REST: Final = 800  # milliseconds, then nothing moves any more
BOT: Final = "novice"  # who plays, everywhere: the one level that does the same at each time

# Where each is taken: game, options, decisions, seed.
Place = tuple[str, dict[str, Any], int, int]
BOARDS: Final[dict[str, Place]] = {
    "apotheca": ("apotheca", {"players": 3}, 24, 7),
    "quacks": ("quacks", {"players": 4, "expansion": "on"}, 415, 2),
    "potion": ("potion", {"players": 5}, 35, 4),
    "witchcraft": ("witchcraft", {}, 40, 3),
}
BREWING: Final[Place] = ("quacks", {"players": 3}, 169, 6)  # the last chip is one too many
DRAWN: Final = 4  # before it begins
TERMINAL: Final = BOARDS["apotheca"]
# Scenes of the rules pages: game, scene, and how many steps into it.
SCENES: Final[dict[str, tuple[str, str, int]]] = {
    "rules-apotheca-market": ("apotheca", "market", 0),
    "rules-apotheca-match": ("apotheca", "match", 0),
    "rules-apotheca-power": ("apotheca", "power", 0),
    "rules-quacks-pot": ("quacks", "pot", 2),
    "rules-quacks-rats": ("quacks", "rats", 1),
    "rules-quacks-explosion": ("quacks", "explosion", 1),
    "rules-potion-meet": ("potion", "meet", 4),
    "rules-witchcraft-shield": ("witchcraft", "shield", 0),
    "rules-witchcraft-master": ("witchcraft", "master", 0),
    "rules-witchcraft-summoning": ("witchcraft", "summoning", 4),
}

# The terminal's colours, those of web/src/style/tokens.css: ground, ink, then black, red, … white.
INKS: Final = {
    "light": "FBF7EE 2A231E 2A231E A81C1C 2A6457 83590F 1F5FB0 6B5B95 2A6457 5A4E43",
    "dark": "241E1A F1E7D7 F1E7D7 F0988B 83C7B2 E3B65F 9CC3FF B7A6E6 83C7B2 BBAC98",
}


def middle(place: Place) -> Match:
    return played(*place, BOT)


def board(page: Page, name: str, db: str, folder: Path) -> None:
    page.goto(sit_down(page, middle(BOARDS[name]), db, BOT))
    page.wait_for_selector(".board")
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.wait_for_timeout(REST)
        with Image.open(BytesIO(page.screenshot())) as picture:
            picture.save(folder / f"{name}-{theme}.webp", quality=QUALITY, method=6)


def scene(page: Page, name: str, folder: Path) -> None:
    """A diagram of a rules page, as the board draws it."""
    game, wanted, steps = SCENES[name]
    page.goto(f"/rules/{game}")
    figure = page.locator(f'[data-scene="{wanted}"]')
    figure.scroll_into_view_if_needed()
    figure.locator(".drawn svg:not(.sprite)").first.wait_for()
    for _ in range(steps):
        figure.get_by_role("button", name="Next").click()
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.wait_for_timeout(REST)
        with Image.open(BytesIO(figure.locator(".drawn").screenshot())) as picture:
            picture.save(folder / f"{name}-{theme}.webp", quality=QUALITY, method=6)


def brewing(page: Page, db: str, folder: Path) -> None:
    """Draw until the pot explodes."""
    match = middle(BREWING)
    for _ in range(DRAWN):
        match.play("draw", 0)
    page.set_viewport_size({"width": WIDTH, "height": 800})
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.goto(sit_down(page, match, db, BOT))
        draw = page.locator('[data-move="draw"]')
        draw.wait_for()
        page.wait_for_timeout(REST)
        box = page.locator(".stage").bounding_box()
        assert box
        frames = film(page, box, 0.5)
        while draw.is_visible():
            page.keyboard.press("Space")
            frames += film(page, box, 1)
        develop(frames, folder / f"brewing-{theme}.webp")


def terminal(folder: Path) -> None:
    match = middle(TERMINAL)
    match.seats = ["human:Ana", *[BOT] * (len(match.seats) - 1)]
    sitting = Sitting(match, "en")
    console = Console(record=True, width=104, file=StringIO(), highlight=False)
    sitting.screen.console = console
    sitting.draw(0, moves.rows(moves.named(match.game, match.state.legal(0), sitting.words)))
    sitting.screen.say("prompt-move", seat=0)
    for theme in THEMES:
        svg = console.export_svg(
            title=f"philtre play {match.game.id}", theme=inks(theme), clear=False, unique_id=theme
        )
        own = re.sub(r"@font-face {.*?}", "", svg, flags=re.DOTALL)  # the reader fetches no font
        (folder / f"terminal-{theme}.svg").write_text(own, "utf-8")


def inks(theme: str) -> TerminalTheme:
    known = map(bytes.fromhex, INKS[theme].split())
    ground, ink, *colours = [(red, green, blue) for red, green, blue in known]
    return TerminalTheme(ground, ink, colours)


def main(names: list[str], folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    names = names or [*BOARDS, *SCENES, "brewing", "terminal"]
    if "terminal" in names:
        terminal(folder)
    machine.build()
    with TemporaryDirectory() as kept, machine.opened() as browser, serving(Path(kept)) as site:
        page, db = visitor(browser, site, WIDTH, "light", "en"), database(Path(kept))
        page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
        for name in BOARDS.keys() & set(names):
            board(page, name, db, folder)
        for name in SCENES.keys() & set(names):
            scene(page, name, folder)
        if "brewing" in names:
            brewing(page, db, folder)


if __name__ == "__main__":
    main(sys.argv[1:])
