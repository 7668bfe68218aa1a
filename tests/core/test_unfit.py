"""Whatever is given as a record, a position, a seed, an option or a move: it is read or refused."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import philtre
from philtre.conformance.matches import wander
from philtre.core.errors import LONGEST, PhiltreError, is_plain, shown
from philtre.core.game import LONGEST_LINE
from philtre.core.rng import Rng
from philtre.words import LANGUAGES, best_words

HALF = "\ud800"  # half of a letter: no text, though Python and JSON let it pass for one
DIGITS = "9" * 5000  # more than Python reads
DEEP = 100_000


def named(given: object) -> str:
    """Not by what it is: that can't be written."""
    return type(given).__name__


def sentences(work: Callable[[], object]) -> list[str]:
    """What is told of something that can't be done, in each language."""
    with pytest.raises(PhiltreError) as caught:
        work()
    return [best_words(lang, caught.value).error(caught.value) for lang in LANGUAGES]


def told(work: Callable[[], object], word: str) -> None:
    english, french = sentences(work)
    assert word in english
    assert english != french
    for sentence in (english, french):
        assert len(sentence) < 3 * LONGEST
        sentence.encode()


def changed(**fields: Any) -> str:
    match = philtre.new("potion", players=3, seed="7")
    return json.dumps(json.loads(match.record()) | fields)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("[" * DEEP, "brackets"),
        ('{"format":' * DEEP, "brackets"),
        (changed(seed=HALF), "seed"),
        (changed(seed="x" * 2000), "seed"),
        (changed(seats=[HALF, "", ""]), "seats"),
        (changed(seats=["x" * 2000, "", ""]), "seats"),
        (changed(rules=10**4000), "version"),
        (changed(options={"players": 10**4000}), "damaged"),
        (changed(options={HALF: 1}), "damaged"),
        (changed(game=HALF), "damaged"),
        (changed(start=f"players=3 : round={DIGITS}"), "characters"),
        (changed(moves=[DIGITS + " beetle"]), "move 1"),
        (changed(moves=["roll " + HALF]), "move 1"),
        (changed(moves=[["x"]]), "move 1"),
        (changed(returns=[1e400]), "result"),
        (changed().replace('"rules": 1', f'"rules": {DIGITS}'), "JSON"),
    ],
    ids=named,
)
def test_a_record_that_is_none_is_refused_with_a_sentence(text: str, word: str) -> None:
    told(lambda: philtre.replay(text), word)


def test_what_is_no_json_at_all() -> None:
    endless: dict[str, object] = {}
    endless["endless"] = endless
    for given in ({"a": object()}, endless):
        told(lambda given=given: philtre.replay(given), "JSON")  # type: ignore[misc]


@pytest.mark.parametrize("seed", [HALF, "x" * 2000, 10**5000], ids=named)
def test_a_seed_that_is_none(seed: str | int) -> None:
    told(lambda: philtre.new("potion", seed=seed), "seed")


@pytest.mark.parametrize("id", philtre.game_ids())
@pytest.mark.parametrize(
    "given", [10**5000, DIGITS, HALF, [10**5000], "x" * 10_000, object()], ids=named
)
def test_an_option_that_is_none(id: str, given: object) -> None:
    told(lambda: philtre.new(id, players=given), "players")


@pytest.mark.parametrize("id", philtre.game_ids())
@pytest.mark.parametrize(
    "given", ["x" * (LONGEST_LINE + 1), f"{HALF} : x", HALF, f"x={HALF} : "], ids=named
)
def test_a_position_that_is_none(id: str, given: str) -> None:
    told(lambda: philtre.load(id, given), "")


@pytest.mark.parametrize("id", philtre.game_ids())
@pytest.mark.parametrize("given", [DIGITS, HALF, "x" * 10_000, "\x00", "reveal " + HALF], ids=named)
def test_a_move_that_is_none(id: str, given: str) -> None:
    told(lambda: philtre.new(id, seed=1).play(given), "")


# A record, a position or a move with a few letters changed: it may still be one, and if not,
# that is said.

LETTERS = "0123456789abcdefgmnrstwxyzABRY.-/:|,;= +²½١"
PIECES = ["", HALF, "\x00", DIGITS, "9" * 30, "-1", "99999999999", "1_0", "é" * 300, "[", "{"]


def smudged(text: str, luck: random.Random) -> str:
    for _ in range(luck.randrange(1, 4)):
        at = luck.randrange(len(text) + 1)
        upto = at + luck.randrange(6)
        piece = luck.choice([luck.choice(LETTERS), luck.choice(PIECES), text[at:upto] * 2])
        text = text[:at] + piece + text[upto:]
    return text


@pytest.mark.parametrize("id", philtre.game_ids())
def test_what_is_smudged_is_read_or_refused(id: str) -> None:
    luck = random.Random(id)
    for number in range(150):
        match = philtre.new(id, seed=number % 5)
        wander(match, Rng(number), luck.randrange(60))
        line, text = smudged(match.position(), luck), smudged(match.record(), luck)
        move = smudged(luck.choice(match.moves() or ["x"]), luck)
        for work in (
            lambda line=line: philtre.load(id, line, seed=1).position().encode(),
            lambda text=text: philtre.replay(text).record().encode(),
            lambda match=match, move=move: match.fork().play(move),
        ):
            try:
                work()
            except PhiltreError as error:
                str(error).encode()


def test_what_is_shown_of_something_given() -> None:
    assert shown(7) == 7
    assert shown(2**60) == str(2**60)
    assert shown(10**5000) == "…"
    assert shown([10**5000]) == "…"
    assert shown(HALF) == "?"
    assert len(str(shown("x" * 9999))) == LONGEST
    assert is_plain("é", 1)
    assert not is_plain("éé", 1)
    assert not is_plain(HALF, 1)
