"""Where chance comes from."""

from collections import Counter
from hashlib import sha256

import pytest

import philtre
from philtre.core.dealer import DIGEST, Draw, SeededDealer
from philtre.core.rng import Every, Rng, redeals


def draw(stream: str, number: int, weights: list[int]) -> int:
    return SeededDealer("seed").deal(Draw(stream, number, 0, [], weights))


def test_an_outcome_is_the_digest_of_seed_stream_and_number() -> None:
    digest = int.from_bytes(sha256(b"seed/table/3/0").digest(), "big")
    assert draw("table", 3, [1] * 1000) == digest % 1000


def test_a_digest_past_the_last_whole_multiple_is_thrown_again() -> None:
    total = DIGEST // 2 + 1  # every other digest must be rejected
    for number in range(20):
        attempt = 0
        while True:
            text = f"seed/0/{number}/{attempt}"
            digest = int.from_bytes(sha256(text.encode()).digest(), "big")
            if digest < total:
                break
            attempt += 1
        assert SeededDealer("seed")._below(Draw("0", number, 0, [], []), total) == digest


def test_weights_are_kept() -> None:
    seen = Counter(draw("table", number, [1, 2, 0, 7]) for number in range(20_000))
    assert seen[2] == 0
    for index, share in ((0, 0.1), (1, 0.2), (3, 0.7)):
        assert abs(seen[index] / 20_000 - share) < 0.02


def test_the_same_seed_deals_the_same_whoever_is_faster() -> None:
    one = philtre.new("potion", players=3, seed=3)
    two = philtre.new("potion", players=3, seed=3)
    for _ in range(4):
        for seat in (0, 1, 2):
            one.play("beetle", seat)
        for seat in (2, 0, 1):
            two.play("beetle", seat)
        assert one.position() == two.position()


def test_without_a_seed_every_match_is_another() -> None:
    assert philtre.new("potion").dealer.seed != philtre.new("potion").dealer.seed


def test_a_script_deals_what_it_says_and_then_leaves_it_to_the_caller() -> None:
    match = philtre.new("potion", players=3, dealer=["roll beetle blank"])
    for seat in range(3):
        match.play("beetle", seat)
    assert match.actors == ["chance"]
    match.play("roll vial vial")
    assert match.view()["dice"] == ["one-vial", "two-vial"]


def test_a_script_that_cannot_be_is_refused_and_changes_nothing() -> None:
    with pytest.raises(philtre.IllegalMove, match="roll blank blank"):
        philtre.new("potion", players=3, dealer=["roll blank blank"])
    match = philtre.new("potion", players=3, dealer=["roll beetle blank", "nonsense"])
    match.play("beetle", 0)
    match.play("beetle", 1)
    before = match.position()
    with pytest.raises(philtre.IllegalMove, match="nonsense"):
        match.play("beetle", 2)
    assert match.position() == before


def test_an_unknown_dealer_is_refused() -> None:
    with pytest.raises(philtre.BadOption, match="hand"):
        philtre.new("potion", dealer="cheat")


def test_the_fast_generator_gives_the_same_numbers_everywhere() -> None:
    """Written down once, from the interpreted form; a compiled engine must agree."""
    rng = Rng(12345, 67)
    assert [rng.below(1000) for _ in range(8)] == [451, 51, 349, 12, 258, 179, 732, 976]
    assert Rng(12345, 67).below(10**9) == 451_268_344


def test_the_fast_generator_is_fair() -> None:
    rng = Rng(1)
    seen = Counter(rng.pick([3, 0, 1]) for _ in range(40_000))
    assert seen[1] == 0
    assert abs(seen[0] / 40_000 - 0.75) < 0.02
    assert Rng(1, 1).below(2**30) != Rng(1, 2).below(2**30) != Rng(2, 1).below(2**30)


def test_every_takes_each_path_once() -> None:
    every = Every()
    paths = []
    while True:
        first = every.below(3)
        paths.append((first, every.pick([1, 0, 5]) if first else None))
        if not every.again():
            break
    assert paths == [(0, None), (1, 0), (1, 2), (2, 0), (2, 2)]


def test_redeals_are_all_the_ways_the_unknown_can_lie() -> None:
    match = philtre.new("potion", players=3, seed=1)
    match.play("beetle", 0)
    match.play("vial", 1)
    lines = {match.game.write(state).split()[3] for state in redeals(match.state, 0)}
    assert lines == {"chosen=bb.", "chosen=bm.", "chosen=bv."}
    assert len(list(redeals(match.state, 2))) == 9
