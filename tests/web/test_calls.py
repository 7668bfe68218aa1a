"""What calls a player: sound, the title and icon of the window, a notification; and pace."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.people import PICK, come, new_table, past_hurry, still

# every voice that begins, and every notification that is shown: allowed, as a person would, since
# the shell of Chromium, which has no windows, allows none
SPY = """
window.voices = 0;
for (const source of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const start = source.prototype.start;
  source.prototype.start = function (...given) { window.voices++; start.apply(this, given); };
}
window.told = [];
window.Notification = class extends Notification {
  static get permission() { return 'granted'; }
  static requestPermission() { return Promise.resolve('granted'); }
  constructor(title, more) { super(title, more); window.told.push(`${title}: ${more.body}`); }
};
"""
HIDE = """
Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
Object.defineProperty(document, 'hidden', { value: true });
"""
NOTICES = "Notification when it is your turn"
CALLED = re.compile("^● Your turn – The Potion$")


def voices(page: Page) -> int:
    found: int = page.evaluate("window.voices")
    return found


def louder(page: Page, before: int) -> None:
    page.wait_for_function("before => window.voices > before", arg=before)


def icon(page: Page) -> str | None:
    return page.locator('link[rel="icon"]').get_attribute("href")


def test_sound_is_off_until_wanted_and_then_remembered(page: Page) -> None:
    page.add_init_script(SPY)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    new_table(page)
    switch = page.get_by_role("button", name="Sound", exact=True)
    expect(switch).to_have_attribute("aria-pressed", "false")
    page.locator(PICK).first.click()
    expect(page.locator(".log")).to_contain_text("shows a")
    assert voices(page) == 0
    assert not any("synth" in url for url in asked)

    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    louder(page, 0)
    page.get_by_role("button", name="Go on").click()
    past_hurry(page)
    before = voices(page)
    page.locator(PICK).first.click()
    louder(page, before)

    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")
    page.locator(PICK).first.wait_for()
    assert voices(page) == 0  # nobody has touched the page yet
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="off").nth(0).check()
    expect(switch).to_have_attribute("aria-pressed", "false")


def test_volume_by_keys(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Menu").click()
    volume = page.get_by_role("dialog").get_by_role("slider", name="Volume")
    volume.focus()
    page.keyboard.press("End")
    page.reload()
    slider = page.get_by_role("banner").get_by_role("slider", name="Volume")
    expect(slider).to_have_value("1")


def test_whose_turn_is_told_outside_the_page(new_page: NewPage) -> None:
    ana, bob = new_page(), new_page()
    ana.add_init_script(SPY)
    still(ana)
    still(bob)
    new_table(ana, "open")
    notices = ana.get_by_role("button", name=NOTICES)
    notices.click()
    expect(notices).to_have_attribute("aria-pressed", "true")
    expect(ana).to_have_title("The Potion · Philtre")
    ana.evaluate(HIDE)

    come(bob, ana, "Bob")
    expect(ana).to_have_title(CALLED)
    assert icon(ana) == "/icon-turn.svg"
    ana.wait_for_function("() => window.told.length === 1")
    ana.locator(PICK).first.click()
    expect(ana).to_have_title("The Potion · Philtre")
    assert icon(ana) == "/icon.svg"

    expect(bob).to_have_title(CALLED)
    bob.locator(PICK).first.click()
    expect(ana).to_have_title(CALLED)
    ana.wait_for_function("() => window.told.length === 2")
    (said,) = set(ana.evaluate("window.told"))
    assert said == "Your turn – The Potion: Ana, choose an ingredient in secret."


def test_what_the_browser_refuses_is_said(page: Page) -> None:
    page.add_init_script("Notification.requestPermission = async () => 'denied'")
    page.goto("/")
    page.get_by_role("button", name="Menu").click()
    notices = page.get_by_role("button", name=NOTICES)
    notices.click()
    expect(page.get_by_text("The browser does not allow it.")).to_be_visible()
    expect(notices).to_have_attribute("aria-pressed", "false")


def test_what_is_shown_is_skipped_by_key_and_click(page: Page) -> None:
    page.clock.install()  # and it does not run: nothing ends by itself
    new_table(page)
    shown = page.get_by_role("button", name="Go on")
    page.locator(PICK).first.click()
    shown.wait_for()
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    page.clock.run_for(400)  # a press right after it would be taken to be meant for "Go on"
    page.locator(PICK).first.click()
    shown.wait_for()
    page.locator(".potion .middle").click()
    expect(shown).to_have_count(0)


def test_pace_on_the_table(page: Page) -> None:
    new_table(page)
    for pace, motion in (("fast", "fast"), ("instant", "off"), ("slow", "slow")):
        page.get_by_role("button", name="Pace:").click()
        expect(page.get_by_role("button", name=f"Pace: {pace}")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("data-motion", motion)
    # what the device asks for counts for more
    page.emulate_media(reduced_motion="reduce")
    length = "getComputedStyle(document.documentElement).getPropertyValue('--d2')"
    assert page.evaluate(length) == "0s"
