"""One screen and replays, with the boards of every game."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.begun import go_on, played, replay_of
from tests.web.conftest import NewPage
from tests.web.people import still, take_screen
from tests.web.wire import Wire


def colours(market: dict[str, dict[str, object] | None]) -> dict[str, object]:
    """Of the facedown potions, what is told of them."""
    return {
        space: tile["colour"]
        for space, tile in market.items()
        if tile and tile["face"] == "down" and tile["colour"]
    }


def test_apotheca_at_one_screen(page: Page) -> None:
    """Two potions point at Zoé from the start: they are sent when she takes the screen."""
    still(page)
    wire = Wire(page)
    page.goto(go_on(page, played("apotheca", {"players": 2}, 0, seed=3), "here:Zoé"))
    expect(page.get_by_role("button", name="I am Ana")).to_be_visible()
    assert page.locator(".actions [data-action]").count() == 0
    take_screen(page, "Ana")
    page.locator('[data-space="b2"]').click()
    page.locator(".actions .primary").click()
    expect(page.get_by_role("button", name="I am Zoé")).to_be_visible()
    assert all(not colours(view["view"]["market"]) for view in wire.views)
    take_screen(page, "Zoé")
    page.locator("[data-action]").first.wait_for()
    assert wire.views[-1]["seat"] == 1
    assert colours(wire.views[-1]["view"]["market"]).keys() == {"c3"}


def test_quacks_at_one_screen(page: Page) -> None:
    """A whole round: whoever is asked takes the screen, sees their own pot and answers."""
    still(page)
    wire = Wire(page)
    page.goto(go_on(page, played("quacks", {"players": 2}, 0, seed=3), "here:Zoé"))
    cover, answers = page.locator(".over .btn"), page.locator(".decision [data-move]")
    seen: set[str] = set()
    for _ in range(60):
        expect(cover.or_(answers.first).first).to_be_visible()
        if cover.is_visible():
            name = "Ana" if "Ana" in cover.inner_text() else "Zoé"
            assert answers.count() == 0
            take_screen(page, name)
            expect(page.locator(".pot")).to_have_attribute("aria-label", f"{name}: pot")
            seen.add(name)
            continue
        if "round 2" in page.locator(".top .where").inner_text():
            break
        stop = page.locator('.decision [data-move="stop"]')
        (stop if stop.count() else answers.last).click()
        wire.settled()
    assert seen == {"Ana", "Zoé"}
    expect(page.locator(".log")).to_contain_text("Ana stops")
    expect(page.locator(".log")).to_contain_text("Zoé stops")


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("apotheca", {"players": 2}),
        ("apotheca", {"players": 1}),
        ("potion", {"players": 3}),
        ("quacks", {"players": 2}),
        ("witchcraft", {}),
    ],
)
def test_a_replay_says_who_was_to_move(
    same_page: NewPage, game: str, options: dict[str, object]
) -> None:
    match = played(game, options, 20_000, seed=2, bot="random")
    assert match.over
    page = same_page(390, 844)
    page.goto(replay_of(page, match) + "&move=0")
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text("Before the first move")
    for number in range(1, 26):
        page.keyboard.press("ArrowRight")
        expect(prompt).to_contain_text(f"Move {number} of {len(match.log)}")
        actors = match.fork(number).actors
        if actors != ["chance"]:
            expect(prompt).to_contain_text("To move: Player")
            expect(page.locator(".seat.acts")).to_have_count(len(actors))
    page.keyboard.press("End")
    expect(prompt).to_contain_text(f"Move {len(match.log)} of {len(match.log)}")
    expect(prompt).not_to_contain_text("To move")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
