"""Moments have time: what is decided is seen, one thing after the other, and can be skipped."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, Page, expect

import philtre
from philtre import Match
from philtre.server.tables.stretch import stretch
from tests.web.begun import go_on, played, sit_down
from tests.web.conftest import NewPage
from tests.web.people import past_hurry, still, take_screen
from tests.web.site import database
from tests.web.test_pages import violations
from tests.web.wire import Wire

SUPPLY = (
    "supply=8w1,2w2,1w3,17o1,12g1,10g2,13g4,14b1,10b2,10b4,12r1,8r2,10r4,13y1,6y2,10y4,15p1,18k1"
)
# seat 0 has whites of 7 in the pot and nothing else in the bag
BREWS = "points=0 rubies=1 droplet=0 bag=4w1,2w2,1w3,1o1,1g1 todo=decide"
STOPPED = "points=0 rubies=1 droplet=0 bag=4w1,2w2,1w3 pot=o1@1,g1@2 placings=2 is=stopped"
EXPLODES = (
    f"players=3 : round=1 stage=brewing turn=0 card=f15 seen=f15 {SUPPLY} "
    "| points=0 rubies=1 droplet=0 bag=4w1 pot=o1@1,w3@4,w2@6,w2@8,g1@9 placings=5 todo=decide "
)
# the others have stopped, so that there is a die to be rolled whatever is dealt
LAST = f"{EXPLODES}| {STOPPED} | {STOPPED}"
FIRST = f"{EXPLODES}| {BREWS} | {BREWS}"


LATER: Final = 3_600_000  # ms


def draws(page: Page) -> None:
    """The pot explodes, the last; and from before that on time stands still."""
    page.clock.install(time=0)
    page.goto(go_on(page, philtre.load("quacks", LAST)))
    expect(page.locator(".seats .state", has_text="brewing")).to_have_count(1)
    page.clock.pause_at(LATER)
    page.locator('[data-move="draw"]').first.click()


def test_an_explosion_is_seen_and_held_and_can_be_skipped(page: Page) -> None:
    """Q-14: no result is shown before its moment, and it stays until it has been looked at."""
    own, log, burst = (page.locator(s) for s in (".seats > :first-child", ".log", ".pot .burst"))
    draws(page)
    page.locator(".pot .drawn").wait_for()
    expect(own).to_contain_text("whites 7 of 7")
    expect(log).not_to_contain_text("Ana")
    page.clock.run_for(900)
    expect(page.locator(".prompt")).to_contain_text("Your pot explodes with 8!")
    expect(own).not_to_contain_text("exploded")
    page.clock.run_for(1000)
    expect(own).to_contain_text("exploded")
    expect(log).to_contain_text("Ana's pot explodes with 8!")
    page.clock.run_for(300)
    expect(burst).to_be_visible()
    page.locator("body").press("Space")
    expect(burst).to_have_count(0)
    expect(page.locator(".walnut")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_contain_text("points or coins")


def test_beats_end_one_by_one(page: Page) -> None:
    draws(page)
    page.locator(".pot .drawn").wait_for()
    seen = []
    prompt = page.locator(".prompt p")
    for _ in range(30):
        if not page.locator(".pot .drawn, [data-go-on], .walnut").count():
            break
        seen.append(prompt.inner_text().partition("\n")[0])
        page.locator(".board").click(position={"x": 5, "y": 5})
        page.clock.run_for(450)  # two clicks at once would go to the end
    assert "Your pot explodes with 8!" in seen
    assert any("bonus die" in said for said in seen)
    expect(prompt).to_contain_text("points or coins")


def test_at_one_screen_it_is_seen_before_the_screen_is_handed_over(page: Page) -> None:
    wire, over = Wire(page), page.locator(".over .btn")
    page.clock.install(time=0)
    page.goto(go_on(page, philtre.load("quacks", FIRST), "here:Zoé"))
    take_screen(page, "Ana")
    expect(page.locator(".seats .state", has_text="brewing")).to_have_count(2)
    page.clock.pause_at(LATER)
    page.locator('[data-move="draw"]').first.click()
    page.locator(".pot .drawn").wait_for()
    assert wire.views[-1]["seat"] is None
    page.clock.run_for(900)
    expect(page.locator(".prompt")).to_contain_text("Your pot explodes with 8!")
    page.clock.run_for(1300)
    expect(page.locator(".pot .burst")).to_be_visible()
    expect(page.locator(".log")).to_contain_text("Ana's pot explodes with 8!")
    expect(over).to_have_count(0)
    page.clock.run_for(1400)
    expect(page.locator(".pot .burst")).to_have_count(0)
    expect(over).to_contain_text("I am Zoé")
    assert wire.views[-1]["seat"] is None


def last_buyer(seed: int = 3) -> Match:
    """A round of which only seat 0's trade of rubies is left."""
    match = philtre.new("quacks", players=2, seed=seed)
    while match.view(0)["stage"] != "exchange" or match.actors != [0]:
        seat = match.actors[-1]
        assert isinstance(seat, int)
        legal = match.legal(seat)
        pot = match.view(0)["seats"][seat]["pot"]
        match.play("draw" if "draw" in legal and len(pot) < 4 else legal[-1], seat=seat)
    return match


