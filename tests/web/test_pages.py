"""Replay, settings, recovery, the other pages; and what everybody needs."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import philtre
from tests.web.begun import LAST_ROUND, go_on
from tests.web.conftest import NewPage, Theme
from tests.web.people import PICK, new_table, play_on, still

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# all rules; what is well is not described, which would take longer than to find it
VIOLATIONS = "async () => (await axe.run({ resultTypes: ['violations'] })).violations"


def violations(page: Page) -> list[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(VIOLATIONS)
    return [
        f"{broken['id']}: {broken['help']} {[node['html'][:150] for node in broken['nodes'][:3]]}"
        for broken in found
    ]


@pytest.mark.parametrize(("theme", "width"), [("light", 390), ("dark", 1440)])
def test_axe_finds_nothing_wrong_on_any_page(new_page: NewPage, theme: Theme, width: int) -> None:
    page = new_page(width, 900, color_scheme=theme)
    still(page)
    for address, there in [
        ("/", ".gcard"),
        ("/new/potion", ".start:not([disabled])"),
        ("/about", ".prose li"),
        ("/recover#x", ".panel"),
        ("/nowhere", ".panel"),
    ]:
        page.goto(address)
        page.wait_for_selector(there)
        assert violations(page) == [], address
    page.goto("/")
    page.get_by_role("button", name="Menu").click()
    page.wait_for_selector("dialog[open]")
    assert violations(page) == [], "menu"
    new_table(page, "open")
    page.wait_for_selector(".qr")
    assert violations(page) == [], "waiting"
    new_table(page, "here:Zoé")
    page.get_by_role("button", name="I am Ana").wait_for()
    assert violations(page) == [], "hand-over"
    new_table(page)
    page.locator(PICK).first.wait_for()
    assert violations(page) == [], "table"
    page.keyboard.press("?")
    page.wait_for_selector(".prose ol")
    assert violations(page) == [], "rules"
    page.goto(go_on(page, philtre.load("potion", LAST_ROUND, dealer="hand")))
    page.locator('.pick[data-move="beetle"]').click()
    page.wait_for_selector(".end")
    assert violations(page) == [], "end"
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".steps")
    assert violations(page) == [], "replay"


def test_a_replay_is_stepped_by_keys_slider_and_link(page: Page) -> None:
    still(page)
    new_table(page)
    play_on(page)
    page.get_by_role("link", name="Replay").click()
    prompt, slider = page.locator(".prompt"), page.get_by_role("slider")
    total = int(slider.get_attribute("max") or 0)
    expect(prompt).to_contain_text(f"Move {total} of {total}")
    page.keyboard.press("Home")
    expect(prompt).to_contain_text("Before the first move")
    page.keyboard.press("ArrowRight")
    expect(prompt).to_contain_text(f"Move 1 of {total}")
    expect(prompt).to_contain_text("Ana rolls the dice:")
    slider.fill("5")
    expect(page).to_have_url(re.compile("move=5"))
    link = page.url
    page.goto("/")
    page.goto(link)
    expect(prompt).to_contain_text(f"Move 5 of {total}")
    page.get_by_role("combobox", name="Through whose eyes").select_option("Ana")
    expect(page).to_have_url(re.compile("seat=0"))

    page.get_by_role("tab", name="Jump").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    record = Path(download.value.path())
    assert '"philtre-record-1"' in record.read_text()
    page.get_by_role("button", name="Go on from here").click()
    expect(page.locator(PICK).first).to_be_visible()

    page.goto("/")
    page.locator('input[type="file"]').set_input_files(
        {"name": "r.json", "mimeType": "application/json", "buffer": record.read_bytes()}
    )
    page.wait_for_url("**/replay/**")
    expect(page.locator(".prompt")).to_contain_text("Before the first move")


def test_language_theme_and_motion_are_remembered(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Français").click()
    expect(page.locator("h1")).to_have_text("Accueil")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="sombre").check()
    page.get_by_role("radio", name="rapide").check()
    page.reload()
    expect(page.locator("h1")).to_have_text("Accueil")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "fast")
    expect(root).to_have_attribute("lang", "fr")


def test_the_language_changes_in_the_middle_of_a_game(page: Page) -> None:
    still(page)
    new_table(page)
    page.locator(PICK).first.click()
    expect(page.locator(".log")).to_contain_text("shows a beetle.")
    page.get_by_role("button", name="Français").click()
    expect(page.locator(".log")).to_contain_text("révèle : scarabée.")
    expect(page.locator(".pick").first).to_contain_text("Scarabée")


def test_a_guest_moves_to_another_device(new_page: NewPage) -> None:
    old, new = new_page(), new_page()
    new_table(old, name="Ana")
    old.locator(PICK).first.wait_for()
    old.get_by_role("button", name="Menu").click()
    old.get_by_role("button", name="Link for another device").click()
    link = old.get_by_role("textbox", name="Link for another device").input_value()
    new.goto(link)
    new.get_by_role("button", name="Go on as that guest").click()
    new.get_by_role("link", name=re.compile("The Potion.*Ana")).click()
    expect(new.locator(PICK).first).to_be_visible()


def test_a_seat_is_given_up(new_page: NewPage) -> None:
    page = new_page()
    still(page)
    new_table(page)
    page.locator(PICK).first.wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the seat to a bot").click()
    expect(page.locator(".seat").first).to_contain_text("bot")
    assert page.locator(".picks").count() == 0


def test_everything_to_be_touched_is_large_enough(new_page: NewPage) -> None:
    page = new_page(390, 844)
    new_table(page)
    page.locator(PICK).first.wait_for()
    for thing in page.locator("button:visible, a.btn:visible").all():
        box = thing.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, thing.inner_text()


def test_who_comes_back_to_a_table_fetches_no_file_again(page: Page) -> None:
    new_table(page)
    page.locator(".dice").wait_for()
    page.evaluate("() => document.fonts.ready")
    page.goto(page.url)
    page.locator(".dice").wait_for()
    files = "performance.getEntriesByType('resource').filter(e => e.name.includes('/assets/'))"
    assert page.evaluate(f"() => {files}.length") > 10
    assert page.evaluate(f"() => {files}.filter(e => e.transferSize).map(e => e.name)") == []
