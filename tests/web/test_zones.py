"""The zones of a table hold still, and nothing that a decision needs is covered or outside."""

import random
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page

import philtre
from philtre.bots.catalogue import find_bot
from philtre.core.rng import Rng
from tests.web.begun import introduce, let, played, questions, sit_down
from tests.web.conftest import NewPage
from tests.web.games import apotheca_hands, quacks_hands, witchcraft_hands
from tests.web.people import PICK, settle, still
from tests.web.site import database
from tests.web.wire import Wire

SIZES: Final = [
    (1440, 900),
    (1366, 768),
    (1200, 800),
    (1024, 768),
    (844, 390),  # a phone that lies
    (720, 450),  # 1440 × 900 at 200 %
    (390, 844),
    (360, 640),
]
# Options, decisions of all, seed; what answers; what else must be in sight; the board's own box.
GAMES: Final[dict[str, tuple[dict[str, Any], int, int, str, str, str]]] = {
    "apotheca": (
        {"players": 3},
        90,
        3,
        "[data-target], [data-action][aria-disabled=false], .own.may, .stage [data-move]",
        ".prompt, .undo",
        ".grid",
    ),
    "potion": ({"players": 5}, 60, 3, PICK, ".prompt, .dice, .undo", ".dice"),
    "quacks": (
        {"players": 4, "expansion": "on"},
        250,
        1,
        quacks_hands.ANSWERS,
        ".prompt, .gauge, .odds, .bag .sack, .undo",
        ".pot",
    ),
    "witchcraft": ({}, 30, 3, witchcraft_hands.READY, ".prompt, .undo", ".field"),
}
BOXES: Final = """names => names.map(name => {
  const box = document.querySelector(name).getBoundingClientRect();
  return [box.x, box.y + scrollY, box.width, box.height].map(Math.round);
})"""
# All at once, as every question costs. Of a list one may have to scroll to it; of the board, the
# prompt and the actions not.
LOOK: Final = f"""([targets, needed, board, upright]) => {{
  const hidden = (selector, scrolls) => [...document.querySelectorAll(selector)]
    .filter(e => e.checkVisibility())
    .filter(e => {{
      if (scrolls || e.closest('.decision, .tray, .desk')) e.scrollIntoView({{ block: 'nearest' }});
      const box = e.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const outside = x < 0 || y < 0 || x > innerWidth || y > innerHeight;
      return outside || !e.contains(document.elementFromPoint(x, y));
    }})
    .map(e => e.outerHTML.slice(0, 200));
  const boxes = ({BOXES})(['.board', board]);
  const wrong = [...hidden(targets, upright), ...hidden(needed, upright)];
  wrong.push(...[...document.querySelectorAll('.prompt p')]
    .filter(e => e.scrollHeight > e.clientHeight + 1).map(e => 'cut: ' + e.innerText));
  const {{ scrollHeight, scrollWidth }} = document.documentElement;
  if (!upright) wrong.push(...hidden('.log li:last-child', false));
  if (!upright && scrollHeight > innerHeight) wrong.push('too high: ' + scrollHeight);
  if (scrollWidth > innerWidth) wrong.push('too wide: ' + scrollWidth);
  return [boxes, wrong, document.querySelectorAll('[data-action]').length];
}}"""
# Of Apotheca: a list of whom to hire, the uses of a power.
OPENS: Final = "[data-action=hire][aria-disabled=false], .shelf .own.may"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_question_at_every_size(new_page: NewPage, kept: Path, game: str, lang: str) -> None:
    """The others are people who never come: nothing changes while one looks."""
    options, decisions, seed, *_ = GAMES[game]
    page, absent = new_page(locale=lang), introduce(new_page(), lang, "Bob")["id"]
    still(page)
    wire = Wire(page)
    held: dict[tuple[int, int, int], Any] = {}  # also by spaces: Witchcraft's board grows
    asked = questions(game, options, decisions, seed)
    for match in islice(asked, int(lang == "fr"), None, 2):  # each in one language: it takes long
        page.goto(sit_down(page, match, database(kept), None, lang, absent))
        legal = wire.legal()
        spaces = page.locator("[role=gridcell]").count()
        for width, height in SIZES:
            at(page, width, height)
            where = (width, height, len(match.log), legal[:4])
            boxes = look(page, game, where)
            if game == "witchcraft" and height > width:
                boxes = boxes[1:]  # one's own things below the field are more or fewer
            assert held.setdefault((width, height, spaces), boxes) == boxes, where


