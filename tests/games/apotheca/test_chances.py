"""Each seat's chance to win, as it was learnt."""

import pytest

from philtre.core.net import Net, pour
from philtre.core.rng import Rng
from philtre.games.apotheca.bot import race
from philtre.games.apotheca.bot.chances import UNITS, chances, nets
from philtre.games.apotheca.rules.state import ApothecaState
from tests.games.apotheca.drawn import drawn
from tests.games.apotheca.test_lines import state_of

ONE_SHORT = ". . . .\n. . . .\n. . R .\nR R . ."
TWO = "solas:B3,strega:Y3"


def test_all_numbers_have_weights() -> None:
    for players, net in enumerate(nets(), start=2):
        assert net.width == players * UNITS
        assert len(net.straight) == race.SIZE
        assert len(net.bias) == len(net.out) == UNITS


def test_chances_of_all_seats_are_one() -> None:
    found = chances(state_of(drawn(ONE_SHORT, active={0: "porter"})))
    assert len(found) == 2
    assert sum(found) == pytest.approx(1)


def test_who_wins_with_the_next_action_is_nearly_sure_to() -> None:
    """A-28"""
    state = state_of(drawn(ONE_SHORT, active={0: "porter"}, satisfied={0: TWO}))
    assert chances(state)[0] > 0.85


def test_each_seat_has_its_place_at_the_table() -> None:
    """A net in which one number of who comes after next counts, and nothing else."""
    into = [0.0] * (3 * UNITS * race.SIZE)
    into[race.GEMS * 3 * UNITS + 2 * UNITS] = 1.0
    none = [0.0] * (UNITS - 1)
    weights = {"into": into, "bias": [0.0, *none], "out": [1.0, *none]}
    net = Net({**weights, "straight": [0.0] * race.SIZE})
    state = state_of(drawn(players=3, gems={1: "1,0,0"}))
    shipped = nets()[:]
    nets()[:] = [shipped[0], net]
    try:
        found = chances(state)
    finally:
        nets()[:] = shipped
    assert found[0] == found[1] < found[2]  # after seat 2 comes seat 0, then seat 1


def test_a_match_at_hand_is_seen() -> None:
    quiet = drawn(". . . .\n. . . .\n. . B .\nR R . .", active={0: "porter"})
    at_hand = drawn(ONE_SHORT, active={0: "porter"})
    assert chances(state_of(at_hand))[0] > chances(state_of(quiet))[0] + 0.05


def noted(state: ApothecaState, seat: int) -> list[float]:
    return list(race.counts(state))[seat * race.SIZE : (seat + 1) * race.SIZE]


def test_what_is_noted_of_a_seat() -> None:
    state = state_of(drawn(ONE_SHORT, active={0: "porter"}, satisfied={0: TWO}, gems={1: "1,1,1"}))
    own, other = noted(state, 0), noted(state, 1)
    assert own[race.MISSING : race.MISSING + 2] == [0, 1]
    assert own[race.WAITING : race.WAITING + 3] == [1, 0, 0]
    role = race.ROLES + 2 * race.OF_ROLE  # in turn, with two actions left
    assert own[role] == own[role + race.ONE] == own[role + race.WIN_IN_ONE] == 1
    assert other[race.GEMS] == 3
    assert other[race.PAYS] == other[race.PAYS + 1] == 1
    assert other[race.ROLES + 5 * race.OF_ROLE] == 1  # next


@pytest.mark.parametrize("token", ["on", "off"])
def test_the_extra_action_is_noted(token: str) -> None:
    """A-13"""
    state = state_of(drawn(players=3, token=token))
    assert [noted(state, seat)[race.TOKEN] for seat in range(3)] == [0, 0, token == "on"]


def test_what_goes_through_a_net() -> None:
    from librt.vecs import vec

    rng = Rng(1)
    weights = [rng.below(100) / 10 for _ in range(3 * 8)]
    net = Net({"into": weights, "bias": [0.0] * 8, "out": [1.0] * 8, "straight": [1.0, 2.0, 3.0]})
    sums = vec[float]([0.0] * 8)
    past = pour(net, vec[float]([9.0, 0.5, 0.0, 2.0]), 1, sums, 0)
    assert past == 0.5 + 6
    assert list(sums) == pytest.approx([0.5 * weights[u] + 2 * weights[16 + u] for u in range(8)])
