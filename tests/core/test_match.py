"""The referee: legality, undo, fork, and errors that help."""

from typing import Any

import pytest

import philtre
from philtre.conformance.matches import wander
from philtre.core.errors import BadOption
from philtre.core.match import Match
from philtre.core.registry import find, game_ids
from philtre.core.rng import Rng


def three(seed: int = 7) -> Match:
    return philtre.new("potion", players=3, seed=seed)


def test_the_front_door() -> None:
    match = three()
    assert match.actors == [0, 1, 2]
    assert match.legal() == match.legal(1) == ["beetle", "mushroom", "vial"]
    match.play("vial")
    assert match.actors == [1, 2]
    assert not match.over
    assert match.returns is None
    assert philtre.load("potion", match.position()).position() == match.position()


def test_odds_belong_to_chance() -> None:
    match = philtre.new("potion", dealer="hand")
    assert match.actors == ["chance"]
    assert len(match.legal("chance")) == len(match.odds()) == 63
    match.play(match.legal()[0], "chance")
    with pytest.raises(philtre.IllegalMove, match="No chance"):
        match.odds()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 9}, "players can't be “9”. It may be: 3–7"),
        ({"players": "many"}, "many"),
        ({"players": True}, "True"),
        ({"dice": "loaded"}, "blanks, plain"),
        ({"colour": "red"}, "no option “colour”. There are: players"),
        ({"round_limit": 0}, "1–1000, none"),
        ({"memory_aid": "maybe"}, "on"),
    ],
)
def test_a_bad_option_is_named(options: dict[str, Any], words: str) -> None:
    with pytest.raises(philtre.BadOption, match=words):
        philtre.new("potion", **options)


def test_options_are_settled() -> None:
    match = philtre.new("potion", players="5", memory_aid=True, round_limit="none")
    assert match.options == {
        "players": 5,
        "dice": "blanks",
        "round_limit": None,
        "memory_aid": "on",
        "house": None,
    }


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(philtre.UnknownGame, match=r"There are: .*potion"):
        philtre.new("poker")


def test_as_many_seats_as_players() -> None:
    with pytest.raises(philtre.BadOption, match="seats"):
        philtre.new("potion", players=3, seats=["Ann", "Bob"])


def test_a_move_of_the_wrong_seat_is_refused() -> None:
    match = three()
    match.play("vial", 1)
    with pytest.raises(philtre.IllegalMove, match=r"1 is not to move now. To move: 0, 2"):
        match.play("vial", 1)
    with pytest.raises(philtre.IllegalMove, match="no seat 3"):
        match.view(3)


def finished(seed: int = 7) -> Match:
    match = philtre.load("potion", ALMOST_WON, seed=seed)
    match.play("beetle", 0)
    match.play("mushroom", 1)
    match.play("vial", 2)
    return match


ALMOST_WON = "players=3 : round=5 dice=b- tokens=120,222,222 chosen=... last=-"


def test_nothing_moves_when_it_is_over() -> None:
    match = finished()
    assert match.over
    assert match.actors == []
    for act in (lambda: match.play("vial"), lambda: match.legal()):
        with pytest.raises(philtre.IllegalMove, match="over"):
            act()


def test_a_seat_takes_back_its_own_choice_until_the_last_has_chosen() -> None:
    match = three()
    match.play("vial", 0)
    match.play("beetle", 1)
    match.undo(0)
    assert match.actors == [0, 2]
    assert match.view(1)["choice"] == "beetle"
    match.undo(1)
    assert match.actors == [0, 1, 2]


def test_undo_without_a_seat_is_for_who_moved_last() -> None:
    match = three()
    match.play("vial", 2)
    match.play("beetle", 1)
    match.undo()
    assert match.actors == [0, 1]


def test_chance_is_a_barrier() -> None:
    match = three()
    for chooser in range(3):
        match.play("vial", chooser)
    for seat in (None, 0, 1, 2):
        with pytest.raises(philtre.CannotUndo, match="chance has spoken"):
            match.undo(seat)


def test_a_reveal_is_a_barrier() -> None:
    match = finished()
    for seat in (0, 1, 2, None):
        with pytest.raises(philtre.CannotUndo, match="learnt"):
            match.undo(seat)


def test_nothing_to_undo() -> None:
    with pytest.raises(philtre.CannotUndo, match="no move"):
        philtre.load("potion", ALMOST_WON).undo()
    match = three()
    match.play("vial", 1)
    with pytest.raises(philtre.CannotUndo, match="no move"):
        match.undo(0)


