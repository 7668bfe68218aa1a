"""Whole games of Quacks in a real browser: by clicks, by keys, in French, on a phone."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.people import still
from tests.web.wire import Wire

ANSWERS = ".decision [data-move], .decision .shop [data-piece]"
MOST = 1500  # moves of one seat; a game takes fewer

ALL_IN = {"expansion": "on", "test_tubes": "on", "starting_rubies": 9}
TABLES: list[dict[str, Any]] = [
    {},
    {**ALL_IN, "books": "4,6,6,6,1,5", "locoweed": "6", "witches": "w1,w8,w12"},
    {**ALL_IN, "books": "2,1,2,1,2,6", "locoweed": "5", "witches": "w2,w5,w9"},
    {**ALL_IN, "books": "5,2,4,6,5,1", "locoweed": "none", "witches": "w3,w6,w10"},
    {**ALL_IN, "books": "4,3,1,5,4,5", "locoweed": "6", "witches": "w4,w7,w11"},
]


def new_table(page: Page, options: dict[str, Any] | None = None, players: int = 2) -> Wire:
    """A table against bots, all of it ours to see."""
    still(page)
    wire = Wire(page)
    ask = page.context.request
    ask.get("/api/me")
    lang = page.evaluate("navigator.language").partition("-")[0]
    assert ask.post("/api/me", data={"name": "Ana", "lang": lang}).ok
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "greedy"}] * (players - 1)
    wish = {"game": "quacks", "options": options or {}, "seats": seats, "public": False}
    answer = ask.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    made = answer.json()
    page.goto(f"/table/{made['id']}?invite={made['invite']}")
    expect(page.locator(".quacks")).to_be_visible()
    return wire


def asked(page: Page, wire: Wire) -> list[str]:
    """What may be answered, all of it offered and nothing else; nothing: the game is over."""
    legal = wire.legal()
    assert offered(page) == set(legal)
    return legal


def offered(page: Page) -> set[str]:
    return set(
        page.evaluate(
            "selector => [...document.querySelectorAll(selector)]"
            ".map(e => e.dataset.move || e.dataset.piece)",
            ANSWERS,
        )
    )


def choose(moves: list[str], chance: random.Random) -> str:
    """Anything legal, with a taste for what calls for more decisions."""
    rare = [move for move in moves if move.split()[0] not in ("draw", "stop", "decline", "done")]
    if rare and chance.random() < 0.7:
        return chance.choice(rare)
    return chance.choice(moves)


def button(page: Page, move: str) -> Any:
    return page.locator(f'.decision [data-move="{move}"], .decision [data-piece="{move}"]').first


def play_on(page: Page, wire: Wire, seed: int, by_pieces: bool = False) -> set[str]:
    """Click whatever is legal until the game is over; the first words of all moves made."""
    chance = random.Random(seed)
    made: set[str] = set()
    for _ in range(MOST):
        legal = asked(page, wire)
        if not legal:
            return made
        move = choose(legal, chance)
        piece = page.locator(f'[data-piece="{move}"]').first
        if by_pieces and chance.random() < 0.5 and piece.count():
            piece.click()
        else:
            button(page, move).click()
        made.add(move.split()[0])
    raise AssertionError(f"no end after {MOST} moves")


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_whole_game_by_clicks(page: Page, number: int) -> None:
    """Every legal move of every decision has its button, and nothing else has one."""
    wire = new_table(page, TABLES[number], players=2 + number % 2)
    made = play_on(page, wire, seed=number, by_pieces=True)
    assert {"draw", "buy"} <= made
    expect(page.locator(".end h2")).to_contain_text(re.compile("win|draw"))
    expect(page.locator(".prompt")).to_contain_text("The game is over.")


def test_a_whole_game_with_the_keyboard_alone(page: Page) -> None:
    wire = new_table(page)
    chance = random.Random(7)
    for _ in range(MOST):
        legal = asked(page, wire)
        if not legal:
            break
        press(page, choose(legal, chance))
    expect(page.locator(".end h2")).to_be_visible()


def press(page: Page, move: str) -> None:
    """Tab to the answers, or stay there; arrows or Tab to the move; Enter."""
    here = "() => { const e = document.activeElement; return e.dataset.move || e.dataset.piece }"
    for _ in range(200):
        inside = page.evaluate("() => !!document.activeElement.closest('.decision')")
        if inside and page.evaluate(here) == move:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {move}")


def test_the_pot_is_a_grid_for_the_keyboard(page: Page) -> None:
    new_table(page)
    cell = page.locator('.pot [role="gridcell"][tabindex="0"]')
    expect(cell).to_have_count(1)
    cell.focus()
    page.keyboard.press("End")
    label = page.evaluate("() => document.activeElement.getAttribute('aria-label')")
    assert label == "Space 53: 35 coins, 15 points"
    page.keyboard.press("ArrowLeft")
    label = page.evaluate("() => document.activeElement.getAttribute('aria-label')")
    assert label == "Space 52: 33 coins, 14 points, a ruby"


def test_what_cannot_be_done_says_why(page: Page) -> None:
    wire = new_table(page)
    for _ in range(MOST):
        legal = asked(page, wire)
        flask = page.locator('.decision [aria-disabled="true"]', has_text="flask")
        if flask.count():
            flask.click(force=True)  # it answers, though it is disabled
            expect(page.locator(".prompt")).to_contain_text("not white (Q-15)")
            return
        button(page, legal[0]).click()


def test_another_pot_can_be_looked_at(page: Page) -> None:
    wire = new_table(page, players=3)
    assert asked(page, wire)
    page.locator(".seat .other").nth(1).click()
    expect(page.locator(".pot")).to_have_attribute("aria-label", "Greedy 2: pot")
    expect(page.locator(".pot [data-piece]")).to_have_count(0)
    page.get_by_role("button", name="Back to your pot").click()
    expect(page.locator(".pot")).to_have_attribute("aria-label", "Ana: pot")


def test_a_game_in_french_on_a_phone(new_page: NewPage) -> None:
    page = new_page(390, 844, locale="fr", has_touch=True)
    wire = new_table(page, {"expansion": "on", "books": "6", "test_tubes": "on"}, players=3)
    expect(page.locator(".prompt")).to_contain_text("Ana : Piocher encore, ou s'arrêter ?")
    assert asked(page, wire)
    assert too_small(page) == []
    play_on(page, wire, seed=3)
    expect(page.locator(".end h2")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert too_small(page) == []


def too_small(page: Page) -> list[str]:
    """Buttons under 44 px, which a thumb would miss."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('main button')].filter(e => e.offsetParent &&"
        " (e.offsetWidth < 44 || e.offsetHeight < 44)).map(e => e.outerHTML)"
    )
    return found