# How many moves it took to come to a turn of ours, what it begins with, and whether the others
# are bots: where they move within our turn they have to; else they are people who never come, and
# it ends when we are asked no more.
TURNS: Final = {
    "apotheca": (34, "", False),
    "potion": (20, "", False),
    "quacks": (235, "draw", True),
    "witchcraft": (30, "", False),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_played_at_every_size(same_page: NewPage, kept: Path, game: str) -> None:
    """By clicks. A question of a kind that has not been asked in the turn is looked at in all
    windows, one that has been in the next of them; so each size sees every kind, and each is
    played at."""
    options, _, seed, *_ = GAMES[game]
    decisions, begins, bots = TURNS[game]
    page = same_page()
    wire = Wire(page)
    match = played(game, options, decisions, seed, asked=begins)
    if game == "potion":  # all choose at once: we are the last
        for other in match.state.actors()[1:]:
            let(find_bot("greedy"), match, other, Rng(seed))
    absent = introduce(page, "en", "Bob")["id"]
    page.context.clear_cookies()  # it is another who sits down
    bot = "greedy" if bots else None
    page.goto(sit_down(page, match, database(kept), bot, absent=None if bots else absent))
    chance, seen, number = random.Random(seed), set[str](), 0
    turn = match.view(0).get("round")
    while legal := asked(page, wire, turn, bots):
        kind = " ".join(sorted({move.split()[0] for move in legal}))
        sizes = SIZES if kind not in seen else [SIZES[number % len(SIZES)]]
        seen.add(kind)
        for width, height in sizes:
            at(page, width, height)
            look(page, game, (width, height, number, legal[:4]))
        at(page, *SIZES[number % len(SIZES)])
        number += 1
        made = len(wire.plays)
        while len(wire.plays) == made:
            answer(page, game, legal, chance)
            wire.settled()
    assert number >= LEAST[game]


LAST: Final = """() => {
  const { view, legal } = wire.views.at(-1);
  return [view.round ?? null, legal.map(one => one.move)];
}"""
# Questions of the turn that is played: fewer, and another turn has to be found.
LEAST: Final = {"apotheca": 3, "potion": 1, "quacks": 6, "witchcraft": 2}


def asked(page: Page, wire: Wire, turn: int | None, bots: bool) -> list[str]:
    """What may be answered in this turn; nothing: it is over."""
    wire.settled()
    if bots:
        wire.legal()
    now, legal = page.evaluate(LAST)
    return legal if now == turn else []


def at(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    settle(page)
    page.evaluate("() => scrollTo(0, 0)")


def answer(page: Page, game: str, legal: list[str], chance: random.Random) -> None:
    """One click, or as many as a move takes."""
    match game:
        case "apotheca":
            apotheca_hands.Hands(page).make(apotheca_hands.choose(chance, legal))
        case "potion":
            page.locator(PICK).first.click()
        case "quacks":
            quacks_hands.button(page, quacks_hands.choose(legal, chance)).click()
        case _:
            witchcraft_hands.by_clicks(page, chance)


def look(page: Page, game: str, where: tuple[int, int, int, list[str]]) -> Any:
    """All is in sight; where the board is."""
    *_, targets, needed, board = GAMES[game]
    width, height, *_ = where
    boxes, wrong, acts = page.evaluate(LOOK, [targets, needed, board, height > width])
    assert wrong == [], where
    for thing in page.locator(OPENS).all() if acts else []:
        thing.click()
        settle(page)
        assert page.evaluate(BOXES, [".board", board]) == boxes, (where, thing)
        thing.click()  # it closes again
    return boxes


LYING: Final = [(844, 390), (932, 430), (720, 450), (667, 375)]
# Late, with every kind of chip in our bag and a white that explodes.
FULL_BAG: Final = (
    "players=2 expansion=on : round=8 stage=brewing turn=0 card=f03 seen=f01,f02,f03,f08,f11,"
    "f13,f15,f18 supply=17w1,6w2,3w3,26o1,19o6,22g1,14g2,16g4,20b1,13b2,14b4,17r1,12r2,14r4,"
    "18y1,10y2,14y4,22p1,25k1,25l1 witches=w2,w8,w12 | points=28 rubies=3 droplet=12 bag=3w1,"
    "1w3,2o1,1o6,1g1,1g2,1g4,1b1,1b2,1b4,1r1,1r2,1r4,1y1,1y2,1y4,1p1,1k1 pot=w1@13,w2@15,"
    "w2@17,o1@18 start=12 placings=4 todo=decide | points=22 rubies=3 droplet=12 bag=4w1,2w2,"
    "1w3,3o1,2g1,1g4,1b1,1b2 start=15 tails=3 todo=decide"
)


SIX_KINDS: Final = (
    "players=2 expansion=on : round=8 stage=brewing turn=0 card=f03 seen=f01,f02,f03,f08,f11,"
    "f13,f15,f18 supply=17w1,6w2,3w3,27o1,20o6,22g1,15g2,17g4,21b1,13b2,15b4,18r1,13r2,15r4,"
    "18y1,11y2,15y4,23p1,26k1,25l1 witches=w2,w8,w12 | points=28 rubies=3 droplet=12 bag=3w1,"
    "1w3,1o1,1g1,1b2,1y1 pot=w1@13,w2@15,w2@17,o1@18 start=12 placings=4 todo=decide | points=22 "
    "rubies=3 droplet=12 bag=4w1,2w2,1w3,3o1,2g1,1g4,1b1,1b2 start=15 tails=3 todo=decide"
)


@pytest.mark.parametrize(("bag", "lang"), [(FULL_BAG, "en"), (FULL_BAG, "fr"), (SIX_KINDS, "fr")])
def test_a_bag_is_seen_whole_on_a_phone_that_lies(
    same_page: NewPage, kept: Path, bag: str, lang: str
) -> None:
    """Nothing beside the pot is below a sill, and every chip is in sight."""
    page = same_page(locale=lang)
    absent = introduce(page, lang, "Bob")["id"]
    page.context.clear_cookies()
    match = philtre.load("quacks", bag)
    page.goto(sit_down(page, match, database(kept), None, lang, absent))
    page.locator(".bag .kind").first.wait_for()
    for width, height in LYING:
        at(page, width, height)
        needed = [".bag .kind, .bag .sack", ".gauge, .prompt", ".pot", False]
        assert page.evaluate(LOOK, needed)[1] == [], (width, height)
        assert page.locator(".tray.more").count() == 0, (width, height)


def test_a_direction_is_chosen_on_a_phone_that_lies(same_page: NewPage, kept: Path) -> None:
    """All of the compass is in sight once a space is chosen for a tile."""
    page = same_page(locale="fr")
    absent = introduce(page, "fr", "Bob")["id"]
    page.context.clear_cookies()
    match = next(questions("witchcraft", {}, 12, 3))
    page.goto(sit_down(page, match, database(kept), None, "fr", absent))
    page.locator(".cell.may").first.click()
    page.locator(".compass").wait_for()
    for width, height in LYING:
        at(page, width, height)
        tray = page.locator(".tray").evaluate("e => e.scrollHeight - e.clientHeight")
        assert tray <= 4, (width, height)
        needed = [".compass .way", ".prompt", ".field", False]
        assert page.evaluate(LOOK, needed)[1] == [], (width, height)
