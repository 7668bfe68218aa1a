"""What a board is told besides the view: tables, how a move is picked, what it costs and brings."""

import pytest

import philtre
from philtre import Match
from philtre.games.apotheca.content import CONTENT
from philtre.games.apotheca.game import GAME
from philtre.games.apotheca.rules.powers import APOTHECARIES
from philtre.games.apotheca.rules.state import ApothecaState
from philtre.words import Words
from tests.games.apotheca.drawn import drawn

LINED_UP = """
    . . . .
    . . . .
    . . R .
    R R . y0
"""


def picks(text: str) -> list[str]:
    """Every order of a move, without the kinds where they are spaces."""
    return [
        " ".join(pick.removeprefix("space:") for pick in order)
        for order in GAME.picks(GAME.parse(text))
    ]


def state_of(match: Match) -> ApothecaState:
    assert isinstance(match.state, ApothecaState)
    return match.state


def about(match: Match, text: str, seat: int = 0) -> object:
    assert text in match.legal()
    return GAME.about(state_of(match), seat, GAME.parse(text))


def refused(match: Match, seat: int = 0) -> dict[str, str]:
    """The moves that stay in sight, each with its reason."""
    words = Words("en", "apotheca")
    found = {}
    for move in GAME.wished(state_of(match), seat):
        why = GAME.refuse(state_of(match), seat, move)
        assert why is not None
        found[GAME.text(move)] = words.error(why)
    return found


def answer(match: Match, *picked: str) -> str:
    """Why that can't be picked."""
    with pytest.raises(philtre.IllegalMove) as error:
        match.check(match.wanted(list(picked)))
    return str(error.value)


# Tables


def test_the_tables_are_those_of_the_rules() -> None:
    """A-1, A-2, A-7, A-9, A-28: spaces, colours, stations, the token, what wins."""
    assert CONTENT["market"][0] == ["a4", "b4", "c4", "d4"]
    assert CONTENT["market"][3] == ["a1", "b1", "c1", "d1"]
    assert [tuple(one.values()) for one in CONTENT["stations"]] == [
        ("ruby", "red"),
        ("sapphire", "blue"),
        ("topaz", "yellow"),
    ]
    assert (CONTENT["extra_seat"], CONTENT["to_win"]) == (2, 3)


def test_what_a_hire_costs_differs_by_variant() -> None:
    """A-18, A-53, A-63: and only in solo an action may be repeated (A-11, A-52)."""
    terms = CONTENT["terms"]
    each = ["red", "blue", "yellow"]
    assert terms["standard"] == {"hire": 2, "mixed": each, "lend": 0, "again": False}
    assert terms["solo"] == {"hire": 3, "mixed": [], "lend": 0, "again": True}
    assert terms["master"] == {"hire": 2, "mixed": each, "lend": 2, "again": False}


def test_the_ranks_go_upwards() -> None:
    """A-57"""
    ranks = CONTENT["ranks"]
    assert [one["points"] for one in ranks] == [0, 15, 20, 25, 30, 35, 40]
    assert ranks[-1]["rank"] == "legend"


def test_every_move_of_an_action_is_in_the_table() -> None:
    """A-11: Hire is one action in all its forms; powers go by their apothecary."""
    keys = {
        GAME.phrase(GAME.parse(text)).key
        for text in ["reveal a1", "restock", "hire ruby", "hire mixed ruby", "hire mixed deck"]
    }
    told = {action["name"]: set(action["keys"]) for action in CONTENT["actions"]}
    assert set.union(*told.values()) == keys | {"do-decree"}
    assert told["hire"] == {"do-hire", "do-hire-mixed", "do-hire-deck"}


@pytest.mark.parametrize(
    ("turn", "used", "left"), [(1, "-", 1), (4, "-", 2), (4, "restock", 1), (6, "-", 2)]
)
def test_how_many_actions_are_left(turn: int, used: str, left: int) -> None:
    """A-10, A-11"""
    seat = (turn - 1) % 3
    match = drawn(LINED_UP, players=3, turn=turn, seat=seat, used=used)
    assert match.view(0)["actions_left"] == left


def test_the_extra_action_is_one_more_once_it_is_taken() -> None:
    """A-13"""
    match = drawn(
        LINED_UP, players=3, seat=2, asks="extra", used="restock,porter", active={2: "porter"}
    )
    assert match.view(2)["actions_left"] == 0
    match.play("extra")
    assert match.view(2)["actions_left"] == 1


# Picks


