"""The Potion in a real browser: by clicks, by keys, in French, on a phone."""

import re

from playwright.sync_api import Page, expect

import philtre
from tests.web.begun import LAST_ROUND, go_on
from tests.web.conftest import NewPage
from tests.web.people import PICK, new_table, play_on, still


def test_a_game_starts_with_two_clicks(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="New table: The Potion").click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".prompt")).to_contain_text("choose an ingredient in secret")
    expect(page.locator(".seat")).to_have_count(4)


def test_the_roller_has_a_mark_and_the_winners_open_their_hands(page: Page) -> None:
    """P-9, P-10"""
    still(page)
    page.goto(go_on(page, philtre.load("potion", LAST_ROUND, dealer="hand")))
    rolls, marked = page.locator(".board .rolls"), page.locator(".plate:has(.roller)")
    expect(rolls).to_have_text("Round 5: Greedy 2 rolls")
    expect(marked).to_contain_text("Greedy 2")
    page.locator('.pick[data-move="beetle"]').click()
    expect(page.locator(".end h2")).to_contain_text("Ana wins!")
    expect(rolls).to_have_text("Round 5: Greedy 2 rolls")  # not of a round that never comes
    expect(page.locator(".board .die").first).to_have_attribute("aria-label", "1 beetle")
    expect(page.locator(".plate.won .left .token")).to_have_count(2)
    expect(page.locator(".plate .left")).to_have_count(1)  # the others' hands stay closed
    expect(page.locator(".log")).to_contain_text("Ana shows what is left: 2 mushrooms.")
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".end h2")).to_contain_text("Greedy 1 wins!")  # all move up a seat


def test_a_whole_game_with_the_keyboard_alone(page: Page) -> None:
    still(page)
    page.goto("/")
    page.locator(".gcard .new").first.wait_for()
    tab_to(page, "New table: The Potion")
    page.keyboard.press("Enter")
    page.locator(".start:not([disabled])").wait_for()
    tab_to(page, "Start")
    page.keyboard.press("Enter")
    end = page.locator(".end")
    for _ in range(400):
        expect(end.or_(page.locator(PICK).first).first).to_be_visible()
        if end.is_visible():
            break
        choose_by_keys(page)
    tab_to(page, "Replay")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_contain_text("Move")


def tab_to(page: Page, name: str) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        label = page.evaluate(
            "() => { const e = document.activeElement;"
            " return e.getAttribute('aria-label') || e.innerText.trim() }"
        )
        if label.split("\n")[0] == name:  # below it may be what follows
            return
    raise AssertionError(f"Tab never comes to {name}")


def choose_by_keys(page: Page) -> None:
    """Tab to the choices, arrows to one that may be chosen, Enter."""
    before = page.locator(".top .where span").inner_text()
    for _ in range(80):
        if page.evaluate("() => !!document.activeElement.closest('.picks')"):
            break
        page.keyboard.press("Tab")
    while page.evaluate("() => document.activeElement.getAttribute('aria-disabled') === 'true'"):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "before => document.querySelector('.end')"
        " || document.querySelector('.top .where span').textContent !== before",
        arg=before,
    )


def test_a_game_in_french_on_a_phone(new_page: NewPage) -> None:
    page = new_page(390, 844, locale="fr", has_touch=True)
    still(page)
    new_table(page, name="Zoé")
    expect(page.locator(".prompt")).to_contain_text("Zoé, choisissez un ingrédient en secret.")
    expect(page.locator(".pick").first).to_contain_text("Scarabée")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    play_on(page)
    expect(page.locator(".end h2")).to_contain_text(re.compile("gagne|victoire|Égalité"))
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390


def test_seven_players_on_every_width(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new/potion")
    for _ in range(3):
        page.get_by_role("button", name="one player more").click()
    page.click(".start")
    expect(page.locator(".plate")).to_have_count(7)
    for width in (1440, 1180, 1024, 900, 700, 390, 360):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width
        boxes = [plate.bounding_box() for plate in page.locator(".plate:visible").all()]
        for one, other in [(a, b) for a in boxes for b in boxes if a and b and a is not b]:
            apart = (
                one["x"] + one["width"] <= other["x"] + 1
                or other["x"] + other["width"] <= one["x"] + 1
                or one["y"] + one["height"] <= other["y"] + 1
                or other["y"] + other["height"] <= one["y"] + 1
            )
            assert apart, f"two players overlap at {width} px"


def test_the_reveal_is_seen_before_the_next_round(page: Page) -> None:
    new_table(page)
    page.locator(PICK).first.click()
    outcome = page.locator(".outcome")
    expect(outcome).to_contain_text("Round 1: all show.")
    expect(page.locator(".plate.open")).to_have_count(4)
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(PICK).first).to_be_visible()


def test_what_can_not_be_chosen_says_why(page: Page) -> None:
    """The server is asked, and names the rule: there is no vial left."""
    still(page)
    page.goto(go_on(page, philtre.load("potion", LAST_ROUND, dealer="hand")))
    page.locator('.pick[aria-disabled="true"]').click(force=True)  # and yet it answers
    expect(page.locator(".prompt .rule")).to_have_text("P-4")


def test_any_game_can_be_played_on_the_plain_board(page: Page) -> None:
    still(page)
    new_table(page)
    page.goto(page.url + "&plain")
    moves = page.get_by_role("group", name="Your moves")
    expect(moves.get_by_role("button")).to_have_count(3)
    moves.get_by_role("button", name=re.compile("Show a beetle")).click()
    expect(page.locator(".log")).to_contain_text("Ana shows a beetle.")
