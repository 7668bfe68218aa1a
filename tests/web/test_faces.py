"""The bots have names and faces: chosen at the new table, seen wherever somebody sits."""

from playwright.sync_api import Locator, Page, expect

from tests.web.people import START, still


def drawn(pictures: Locator) -> list[str]:
    """The files of these pictures, once all of them are there."""
    expect(pictures.first).to_be_visible()
    load = "all => Promise.all(all.map(one => one.decode())).then(() => all.map(one => one.src))"
    found: list[str] = pictures.evaluate_all(load)
    return [address.rpartition("/")[2].rpartition("-")[0] for address in found]


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
    expect(plates.nth(1)).to_contain_text("Velvet (master bot)")
    expect(plates.nth(3)).to_contain_text("Rusk (adept bot)")
    assert drawn(plates.locator("img")) == ["master-patient", "adept-patient", "adept-bold"]
    page.goto("/")
    assert drawn(page.locator(".own img")) == ["master-patient", "adept-patient", "adept-bold"]


def test_a_face_is_called_by_its_name_in_french(page: Page) -> None:
    page.add_init_script("localStorage.setItem('philtre', JSON.stringify({lang: 'fr'}))")
    page.goto("/new/witchcraft")
    page.wait_for_selector(START)
    page.locator("ol select").nth(1).select_option(label="Robot : Jacasse (expert)")
    page.click(START)
    expect(page.locator(".seat").nth(1)).to_contain_text("Jacasse (robot expert)")


def test_portraits_are_kept_for_good(page: Page) -> None:
    with page.expect_response("**/assets/adept-bold-*.svg") as portrait:
        page.goto("/new/potion")
    assert "immutable" in portrait.value.headers["cache-control"]
