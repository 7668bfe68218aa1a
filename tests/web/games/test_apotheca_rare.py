"""Apotheca in a real browser, from drawn positions: every power, and what is asked rarely."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from philtre import Match
from philtre.games.apotheca.rules.powers import POWER_OF
from tests.games.apotheca.drawn import drawn
from tests.web.begun import go_on
from tests.web.conftest import NewPage
from tests.web.games.apotheca_hands import Hands
from tests.web.test_pages import violations
from tests.web.wire import Wire

MIXED = """
    R  .  b1 Y
    .  Y  B  .
    r0 B  .  R
    .  R  Y  .
"""
# how a use is written, which no log should show
NOTATION = re.compile(r"[a-d][1-4][-=/][a-d][1-4]|winds |(row|col)[\w][+-]")


@pytest.fixture
def page(same_page: NewPage) -> Page:
    """Each test goes to a table of its own."""
    return same_page()


def sit(page: Page, match: Match, seat: int = 0) -> Wire:
    """Take a seat at a table where a drawn position is played."""
    wire = Wire(page)
    page.goto(go_on(page, match, seat=seat))
    page.locator('.apotheca [role="grid"]').wait_for()
    return wire


@pytest.mark.parametrize("name", POWER_OF)
def test_every_power_is_shown_before_it_is_used(page: Page, name: str) -> None:
    wire = sit(page, drawn(MIXED, active={0: name, 1: "-"}))
    uses = [move for move in wire.legal() if move.startswith("power ")]
    assert uses
    hands = Hands(page)
    for move in Random(1).sample(uses, min(2, len(uses))):
        hands.show(move)
        expect(page.locator(f'.primary[data-move="{move}"]')).to_be_visible()
        expect(page.locator(".arrows")).to_be_visible()
        assert "undefined" not in page.locator("main").inner_text()
        hands.press(f'[data-who="{name}"]')  # lay it aside
        expect(page.locator(".primary")).to_have_count(0)
    assert wire.plays == []
    hands.make(uses[-1])
    assert wire.played(1) == uses[-1]
    said = page.locator(".log li", has_text="Ana uses")
    expect(said).to_have_count(1)
    assert not NOTATION.search(said.inner_text())


def test_the_master_uses_a_power_of_the_alley(page: Page) -> None:
    match = drawn(
        MIXED, variant="master", active={1: "merten"}, alley="porter,ooki,solas", gems={0: "2,0,1"}
    )
    wire = sit(page, match)
    legal = wire.legal()
    assert "decree yellow" in legal
    move = next(one for one in legal if one.startswith("power porter "))
    Hands(page).make(move)
    assert wire.played(1) == move


def test_of_two_matches_either_comes_first(page: Page) -> None:
    market = """
        R R B R
        B B R B
        .  . . .
        Y . . .
    """
    wire = sit(page, drawn(market, active={0: "imogen,merten,porter"}))
    hands = Hands(page)
    wire.legal()
    hands.make("power imogen c3=c4")
    legal = set(wire.legal())
    assert legal == {"match red a4", "match blue a3"}
    hands.space("d3")  # any space of it, or its button
    assert wire.played(2) == "match blue a3"
    wire.legal()
    hands.make("satisfy porter")
    assert wire.played(3) == "satisfy porter"
    expect(page.locator(".shelf .done")).to_contain_text("The Porter King")


def test_the_extra_action_is_offered(page: Page) -> None:
    match = drawn(
        MIXED, players=3, seat=2, asks="extra", used="reveal,merten", active={2: "merten"}
    )
    wire = sit(page, match, seat=2)
    assert set(wire.legal()) == {"extra", "pass"}
    expect(page.locator('.actions [data-move="pass"]')).to_be_visible()
    Hands(page).make("extra")
    assert wire.played(1) == "extra"
    expect(page.locator('[data-action="restock"]')).to_be_visible()


def test_a_colour_is_named_when_the_supply_is_empty(page: Page) -> None:
    market = """
        R B R B
        B R B R
        R B R B
        B R B .
    """
    lots = {0: "strega:R8,qwixly:B7", 1: "masked:Y14"}
    wire = sit(page, drawn(market, satisfied=lots, active={0: "porter"}))
    hands = Hands(page)
    wire.legal()
    hands.make("restock")
    assert wire.legal() == ["overload red", "overload blue"]
    hands.make("overload blue")
    assert wire.played(2) == "overload blue"


def test_a_solo_match_is_stacked_and_satisfies(page: Page) -> None:
    market = """
        R R . R
        . . R .
        Y . . .
        . ? . .
    """
    match = drawn(market, players=1, active={0: "imogen,tidemaster"}, outside="a3,d1,d2")
    wire = sit(page, match)
    hands = Hands(page)
    wire.legal()
    hands.make("power tidemaster winds up")
    asked = set(wire.legal())
    assert "stack b4" in asked
    hands.make("stack b4")
    assert wire.played(2) == "stack b4"
    wire.legal()
    hands.make("satisfy imogen")
    assert wire.played(3) == "satisfy imogen"
    page.locator("[data-tab=facts]").click()
    expect(page.locator(".facts")).to_contain_text("Assistant")


@pytest.mark.parametrize(("theme", "width"), [("light", 390), ("dark", 1440)])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_axe_finds_nothing_wrong(page: Page, theme: str, width: int, players: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    market = MIXED.replace("b1", "b0") if players == 1 else MIXED
    variant = "master" if players == 4 else ""
    holds = {1: "merten"} if variant else {0: "corvidus,carbuncle"}
    match = drawn(
        market,
        players=players,
        variant=variant,
        active=holds,
        alley="porter,ooki,solas",
        gems={0: "3,1,1"},
    )
    wire = sit(page, match)
    hands = Hands(page)
    legal = wire.legal()
    assert violations(page) == [], "an action"
    hands.press('[data-action="decree"]' if variant else '[data-action="hire"]')
    assert violations(page) == [], "an open list"
    for name in ["porter"] if variant else ["corvidus", "carbuncle"]:
        hands.show(next(move for move in legal if move.startswith(f"power {name} ")))
        assert violations(page) == [], name
