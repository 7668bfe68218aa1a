"""Whole games of Witchcraft in a real browser: by clicks, by keys, in French, on a phone."""

import random
import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.games.witchcraft.positions import play, position
from tests.web.begun import go_on
from tests.web.conftest import NewPage
from tests.web.people import still
from tests.web.wire import Wire

START: Final = ".start:not([disabled])"
MOST: Final = 1500  # decisions of one seat; far more than a game has
# Everything that answers now: moves, spaces, tiles and sizes to be chosen first.
READY: Final = (
    ":is(.witchcraft, .desk-acts) [data-move]:not([aria-disabled='true']), .witchcraft .cell.may,"
    " .desk .choice:not([aria-disabled='true']):not([data-move])"
)
# Which decision this is, and how far it has been made.
STATE: Final = """() => [
    wire.plays.length,
    document.querySelector('.desk h2')?.textContent,
    ...[...document.querySelectorAll(':is(.witchcraft, .desk-acts) [data-move], .may, .sel')]
        .map(e => e.dataset.move ?? e.dataset.space),
    ...[...document.querySelectorAll('.choice[aria-pressed=true]')].map(e => e.dataset.tile),
].join()"""

# The arrow key that leads towards a space: first its file, then its rank.
TOWARDS: Final = """thing => {
    const file = e => 'yzabcdef'.indexOf(e.dataset.space[0]);
    const rank = e => Number(e.dataset.space.slice(1));
    const here = document.activeElement;
    if (file(thing) !== file(here)) return file(thing) > file(here) ? 'ArrowRight' : 'ArrowLeft';
    return rank(thing) > rank(here) ? 'ArrowUp' : 'ArrowDown';
}"""


Choose = Callable[[Page, random.Random], None]


def new_game(page: Page, bot: str = "random", **switches: str) -> None:
    page.goto("/new/witchcraft")
    page.wait_for_selector(START)
    page.locator("ol > li:nth-child(2) select").select_option(f"bot {bot}")
    if switches:
        page.locator("summary").click()
    for label, value in switches.items():
        group = page.get_by_role("group", name=re.compile(label))
        group.get_by_role("radio", name=value).check()
    page.click(START)
    page.wait_for_url("**/table/**")


def play_on(page: Page, wire: Wire, choose: Choose, seed: int) -> None:
    """Make decisions until the game is over."""
    chance = random.Random(seed)
    for _ in range(MOST):
        if not wire.legal():
            return
        make(page, page.evaluate(STATE), choose, chance)
    raise AssertionError(f"no end after {MOST} decisions")


def make(page: Page, before: str, choose: Choose, chance: random.Random) -> None:
    """Choose until something changes: to choose what is chosen already changes nothing."""
    for _ in range(20):
        choose(page, chance)
        if page.evaluate(STATE) != before:
            return
    raise AssertionError("nothing that answers changes anything")


def any_of(things: Locator, chance: random.Random) -> Locator:
    return things.nth(chance.randrange(things.count()))


def by_clicks(page: Page, chance: random.Random) -> None:
    """What completes a move if there is such a thing, so that it goes on."""
    moves = page.locator(":is(.desk, .desk-acts) [data-move]:not([aria-disabled='true'])")
    things = moves if moves.count() and chance.random() < 0.7 else page.locator(READY)
    any_of(things, chance).click()


def by_keys(page: Page, chance: random.Random) -> None:
    """Tab to the board or the desk, arrows within, Enter."""
    things = page.locator(READY)
    moves = page.locator(":is(.desk, .desk-acts) [data-move]:not([aria-disabled='true'])")
    thing = any_of(moves if moves.count() else things, chance).element_handle()
    on_board = thing.get_attribute("data-space") is not None
    tab_into(page, "[role=grid]" if on_board else ".desk, .desk-acts")
    for _ in range(200):
        if page.evaluate("thing => thing === document.activeElement", thing):
            page.keyboard.press("Enter")
            return
        if on_board:
            before = page.evaluate("document.activeElement.dataset.space")
            page.keyboard.press(page.evaluate(TOWARDS, thing))
            if page.evaluate("document.activeElement.dataset.space") == before:
                page.keyboard.press(chance.choice(["ArrowUp", "ArrowDown"]))
        else:
            page.keyboard.press("Tab")
    raise AssertionError("the keyboard does not get there")


def press(page: Page, thing: str) -> None:
    page.locator(thing).focus()
    page.keyboard.press("Enter")


def tab_into(page: Page, place: str) -> None:
    for _ in range(120):
        if page.evaluate("place => !!document.activeElement.closest(place)", place):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {place}")


def test_a_whole_game_by_clicks(page: Page) -> None:
    still(page)
    wire = Wire(page)
    new_game(page)
    expect(page.locator(".cell")).to_have_count(24)
    play_on(page, wire, by_clicks, seed=1)
    expect(page.locator(".end h2")).to_contain_text(re.compile("win|draw"))
    for message in wire.views:  # the other's power tile is seen by its holder only
        other = message["view"]["seats"][1]
        assert other["power"] is None or not other["power_held"]


def test_a_whole_game_with_the_keyboard_alone(page: Page) -> None:
    still(page)
    wire = Wire(page)
    new_game(page)
    play_on(page, wire, by_keys, seed=2)
    expect(page.locator(".prompt")).to_contain_text("The game is over.")


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


def test_a_blast_with_several_targets_with_the_keyboard_alone(page: Page) -> None:
    """W-19: one after another, each dealt out before the next; Done ends it."""
    match = position(
        "a1 telekinetic N, d1 golem S",
        "a3 monk S, a5 apprentice N, a6 golem N, d6 prophet N",
        options="blast=several",
    )
    still(page)
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
    still(page)
    new_game(page, **{"begins": "green"})
    expect(page.locator(".log li").first).to_contain_text("The altar of")
    expect(page.locator(".log")).to_contain_text("Random 2 places")


def test_what_can_not_be_chosen_says_why(page: Page) -> None:
    still(page)
    new_game(page)
    page.locator(".cell.may").first.wait_for()
    page.locator("[data-space=b2]").click()
    expect(page.locator(".prompt small")).to_contain_text("W-9")
    expect(page.locator(".look h2")).to_contain_text("Altar of")


def test_a_choice_begun_outlasts_what_others_do(page: Page, new_page: NewPage) -> None:
    new_game(page)
    page.locator(".cell.may").first.click()
    expect(page.locator(".compass .way")).to_have_count(8)
    other = new_page()
    other.goto(page.url)
    expect(other.locator(".cell")).to_have_count(24)
    expect(other.locator(".cell.may")).to_have_count(0)
    page.wait_for_timeout(300)
    expect(page.locator(".cell.sel")).to_have_count(1)
    page.get_by_role("button", name="direction NE", exact=True).click()
    expect(page.locator(".log")).to_contain_text("facing NE")


def test_a_tile_tells_what_it_does_and_where_its_bolts_fly(page: Page) -> None:
    still(page)
    new_game(page)
    page.get_by_role("group", name="Reserve").first.get_by_role("button").first.focus()
    expect(page.locator(".look")).to_contain_text("Thunder ahead")
    page.locator(".cell.may[data-space=b3], .cell.may").first.click()
    page.locator(".way[data-facing=N]").click()
    expect(page.locator(".log")).to_contain_text("facing N")
    placed = page.locator(".cell:has(.wt.red)").first
    placed.hover()
    expect(page.locator(".look h2")).to_contain_text("Stack on")