@pytest.mark.parametrize(
    ("move", "orders"),
    [
        ("reveal b2", ["b2"]),
        ("restock", [""]),
        ("match red a1", ["colour:red a1"]),
        ("satisfy merten", ["apothecary:merten"]),
        ("hire ruby", ["station:ruby"]),
        ("hire mixed ruby", ["mixed:ruby"]),
        ("power corvidus b2-b4", ["apothecary:corvidus b2 b4"]),
        ("power imogen b2=b3", ["apothecary:imogen b2 b3", "apothecary:imogen b3 b2"]),
        (
            "power ooki a1-a2 c3-b3",
            ["apothecary:ooki a1 a2 c3 b3", "apothecary:ooki c3 b3 a1 a2"],
        ),
        ("power giada b2-b3 b1-b2", ["apothecary:giada b2 b3 b1", "apothecary:giada b1 b2 b3"]),
        ("power solas row2+", ["apothecary:solas use:row2+"]),
        ("power carbuncle a1/d4-", ["apothecary:carbuncle use:a1/d4-"]),
        ("power benedetto block b2", ["apothecary:benedetto use:block b2"]),
        ("power tidemaster winds up", ["apothecary:tidemaster use:winds up"]),
    ],
)
def test_how_a_move_is_picked(move: str, orders: list[str]) -> None:
    """A-80, A-86: a swap from either end (A-85), two moves in either order (A-30, A-31)."""
    assert picks(move) == orders


# What a move costs and brings


def test_what_a_hire_costs() -> None:
    """A-18, A-19: and a new card comes, so it can't be taken back."""
    match = drawn(gems={0: "2,1,1"})
    mixed = ["red", "blue", "yellow"]
    assert about(match, "hire ruby") == {"cost": ["red", "red"], "final": True}
    assert about(match, "hire mixed topaz") == {"cost": mixed, "final": True}
    assert about(match, "hire mixed deck") == {"cost": mixed, "final": True}


def test_a_hire_with_no_card_to_come_is_not_final() -> None:
    """A-19"""
    alley, theirs = ",".join(APOTHECARIES[:3]), ",".join(APOTHECARIES[3:])
    match = drawn(gems={0: "2,0,0"}, alley=alley, active={1: theirs}, deck="-")
    assert about(match, "hire ruby") == {"cost": ["red", "red"]}


def test_what_a_hire_costs_in_solo() -> None:
    """A-53"""
    match = drawn(players=1, gems={0: "0,3,0"}, outside="a1")
    assert about(match, "hire sapphire") == {"cost": ["blue"] * 3, "final": True}


def test_what_the_master_pays() -> None:
    """A-63: for a power of the alley, and for a decree."""
    match = drawn(LINED_UP, variant="master", alley="porter,ooki,solas", gems={0: "2,1,0"})
    assert about(match, "decree blue") == {"cost": ["blue"]}
    assert about(match, "power porter a1-a2") == {"cost": ["red", "red"], "steps": [["a1", "a2"]]}


def test_the_opening_decree_is_free() -> None:
    """A-61"""
    match = philtre.new("apotheca", players=2, variant="master", seed=1)
    assert about(match, "decree red") == {"cost": []}


def test_where_a_power_takes_potions_and_the_match_it_makes() -> None:
    """A-20, A-24, A-43"""
    match = drawn(LINED_UP, active={0: "porter"})
    assert about(match, "power porter a1-a2") == {"steps": [["a1", "a2"]]}
    assert about(match, "power porter c2-c1") == {
        "steps": [["c2", "c1"]],
        "matches": [["a1", "b1", "c1"]],
    }


def test_what_the_winds_take_along() -> None:
    """A-44: all that lies there, and those that lie at the edge stay."""
    match = drawn(LINED_UP, active={0: "tidemaster"})
    assert about(match, "power tidemaster winds down") == {
        "steps": [["c2", "c1"]],
        "matches": [["a1", "b1", "c1"]],
    }


def test_a_line_takes_its_empty_spaces_along() -> None:
    """A-32"""
    match = drawn(LINED_UP, active={0: "solas"})
    steps = [["a2", "b2"], ["b2", "c2"], ["c2", "d2"], ["d2", "a2"]]
    assert about(match, "power solas row2+") == {"steps": steps}


@pytest.mark.parametrize(("decree", "made"), [("red", True), ("blue", False)])
def test_only_matches_that_the_player_makes_are_told(decree: str, made: bool) -> None:
    """A-65: the decreed colour is the master's."""
    match = drawn(
        LINED_UP, variant="master", alley="porter,ooki,solas", gems={0: "2,0,0"}, decree=decree
    )
    told = about(match, "power porter c2-c1")
    assert isinstance(told, dict)
    assert told.get("matches", []) == ([["a1", "b1", "c1"]] if made else [])


