"""What a report works out from stories, against numbers worked out by hand."""

import pytest

from philtre.core.reporting import EVERYBODY, Pieces, Reporting
from philtre.core.rng import Rng
from philtre.lab.report import course, luck, outcome, worth
from philtre.lab.report.story import Story
from tests.lab.report.stories import story


def test_shared_wins_and_balance() -> None:
    stories = [
        story([1.0, 0.0]),
        story([1.0, 0.0]),
        story([0.5, 0.5]),
        story([0.0, 1.0], starter=1),
    ]
    fair = outcome.fairness(stories)
    assert [row["share"] for row in fair["seats"]] == [0.625, 0.375]
    assert fair["balance"] == 0.75
    assert fair["starter"]["share"] == pytest.approx(3.5 / 4)
    assert fair["drawishness"]["share"] == 0.25
    assert fair["completion"]["share"] == 1.0


def test_branching_and_positions() -> None:
    found = outcome.complexity([story([1.0, 0.0], position=str(n % 5)) for n in range(10)], 99)
    assert found["branching_factor"] == pytest.approx((6 * 2 + 2 * 4) / 8)
    assert found["branching_median"] == 2
    assert found["decision_moves"] == 0.8
    assert found["real_options"]["mean"] == 2
    assert found["states"]["pairs"] == 5  # of 45, with five positions: about nine alike
    assert 10 ** found["states"]["log10_at_least"] == pytest.approx(9)


def test_margins() -> None:
    ends = [[[0, 0, 0], [10, 30, 25]], [[0, 0, 0], [8, 5, 4]]]
    found = outcome.scores([story([0.0, 1.0, 0.0], points=points) for points in ends])
    assert found is not None
    assert found["margin"]["mean"] == 4
    assert found["most"]["mean"] == 19
    assert outcome.scores([story([1.0, 0.0], points=[[], []])]) is None


def walks(count: int, steps: int, seed: int) -> list[Story]:
    """Fair coins for two: the standing is heads less tails, and heads wins at the end."""
    rng = Rng(seed)
    found = []
    for _ in range(count):
        standing, values = 0, [[0.0, 0.0]]
        for _ in range(steps):
            standing += 2 * rng.below(2) - 1
            values.append([float(standing), float(-standing)])
        returns = [1.0, 0.0] if standing > 0 else [0.0, 1.0]
        found.append(story(returns, values=values, points=[[]] * (steps + 1), rounds=steps))
    return found


def test_chances_are_those_of_a_walk() -> None:
    """Of three coins, one ahead after the first: won unless both others are lost, 3 of 4."""
    stories = walks(2000, 3, 1)
    chances, by, _ = course.chances_of(stories)
    assert by == "value"
    ahead = [max(chance[1]) for chance in chances]
    assert sum(ahead) / len(ahead) == pytest.approx(0.75, abs=0.02)
    found = course.course(stories)
    assert found is not None
    assert found["axis"] == "rounds"
    assert found["looks"][0]["winner"]["mean"] == pytest.approx(0.5, abs=0.02)
    assert found["looks"][1]["leader_wins"]["mean"] == pytest.approx(0.75, abs=0.03)
    # after two coins half of the walks stand level, and half of those are lost by a leader
    assert found["last_round"]["mean"] == pytest.approx(0.25, abs=0.03)
    assert found["decided"][2]["share"] == pytest.approx(0.5, abs=0.03)


def test_lead_drama_and_comebacks_by_hand() -> None:
    chances = [[0.5, 0.5], [0.7, 0.3], [0.2, 0.8], [0.2, 0.8], [0.6, 0.4]]
    assert course.lead_changes(chances) == 2
    assert course.drama(chances, [1.0, 0.0]) == pytest.approx((0.6 + 0.6) / 5)
    assert course.furthest_behind(chances, [1.0, 0.0]) == 0.2
    games = [(chances, [1.0, 0.0]), (chances, [0.0, 1.0])]
    assert course.comebacks(games)["share"] == 0.5
    assert course.last_round(games)["mean"] == 0.5


def test_shares_rise_with_the_standing() -> None:
    rising = course.Rising([(0.0, 1.0), (1.0, 0.0), (2.0, 0.0), (3.0, 1.0)])
    assert rising.share(-5) == rising.share(1.5) == pytest.approx(1 / 3)
    assert rising.share(3) == rising.share(9) == 1.0


def duplicates(deals: int, seed: int, skill: float, deal: float, seat: float) -> list[Story]:
    """Two players whose chances are the sum of parts that we know."""
    rng = Rng(seed)
    found = []
    for _ in range(deals):
        favour = deal * (2 * rng.below(2) - 1)
        for rotation in range(2):
            sign = 1 if rotation == 0 else -1
            chance = 0.5 + sign * skill + favour + seat  # of the first seat
            won = rng.below(10**6) < chance * 10**6
            found.append(story([1.0, 0.0] if won else [0.0, 1.0]))
    return found