def counted(page: Page, kept: Path) -> Locator:
    """The last seat has bought: the summary of the round."""
    page.goto(sit_down(page, last_buyer(), database(kept), "greedy"))
    page.locator('[data-move="done"]').first.click()
    return page.locator(".walnut .rows")


def test_the_round_is_summed_up_until_one_goes_on(page: Page, kept: Path) -> None:
    rows = counted(page, kept)
    expect(rows.locator("li")).to_have_count(2)
    expect(page.locator(".prompt")).to_contain_text("Round 1 is counted.")
    expect(page.locator(".top .where")).to_contain_text("round 1")
    expect(page.locator(".log")).not_to_contain_text("Round 2")
    go_on_ = page.locator("[data-go-on]")
    past_hurry(page)
    go_on_.click()
    expect(rows).to_have_count(0)
    expect(page.locator(".walnut .card")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".top .where")).to_contain_text("round 2")
    expect(page.locator(".walnut")).to_have_count(0)


def test_the_summary_by_keyboard_alone(page: Page, kept: Path) -> None:
    rows = counted(page, kept)
    rows.wait_for()
    page.locator("body").press("Space")
    expect(rows).to_have_count(0)


def test_reduced_motion_holds_and_does_not_move(new_page: NewPage) -> None:
    page = new_page()
    page.emulate_media(reduced_motion="reduce")
    draws(page)
    expect(page.locator(".prompt")).to_contain_text("Your pot explodes with 8!")
    expect(page.locator(".pot .drawn")).to_have_count(0)
    expect(page.locator(".pot .burst")).not_to_have_class("moves")
    page.clock.run_for(600)
    expect(page.locator(".pot .burst")).to_be_visible()
    page.clock.run_for(800)
    expect(page.locator(".pot .burst")).to_have_count(0)


def test_at_instant_pace_nothing_is_waited_for(new_page: NewPage, kept: Path) -> None:
    page = new_page()
    still(page)
    draws(page)
    expect(page.locator(".prompt")).to_contain_text("points or coins")
    page.goto(sit_down(page, last_buyer(), database(kept), "greedy"))
    page.locator('[data-move="done"]').first.click()
    expect(page.locator(".top .where")).to_contain_text("round 2")
    expect(page.locator(".walnut")).to_have_count(0)


def test_the_stage_in_french_covers_the_board_alone(new_page: NewPage, kept: Path) -> None:
    for width, height in ((390, 844), (1440, 900)):
        page = new_page(width, height, locale="fr")
        page.goto(sit_down(page, last_buyer(), database(kept), "greedy", lang="fr"))
        page.locator('[data-move="done"]').first.click()
        stage = page.locator(".walnut")
        expect(stage).to_contain_text("prend la tête")
        box = stage.bounding_box()
        assert box
        for other in (".prompt", "[data-go-on]"):
            there = page.locator(other).bounding_box()
            assert there
            above = there["y"] + there["height"] <= box["y"] + 1
            assert above or there["y"] >= box["y"] + box["height"] - 1
        assert violations(page) == []


def test_what_the_others_did_is_read_and_shown_again(page: Page, kept: Path) -> None:
    """Also by who comes back later, at a device that has never seen the table."""
    still(page)
    match = played("apotheca", {}, 12, 5, asked="restock")
    begin, end = stretch(match.log, 0)
    told = [len(match.fork(move).events(0)) for move in (begin, end)]
    assert told[0] < told[1]
    page.goto(sit_down(page, match, database(kept), "greedy"))
    page.locator('[data-tab="log"]').click()
    panel = page.locator(".recap")
    expect(panel.locator("li")).to_have_count(told[1] - told[0])
    prompt = page.locator(".prompt")
    expect(prompt).not_to_contain_text("Once more")
    panel.locator("[data-again]").click()
    expect(prompt).to_contain_text("Once more: since your last turn.")
    expect(page.locator("[data-go-on]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(prompt).not_to_contain_text("Once more")
    expect(prompt).to_contain_text("choose an action")
