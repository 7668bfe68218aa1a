"""Taking back: free against bots and on one screen, by consent among several people."""

from collections.abc import Callable

import pytest

from philtre.core.errors import CannotUndo
from philtre.core.game import Game
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.server.tables.log import Setup
from philtre.server.tables.logged_match import LoggedMatch, begin, resume
from tests.server.people import Person
from tests.server.test_play import three

Guest = Callable[[str | None], Person]


def test_it_is_free_on_one_screen_and_unsays_what_was_heard(guest: Guest) -> None:
    ann = guest("Ann")
    made = ann.make("me", "here:Zoé", "here:Bob")
    line = ann.line(made["id"])
    first = line.look(0)
    assert not first["undo"]
    assert first["undo_why"] == {"key": "undo-nothing", "params": {"seat": 0}, "reason": None}
    line.play(0, "beetle", first["seq"])
    chosen = line.until("view")
    assert (chosen["undo"], chosen["undo_why"]) == (True, None)
    assert chosen["heard"] == first["heard"] + 1
    line.send("undo", seat=0)
    back = line.until("view")
    assert back["seq"] == chosen["seq"] + 1, "the log grows even so"
    assert back["view"] == first["view"]
    assert back["legal"] == first["legal"]
    assert back["heard"] == first["heard"]
    assert back["events"] == []
    assert not back["undo"]
    line.send("undo", seat=0)
    assert line.until("refused")["error"]["key"] == "undo-nothing"


def test_a_choice_between_others_is_told_anew(guest: Guest) -> None:
    """Seat 0 and seat 1 have chosen; seat 0 takes back, so the first event is now of seat 1."""
    ann = guest("Ann")
    made = ann.make("me", "here:Zoé", "here:Bob")
    line = ann.line(made["id"])
    view = line.look(0)
    line.play(0, "beetle", view["seq"])
    line.play(1, "vial", line.until("view")["seq"])
    heard = line.until("view")["heard"]
    line.send("undo", seat=0)
    back = line.until("view")
    assert back["heard"] == heard - 1
    assert [(event["n"], event["params"]) for event in back["events"]] == [
        (view["heard"], {"seat": 1})
    ]


def test_others_are_asked_and_all_must_agree(guest: Guest) -> None:
    _, (ann, bob, cleo) = three(guest)
    seq = ann.look(0)["seq"]
    ann.play(0, "beetle", seq)
    ann.send("undo", seat=0)
    questions = [line.until("question") for line in (bob, cleo)]
    assert questions[0] == questions[1]
    assert questions[0]["seat"] == 0
    id = questions[0]["question"]
    bob.send("answer", question=id, yes=True)
    bob.send("answer", question=id, yes=True)
    assert bob.until("refused")["error"]["key"] == "question-lapsed"
    ann.settle()
    assert ann.look(0)["view"]["choice"] == "beetle"
    cleo.send("answer", question=id, yes=True)
    assert ann.until("view")["view"]["choice"] is None


def test_one_who_declines_is_enough(guest: Guest) -> None:
    _, (ann, bob, cleo) = three(guest)
    ann.play(0, "beetle", ann.look(0)["seq"])
    ann.send("undo", seat=0)
    id = cleo.until("question")["question"]
    cleo.send("answer", question=id, yes=False)
    assert ann.until("refused")["error"]["key"] == "undo-declined"
    bob.send("answer", question=id, yes=True)
    assert bob.until("refused")["error"]["key"] == "question-lapsed"
    assert ann.look(0)["view"]["choice"] == "beetle"


def test_a_question_waits_for_who_is_away_and_lapses_when_the_table_goes_on(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    made = ann.make("me", "here:Zoé", "open")
    bob.post(f"/api/tables/{made['id']}/sit", {"seat": 2, "invite": made["invite"]})
    mine = ann.line(made["id"])
    seq = mine.look(0)["seq"]
    mine.play(0, "beetle", seq)
    mine.send("undo", seat=0)
    mine.settle()
    his = bob.line(made["id"])
    question = his.until("question")["question"]
    mine.play(1, "vial", seq)
    his.play(2, "vial", seq)
    his.send("answer", question=question, yes=True)
    assert mine.until("refused")["error"]["key"] == "undo-chance"


def any_match(id: str, seed: int) -> LoggedMatch:
    game = find(id)
    return begin(Setup(id, game.rules, game.settle(dict(game.limit))), str(seed))[0]


def test_a_log_with_undos_in_it_leads_to_the_same_match(game: Game) -> None:
    setup = Setup(game.id, game.rules, game.settle(dict(game.limit)))
    for seed in range(5):
        rng = Rng(seed)
        logged, rows = begin(setup, str(seed))
        undone = 0
        for _ in range(60):
            if logged.over:
                break
            seat = logged.actors()[rng.below(len(logged.actors()))]
            legal = logged.match.legal(seat)
            rows += logged.play(seat, legal[rng.below(len(legal))])
            if rng.below(3) == 0:
                why = logged.may_undo(seat).why
                if why is None:
                    rows += logged.undo(seat)
                    undone += 1
                else:
                    with pytest.raises(CannotUndo) as refused:
                        logged.undo(seat)
                    assert refused.value.key == why.key
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        again = resume(setup, str(seed), rows)
        assert again.match.position() == logged.match.position()
        assert again.match.log == logged.match.log
        assert again.match.events(0) == logged.match.events(0)
        assert (again.seq, again.acted, again.undone) == (logged.seq, logged.acted, logged.undone)


def test_what_was_resigned_stays_so() -> None:
    """The seed has been told: nobody may go on knowing what comes."""
    logged = any_match("witchcraft", 1)
    logged.resign(1)
    assert logged.over
    assert logged.actors() == []
    with pytest.raises(CannotUndo):
        logged.undo(1)


def test_what_is_asked_move_by_move_is_what_is_asked_of_a_log(game: Game) -> None:
    """Who has followed the match says of each seat what somebody says who reads its log."""
    setup = Setup(game.id, game.rules, game.settle(dict(game.limit)))
    rng = Rng(3)
    logged, rows = begin(setup, "3")
    for _ in range(40):
        if logged.over:
            break
        seat = logged.actors()[rng.below(len(logged.actors()))]
        legal = logged.match.legal(seat)
        rows += logged.play(seat, legal[rng.below(len(legal))])
        fresh = resume(setup, "3", rows)
        for each in range(logged.match.state.players):
            told, read = logged.may_undo(each), fresh.may_undo(each)
            assert told.seats == read.seats
            assert (told.why and told.why.key) == (read.why and read.why.key)
