"""A server that is killed in mid-game, seen from the browser."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.web.people import PICK, new_table, still
from tests.web.site import Site, running


@contextmanager
def begun(chromium: Browser, site: Site, locale: str) -> Iterator[Page]:
    """A table of The Potion on that server."""
    context = chromium.new_context(base_url=site.url, locale=locale)
    context.set_default_timeout(30_000)
    page = context.new_page()
    still(page)
    new_table(page)
    expect(page.locator(PICK)).to_have_count(3)
    yield page
    context.close()


def test_a_killed_server_comes_back_and_the_game_goes_on(chromium: Browser, tmp_path: Path) -> None:
    with running(tmp_path) as site, begun(chromium, site, "en") as page:
        page.locator(PICK).first.click()
        expect(page.locator(".top .where span")).to_contain_text("round 2")
        site.end(kill=True)
        site.start()
        expect(page.locator(".log")).to_contain_text("Ana shows a")
        page.locator(PICK).first.click()
        expect(page.locator(".top .where span")).to_contain_text("round 3")


def test_a_server_that_restarts_says_so_and_the_page_comes_back_by_itself(
    chromium: Browser, tmp_path: Path
) -> None:
    with running(tmp_path, "--drain", "1000") as site, begun(chromium, site, "fr") as page:
        notice = page.locator(".prompt").first
        site.process.terminate()
        expect(notice).to_contain_text("Le serveur redémarre. Rien n'est perdu")
        page.locator(PICK).first.click()
        expect(page.locator(".top .where span")).to_contain_text("manche 2")
        site.end()  # once more: it need not wait
        site.start()
        expect(notice).not_to_contain_text("redémarre", timeout=30_000)
        page.locator(PICK).first.click()
        expect(page.locator(".top .where span")).to_contain_text("manche 3")
