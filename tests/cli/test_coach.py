"""The coach at a terminal: hints while playing, a review afterwards."""

import json
from functools import partial

import pytest

from philtre.bots.coach import Advice, Tip
from philtre.cli import hint, review
from philtre.core.registry import find
from philtre.core.thought import Budget
from philtre.words import Words
from tests.cli.terminal import Terminal
from tests.golden import golden_files

SOLO = "play potion --seats human:Ann,random,random --seed 3"
TWO = "play potion --seats human:Ann,human:Bob,random --seed 3"


@pytest.fixture(autouse=True)
def by_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint, "budget", partial(Budget, 30))
    monkeypatch.setattr(review, "pace", lambda seconds, part: Budget(int(8 * part)))


def test_the_best_moves_with_their_chances(terminal: Terminal) -> None:
    _, out = terminal.run(SOLO, ["hint"])
    told = out.split("your chance to win after each:")[1].splitlines()
    moves = [line for line in told if "show a" in line and line.rstrip().endswith("%")]
    assert [line.split()[0] for line in moves[:3]] == ["1", "2", "3"]
    assert "ways in which the others can choose" in out
    assert "of 100 games that go on from here" in out


def test_in_french_by_its_own_word(terminal: Terminal) -> None:
    _, out = terminal.run(f"{SOLO} --lang fr", ["conseil"])
    assert "vos chances de gagner" in out
    assert "révéler : " in out


def test_points_where_one_plays_alone(terminal: Terminal) -> None:
    _, out = terminal.run("play apotheca --players 1 --seats human --seed 2", ["hint"])
    told = out.split("the points you may expect after each:")[1]
    assert "points" in told.splitlines()[1]


def test_quacks_says_how_likely_the_pot_explodes(terminal: Terminal) -> None:
    answers = ["1"] * 3 + ["hint"] * 3
    _, out = terminal.run("play quacks --seats human,random --seed 8", answers)
    assert "explode the pot" in out
    assert "A stop gives" in out


def test_off_among_several_people_unless_they_ask_for_it(terminal: Terminal) -> None:
    _, out = terminal.run(TWO, ["", "hint"])
    assert "The coach is off among several people" in out
    assert "chance to win" not in out
    _, out = terminal.run(f"{TWO} --coach", ["", "hint"])
    assert "chance to win" in out
    _, out = terminal.run(f"{SOLO} --no-coach", ["hint"])
    assert "The coach is off" in out


def test_a_mixture_is_told_with_its_reason() -> None:
    game = find("potion")
    tips = [Tip(game.parse("vial"), 0.4, 0.6, []), Tip(game.parse("beetle"), 0.4, 0.4, [])]
    told = hint.told(game, Advice(False, tips, []), Words("en", "potion"))
    assert "Play at random: show a vial 60 %, show a beetle 40 %." in told
    assert "All choose at once" in told


def test_a_review_in_words(terminal: Terminal) -> None:
    file = golden_files("potion")[0]
    code, out = terminal.run(f"review {file} --seat 1")
    assert code == 0
    assert "Review for Player 2" in out
    assert "own choices " in out
    assert "low: 0 in 100" in out
    assert "from round 1 to round" in out
    assert "cost nothing to speak of" in out
    code, out = terminal.run(f"review {file} --every --lang fr")
    assert code == 0
    assert "Bilan : Joueur 1" in out
    assert "Avant" in out
    assert terminal.run(f"review {file} --seat 9")[0] == 2


def test_a_review_for_machines_adds_up(terminal: Terminal) -> None:
    file = golden_files("potion")[0]
    code, out = terminal.run(f"review {file} --json")
    assert code == 0
    told = json.loads(out)
    sum = told["start"] - told["given_away"] + told["from_outside"]
    assert sum == pytest.approx(told["result"])
    assert told["turns"][0]["move"] in ("beetle", "mushroom", "vial")
    shares = told["shares"]
    levels = [shares["start"]]
    for part in shares["parts"].values():
        levels.append(levels[-1] + part)
    assert levels[-1] == shares["result"]
    assert all(0 <= level <= 100 for level in levels)


def test_a_match_that_goes_on_is_not_reviewed(terminal: Terminal) -> None:
    terminal.run(f"{SOLO} --save game.json", ["vial", "quit"])
    code, out = terminal.run("review game.json")
    assert code == 2
    assert "when the match is over" in out
