"""Screenshots for people to look at: every page, 390 and 1440 px, light and dark, both languages.

python -m tests.web.shots FOLDER
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page

from tests.web import browser as machine
from tests.web.people import PICK, START, play_on
from tests.web.site import serving

LOOKS = [
    (1440, "light", "en"),
    (1440, "dark", "fr"),
    (390, "light", "fr"),
    (390, "dark", "en"),
    (1024, "light", "fr"),
]


def shoot(page: Page, folder: Path, look: str) -> None:
    def keep(name: str) -> None:
        page.wait_for_timeout(700)  # let things come to rest
        page.screenshot(path=folder / f"{name}-{look}.png", full_page=name != "sheet")

    page.goto("/")
    page.wait_for_selector(".gcard")
    keep("lobby")
    page.goto("/new/potion")
    page.wait_for_selector(START)
    page.locator("ol input").fill("Ana")
    keep("new")
    page.click(START)
    page.locator(PICK).first.wait_for()
    keep("potion-choose")
    page.locator(PICK).first.click()
    page.wait_for_selector(".outcome")
    keep("potion-reveal")
    page.locator(".outcome .btn").click()
    page.keyboard.press("?")
    page.wait_for_selector(".prose li")
    keep("sheet")
    page.keyboard.press("Escape")
    page.evaluate("localStorage.setItem('philtre', JSON.stringify({motion: 'off'}))")
    page.reload()
    play_on(page)
    keep("potion-end")
    page.locator('.end a[href^="/replay"]').click()
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
    page.locator("summary").click()
    page.locator(".choice").last.locator("label").last.click()
    page.click(START)
    for _ in range(2):
        page.locator(".over .btn").click(delay=700)
        page.locator(PICK).first.click()
    page.locator(".over .btn").wait_for()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    machine.build()
    with TemporaryDirectory() as kept, machine.opened() as browser, serving(Path(kept)) as site:
        for width, theme, lang in LOOKS:
            page = visitor(browser, site, width, theme, lang)
            shoot(page, folder, f"{width}-{theme}-{lang}")
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
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "shots"))
