"""Every lesson goes to its end, in both languages, and answers whatever a learner tries."""

import re
from pathlib import Path

import pytest

from philtre.conformance.wording import check_french, messages
from philtre.core.errors import IllegalMove
from philtre.core.registry import game_ids
from philtre.lessons.checking import check, walks
from philtre.lessons.lesson import Lesson
from philtre.lessons.playing import READ, Place
from philtre.lessons.shelf import every_lesson, lessons
from philtre.words import LANGUAGES

ROOT = Path(__file__).parents[2]
RULE = re.compile(r"^\s*- ([A-Z]-\d+[a-z]?) ", re.MULTILINE)
NAMES = {"apotheca": "Apotheca", "potion": "The Potion", "quacks": "Quacks"}
NAMES["witchcraft"] = "Witchcraft"
ALL = pytest.mark.parametrize("lesson", every_lesson(), ids=lambda one: f"{one.game}-{one.name}")
LONGEST = 260  # letters that a step says: what is read before something is done


def first_way(lesson: Lesson) -> list[str]:
    return next(walks(lesson, [], set()))


@ALL
def test_a_lesson_is_played_to_its_end_on_every_way(lesson: Lesson) -> None:
    assert check(lesson) >= 1


@ALL
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_it_says_is_there(lesson: Lesson, lang: str) -> None:
    words = lesson.words(lang)
    for step in lesson.steps:
        said = words.say(f"lesson-{step.name}")
        assert "{" not in said
        assert len(said) <= LONGEST, said
    place = Place(lesson, first_way(lesson))
    for event in place.match.events(lesson.seat):
        assert words.has(event.kind)


@ALL
def test_both_languages_say_the_same_things(lesson: Lesson) -> None:
    english, french = (lesson.fluent_text(lang) for lang in LANGUAGES)
    assert messages(english) == messages(french)
    check_french(french)


@ALL
def test_every_other_move_is_answered_and_changes_nothing(lesson: Lesson) -> None:
    """With a reason in both languages, never with a key."""
    spoken = {lang: lesson.words(lang) for lang in LANGUAGES}
    path: list[str] = []
    for made in first_way(lesson):
        place = Place(lesson, path)
        step = place.step
        assert step
        before = place.match.position()
        for move in [*(place.match.legal(lesson.seat) if step.do else []), "no such move"]:
            fault = place.answer(move)
            assert (fault is None) == (move in step.do)
            for words in spoken.values():
                assert fault is None or words.error(fault) != fault.key
        assert place.match.position() == before
        path.append(made)


@ALL
def test_what_a_lesson_shows_is_on_the_board(lesson: Lesson) -> None:
    """Parts that are lit are named by the board, pictures are among its symbols."""
    board = ROOT / "web" / "src" / "games" / lesson.game
    parts = re.findall(r"^  (\w+):", (board / "spots.ts").read_text("utf-8"), re.MULTILINE)
    symbols = re.findall(r'id="([\w-]+)"', (board / "icons.svg").read_text("utf-8"))
    for step in lesson.steps:
        assert {spot[5:] for spot in step.lit if spot.startswith("part:")} <= set(parts)
        assert set(step.picture) <= set(symbols)


@ALL
def test_the_real_game_can_be_made(lesson: Lesson) -> None:
    from philtre.cli.lesson import real_game

    match = real_game(lesson)
    assert match.seats[0] == "human"
    assert set(match.seats[1:]) <= {"novice"}


def test_every_game_has_its_lessons() -> None:
    found = {game: [lesson.name for lesson in lessons(game)] for game in game_ids()}
    assert found == {
        "apotheca": ["first", "solo", "master"],
        "potion": ["first"],
        "quacks": ["first", "witches"],
        "witchcraft": ["placing", "bolts", "stacks", "altars", "master"],
    }


def test_a_way_that_a_lesson_does_not_take_is_refused() -> None:
    (lesson,) = lessons("potion")
    with pytest.raises(IllegalMove, match="does not go by"):
        Place(lesson, [READ, "beetle"])
    over = Place(lesson, first_way(lesson))
    assert over.step is None
    assert over.answer("vial")


# Which rules are taught: the table in docs/lessons.md


def table(game: str) -> tuple[dict[str, list[str]], list[str]]:
    """What the page says of a game: the rules of each lesson, and those of none."""
    text = (ROOT / "docs" / "lessons.md").read_text("utf-8")
    section = text.partition(f"### {NAMES[game]}\n")[2].partition("\n### ")[0]
    taught, untaught = section.split("| not taught | because |")
    rows = re.findall(r"^\| `(\w+)` \| (.+) \|$", taught, re.MULTILINE)
    none = re.findall(r"^\| ([A-Z]-\d[^|]*) \| (.+) \|$", untaught, re.MULTILINE)
    assert all(len(reason) > 10 for _, reason in none)
    return (
        {name: rules.split(", ") for name, rules in rows},
        [rule for rules, _ in none for rule in rules.split(", ")],
    )


@pytest.mark.parametrize("game", game_ids())
def test_the_page_tells_which_rules_are_taught_and_why_others_are_not(game: str) -> None:
    rules = RULE.findall((ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8"))
    told, untaught = table(game)
    taught = {
        lesson.name: {rule for step in lesson.steps for rule in step.rules}
        for lesson in lessons(game)
    }
    assert {name: set(named) for name, named in told.items()} == taught
    assert len(untaught) == len(set(untaught))
    assert set(untaught) == set(rules) - set().union(*taught.values())
    assert set().union(*taught.values()) <= set(rules)
