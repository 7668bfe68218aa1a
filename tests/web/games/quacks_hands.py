"""Plays Quacks on its board, by clicks or by keys alone: all that is legal is offered, no more."""

import random
from typing import Any

from playwright.sync_api import Page

from tests.web.wire import Wire

ANSWERS = ".decision [data-move], .decision .shop [data-piece]"
MOST = 1500  # moves of one seat; a game takes fewer


def asked(page: Page, wire: Wire) -> list[str]:
    """What may be answered, all of it offered and nothing else; nothing: the game is over."""
    legal = wire.legal()
    shown = offered(page)
    assert shown == set(legal), shown ^ set(legal)
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