def test_parts_of_the_variance_are_found_again() -> None:
    """A share has the variance 1/4 in all: skill², seat², deal², and the coin's own rest."""
    parts = luck.parts_of(luck.table_of(duplicates(5_000, 1, skill=0.2, deal=0.15, seat=0.1)))
    assert parts.player == pytest.approx(0.04, abs=0.008)
    assert parts.seat == pytest.approx(0.01, abs=0.006)
    assert parts.deal == pytest.approx(0.0225, abs=0.008)
    assert sum(parts) == pytest.approx(0.25, abs=0.002)
    nothing = luck.luck(duplicates(1_000, 2, skill=0.0, deal=0.0, seat=0.0), ["a", "b"])
    assert abs(nothing["parts"]["deal"]["share"]) < 0.08
    assert nothing["parts"]["rest"]["share"] > 0.9
    assert nothing["players"][0]["mean"] == pytest.approx(0.5, abs=0.04)


def test_a_deal_that_decides_alone_is_all_of_it() -> None:
    stories = [
        story([1.0, 0.0]) if deal % 2 else story([0.0, 1.0]) for deal in range(40) for _ in "ab"
    ]
    parts = luck.parts_of(luck.table_of(stories))
    assert parts.deal == pytest.approx(0.25)
    assert parts.rest == pytest.approx(0.0, abs=1e-9)


LOOK_AT = Reporting(
    pieces=[Pieces("chips", ["bought"], "chip"), Pieces("cards", ["card"], "card", EVERYBODY)]
)


def test_worth_is_the_difference_at_the_same_table() -> None:
    """Three tables: one where both had it does not count."""
    had = [[1, 0], [2, 0], [1, 1]]
    stories = [
        story(returns, pieces={"chips": {"red": counts}})
        for returns, counts in zip([[1.0, 0.0], [0.0, 1.0], [1.0, 0.0]], had, strict=True)
    ]
    (row,) = worth.pieces(stories, LOOK_AT)["chips"]["rows"]
    assert row["worth"]["mean"] == 0.0
    assert row["worth"]["count"] == 2
    assert row["had"]["share"] == pytest.approx(4 / 6)
    assert row["uses"] == pytest.approx(5 / 4)
    assert not row["significant"]


def test_what_is_surely_worth_something_is_found_among_many() -> None:
    rng = Rng(3)
    stories = []
    for _ in range(600):
        pieces = {name: [1, 0] if rng.below(2) else [0, 1] for name in "abcdefgh"}
        first = rng.below(100) < (65 if pieces["a"][0] else 35)
        stories.append(story([1.0, 0.0] if first else [0.0, 1.0], pieces={"chips": pieces}))
    rows = worth.pieces(stories, LOOK_AT)["chips"]["rows"]
    assert [row["piece"] for row in rows if row["significant"]] == ["a"]
    assert rows[0]["worth"]["mean"] == pytest.approx(0.3, abs=0.1)


def test_a_card_of_the_round_is_set_against_the_same_round_without_it() -> None:
    """In round 1 a brings 4, b 2; in round 2 the other way round, 12 and 10."""
    one = story([1.0, 0.0], points=[[0, 0], [4, 4], [14, 14]], drawn={"cards": ["a", "b"]})
    two = story([1.0, 0.0], points=[[0, 0], [2, 2], [14, 14]], drawn={"cards": ["b", "a"]})
    rows = worth.pieces([one, two], LOOK_AT)["cards"]["rows"]
    assert {row["piece"]: row["worth"]["mean"] for row in rows} == {"a": 2.0, "b": -2.0}


def test_mishaps_of_a_seat_and_of_a_table() -> None:
    stories = [
        story([1.0, 0.0], mishaps={"bang": [2, 0]}),
        story([1.0, 0.0], mishaps={"bang": [1]}),
    ]
    for of_seat, mean in ((True, 0.75), (False, 1.5)):
        found = worth.mishaps(stories * 20, {"bang": of_seat})["bang"]
        assert [row["mean"] for row in found["by_round"]] == [mean, 0.0]
        assert found["a_game"]["mean"] == mean


def test_an_option_that_is_never_good_and_never_taken_is_dominated() -> None:
    offers = {"do-a": [1000, 700, 50, 40], "do-b": [1000, 0, 50, 0], "do-c": [1000, 0, 50, 30]}
    found = worth.options_taken({**offers, "do-d": [10, 0, 1, 0]})
    assert found["dominated"] == ["do-b"]
