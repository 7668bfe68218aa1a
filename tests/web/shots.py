"""Screenshots for people to look at: pages and games, many widths, both themes and languages.

python -m tests.web.shots FOLDER [PART …]     parts: pages, or games; all of them when none is named
"""

import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page

from philtre import Match, game_ids
from tests.web import browser as machine
from tests.web.begun import go_on, played, replay_of
from tests.web.people import PICK, START, play_on
from tests.web.site import serving

LOOKS: Final = [
    (1440, "light", "en"),
    (1440, "dark", "fr"),
    (390, "light", "fr"),
    (390, "dark", "en"),
    (1024, "light", "fr"),
    (820, "dark", "fr"),
]
# A table of each game in its middle: options, decisions, seed.
MIDDLES: dict[str, tuple[str, dict[str, Any], int, int]] = {
    "apotheca": ("apotheca", {"players": 3}, 34, 3),
    "apotheca-team": ("apotheca", {"players": 4}, 20, 8),
    "apotheca-solo": ("apotheca", {"players": 1}, 14, 5),
    "apotheca-master": ("apotheca", {"players": 3, "variant": "master"}, 30, 4),
    "potion": ("potion", {"players": 5}, 20, 3),
    "quacks": ("quacks", {"players": 4, "expansion": "on", "test_tubes": "on"}, 130, 3),
    "quacks-two": ("quacks", {"players": 2}, 60, 9),
    "witchcraft": ("witchcraft", {}, 40, 3),
    "witchcraft-grown": ("witchcraft", {}, 32, 13),
}
MIDDLES |= {id: (id, {}, 20, 3) for id in game_ids() if id not in MIDDLES}
Keep = Callable[[str], None]


@cache
def middle(name: str, over: bool = False) -> Match:
    game, options, decisions, seed = MIDDLES[name]
    bot = "random" if name == "witchcraft-grown" else "greedy"  # who plays well grows little
    return played(game, options, 20_000 if over else decisions, seed, bot)


def pages(page: Page, keep: Keep) -> None:
    page.goto("/")
    page.wait_for_selector(".gcard")
    keep("lobby")
    page.goto("/new/potion")
    page.wait_for_selector(START)
    page.locator("ol input").fill("Ana")
    page.locator("summary").first.click()
    keep("new")
    page.click(START)
    page.locator(PICK).first.wait_for()
    keep("potion-choose")
    page.locator(PICK).first.click()
    page.wait_for_selector(".outcome")
    keep("potion-reveal")
    page.locator(PICK).first.wait_for()  # it goes on by itself
    page.keyboard.press("?")
    page.wait_for_selector(".prose li")
    keep("rules")
    page.keyboard.press("Escape")
    page.evaluate("localStorage.setItem('philtre', JSON.stringify({motion: 'off'}))")
    page.reload()
    play_on(page)
    keep("potion-end")
    page.locator('a[href^="/replay"]').click()
    page.wait_for_selector(".steps")
    keep("potion-replay")
    several(page)
    keep("potion-hand-over")


def several(page: Page) -> None:
    """Seven players with the memory aid, two of them at this screen, and a round behind them."""
    page.goto("/new/potion")
    page.wait_for_selector(START)
    for _ in range(3):
        page.locator(".head .btn").last.click()
    page.locator("ol > li:nth-child(2) select").select_option("here")
    page.locator("ol > li:nth-child(2) input").fill("Zoé")
    page.locator("summary").first.click()
    page.locator(".choice").last.locator("label").last.click()
    page.click(START)
    for _ in range(2):
        page.locator(".over .btn").click(delay=700)
        page.locator(PICK).first.click()
    page.locator(".over .btn").wait_for()


def middles(page: Page, keep: Keep, lang: str, games: list[str]) -> None:
    for name in MIDDLES:
        if games and name.partition("-")[0] not in games:
            continue
        page.goto(go_on(page, middle(name), lang=lang))
        page.wait_for_selector(".board")
        keep(name)
        if page.viewport_size and page.viewport_size["width"] < 861:
            sheets(page, keep, name)
    for name in ("apotheca", "apotheca-solo", "quacks"):
        if not games or name.partition("-")[0] in games:
            page.goto(replay_of(page, middle(name, over=True), lang))
            page.wait_for_selector(".steps")
            keep(f"{name}-replay")


def sheets(page: Page, keep: Keep, name: str) -> None:
    for tab in page.locator("[data-sheet], [data-seat='1'], [data-seat='0']").all():
        which = tab.get_attribute("data-sheet") or f"seat-{tab.get_attribute('data-seat')}"
        tab.click()
        page.wait_for_selector("dialog[open]")
        keep(f"{name}-sheet-{which}")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")


def main(folder: Path, parts: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    machine.build()
    games = [part for part in parts if part != "pages"]
    with TemporaryDirectory() as kept, machine.opened() as browser, serving(Path(kept)) as site:
        for width, theme, lang in LOOKS:
            page = visitor(browser, site, width, theme, lang)

            def keep(name: str, page: Page = page, look: str = f"{width}-{theme}-{lang}") -> None:
                page.wait_for_timeout(500)  # let things come to rest
                whole = "sheet" not in name and name != "rules"
                page.screenshot(path=folder / f"{name}-{look}.png", full_page=whole)

            if not parts or "pages" in parts:
                pages(page, keep)
            if not parts or games:
                middles(page, keep, lang, games)
            page.context.close()


def visitor(browser: Browser, site: str, width: int, theme: str, lang: str) -> Page:
    context = browser.new_context(
        base_url=site,
        viewport={"width": width, "height": 844 if width < 500 else 900},
        color_scheme="dark" if theme == "dark" else "light",
        locale=lang,
    )
    context.set_default_timeout(20_000)
    return context.new_page()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "shots"), sys.argv[2:])
