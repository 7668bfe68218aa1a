"""Every decision of Witchcraft on the browser's board: what can be reached is what is legal.

Random games give positions of every kind of decision; each is set on a table,
and all that a person could choose there is compared with the legal moves.
"""

from dataclasses import dataclass
from typing import Final

import pytest

import philtre
from philtre.core.rng import Rng
from philtre.games.witchcraft.rules.steps import STEPS
from tests.web.begun import Options, go_on
from tests.web.conftest import NewPage

DECISIONS: Final = [step.name for step in STEPS if step.words]
GAMES: Final = 60

# Presses whatever may be pressed without playing, and notes every move that then could be played.
WALK: Final = """async () => {
    const all = query => [...document.querySelectorAll(':is(.witchcraft, .desk-acts) ' + query)];
    const pause = () => new Promise(done => setTimeout(done, 0));
    const found = new Set();
    const note = () => {
        for (const e of all('[data-move]:not([aria-disabled=true])')) found.add(e.dataset.move);
    };
    const press = async thing => { thing?.click(); await pause(); note(); };
    const space = name => press(all(`[data-space='${name}']`)[0]);
    const tile = at => press(all('.choice:not([data-move])')[at]);
    note();
    const sizes = all('[data-size]').map(e => e.dataset.size);
    for (const size of sizes.length ? sizes : [null]) {
        if (size) await press(all(`[data-size='${size}']`)[0]);
        const open = all('.cell.may:not([data-move]), .cell.sel:not([data-move])')
            .map(e => e.dataset.space);
        for (const name of open) {
            for (let again = 0; again < (size ? 7 : 1); again++) await space(name);
            if (all('[data-move^=swap]').length) await space(name);
        }
    }
    const tiles = all('.choice:not([data-move])').length;
    const three = all('.choice[aria-pressed]').length === 11;
    for (let a = 0; a < tiles; a++) {
        await tile(a);
        for (let b = a + 1; three && b < tiles; b++) {
            await tile(b);
            for (let c = b + 1; c < tiles; c++) { await tile(c); await tile(c); }
            await tile(b);
        }
        if (three) await tile(a);
    }
    return [...found];
}"""


@dataclass
class Position:
    """A decision of a seat, with as many options as were ever met."""

    options: Options
    line: str
    seat: int
    legal: list[str]


Met = dict[str, dict[str, Position]]


def positions() -> Met:
    """For each kind of decision, and each set of words that its options begin with, one."""
    best: Met = {step.name: {} for step in STEPS}
    for number in range(GAMES):
        options: Options = {"master": "on" if number % 3 == 0 else "off", "blast": "several"}
        match = philtre.new("witchcraft", seed=f"board-{number}", **options)
        rng = Rng(number)
        while not match.over:
            seat = match.actors[0]
            assert isinstance(seat, int)
            legal = [match.game.text(move) for move in match.state.legal(seat)]
            found = best[str(match.view(seat)["step"])]
            words = " ".join(sorted({text.split(" ")[0] for text in legal}))
            if words not in found or len(legal) > len(found[words].legal):
                found[words] = Position(options, match.position(), seat, legal)
            match.play(legal[rng.below(len(legal))], seat)
    return best


@pytest.fixture(scope="module")
def met() -> Met:
    return positions()


@pytest.mark.parametrize("step", DECISIONS)
def test_all_that_is_legal_and_nothing_else_can_be_chosen(
    same_page: NewPage, step: str, met: Met
) -> None:
    page = same_page()
    assert met[step]
    for one in met[step].values():
        page.goto(go_on(page, philtre.load("witchcraft", one.line, seed="board"), seat=one.seat))
        page.locator(".desk h2").wait_for()
        assert sorted(page.evaluate(WALK)) == sorted(one.legal), one.line
