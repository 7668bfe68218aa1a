"""The command: a page that stands alone, its numbers, its ledger, and what goes wrong."""

import json
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from philtre.core.registry import game_ids, kinds, reporting
from philtre.core.reporting import EVERYBODY
from philtre.lab.crew import Alone
from philtre.lab.ledger import Ledger
from philtre.lab.report import gathering, measured
from philtre.lab.report.page import page
from philtre.words import LANGUAGES, Words
from tests.cli.terminal import Terminal

VOID = {"meta", "br", "link", "img", "hr", "input"}


class Reader(HTMLParser):
    """Every element is closed in its turn, no id stands twice, nothing is fetched."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: set[str] = set()
        self.counts: dict[str, int] = {}
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1
        assert tag not in ("script", "link", "img", "iframe")
        for name, value in attrs:
            if name == "id":
                assert value not in self.ids
                self.ids.add(str(value))
            if name in ("src", "href", "xlink:href"):
                assert str(value).startswith("#")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()


@pytest.mark.parametrize("id", game_ids())
def test_what_a_game_says_for_its_report_is_what_it_tells(id: str) -> None:
    look_at = reporting(id)
    holds = kinds(id)
    named = [
        *look_at.rounds,
        *look_at.mishaps,
        *look_at.cut,
        *([look_at.first] * bool(look_at.first)),
    ]
    assert set(named) <= set(holds)
    for lang in LANGUAGES:
        words = Words(lang, id)
        for pieces in look_at.pieces:
            assert words.has(f"report-{pieces.group}")
            for kind in pieces.events:
                fields = set(holds[kind].__annotations__)
                assert {pieces.name, pieces.whose} - {EVERYBODY} <= fields
        assert all(words.has(f"report-{kind}") for kind in look_at.mishaps)


def test_the_command_writes_a_page_that_stands_alone(terminal: Terminal, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    command = "report potion --players 3 --games 30 --bots random --workers 1 --out r.html"
    code, said = terminal.run(f"{command} --json r.json")
    assert (code, said.strip()) == (0, "The report is in r.html.")
    found = json.loads((tmp_path / "r.json").read_text("utf-8"))
    assert found["games"] == 30
    assert sum(row["share"] for row in found["fairness"]["seats"]) == pytest.approx(1)
    text = (tmp_path / "r.html").read_text("utf-8")
    english = Reader(text)
    assert english.counts["svg"] == english.counts["figcaption"] >= 8
    assert "http" not in text.replace("http://www.w3.org/", "")
    assert "#010101" not in text  # every colour is the page's
    played = (tmp_path / "r.html.ledger").read_bytes()
    assert terminal.run(f"{command} --lang fr")[0] == 0
    assert (tmp_path / "r.html.ledger").read_bytes() == played  # nothing was played again
    french = (tmp_path / "r.html").read_text("utf-8")
    assert Reader(french).counts == english.counts
    assert "Est-il équitable\u00a0?" in french
    assert "report-" not in french.replace("philtre-report-1", "")  # no key without words


@pytest.mark.parametrize("id", game_ids())
def test_every_game_has_its_measures_and_its_page(id: str) -> None:
    pytest.importorskip("matplotlib")
    work = measured.make_work(id, {}, ["random"], 6, 3)
    told = gathering.gather_stories(work.games, Alone(), lambda _: None)
    found = json.loads(json.dumps(measured.measures(work.games, told)))
    assert told.games == 6
    for story in told.stories():
        assert len(story.points) == len(story.values)
        assert story.rounds > 0
        assert story.minutes > 0
    assert found["pieces"]
    for lang in LANGUAGES:
        Reader(page(found, lang))


def test_one_who_plays_alone_has_a_report_too() -> None:
    pytest.importorskip("matplotlib")
    work = measured.make_work("apotheca", {"variant": "solo"}, ["random"], 4, 1)
    found = measured.measure(work, Alone(), lambda _: None)
    assert found["fairness"] is found["luck"] is found["course"] is None
    Reader(page(found, "fr"))


def test_the_same_deal_is_dealt_whoever_sits_where() -> None:
    """The same specials to the same seats, and the same altars, whatever is done with them."""
    plan = measured.make_work("witchcraft", {}, ["random"], 20, 1).duplicates
    assert plan is not None
    told = gathering.gather_stories(plan._replace(games=8), Alone(), lambda _: None)
    dealt = [(story.starter, story.pieces["specials"]) for story in told.stories()]
    assert all(dealt[at] == dealt[at + 1] for at in range(0, 8, 2))
    assert dealt[0] != dealt[2]


def test_an_interrupted_report_goes_on(tmp_path: Path) -> None:
    class Interrupted(Exception):
        pass

    def stop(games: int) -> None:
        if games:
            raise Interrupted

    work = measured.make_work("potion", {"players": 3}, ["adept@0", "random", "random"], 6, 1)
    assert work.games.firsts().step == 50
    reading = work.games._replace(bots=["expert@0.0", "random", "random"])
    file = tmp_path / "ledger"
    with pytest.raises(Interrupted):
        gathering.gather_stories(reading, Alone(), stop, Ledger(file))
    played: list[int] = []
    again = gathering.gather_stories(reading, Alone(), played.append, Ledger(file))
    assert played == [2, 2, 2]
    whole = gathering.gather_stories(reading, Alone(), lambda _: None)
    assert (again.lines, again.offers) == (whole.lines, whole.offers)


def test_a_full_disk_is_told_and_what_was_done_stays(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("matplotlib")
    command = "report potion --players 3 --games 51 --bots random --workers 1 --out r.html"
    opened = Path.open
    left = [1]  # lines for which there is room

    def no_room(self: Path, mode: str = "r", **more: Any) -> Any:
        if mode == "a":
            left[0] -= 1
            if left[0] < 0:
                raise OSError(28, "No space left on device")
        return opened(self, mode, **more)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "open", no_room)
        code, said = terminal.run(command)
    assert code == 2
    assert "r.html.ledger can't be written: [Errno 28]" in said
    assert "What was played is kept in r.html.ledger" in said
    assert len((tmp_path / "r.html.ledger").read_text().splitlines()) == 1
    assert terminal.run(command)[0] == 0
    page = (tmp_path / "r.html").read_bytes()
    ledger = (tmp_path / "r.html.ledger").read_bytes()

    def full(self: Path, text: str, encoding: str) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    code, said = terminal.run(command)
    assert code == 2
    assert "r.html can't be written: [Errno 28] No space left on device" in said
    assert "What was played is kept in r.html.ledger" in said
    assert (tmp_path / "r.html").read_bytes() == page
    assert (tmp_path / "r.html.ledger").read_bytes() == ledger


def test_bad_input_gets_a_sentence(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    for command, sentence in (
        ("report chess --out r.html", "There is no game “chess”"),
        ("report potion --bots wizard --out r.html", "There is no bot “wizard”"),
        ("report potion --players 9 --out r.html", "Option players can't be “9”"),
        ("report potion --games 0 --out r.html", "Option games can't be “0”"),
        ("report potion --out no/such/place/r.html", "There is no folder no/such/place."),
        ("report potion --out no/r.html --ledger l", "There is no folder no."),
        ("report potion --out r.html --json no/r.json", "There is no folder no."),
    ):
        code, said = terminal.run(command)
        assert code == 2
        assert sentence in said.replace("\n", "")
    monkeypatch.setitem(__import__("sys").modules, "matplotlib.figure", None)
    code, said = terminal.run("report potion --out r.html")
    assert code == 2
    assert "philtre[report]" in said
