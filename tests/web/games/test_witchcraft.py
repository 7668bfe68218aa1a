"""Witchcraft in a real browser: by clicks, by keys, in French, on a phone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.games.witchcraft.positions import play, position
from tests.web.begun import go_on
from tests.web.conftest import NewPage
from tests.web.games.witchcraft_hands import by_clicks, by_keys, play_on
from tests.web.people import START, fill_in, met, still
from tests.web.wire import Wire


@pytest.fixture
def page(same_page: NewPage) -> Page:
    """Each test goes to a table of its own."""
    return same_page()


def new_game(page: Page, **switches: str) -> None:
    """Against a bot that plays anything; options by a part of their labels."""
    fill_in(page, game="witchcraft", bot="random")
    if switches:
        page.locator("summary").first.click()
    for label, value in switches.items():
        group = page.get_by_role("group", name=re.compile(label))
        group.get_by_role("radio", name=value).check()
    page.click(START)
    page.wait_for_url("**/table/**")


def press(page: Page, thing: str) -> None:
    page.locator(thing).focus()
    page.keyboard.press("Enter")


def test_a_whole_game_with_the_keyboard_alone(page: Page) -> None:
    wire = Wire(page)
    new_game(page)
    play_on(page, wire, by_keys, seed=2)
    expect(page.locator(".prompt")).to_contain_text(re.compile("win|draw"))


def test_master_mode_and_tournament_in_french_on_a_phone(new_page: NewPage) -> None:
    page = new_page(390, 844, locale="fr", has_touch=True)
    still(page)
    wire = Wire(page)
    new_game(page, **{"Maître": "oui", "Tournoi": "oui", "rafale": "plusieurs"})
    expect(page.locator(".desk h2")).to_contain_text("Votre réserve")
    for _ in range(3):
        page.locator(".choice[aria-pressed=false]").first.click()
    expect(page.locator(".choice[aria-disabled=true]")).to_have_count(8)
    page.get_by_role("button", name="Les garder en réserve").click()
    expect(page.locator(".cell.may").first).to_be_visible()
    sizes = page.locator(".cell").evaluate_all(
        "all => all.map(e => e.getBoundingClientRect().width)"
    )
    assert min(sizes) >= 44
    play_on(page, wire, by_clicks, seed=3)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390


# Where a space stands, a number for each of so many pictures on the screen.
PICTURES = """() => new Promise(done => {
    const tops = [];
    const look = () => {
        tops.push(document.querySelector('.cell').getBoundingClientRect().top);
        if (tops.length < 8) requestAnimationFrame(look); else done(tops);
    };
    requestAnimationFrame(look);
})"""


def test_pointing_does_not_move_a_narrow_board(new_page: NewPage) -> None:
    """What is told below grows and shrinks; the page, scrolled to its end, went up and down."""
    page = new_page(390, 600)
    still(page)
    page.goto(go_on(page, position("a1 telekinetic N, d1 golem S", "a5 apprentice N, d6 golem N")))
    page.locator("[data-space=a5]").click()
    page.mouse.move(2, 100)
    page.evaluate("scrollTo(0, 99999)")
    for y in range(80, 240, 20):
        page.mouse.move(100, y)
        assert len(set(page.evaluate(PICTURES))) == 1


def test_a_blast_with_several_targets_with_the_keyboard_alone(page: Page) -> None:
    """W-19: one after another, each dealt out before the next; Done ends it."""
    match = position(
        "a1 telekinetic N, d1 golem S",
        "a3 monk S, a5 apprentice N, a6 golem N, d6 prophet N",
        options="blast=several",
    )
    page.goto(go_on(page, play(match, "fire a1")))
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text("What does the blast hit?")
    expect(page.locator(".cell.may")).to_have_count(3)
    press(page, "[data-space=a5]")
    expect(page.locator(".desk")).to_contain_text("The blast may still hit: a3 a6")
    press(page, "[data-space=d1]")
    press(page, ".way[data-facing=N]")
    expect(prompt).to_contain_text("What else does the blast hit?")
    expect(page.locator(".cell.may")).to_have_count(2)
    press(page, "[data-move=done]")
    expect(page.locator(".log")).to_contain_text("The stack on a1 is exhausted.")


def test_who_begins_can_be_chosen_for_a_table(page: Page) -> None:
    """W-8"""
    new_game(page, **{"begins": "green"})
    expect(page.locator(".log li").first).to_contain_text("The altar of")
    expect(page.locator(".log")).to_contain_text("Random 2 places")


def test_what_can_not_be_chosen_says_why(page: Page) -> None:
    new_game(page)
    page.locator(".cell.may").first.wait_for()
    page.locator("[data-space=b2]").click()
    expect(page.locator(".prompt .rule")).to_contain_text("W-9")
    expect(page.locator(".look h2")).to_contain_text("Altar of")


def test_a_choice_begun_outlasts_what_others_do(new_page: NewPage) -> None:
    """Bob offers a draw while Ana has chosen a space, and no direction yet."""
    ana, bob = new_page(), new_page()
    met(ana, bob)
    mine, other = (ana, bob) if ana.locator(".cell.may").count() else (bob, ana)
    mine.locator(".cell.may").first.click()
    expect(mine.locator(".compass .way")).to_have_count(8)
    other.get_by_role("button", name="Menu").click()
    other.get_by_role("button", name="Offer a draw").click()
    expect(mine.get_by_role("alertdialog")).to_contain_text("offers a draw")
    expect(mine.locator(".cell.sel")).to_have_count(1)
    mine.get_by_role("button", name="direction NE", exact=True).click()
    expect(mine.locator(".log")).to_contain_text("facing NE")


def test_a_tile_tells_what_it_does_and_where_its_bolts_fly(page: Page) -> None:
    new_game(page)
    page.get_by_role("group", name="Reserve").first.get_by_role("button").first.focus()
    expect(page.locator(".look")).to_contain_text("Thunder ahead")
    page.locator(".cell.may[data-space=b3], .cell.may").first.click()
    page.locator(".way[data-facing=N]").click()
    expect(page.locator(".log")).to_contain_text("facing N")
    placed = page.locator(".cell:has(.wt.red)").first
    placed.hover()
    expect(page.locator(".look h2")).to_contain_text("Stack on")
