"""The coach in a real browser: hints at the table, a review of what is over."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from philtre.bots import review
from tests.games.witchcraft.positions import position
from tests.web.begun import go_on, played, replay_of
from tests.web.conftest import NewPage, Theme
from tests.web.people import PICK, START, fill_in, new_table, still, take_screen
from tests.web.test_pages import violations

COACH = "Coach"
TIP = ".advice .tips > li"
OF_100 = re.compile(r"\d+\s*in 100")


def with_coach(page: Page, *wishes: str) -> None:
    """A table of The Potion whose maker switches the coach over."""
    fill_in(page, *wishes)
    page.locator("summary").first.click()
    page.get_by_label("Coach:").click()
    page.click(START)
    page.wait_for_url("**/table/**")


def test_who_asks_is_shown_the_best_moves_until_one_is_made(page: Page) -> None:
    still(page)
    new_table(page)
    page.locator(PICK).first.wait_for()
    expect(page.locator(TIP)).to_have_count(0)
    page.get_by_role("tab", name=COACH).click()
    expect(page.locator(TIP)).to_have_count(3)
    for tip in page.locator(TIP).all():
        expect(tip).to_contain_text(OF_100)
        expect(tip).to_contain_text(re.compile("Show a (beetle|mushroom|vial)"))
    assert page.locator('.advice [aria-live="polite"]').count() == 1
    expect(page.locator(".advice")).to_contain_text("ways in which the others can choose")
    expect(page.locator(".advice .how")).to_contain_text("in 100")
    assert violations(page) == []
    page.locator(PICK).first.click()
    expect(page.locator(TIP)).to_have_count(0)


def test_by_one_key(page: Page) -> None:
    still(page)
    new_table(page)
    page.locator(PICK).first.wait_for()
    page.keyboard.press("h")
    expect(page.locator(TIP)).to_have_count(3)


def test_on_a_phone_in_french_the_sheet_asks_by_itself(new_page: NewPage) -> None:
    page = new_page(390, 844, locale="fr")
    still(page)
    new_table(page)
    page.locator('[data-sheet="coach"]').click()
    expect(page.locator(TIP)).to_have_count(3)
    expect(page.locator("dialog .advice")).to_contain_text("sur 100")
    assert "ensuite\u00a0?" in page.locator("dialog .advice").inner_text()  # one line
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator('[data-sheet="coach"]')).to_be_focused()
    # what is drawn lies where it belongs, on a page that was scrolled too
    page.set_viewport_size({"width": 390, "height": 560})
    page.evaluate("scrollTo(0, 90)")
    page.locator('[data-sheet="coach"]').click()
    page.locator(".tip").nth(1).click()
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("scrollY") > 0
    ring, place = page.locator("svg.marks > rect").first, page.locator(PICK)
    x, y = middle(ring)
    assert any(abs(x - a) < 3 and abs(y - b) < 3 for a, b in map(middle, place.all()))


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_mixture_is_told_with_its_reason(page: Page) -> None:
    """No one best move: as if the coach had said so."""

    def mixed(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def heard(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "hint":
                said["mixed"] = True
                for tip, share in zip(said["tips"], (0.6, 0.4, 0.0), strict=True):
                    tip["share"] = share
            route.send(json.dumps(said))

        server.on_message(heard)

    page.route_web_socket(re.compile("/socket"), mixed)
    still(page)
    new_table(page)
    page.locator(PICK).first.wait_for()
    page.get_by_role("tab", name=COACH).click()
    advice = page.locator(".advice")
    expect(advice).to_contain_text(re.compile(r"at random: show a \w+ 60 ?%, show a \w+ 40 ?%\."))
    expect(advice).to_contain_text("All choose at once")


def test_quacks_tells_its_odds(page: Page) -> None:
    match = played("quacks", {"players": 2}, 4, 3)
    while match.view(0)["asked"].get("0") != "decide":
        match.play(match.legal(0)[0], 0)
    page.goto(go_on(page, match))
    page.get_by_role("tab", name=COACH).click()
    expect(page.locator(".shown.coach")).to_contain_text("explode the pot")
    expect(page.locator(".shown.coach")).to_contain_text("games that go on from here")


def test_reasons_are_drawn_a_line_is_played_out_and_threats_are_watched(page: Page) -> None:
    """By keys alone: nothing of it is sent to the match."""
    still(page)
    red = "a1 apprentice N, d1 golem N, c3 master E"
    match = position(red, "a5 monk N, d6 guardian S, c6 monk S, a3 golem E")
    page.goto(go_on(page, match))
    page.wait_for_selector(".z-board [data-space=a1]")
    expect(page.locator(".ready .btn")).to_contain_text(re.compile(r"a1 · Apprentice\s+takes a3"))
    page.keyboard.press("h")
    expect(page.locator(TIP).first).to_be_visible()
    drawn = page.locator("svg.marks")
    expect(drawn.locator(".badge").first).to_be_attached()
    page.locator(".tip").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".tip").first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".why .letter").first).to_have_text("a")
    shown = page.locator(".z-board").inner_text()
    page.get_by_role("button", name="What follows?").focus()
    page.keyboard.press("Enter")
    steps = page.locator(".line button")
    expect(steps.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".prompt")).to_contain_text("Nothing is sent")
    expect(page.locator(".prompt")).to_contain_text(steps.first.inner_text())
    expect(drawn.locator(".badge")).to_have_count(0)
    page.get_by_role("button", name="Next step").press("Enter")
    expect(steps.nth(1)).to_have_attribute("aria-pressed", "true")
    steps.nth(2).focus()
    page.keyboard.press("Enter")
    expect(steps.nth(2)).to_have_attribute("aria-pressed", "true")
    assert violations(page) == []
    page.get_by_role("button", name="Back to the table").press("Enter")
    expect(page.locator(".prompt")).not_to_contain_text("Nothing is sent")
    assert page.locator(".z-board").inner_text() == shown
    page.get_by_role("button", name="Threats").press("Enter")
    expect(page.locator(".advice")).to_contain_text("can take your")
    expect(drawn.locator("path.wax").first).to_be_attached()
    assert violations(page) == []
    page.get_by_role("button", name="Threats").press("Enter")
    expect(page.locator(".advice")).not_to_contain_text("can take your")


def test_several_people_have_none_unless_they_want_one(page: Page) -> None:
    still(page)
    new_table(page, "here:Zoé")
    take_screen(page, "Ana")
    assert page.get_by_role("tab", name=COACH).count() == 0
    with_coach(page, "here")
    page.get_by_role("button", name="I am Ana").wait_for()
    assert page.get_by_role("tab", name=COACH).count() == 0, "nobody looks at the screen"
    take_screen(page, "Ana")
    page.get_by_role("tab", name=COACH).click()
    expect(page.locator(TIP)).to_have_count(3)
    page.locator(PICK).first.click()
    page.get_by_role("button", name="I am").wait_for()
    expect(page.locator(TIP)).to_have_count(0)


def test_who_looks_on_is_told_that_there_is_a_coach(page: Page, new_page: NewPage) -> None:
    with_coach(page, "open")
    expect(page.locator(".top .where")).to_contain_text("with a coach")
    onlooker = new_page()
    onlooker.goto(page.url)
    expect(onlooker.locator(".top .where")).to_contain_text("with a coach")


def test_who_wants_no_coach_has_none(page: Page) -> None:
    with_coach(page)
    page.locator(PICK).first.wait_for()
    assert page.get_by_role("tab", name=COACH).count() == 0


@pytest.mark.parametrize(("width", "theme"), [(1440, "light"), (390, "dark")])
def test_a_review_adds_up_and_leads_to_the_choices_that_cost(
    new_page: NewPage, width: int, theme: Theme
) -> None:
    page = new_page(width, 844, color_scheme=theme)
    still(page)
    match = played("witchcraft", {}, 20_000, 4, bot="random")
    page.goto(replay_of(page, match))
    page.wait_for_selector(".steps")
    if width < 861:
        page.locator('[data-sheet="review"]').click()
    else:
        page.get_by_role("tab", name="Review").click()
    page.get_by_role("button", name="Review the game of Player 1").click()
    beside = page.locator(".reviewed")
    expect(beside.locator("h3")).to_contain_text("cost", timeout=60_000)
    chart = re.compile(r"lowest \d+ ?% \(.+\), highest \d+ ?% \(.+\)")
    expect(beside.get_by_role("img")).to_have_attribute("aria-label", chart)
    assert violations(page) == []
    turn = beside.locator(".turn")
    if turn.count():
        turn.first.click()  # before the mistake
        if width < 861:
            page.locator('[data-sheet="review"]').click()
        expect(beside).to_contain_text("Better:")
    beside.get_by_role("link", name="The whole review").click()
    page.wait_for_url("**/review/**")
    start, *parts = numbers(page.locator("aside .sum").inner_text())
    assert sum([start, *parts[:-1]]) == parts[-1]
    assert all(0 <= sum([start, *parts[:n]]) <= 100 for n in range(len(parts)))
    decisions = len(review.decisions(match, 0))
    page.locator("summary").first.click()
    expect(page.locator("tbody tr")).to_have_count(decisions)
    expect(page.locator("main")).not_to_contain_text(re.compile(r"move \d{2,}"))
    assert violations(page) == []
    cards = page.locator("article")
    if cards.count():
        expect(cards.first).to_contain_text("Better")
        expect(page.locator("aside .try")).to_contain_text("Look twice at")
        cards.first.get_by_role("button", name="Try again").click()
        page.wait_for_url("**/table/**")
        expect(page.locator(".prompt")).to_contain_text("Ana")


def numbers(told: str) -> list[int]:
    """`25 + 18 − 21 = 22`."""
    signed = re.sub(r"([+−]) ", r"\1", told).replace("−", "-")
    return [int(word) for word in signed.split() if word != "="]
