"""Things that were seen to be wrong in play, each from the position where it was."""

import re

from playwright.sync_api import expect

import philtre
from tests.web.begun import go_on
from tests.web.conftest import NewPage
from tests.web.people import new_table, still

# "Just in Time" asks seat 0, whose droplet is on space 3
JUST_IN_TIME = (
    "players=2 : round=6 stage=fortune turn=2 card=f13 seen=f05,f09,f13,f18,f22,f24 "
    "supply=11w1,4w2,2w3,15o1,11g1,9g2,13g4,13b1,10b2,10b4,11r1,8r2,10r4,13y1,6y2,10y4,15p1,18k1 "
    "| points=1 rubies=1 droplet=3 bag=5w1,2w2,1w3,3o1,2g1,1g2 todo=f13 "
    "| points=5 rubies=2 droplet=3 bag=4w1,2w2,1w3,2o1,2g1,1b1,1r1"
)

# Seat 0 may restock, and then turn up what it has placed
RESTOCKS = (
    "players=2 : turn=7 seat=0 asks=action used=- market=Y--b0/Br1--/----/Y--- supply=14,10,10 "
    "deck=carbuncle,karinne,tidemaster,afrit,strega,masked,ooki,giada,qwixly,benedetto "
    "alley=porter,merten,corvidus gems=0,1,1/0,1,2 active=-/- satisfied=imogen:Y3/solas:B3"
)


def test_before_brewing_no_space_counts(new_page: NewPage) -> None:
    """Q-4: the space that counts is known once it has been brewed from the droplet and the rats."""
    page = new_page()
    still(page)
    page.goto(go_on(page, philtre.load("quacks", JUST_IN_TIME)))
    expect(page.locator(".prompt")).to_contain_text("white 1")
    expect(page.locator(".pot .cell .mark")).to_have_count(0)


def test_a_rule_of_the_table_that_is_not_chosen_yet_has_no_panel(new_page: NewPage) -> None:
    """A-40: before the first decree there is nothing to say of it."""
    page = new_page()
    still(page)
    match = philtre.new("apotheca", players=3, variant="master", seed=3)
    page.goto(go_on(page, match))
    expect(page.locator(".prompt")).to_contain_text("decree a colour")
    expect(page.locator("[data-tab=facts]")).to_have_count(0)


def test_the_last_move_is_seen_inside_the_rings(new_page: NewPage) -> None:
    page = new_page()
    still(page)
    page.goto(go_on(page, philtre.load("apotheca", RESTOCKS)))
    page.locator('[data-action="restock"]').click()
    expect(page.locator(".prompt")).to_contain_text("where does the potion go")
    page.locator("[data-target]").first.click()
    expect(page.locator("[data-target] .mark-last")).to_have_count(1)
    expect(page.locator("[data-target]:has(.mark-last) .mark-legal")).to_have_count(1)


def test_a_tap_that_is_too_short_says_so(new_page: NewPage) -> None:
    page = new_page()
    still(page)
    new_table(page, "here:Bo")
    page.clock.install()
    hand_over = page.get_by_role("button", name=re.compile("^I am"))
    hand_over.click()
    expect(hand_over).to_contain_text("hold until it is full")