def test_only_who_has_seen_a_potion_is_told_what_its_reveal_matches() -> None:
    """A-4, A-14"""
    market = "R R r0 .\n. . . .\n. . . .\nR R r1 ."
    match = drawn(market)
    assert about(match, "reveal c4") == {"matches": [["a4", "b4", "c4"]]}
    assert about(match, "reveal c1") == {}


def test_which_spaces_a_match_has() -> None:
    """A-25, A-26"""
    market = "R R B R\nB B R B\n. . . .\nY . . ."
    match = drawn(market, active={0: "imogen,merten"})
    match.play("power imogen c3=c4")
    assert about(match, "match red a4") == {"matches": [["a4", "b4", "c4", "d4"]]}
    assert about(match, "match blue a3") == {"matches": [["a3", "b3", "c3", "d3"]]}


# What stays in sight, and why not


def test_actions_that_cannot_be_taken_stay_in_sight() -> None:
    """A-14, A-18, A-20, A-15: one move for each, with its reason; of hires every one."""
    match = drawn("R . . .\n. . . .\n. . . .\n. . . .", active={0: "imogen"})
    told = refused(match)
    assert "no facedown potion in the market (A-14)" in told.pop("reveal a1")
    assert "costs 2 rubies, and you have none (A-18)" in told.pop("hire ruby")
    assert "a ruby, a sapphire and a topaz" in told.pop("hire mixed ruby")
    assert "a ruby, a sapphire and a topaz" in told.pop("hire mixed deck")
    assert "Flickering Flip would change nothing in the market now (A-20)" in told.pop(
        next(text for text in told if text.startswith("power imogen"))
    )
    assert {text.split()[0] for text in told} <= {"hire"}
    assert all("costs 2 " in why or "a ruby, a sapphire" in why for why in told.values())


def test_an_action_taken_stays_in_sight_as_taken() -> None:
    """A-11"""
    match = drawn(LINED_UP, used="restock", active={0: "porter"})
    assert "already taken this action" in refused(match)["restock"]


def test_the_master_has_other_actions_and_solo_no_restock() -> None:
    """A-52, A-63"""
    master = drawn(variant="master", alley="porter,ooki,solas")
    assert [text.split()[0] for text in refused(master)] == ["reveal", "decree"] + ["power"] * 3
    solo = drawn(LINED_UP, players=1, outside="a2", active={0: "porter"})
    assert set(refused(solo)) == {"hire ruby", "hire sapphire", "hire topaz"}


def test_nothing_stays_in_sight_while_something_else_is_asked() -> None:
    """A-84"""
    match = drawn(LINED_UP, asks="place", used="restock", hand="R")
    assert refused(match) == {}


def test_the_reason_is_that_of_what_was_picked() -> None:
    """A-14, A-18, A-20, A-21"""
    match = drawn(LINED_UP, active={0: "porter,corvidus"})
    assert "is face-up already (A-14)" in answer(match, "space:a1")
    assert "b1 is not empty (A-21)" in answer(match, "apothecary:porter", "space:a1", "space:b1")
    assert "not among your apothecaries (A-20)" in answer(match, "apothecary:merten")
    assert "costs 2 topazes, and you have none (A-18)" in answer(match, "station:topaz")


def test_spaces_that_a_power_never_joins_are_told_so() -> None:
    """A-43: one space, any direction."""
    match = drawn(LINED_UP, active={0: "porter"})
    for picked in (["space:a4"], ["space:a1", "space:d4"]):
        said = answer(match, "apothecary:porter", *picked)
        assert said == f"Wandering Waltz can't use {picked[-1][-2:]} now: step 1, any direction."


# Words


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        ("power corvidus b2-b4", "Gully Glide: b2 to b4", "b2 vers b4"),
        ("power imogen b2=b3", "b2 and b3 change places", "b2 et b3 changent de place"),
        ("power ooki a1-a2 c3-b3", "a1 to a2, c3 to b3", "a1 vers a2, c3 vers b3"),
        ("power solas row2-", "row 2 ← left", "ligne 2 ← gauche"),
        ("power solas colb+", "column b ↑ up", "colonne b ↑ haut"),
        ("power carbuncle a1/d4-", "d4 → a1", "d4 → a1"),
        ("power benedetto block b2", "block b2–c3 ↻", "carré b2–c3 ↻"),
        ("power tidemaster winds left", "all ← left", "toutes ← gauche"),
    ],
)
def test_a_use_is_told_in_words(move: str, english: str, french: str) -> None:
    """A-86: the notation is for records."""
    phrase = GAME.phrase(GAME.parse(move))
    assert Words("en", "apotheca").phrase(phrase).endswith(english)
    assert Words("fr", "apotheca").phrase(phrase).endswith(french)
