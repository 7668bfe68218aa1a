"""The coach in a real browser: hints at the table, a review of what is over."""

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.begun import go_on, played, replay_of
from tests.web.conftest import NewPage
from tests.web.people import PICK, START, fill_in, new_table, still, take_screen
from tests.web.test_pages import violations

COACH = "Coach"
TIP = ".advice ol > li"
PERCENT = re.compile(r"\d+ ?%")


def with_coach(page: Page, *wishes: str) -> None:
    """A table of The Potion whose maker switches the coach over."""
    fill_in(page, *wishes)
    page.locator("summary").click()
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
        expect(tip).to_contain_text(PERCENT)
        expect(tip).to_contain_text(re.compile("Show a (beetle|mushroom|vial)"))
    assert page.locator('.advice [aria-live="polite"]').count() == 1
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
    expect(page.locator("dialog .advice")).to_contain_text("vos chances de gagner")
    assert "chacun\u00a0:" in page.locator("dialog .advice").inner_text()  # one line
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator('[data-sheet="coach"]')).to_be_focused()


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
    expect(page.locator(".shown.coach")).to_contain_text("Stopping now gives")


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
def test_a_review_leads_to_the_moves_that_turned_the_game(
    new_page: NewPage, width: int, theme: str
) -> None:
    page = new_page(width, 844, color_scheme=theme)
    still(page)
    match = played("potion", {"players": 3, "round_limit": 6}, 20_000, 4)
    page.goto(replay_of(page, match))
    page.wait_for_selector(".steps")
    if width < 861:
        page.locator('[data-sheet="review"]').click()
    else:
        page.get_by_role("tab", name="Review").click()
    page.get_by_role("button", name="Review the game of Player 1").click()
    review = page.locator(".reviewed")
    expect(review).to_contain_text("chance and the others", timeout=60_000)
    chart = review.get_by_role("img")
    expect(chart).to_have_attribute("aria-label", re.compile(r"lowest \d+ ?% at move \d+"))
    decisions = [n for n, e in enumerate(match.log, 1) if e.seat == 0]
    review.locator("summary").click()
    expect(review.locator("tbody tr")).to_have_count(len(decisions))
    assert violations(page) == []
    review.locator("tbody tr").nth(1).get_by_role("button").click()
    expect(page.locator(".prompt")).to_contain_text(f"Move {decisions[1]} of {len(match.log)}")
    if width < 861:
        expect(page.locator("dialog")).to_have_count(0)
        page.locator('[data-sheet="review"]').click()
    expect(review).to_contain_text("At this move:")
