"""House rules: one text for what differs, and a sentence with the line for a wrong file."""

import json
from pathlib import Path

import pytest

import philtre
from philtre import BadOption, BadRecord
from philtre.core import house_file
from philtre.core.house import House, digest_of, name_of, number, pieces, table
from philtre.core.registry import find, game_ids
from philtre.words import LANGUAGES, best_words

EXAMPLES = Path(__file__).parents[2] / "examples" / "house"
HOUSE = House(
    [
        number("rounds", 9, 1, 18),
        table("prices", ["orange-1", "green-1"], [3, 4], 1, 60),
        pieces("without_cards", ["f01", "f02", "f03"], "card", 2),
    ]
)


def test_one_text_whatever_the_order() -> None:
    text = HOUSE.read({"without_cards": ["f02"], "prices": {"green-1": 5}, "rounds": 9})
    assert text == HOUSE.read("without_cards:f02;prices:green-1:5")
    body = "prices:green-1:5;without_cards:f02"
    assert text == f"@{digest_of(str(text))};{body}"
    assert HOUSE.read(text) == text
    assert HOUSE.values({"house": text})["prices"] == [3, 5]
    assert HOUSE.values({"house": None})["prices"] == [3, 4]


def test_what_changes_nothing_is_none() -> None:
    for given in (None, "", "none", {}, {"rounds": 9}, {"name": "Ours", "prices": [3, 4]}):
        assert HOUSE.read(given) is None


def test_a_name_may_be_any_text() -> None:
    text = str(HOUSE.read({"name": "Chez nous; à 5 = mieux@home", "rounds": 5}))
    assert name_of(text) == "Chez nous; à 5 = mieux@home"
    assert not set(" =/,").intersection(text)
    assert HOUSE.read(text) == text


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"round": 5}, "house-unknown-near"),
        ({"xyz": 5}, "house-unknown"),
        ({"rounds": 0}, "house-out-of-range"),
        ({"rounds": "5"}, "house-not-number"),
        ({"rounds": True}, "house-not-number"),
        ({"prices": 3}, "house-not-table"),
        ({"prices": [1]}, "house-length"),
        ({"prices": {"orange-2": 3}}, "house-unknown-entry-near"),
        ({"without_cards": "f01"}, "house-not-list"),
        ({"without_cards": ["f01", "f02"]}, "house-too-few"),
        ({"name": "x" * 61, "rounds": 5}, "house-name"),
        ({"name": 5, "rounds": 5}, "house-name"),
        (5, "house-text"),
        ("rounds", "house-text"),
        ("rounds:5;rounds:6", "house-text"),
        ("rounds:five", "house-not-number"),
        ("@000000000000;rounds:5", "house-digest"),
        ("x" * 3001, "house-too-long"),
    ],
)
def test_what_is_wrong_is_said(given: object, key: str) -> None:
    with pytest.raises(BadOption) as caught:
        HOUSE.read(given)
    assert caught.value.key == key


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.toml")), ids=lambda file: file.stem)
def test_the_examples_are_right_and_travel_in_records(file: Path) -> None:
    text = file.read_text("utf-8")
    game = find(house_file.game_in(text))
    house = house_file.read(game, text)
    match = philtre.new(game, seed=1, house=house)
    record = json.loads(match.record())
    assert record["options"]["house"] == house
    assert philtre.replay(record).position() == match.position()
    assert philtre.load(game, match.position()).options == match.options
    record["options"]["house"] = str(house).replace(":", ":1", 1)
    with pytest.raises(BadRecord):
        philtre.replay(record)


def test_every_game_has_an_example_and_a_file_to_begin_with() -> None:
    files = sorted(EXAMPLES.glob("*.toml"))
    assert set(game_ids()) <= {file.stem for file in files}
    for file in files:  # of a game's several the second word says which
        assert house_file.read(find(file.stem.partition("-")[0]), file.read_text()) is not None
    for id in game_ids():
        written = house_file.write(find(id), "Ours")
        assert house_file.read(find(id), written) is None
        bare = "\n".join(line.removeprefix("# ") for line in written.splitlines())
        assert house_file.read(find(id), bare) is None


def test_records_of_before_are_what_they_were() -> None:
    for id in game_ids():
        match = philtre.new(id, seed=1)
        assert "house" not in json.loads(match.record())["options"]
        assert "house" not in match.position()


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ('name = "Ours"\ngame = "quacks"\n\nround = 5\n', 4, "house-unknown-near"),
        (
            'name = "Ours"\ngame = "quacks"\n[prices]\n# dear\norange-1 = 99\n',
            5,
            "house-out-of-range",
        ),
        ('name = "Ours"\ngame = "quacks"\nprices.orange-1 = 99\n', 3, "house-out-of-range"),
        ('name = "Ours"\ngame = "quacks"\nprices = { orange-1 = 99 }\n', 3, "house-out-of-range"),
        ('name = "Ours"\ngame = "potion"\nrounds = 5\n', 2, "house-other-game"),
        ('game = "quacks"\nname = ""\nrounds = 5\n', 2, "house-no-name"),
    ],
)
def test_a_wrong_file_gets_a_sentence_with_the_line(text: str, line: int, key: str) -> None:
    with pytest.raises(BadOption) as caught:
        house_file.read(find("quacks"), text)
    error = caught.value
    assert error.key == "house-line"
    assert error.params["line"] == line
    assert error.reason is not None
    assert error.reason.key == key
    for lang in LANGUAGES:
        said = best_words(lang, error).error(error)
        assert str(line) in said
        assert "{" not in said


def test_what_is_no_toml_is_said_with_line_and_column() -> None:
    with pytest.raises(BadOption) as caught:
        house_file.read(find("quacks"), 'name = "Ours"\nrounds 5\n')
    assert caught.value.key == "house-toml"
    assert caught.value.params == {"line": 2, "column": 8}


@pytest.mark.parametrize(
    ("game", "options", "key"),
    [
        (
            "quacks",
            {"house": {"rounds": 12, "without_cards": [f"f{n:02}" for n in range(1, 15)]}},
            "house-too-few-cards",
        ),
        ("quacks", {"players": 4, "house": {"bag": {"white-3": 2}}}, "house-too-few-chips"),
        ("quacks", {"house": {"without_witches": ["w1", "w2", "w3", "w4"]}}, "house-no-witch"),
        ("apotheca", {"house": {"to_win": 6, "without_apothecaries": []}}, ""),
        ("potion", {"house": {"blanks_die": [0, 0, 0, 3]}}, "house-no-ingredient"),
        (
            "witchcraft",
            {"house": {"start_set": {"apprentice": 0, "golem": 0, "guardian": 0}}},
            "house-start-size",
        ),
        ("witchcraft", {"house": {"without_pairs": ["3"]}}, "house-reserve-size"),
        (
            "witchcraft",
            {"master": True, "house": {"start_set": {"apprentice": 2, "guardian": 2}}},
            "house-master-guild",
        ),
    ],
)
def test_what_does_not_go_together_is_said(game: str, options: dict[str, object], key: str) -> None:
    if not key:
        assert find(game).settle(options)["house"] is not None
        return
    with pytest.raises(BadOption) as caught:
        find(game).settle(options)
    assert caught.value.key == key
    for lang in LANGUAGES:
        assert best_words(lang, caught.value).error(caught.value) != key
