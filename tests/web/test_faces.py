"""The bots have names and faces: chosen at the new table, seen wherever somebody sits."""

from playwright.sync_api import Locator, Page, expect

from tests.web.begun import go_on, played
from tests.web.people import START, still


def drawn(pictures: Locator) -> list[str]:
    """The files of these pictures, once all of them are there."""
    expect(pictures.first).to_be_visible()
    load = "all => Promise.all(all.map(one => one.decode())).then(() => all.map(one => one.src))"
    found: list[str] = pictures.evaluate_all(load)
    digest = len("-12345678.svg")
    return [address.rpartition("/")[2][:-digest] for address in found]


def test_a_bot_is_chosen_by_level_and_face(page: Page) -> None:
    still(page)
    page.goto("/new/potion")
    page.wait_for_selector(START)
    rows = page.locator("ol > li")
    assert drawn(rows.locator("img")) == ["adept-bold", "adept-patient", "adept-bold"]
    rows.nth(1).locator("select").select_option(label="Bot: Velvet (master)")
    assert drawn(rows.nth(1).locator("img")) == ["master-patient"]
    page.click(START)
    plates = page.locator(".seat")
    expect(plates.nth(1)).to_contain_text("Velvet (bot, master)")
    expect(plates.nth(3)).to_contain_text("Rusk (bot, adept)")
    assert drawn(plates.locator("img")) == ["master-patient", "adept-patient", "adept-bold"]
    page.goto("/")
    faces = drawn(page.locator(".waits .monos img"))
    assert faces == ["master-patient", "adept-patient", "adept-bold"]


def test_a_face_is_called_by_its_name_in_french(page: Page) -> None:
    page.add_init_script("localStorage.setItem('philtre', JSON.stringify({lang: 'fr'}))")
    page.goto("/new/witchcraft")
    page.wait_for_selector(START)
    page.locator("ol select").nth(1).select_option(label="Robot : Jacasse (expert)")
    page.click(START)
    expect(page.locator(".seat").nth(1)).to_contain_text("Jacasse (robot, expert)")


def test_portraits_are_kept_for_good(page: Page) -> None:
    with page.expect_response("**/assets/adept-bold-*.svg") as portrait:
        page.goto("/new/potion")
    assert "immutable" in portrait.value.headers["cache-control"]


def test_witches_and_the_card_are_drawn(page: Page) -> None:
    """Q-70, Q-80: three witches and a fortune card lie open; each has its picture."""
    still(page)
    match = played("quacks", {"players": 2, "expansion": "on"}, 8, seed=3)
    page.goto(go_on(page, match))
    view = match.view(0)
    assert drawn(page.locator(".witch img")) == view["witches"]
    assert drawn(page.locator(".card img")) == [view["card"]]


def test_apothecaries_are_drawn(page: Page) -> None:
    """A-7: those in the alley, and those that somebody has."""
    still(page)
    match = played("apotheca", {"players": 2}, 8, seed=3)
    page.goto(go_on(page, match))
    view = match.view(0)
    assert drawn(page.locator(".ap .st img")) == [one["name"] for one in view["alley"].values()]
    owned = [one["name"] for seat in view["seats"] for one in seat["active"] + seat["satisfied"]]
    assert drawn(page.locator(".seat .ap img")) == owned


def test_the_hero_is_there_until_a_table_waits(page: Page) -> None:
    page.goto("/")
    expect(page.locator(".hero")).to_be_visible()
    page.goto("/new/witchcraft")
    page.click(START)
    page.wait_for_url("**/table/**")
    page.goto("/")
    expect(page.locator(".waits")).to_be_visible()
    expect(page.locator(".hero")).to_have_count(0)


def test_no_id_is_on_a_page_twice(page: Page) -> None:
    """Pictures are files, so what they name within stays theirs."""
    still(page)
    twice = """() => [...document.querySelectorAll('[id]')].map(one => one.id)
        .filter((id, at, all) => all.indexOf(id) < at)"""
    for game, options in (("quacks", {"expansion": "on"}), ("apotheca", {}), ("witchcraft", {})):
        page.goto(go_on(page, played(game, options, 8, seed=3)))
        page.wait_for_selector(".board")
        assert page.evaluate(twice) == []
