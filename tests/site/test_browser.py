"""A table without a server, in Chromium, from a plain server of files."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Route, expect

from philtre.core import record
from philtre.core.audit import check_dealt
from tests.golden import golden_files
from tests.server.people import Person, patient, serving
from tests.site.conftest import Quiet
from tests.site.test_shelf import moved
from tests.web.people import PICK, START, fill_in_form, just_two, still, take_screen
from tests.web.test_pages import violations
from tests.web.test_whole_games import play
from tests.web.wire import Wire

WAITING = "async () => (await navigator.serviceWorker.getRegistration())?.waiting"
READY = "() => !document.querySelector('.site')"


LESS_ROOM = """
let full = false;
new BroadcastChannel('room').onmessage = ({ data }) => (full = data);
const add = IDBObjectStore.prototype.add;
IDBObjectStore.prototype.add = function (...given) {
  if (full) throw new DOMException('', 'QuotaExceededError');
  return add.apply(this, given);
};
"""
# A table as the first version keeps it, of whose header later fields are not there.
OLD = """() => new Promise((done) => {
  indexedDB.open('philtre').onsuccess = ({ target }) => {
    const work = target.result.transaction(['tables', 'moves', 'people'], 'readwrite');
    const seats = ['person', 'bot', 'bot'].map((kind, seat) => ({
      seat, kind, guest: seat ? null : 'me', name: null, here: false, bot: seat ? 'random' : null,
    }));
    const header = {
      id: 'old', game: 'potion', rules: 1, options: { players: 3, dice: 'blanks' }, start: '',
      seed: '7', public: false, invite: 'x', created: '2026-01-01T00:00:00+00:00',
      started: true, entries: 1,
    };
    work.objectStore('tables').put({ format: 1, header, seats }, ['old']);
    const row = { seq: 1, kind: 'move', seat: -1, text: 'roll blank beetle', key: null };
    work.objectStore('moves').put(row, ['old', 1]);
    work.objectStore('people').put({ id: 'me', name: 'Zoé', lang: 'fr' }, ['here']);
    work.oncomplete = done;
  };
})"""


class Visit:
    """One browser, and the page in it; whatever the page complains about is an error."""

    def __init__(self, chromium: Browser, address: str, **more: Any) -> None:
        self.address = address
        self.context: BrowserContext = chromium.new_context(
            viewport={"width": 1280, "height": 844}, **more
        )
        self.context.set_default_timeout(60_000)
        self.complaints: list[str] = []
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self.heard)
        still(page)
        return page

    def heard(self, said: ConsoleMessage) -> None:
        """What Python raises and nobody hears is told as a warning."""
        if said.type == "error" or "exception" in said.text:
            self.complaints.append(said.text)

    def go(self, path: str, page: Page | None = None) -> None:
        """Bots do not wait: nobody has to follow."""
        (page or self.page).goto(f"{self.address}?quick#{path}")

    def new(self, game: str, *wishes: str) -> None:
        self.go(f"/new/{game}")
        fill_in_form(self.page, *wishes)


@pytest.fixture(scope="module")
def visit(chromium: Browser, address: str) -> Iterator[Visit]:
    made = Visit(chromium, address, locale="en")
    Wire(made.page)
    yield made
    made.context.close()
    assert made.complaints == []


@pytest.mark.parametrize(
    ("game", "width", "more"),
    [
        ("potion", 390, {}),
        ("quacks", 1280, {}),
        ("apotheca", 1280, {"limit of turns": "6"}),
        ("witchcraft", 390, {}),
    ],
)
def test_a_whole_game(visit: Visit, game: str, width: int, more: dict[str, str]) -> None:
    """To its end; its record is dealt from its seed."""
    page = visit.page
    page.set_viewport_size({"width": width, "height": 844})
    visit.new(game)
    if game in ("apotheca", "quacks"):
        just_two(page)
    if more:
        page.locator("summary").first.click()
    for label, value in more.items():
        page.get_by_label(re.compile(label, re.IGNORECASE)).fill(value)
    page.evaluate("wire.views = []; wire.plays = []")
    page.click(START)
    page.locator(".prompt").wait_for()  # Python may still be on its way
    wire = object.__new__(Wire)
    wire._page = page
    play(page, wire, game)
    expect(page.locator(".end h2")).to_contain_text(re.compile("win|draw"))
    page.set_viewport_size({"width": 1280, "height": 844})
    page.goto(page.url.replace("/table/", "/replay/"))
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    text = download.value.path().read_text()
    assert record.loads(text).over
    assert check_dealt(record.loads(text))


def test_a_move_is_there_after_a_crash_and_the_second_tab_steps_back(visit: Visit) -> None:
    """What was shown was stored; at one table is one tab."""
    page = visit.page
    visit.new("potion", "here:Bob", "here:Zoé", "here:Ida")
    page.click(START)
    take_screen(page, "Ana")
    page.locator(PICK).first.click()
    page.get_by_role("button", name="I am Bob").wait_for()
    views = page.evaluate("wire.views")
    assert {view["seat"] for view in views[-2:]} <= {0, None}
    page.reload()
    page.get_by_role("button", name="I am Bob").wait_for()
    shown = page.evaluate("wire.views")
    assert {view["seat"] for view in shown} == {None}, "nobody has taken the screen yet"
    assert shown[-1]["actors"] == [1, 2, 3]
    second = visit.tab()
    second.goto(page.url)
    expect(second.get_by_text("open in another tab")).to_be_visible(timeout=60_000)
    second.close()


def test_a_match_with_options_goes_to_a_server_and_back(visit: Visit, tmp_path: Path) -> None:
    """Witches and books chosen in the form; saved in mid-game, and gone on with."""
    page = visit.page
    visit.new("quacks")
    just_two(page)
    page.locator("summary").first.click()
    page.get_by_role("radio", name="on", exact=True).first.check()
    page.get_by_role("radio", name="All of set 3").check()
    page.click(START)
    page.locator(".board").wait_for()
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the match").click()
    text = download.value.path().read_text()
    options = record.loads(text).options
    assert (options["expansion"], options["books"], options["players"]) == ("on", "3", 2)
    with serving(patient(tmp_path)) as url:
        there = Person(url, "Ana")
        back = moved(text, there)
        there.close()
    assert back == text
    bring(page, visit, back)
    page.get_by_role("button", name="Go on from here").click()
    expect(page.locator(".prompt")).to_contain_text("Ana:")
    expect(page.get_by_role("tab", name="Witches")).to_be_visible()


def bring(page: Page, visit: Visit, text: str) -> None:
    """A record into the lobby: its replay is there."""
    visit.go("/")
    page.locator('input[type="file"]').set_input_files(
        {"name": "r.json", "mimeType": "application/json", "buffer": text.encode()}
    )
    page.wait_for_url("**/replay/**")
    page.locator(".steps").wait_for()


def test_axe_finds_nothing_wrong_on_any_page(visit: Visit) -> None:
    page = visit.page
    page.set_viewport_size({"width": 390, "height": 844})
    visit.go("/")
    page.wait_for_function(READY)
    for path, there in [
        ("/", ".gcard"),
        ("/about", ".prose li"),
        ("/learn", "a[href*='/learn/']"),
        ("/learn/potion/first", ".board"),
        ("/puzzles", "a[href*='/puzzles/']"),
        ("/gallery/potion", "main"),
        ("/rules/potion", ".prose"),
    ]:
        visit.go(path)
        page.locator(there).first.wait_for()
        assert violations(page) == [], path
    visit.go("/puzzles")
    page.locator("a[href*='/puzzles/']").first.click()
    page.locator(".board").wait_for()
    assert violations(page) == [], "puzzle"
    visit.new("potion")
    assert violations(page) == [], "new table"
    page.click(START)
    page.locator(PICK).first.wait_for()
    assert violations(page) == [], "board"
    page.get_by_role("button", name="Menu").click()
    page.wait_for_selector("dialog[open]")
    assert violations(page) == [], "settings"
    bring(page, visit, golden_files("potion")[0].read_text())
    assert violations(page) == [], "replay"
    page.goto(page.url.replace("/replay/", "/review/"))
    page.locator(".review .panel").first.wait_for()
    assert violations(page) == [], "review"


def test_without_a_network(visit: Visit) -> None:
    """After the first visit."""
    page = visit.page
    page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    visit.context.set_offline(True)
    page.reload()
    visit.new("potion")
    page.click(START)
    before = page.locator(".top .where span").inner_text()
    page.locator(PICK).first.click()
    expect(page.locator(".top .where span")).not_to_have_text(before)
    visit.context.set_offline(False)


def test_a_new_version_waits_until_it_is_wanted(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is said of it at a table."""
    page = visit.page
    visit.new("potion")
    page.click(START)
    page.locator(PICK).first.wait_for()
    page.wait_for_function("() => navigator.serviceWorker.controller")
    monkeypatch.setattr(Quiet, "version", "later")
    page.reload()
    page.locator(PICK).first.wait_for()
    page.wait_for_function(WAITING)
    expect(page.locator(".site")).to_have_count(0)
    page.evaluate("location.hash = '#/'")
    expect(page.locator(".site")).to_contain_text("A new version is there")
    assert violations(page) == []
    page.evaluate("window.before = true")
    page.locator(".site button").click()
    page.wait_for_function("() => !window.before")
    page.locator("a[href*='/table/']").first.wait_for(state="attached")
    assert "philtre-later" in page.evaluate("caches.keys()")


