"""Makes any legal move of Apotheca on its board, by clicks or by keys alone."""

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.web.wire import Wire

Options = dict[str, object]

SPACE = re.compile(r"[a-d][1-4]")
LISTED = re.compile(r"row|col|block|winds|/")
ARROWS = {"a": "ArrowLeft", "d": "ArrowRight", "4": "ArrowUp", "1": "ArrowDown"}


class Hands:
    """Clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    def space(self, space: str) -> None:
        self.press(f'[data-space="{space}"]')

    def make(self, move: str) -> None:
        """Play this move."""
        kind, _, rest = move.partition(" ")
        if kind == "power":
            self.show(move)
            self.press(f'.primary[data-move="{move}"]')
        elif kind in ("place", "outside", "stack"):
            self.space(rest)
        elif kind == "satisfy":
            self.press(f'.shelf [data-who="{rest}"]')
        elif kind == "reveal":
            self.space(rest)
            self.press(f'.primary[data-move="{move}"]')
        elif kind == "restock":
            self.press('[data-action="restock"]')
        else:
            opens = f'[data-action="{kind}"]'
            if self.page.locator(opens).count():
                self.press(opens)
            self.press(f'.stage [data-move="{move}"]')

    def show(self, move: str) -> None:
        """Choose a use of a power, as far as its preview."""
        _, name, use = move.split(" ", 2)
        if not self.page.locator(f'[data-who="{name}"]').count():
            self.press('[data-sheet="alley"]')  # the master's powers; on a phone in a sheet
        self.press(f'[data-who="{name}"]')
        if LISTED.search(use):
            self.press(f'[data-use="{move}"]')
        else:
            for space in clicks(use):
                self.space(space)


class Keys(Hands):
    """The keyboard alone: Tab to a group, arrows inside, Enter."""

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.wait_for()
        for _ in range(120):
            if self.page.evaluate("s => document.activeElement.matches(s)", selector):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {selector}")

    def space(self, space: str) -> None:
        focused = "() => document.activeElement.dataset.space"
        for _ in range(120):
            if self.page.evaluate(focused):
                break
            self.page.keyboard.press("Tab")
        for _ in range(7):
            here = self.page.evaluate(focused)
            if here == space:
                break
            if here[0] != space[0]:
                self.page.keyboard.press(ARROWS["d" if here[0] < space[0] else "a"])
            else:
                self.page.keyboard.press(ARROWS["4" if here[1] < space[1] else "1"])
        assert self.page.evaluate(focused) == space
        self.page.keyboard.press("Enter")


def clicks(use: str) -> list[str]:
    """The spaces that name a use; of a charge the second's goal is where the first was."""
    spaces = SPACE.findall(use)
    if len(spaces) == 4 and spaces[3] == spaces[0]:
        spaces.pop()
    return spaces


def sit_down(page: Page, seats: int, name: str = "Ana", options: Options | None = None) -> None:
    """A table with greedy bots, as the page of a new table would make it."""
    page.goto("/new/apotheca")
    page.locator(".start:not([disabled])").wait_for()
    wishes = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (seats - 1)]
    made = {"game": "apotheca", "options": options or {}, "seats": wishes, "public": False}
    post = """async ([address, data]) => {
        const headers = { 'Content-Type': 'application/json' };
        const body = JSON.stringify(data);
        return (await fetch(address, { method: 'POST', headers, body })).json();
    }"""
    lang = page.evaluate("() => navigator.language.slice(0, 2)")
    page.evaluate(post, ["/api/me", {"name": name, "lang": lang}])
    table = page.evaluate(post, ["/api/tables", made])
    page.goto(f"/table/{table['id']}")
    page.locator('.apotheca [role="grid"]').wait_for()


def play_on(page: Page, wire: Wire, hands: Hands, seed: int, most: int = 2000) -> list[str]:
    """Any legal move each time, until the game is over; every one must be what was meant."""
    rng = Random(seed)
    moves: list[str] = []
    while len(moves) < most:
        legal = wire.legal()
        if not legal:
            expect(page.locator(".end")).to_be_visible()
            return moves
        move = choose(rng, legal)
        hands.make(move)
        moves.append(move)
        assert wire.played(len(moves)) == move
    return moves


def choose(rng: Random, legal: list[str]) -> str:
    """By kind first, so that the many uses of a power don't hide the rest."""
    kinds = sorted({" ".join(move.split(" ")[:2]) for move in legal})
    kind = rng.choice(kinds)
    return rng.choice([move for move in legal if " ".join(move.split(" ")[:2]) == kind])
