"""A server that is killed in mid-game, seen from the browser."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.people import PICK, new_table, still
from tests.web.site import address, free_port, start


def test_a_killed_server_comes_back_and_the_game_goes_on(chromium: Browser, tmp_path: Path) -> None:
    port = free_port()
    process = start(tmp_path, port)
    context = chromium.new_context(base_url=address(port), locale="en")
    context.set_default_timeout(30_000)
    page = context.new_page()
    try:
        still(page)
        new_table(page)
        expect(page.locator(PICK)).to_have_count(3)
        page.locator(PICK).first.click()
        expect(page.locator(".top .where span")).to_contain_text("round 2")
        process.kill()
        process.wait(20)
        process = start(tmp_path, port)
        expect(page.locator(".log")).to_contain_text("Ana shows a")
        page.locator(PICK).first.click()
        expect(page.locator(".top .where span")).to_contain_text("round 3")
    finally:
        context.close()
        process.terminate()
        process.wait(20)


def test_a_server_that_restarts_says_so_and_the_page_comes_back_by_itself(
    chromium: Browser, tmp_path: Path
) -> None:
    port = free_port()
    process = start(tmp_path, port, "--drain", "1000")
    context = chromium.new_context(base_url=address(port), locale="fr")
    context.set_default_timeout(30_000)
    page = context.new_page()
    notice = page.locator(".prompt").first
    try:
        still(page)
        new_table(page)
        expect(page.locator(PICK)).to_have_count(3)
        process.terminate()
        expect(notice).to_contain_text("Le serveur redémarre. Rien n'est perdu")
        page.locator(PICK).first.click()
        expect(page.locator(".top .where span")).to_contain_text("manche 2")
        process.terminate()  # once more: it need not wait
        process.wait(20)
        process = start(tmp_path, port)
        expect(notice).not_to_contain_text("redémarre", timeout=30_000)
        page.locator(PICK).first.click()
        expect(page.locator(".top .where span")).to_contain_text("manche 3")
    finally:
        context.close()
        process.terminate()
        process.wait(20)