def test_without_room_a_sentence_says_so_and_nothing_is_lost(
    chromium: Browser, address: str
) -> None:
    """The browser's own refusal, made to order in the worker that keeps the tables."""
    made = Visit(chromium, address, locale="en", service_workers="block")
    page = made.page
    page.route(re.compile(r"assets/worker-.*\.js"), with_less_room)
    made.new("potion")
    page.click(START)
    page.locator(PICK).first.wait_for()
    page.evaluate("new BroadcastChannel('room').postMessage(true)")
    page.locator(PICK).first.click()
    expect(page.get_by_text("This browser has no room left")).to_be_visible()
    page.evaluate("new BroadcastChannel('room').postMessage(false)")
    before = page.locator(".top .where span").inner_text()
    page.locator(PICK).first.click()
    expect(page.locator(".top .where span")).not_to_have_text(before)
    made.context.close()
    assert made.complaints == []


def with_less_room(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=LESS_ROOM + answer.text())


def test_what_an_older_version_kept_goes_on_in_french_on_a_phone(
    chromium: Browser, address: str
) -> None:
    made = Visit(chromium, address, locale="fr")
    page = made.page
    page.set_viewport_size({"width": 390, "height": 844})
    made.go("/")
    page.wait_for_function(READY)
    page.evaluate(OLD)
    page.reload()
    page.locator("a[href*='/table/old']").first.wait_for(state="attached")
    made.go("/table/old")
    page.locator(PICK).first.click()
    expect(page.locator(".top .where span")).to_contain_text("manche 2")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    made.context.close()
    assert made.complaints == []