def test_a_fork_goes_on_by_itself() -> None:
    match = three()
    match.play("vial", 0)
    fork = match.fork()
    fork.play("vial", 1)
    assert match.actors == [1, 2]
    assert fork.actors == [2]
    for table in (match, fork):
        for seat in list(table.actors):
            table.play("beetle" if table is match and seat == 1 else "vial", seat)
    assert match.view()["dice"] == fork.view()["dice"], "the same luck lies ahead of both"
    assert len(match.fork(1).log) == 1


def test_events_have_an_audience() -> None:
    from philtre.core.state import EVERYONE, ONLOOKER, Event

    public, private = Event("a", {}, EVERYONE), Event("b", {}, 0b101)
    assert [public.heard_by(seat) for seat in (0, 1, ONLOOKER)] == [True, True, True]
    assert [private.heard_by(s) for s in (0, 1, 2, ONLOOKER)] == [True, False, True, False]


def two(game: str = "witchcraft") -> Match:
    return philtre.new(game, players=2, seed=3)


@pytest.mark.parametrize(
    ("game", "lost", "drawn"), [("apotheca", -1, 0), ("quacks", 0, 0.5), ("witchcraft", -1, 0)]
)
def test_a_match_of_two_is_resigned_or_agreed_drawn(game: str, lost: float, drawn: float) -> None:
    match = two(game)
    match.resign(0)
    assert match.over
    assert match.ended == "resigned"
    assert match.returns == [lost, 1.0]
    match = two(game)
    match.agree_draw()
    assert match.ended == "draw"
    assert match.returns == [drawn, drawn]


def for_two(id: str) -> bool:
    try:
        return bool(find(id).settle({"players": 2}))
    except BadOption:
        return False


@pytest.mark.parametrize("game", [id for id in game_ids() if for_two(id)])
def test_an_early_end_gives_what_the_rules_give(game: str) -> None:
    """What a loser gets is the game's to say; its own ends must say the same."""
    found: set[float] = set()
    for seed in range(12):
        options: dict[str, Any] = {**two(game).game.limit, "players": 2}
        match = philtre.new(game, seed=seed, **options)
        wander(match, Rng(seed), 3000)
        assert match.returns is not None
        found.update(match.returns)
    match = two(game)
    match.resign(1)
    assert match.returns is not None
    assert set(match.returns) <= found


def test_after_an_early_end_nobody_moves() -> None:
    match = two()
    seat = match.actors[0]
    move = match.legal()[0]
    match.resign(0)
    assert match.actors == []
    for act in (
        lambda: match.play(move, seat),
        lambda: match.legal(),
        lambda: match.check(move, seat),
        lambda: match.resign(1),
        lambda: match.agree_draw(),
    ):
        with pytest.raises(philtre.IllegalMove, match="over"):
            act()


def test_an_early_end_may_be_taken_back_by_who_made_it() -> None:
    match = two()
    before = match.position()
    match.resign(1)
    with pytest.raises(philtre.CannotUndo, match="another player"):
        match.undo(0)
    match.undo(1)
    assert not match.over
    assert match.position() == before
    for seat in (0, 1, None):
        match.agree_draw()
        match.undo(seat)
        assert match.ended is None


def test_a_fork_is_ended_too_unless_it_goes_back() -> None:
    match = two()
    match.play(match.legal()[0])
    match.resign(0)
    assert match.fork().ended == "resigned"
    assert match.fork(len(match.log)).ended is None
    match.undo()
    assert match.fork().ended is None


def test_among_more_than_two_one_cannot_end_it_for_all() -> None:
    match = three()
    with pytest.raises(philtre.IllegalMove, match="this one has 3 players"):
        match.resign(0)
    with pytest.raises(philtre.IllegalMove, match="this one has 3 players"):
        match.agree_draw()
    assert not match.over


def test_alone_one_may_give_up_and_gets_nothing() -> None:
    match = philtre.new("apotheca", players=1, seed=1)
    with pytest.raises(philtre.IllegalMove, match="match of two"):
        match.agree_draw()
    match.resign(0)
    assert match.returns == [0.0]


def test_who_does_not_sit_there_cannot_resign() -> None:
    with pytest.raises(philtre.IllegalMove, match="no seat 2"):
        two().resign(2)
