"""Turns: actions, the Extra Action token, how a game ends (A-9 … A-13, A-90, A-91)."""

import philtre
from tests.games.apotheca.drawn import QUIET, drawn, field, others, play, powers, why

# A market in which nobody can do anything but what the test gives them.
STUCK = """
    . . . .
    . . . .
    . . . .
    R . . .
"""
NO_SUPPLY = {0: "strega:R14,qwixly:B15", 1: "masked:Y15"}


def test_play_goes_clockwise() -> None:
    """A-9"""
    match = philtre.new("apotheca", players=4, seed=2)
    order: list[int] = []
    for _ in range(60):
        if match.over:
            break
        if not order or order[-1] != match.view()["seat"]:
            order.append(match.view()["seat"])
        match.play(match.legal()[0])
    assert order == [number % 4 for number in range(len(order))]


def test_two_actions_and_none_twice() -> None:
    """A-11"""
    match = drawn(
        """
        . . . .
        . r1 . .
        . . b0 .
        . . . Y
        """,
        active={0: "porter,merten"},
    )
    play(match, "reveal b3")
    assert match.actors == [0]
    assert not {"reveal c2"} & set(match.legal())
    assert "already taken this action this turn: Reveal (A-11)" in why(match, "reveal c2")
    play(match, "power porter d1-d2")
    assert match.actors == [1]


def test_two_powers_of_two_apothecaries_are_two_actions() -> None:
    """A-11"""
    match = drawn(STUCK, active={0: "porter,merten"})
    play(match, "power porter a1-a2")
    assert powers(match, "porter") == set()
    assert "the power of the Porter King (A-11)" in why(match, "power porter a2-a3")
    play(match, "power merten a2-c2")
    assert match.actors == [1]


def test_hire_is_one_action_in_all_its_forms() -> None:
    """A-11"""
    match = drawn(STUCK, gems={0: "4,1,1"}, active={0: "porter"})
    play(match, "hire mixed ruby", "card ruby ooki")
    assert not [text for text in match.legal() if text.startswith("hire")]
    assert "Hire (A-11)" in why(match, "hire ruby")


def test_there_is_no_passing() -> None:
    """A-11"""
    match = drawn(STUCK, active={0: "porter"})
    assert not {"pass", "extra"} & set(match.legal())
    assert "choose an action" in why(match, "pass")


def test_a_turn_without_a_legal_action_ends_unasked() -> None:
    """A-12: an exhausted supply leaves seat 0 with nothing to do."""
    match = drawn(STUCK, seat=1, active={1: "porter"}, satisfied=NO_SUPPLY)
    assert field(match, "supply") == "0,0,0"
    play(match, "power porter a1-a2")
    # no second action for seat 1, none at all for seat 0: seat 1 again
    assert match.actors == [1]
    assert field(match, "turn") == "6"
    assert [event.kind for event in match.events()][-3:] == ["turn", "no-action", "turn"]


def test_a_round_in_which_nothing_happens_ends_the_game() -> None:
    """A-12, A-90: here seat 0 has two satisfied apothecaries, seat 1 one."""
    match = drawn(
        """
        . . . .
        . . . .
        . . . .
        r0 . . .
        """,
        satisfied={0: "strega:R14,qwixly:B15", 1: "masked:Y15"},
    )
    play(match, "reveal a1")
    assert match.over
    assert match.returns == [1.0, -1.0]


def test_the_extra_action() -> None:
    """A-13"""
    match = drawn(STUCK, players=3, seat=2, active={2: "porter,merten,karinne"})
    play(match, "power porter a1-a2", "power merten a2-c2")
    assert match.actors == [2]
    assert match.legal() == ["extra", "pass"]
    kept = play(match.fork(), "pass")
    assert kept.actors == [0]
    assert field(kept, "token") == "on"
    play(match, "extra")
    assert field(match, "token") == "off"
    assert match.actors == [2]
    assert powers(match, "karinne")
    assert not powers(match, "porter")
    play(match, "power karinne c2-d4")
    assert match.actors == [0]


def test_no_offer_without_the_token_or_a_third_action() -> None:
    """A-13"""
    spent = drawn(STUCK, players=3, seat=2, token="off", active={2: "porter,merten,karinne"})
    assert play(spent, "power porter a1-a2", "power merten a2-c2").actors == [0]
    other = drawn(STUCK, players=3, seat=1, active={1: "porter,merten,karinne"})
    assert play(other, "power porter a1-a2", "power merten a2-c2").actors == [2]
    none = drawn(
        STUCK,
        players=3,
        seat=2,
        active={2: "porter,merten", 0: "karinne"},
        satisfied=NO_SUPPLY,
    )
    assert play(none, "power porter a1-a2", "power merten a2-c2").actors == [0]
    short = drawn(STUCK, players=3, seat=2, active={2: "porter", 0: "karinne"}, satisfied=NO_SUPPLY)
    assert play(short, "power porter a1-a2").actors == [0]  # cut short by A-12: no offer


def test_a_turn_limit_ends_the_game_and_sides_are_compared() -> None:
    """A-90, A-91: satisfied, then active, then gems."""
    for zero, one, expected in [
        ({"satisfied": "strega:R3"}, {"active": "merten,karinne"}, [1.0, -1.0]),
        ({"active": "porter"}, {"active": "merten,karinne"}, [-1.0, 1.0]),
        ({"active": "porter", "gems": "0,0,2"}, {"active": "merten", "gems": "1,0,0"}, [1.0, -1.0]),
        ({"active": "porter", "gems": "1,0,0"}, {"active": "merten", "gems": "0,1,0"}, [0.0, 0.0]),
    ]:
        match = drawn(
            """
            . . . .
            . . . .
            . . . .
            . . . R
            """,
            seat=1,
            turn=4,
            used="reveal",
            options="turn_limit=4",
            active={0: zero.get("active", "-"), 1: one.get("active", "-")},
            satisfied={0: zero.get("satisfied", "-")},
            gems={0: zero.get("gems", "0,0,0"), 1: one.get("gems", "0,0,0")},
        )
        play(match, next(text for text in match.legal() if text.startswith("power")))
        assert match.over, match.position()
        assert match.returns == expected


def test_the_best_of_three_draw_and_the_rest_loses() -> None:
    """A-90, A-91"""
    match = drawn(
        STUCK,
        players=3,
        seat=2,
        turn=3,
        used="reveal",
        options="turn_limit=3",
        token="off",
        active={0: "corvidus,merten", 1: "strega,masked", 2: "porter"},
    )
    play(match, "power porter a1-a2")
    assert match.over
    assert match.returns == [0.0, 0.0, -1.0]
    assert match.events()[-1].kind == "drawn"


def test_partners_are_counted_together() -> None:
    """A-90, A-28: seats 0 and 2 have 2 and 1 active, 1 and 3 have one each."""
    match = drawn(
        STUCK,
        players=4,
        seat=3,
        turn=4,
        used="reveal",
        options="turn_limit=4",
        active={0: "corvidus", 1: "strega", 2: "merten,masked", 3: "porter"},
    )
    play(match, "power porter a1-a2")
    assert match.over
    assert match.returns == [1.0, -1.0, 1.0, -1.0]


def test_the_first_turn_of_the_game_is_number_one() -> None:
    """A-90"""
    match = philtre.new("apotheca", players=2, seed=1, turn_limit=1)
    assert match.view()["turn"] == 1
    play(match, "reveal b2")
    assert match.over


def test_a_quiet_market_asks_for_a_restock() -> None:
    """A-11: as long as an action is legal one must be taken."""
    assert others(drawn(QUIET)) == {"restock"}
