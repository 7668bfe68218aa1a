"""Two browsers add their parts to the seed, and look for them when the match is over."""

import json
from hashlib import sha256
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.people import met, new_table, still

KEPT = "your own part in it"
PARTS = "JSON.parse(localStorage.getItem('philtre-luck'))"


def resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()


def part(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(f"Object.values({PARTS})[0]")
    return found


def test_both_browsers_have_their_part_in_the_seed_and_say_so(new_page: NewPage) -> None:
    ana, bob = new_page(), new_page(390, 844)
    met(ana, bob)
    secrets = [part(page)["secret"] for page in (ana, bob)]
    assert sorted(part(ana)["under"]) == sorted(sha256(s.encode()).hexdigest() for s in secrets)
    resign(bob)
    for page in (ana, bob):
        expect(page.locator(".end")).to_contain_text(KEPT)
    table = ana.url.partition("/table/")[2].partition("?")[0]
    assert ana.request.get(f"/api/tables/{table}").json()["seed"].split(":")[2:] == secrets


def test_another_seed_than_the_sealed_one_is_noticed(new_page: NewPage) -> None:
    ana, bob = new_page(), new_page()
    met(ana, bob)
    kept = ana.evaluate(PARTS)
    for one in kept.values():
        one["server"] = sha256(b"what the server should have dealt from").hexdigest()
    ana.evaluate("kept => localStorage.setItem('philtre-luck', kept)", json.dumps(kept))
    ana.reload()
    ana.locator(".witchcraft").wait_for()
    resign(bob)
    expect(ana.locator(".end")).to_contain_text("not the one that was sealed")
    expect(bob.locator(".end")).to_contain_text(KEPT)


def test_the_match_waits_for_who_is_away_and_says_for_whom(new_page: NewPage) -> None:
    ana, bob = new_page(), new_page()
    still(ana)
    still(bob)
    new_table(ana, "open", game="witchcraft")
    table, link = ana.url, ana.get_by_role("textbox", name="Invite").input_value()
    ana.goto("/about")
    bob.goto(link)
    bob.get_by_role("textbox", name="Your name").fill("Bob")
    with bob.expect_event("load"):  # who sits down comes back as somebody else
        bob.get_by_role("button", name="Sit down").click()
    expect(bob.locator("p[role=status]").first).to_contain_text("Still to come back once: Ana")
    bob.reload()  # nothing is lost by it
    expect(bob.locator("p[role=status]").first).to_contain_text("Ana")
    ana.goto(table)
    for page in (ana, bob):
        page.locator(".witchcraft").wait_for()
