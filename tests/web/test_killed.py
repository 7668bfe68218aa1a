"""A server that is killed in mid-game, seen from the browser."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.people import PICK, new_table, play_on, still
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
        play_on(page)
    finally:
        context.close()
        process.terminate()
        process.wait(20)
