"""The rules of The Potion, one by one (docs/rules/potion.md)."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

import philtre
from philtre.core.match import Match
from philtre.words import Words
from tests.games.potion.rounds import discards, roll, show, table, tokens


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_everyone_starts_with_two_of_each(players: int) -> None:
    """P-1"""
    match = philtre.new("potion", players=players, dealer="hand")
    assert [tokens(match, seat) for seat in range(players)] == ["222"] * players


@pytest.mark.parametrize("players", [2, 8, 0])
def test_three_to_seven_players(players: int) -> None:
    """P-1"""
    with pytest.raises(philtre.BadOption, match="3–7"):
        philtre.new("potion", players=players)


def odds_of(dice: str, players: int) -> dict[str, Fraction]:
    match = philtre.new("potion", players=players, dice=dice, dealer="hand")
    total = sum(match.odds())
    return {text: Fraction(w, total) for text, w in zip(match.legal(), match.odds(), strict=True)}


def thrown(dice: list[str], count: int) -> dict[str, Fraction]:
    """By counting all ways that `count` six-sided dice can fall, all blanks left out."""
    falls = Counter(fall for fall in product(dice, repeat=count) if set(fall) != {"blank"})
    return {"roll " + " ".join(f): Fraction(n, falls.total()) for f, n in falls.items()}


BLANKS = ["beetle", "mushroom", "vial", "blank", "blank", "blank"]
PLAIN = ["beetle", "beetle", "mushroom", "mushroom", "vial", "vial"]


@pytest.mark.parametrize(("players", "count"), [(3, 2), (4, 3), (7, 3)])
def test_dice_with_blanks(players: int, count: int) -> None:
    """P-2, P-3: three faces blank; a roll of nothing but blanks does not count."""
    assert odds_of("blanks", players) == thrown(BLANKS, count)


@pytest.mark.parametrize(("players", "count"), [(3, 2), (5, 3)])
def test_plain_dice(players: int, count: int) -> None:
    """P-2: each ingredient on two faces."""
    assert odds_of("plain", players) == thrown(PLAIN, count)


def test_all_choose_at_once_and_in_secret() -> None:
    """P-4"""
    match = table(dice="bm-")
    assert match.actors == [0, 1, 2, 3]
    match.play("beetle", 2)
    assert match.actors == [0, 1, 3]
    match.play("vial", 0)
    assert match.view(1)["seats"][2]["chosen"] is True
    assert match.view(1)["choice"] is None
    before = [match.view(1), match.events(1)]
    other = table(dice="bm-")
    other.play("mushroom", 2)
    other.play("mushroom", 0)
    assert [other.view(1), other.events(1)] == before


def test_only_a_token_that_one_holds() -> None:
    """P-4"""
    match = table("202 222 222 222", dice="bm-")
    assert match.legal(0) == ["beetle", "vial"]
    with pytest.raises(philtre.IllegalMove, match=r"no mushroom left \(P-4\)"):
        match.play("mushroom", 0)


@pytest.mark.parametrize(
    ("dice", "choices", "who"),
    [
        ("b--", "bmmm", [0]),  # one beetle asked, one shown
        ("-b-", "bbmm", [0, 1]),  # two asked, two shown
        ("--b", "bbbm", [0, 1, 2]),  # three asked, three shown
        ("bm-", "bmmv", [0, 1, 2]),  # two ingredients meet two dice
        ("bb-", "bbbm", [3]),  # one and two beetles are not three: the mushroom goes by P-6
        ("bb-", "bmmm", [0]),  # on two dice, one of them met
        ("bb-", "bbmm", [0, 1]),  # and the other
    ],
)
def test_an_ingredient_meets_the_dice(dice: str, choices: str, who: list[int]) -> None:
    """P-5"""
    assert discards(dice, choices) == who


@pytest.mark.parametrize(
    ("dice", "choices", "who"),
    [
        ("-b-", "bmmv", [1, 2, 3]),  # one beetle meets nothing; mushrooms and vials are on no die
        ("-b-", "bbbm", [3]),
        ("-bm", "bmmv", [3]),  # only the vial is on no die
        ("bmv", "bbmv", []),  # everything is on a die, and nothing meets
        ("-b-", "bbmv", [0, 1]),  # the beetles meet: those on no die keep theirs
    ],
)
def test_those_on_no_die_when_nobody_meets(dice: str, choices: str, who: list[int]) -> None:
    """P-6"""
    assert discards(dice, choices) == who


@pytest.mark.parametrize(
    "shown", ["bbbbbbm", "mmmmmmv", "vvvvvvb", "bbbbvvv", "bbmmvvv", "bbbbbbb"]
)
def test_seven_seats_discard_as_the_dice_say(shown: str) -> None:
    """P-5 to P-7, for every roll: of all that seven can show, what lies furthest apart."""
    for dice in map("".join, product("bmv-", repeat=3)):
        if dice == "---":
            continue
        quantities = {(letter, die) for die, letter in enumerate(dice, 1) if letter != "-"}
        meet = {letter for letter in shown if (letter, shown.count(letter)) in quantities}
        gone = meet or set("bmv") - set(dice)
        who = [seat for seat, letter in enumerate(shown) if letter in gone]
        assert discards(dice, shown) == ([] if len(who) == len(shown) else who)


def test_each_die_asks_for_its_own_quantity() -> None:
    """P-5: dice of ones and threes show beetles; three beetles meet, a mushroom is not two."""
    assert discards("bmb", "bmbb") == [0, 2, 3]


@pytest.mark.parametrize(
    ("dice", "choices"),
    [
        ("mbb", "bbbm"),  # all four meet the dice
        ("-b-", "mmvv"),  # all four are on no die
        ("-mb", "mmmm"),  # nobody meets
    ],
)
def test_if_everybody_would_discard_nobody_does(dice: str, choices: str) -> None:
    """P-7"""
    assert discards(dice, choices) == []


def test_the_others_take_their_token_back() -> None:
    """P-8: and discarding is not a choice."""
    match = table(dice="b--")
    show(match, "bmvv")
    assert [tokens(match, seat) for seat in range(4)] == ["122", "222", "222", "222"]
    assert match.view()["bottle"] == {"beetle": 1, "mushroom": 0, "vial": 0}
    assert match.actors == ["chance"]


def test_one_kind_left_wins() -> None:
    """P-9"""
    match = table("120 222 222 222", dice="b--")
    show(match, "bmvv")
    assert match.over
    assert match.returns == [1, 0, 0, 0]
    assert match.view(3)["winners"] == [0]


def test_several_share_the_win() -> None:
    """P-9, P-14"""
    match = table("120 120 222 222", dice="-b-")
    show(match, "bbmv")
    assert match.returns == [0.5, 0.5, 0, 0]


def test_two_kinds_go_on() -> None:
    """P-9"""
    match = table("220 222 222 222", dice="b--")
    show(match, "bmvv")
    assert not match.over


EVERYBODY: list[int | None] = [None, 0, 1, 2, 3]  # an onlooker, then the seats


def left(match: Match, of: int) -> list[object]:
    """What everybody sees of a seat's tokens."""
    return [match.view(eyes)["seats"][of]["tokens"] for eyes in EVERYBODY]


def test_the_winners_show_what_they_have_left() -> None:
    """P-9: to everybody, in an event and in every view; the others' hands stay closed."""
    match = table("120 120 222 222", dice="-b-")
    show(match, "bbmv")
    assert left(match, 0) == left(match, 1) == [{"beetle": 0, "mushroom": 2, "vial": 0}] * 5
    assert left(match, 2) == [None, None, None, {"beetle": 2, "mushroom": 2, "vial": 2}, None]
    for eyes in EVERYBODY:
        told = [(e.kind, e.params.get("tokens")) for e in match.events(eyes)[-3:]]
        assert told == [
            ("shows-left", ["two-mushroom"]),
            ("shows-left", ["two-mushroom"]),
            ("won", None),
        ]


def test_nobody_shows_anything_before_the_end() -> None:
    """P-9, P-11"""
    match = table("220 222 222 222", dice="b--")
    show(match, "bmvv")
    assert left(match, 0) == [None, {"beetle": 1, "mushroom": 2, "vial": 0}, None, None, None]
    assert "shows-left" not in [event.kind for event in match.events()]


def test_winners_by_the_limit_show_what_they_have_left_too() -> None:
    """P-9, P-12"""
    match = table("210 222 222 222", dice="bmv", round_limit=1)
    show(match, "bbbb")
    assert left(match, 0) == [{"beetle": 2, "mushroom": 1, "vial": 0}] * 5
    assert match.events()[-2].params == {"seat": 0, "tokens": ["two-beetle", "one-mushroom"]}


def test_an_ended_position_shows_the_winners_tokens() -> None:
    """P-9: a game that is loaded when it is over is seen like one that was played."""
    match = table("120 222 222 222", dice="b--")
    show(match, "bmvv")
    loaded = philtre.load("potion", match.position())
    assert [loaded.view(eyes) for eyes in EVERYBODY] == [match.view(eyes) for eyes in EVERYBODY]


@pytest.mark.parametrize(("lang", "said"), [("en", "Ann shows"), ("fr", "Ann montre")])
def test_what_is_left_is_told_in_words(lang: str, said: str) -> None:
    """P-9"""
    match = table("120 222 222 222", dice="b--")
    show(match, "bmvv")
    sentence = Words(lang, "potion", ["Ann"]).event(match.events()[-2])
    assert sentence.startswith(said)
    assert sentence.endswith(": 2 champignons." if lang == "fr" else ": 2 mushrooms.")


@pytest.mark.parametrize("players", [3, 4, 7])
def test_the_dice_pass_clockwise(players: int) -> None:
    """P-10: seat 0 rolls first; the roller follows from the number of the round."""
    match = table(" ".join(["222"] * players))
    rollers = []
    for _ in range(players + 1):
        rollers.append(match.view()["roller"])
        roll(match, "bb" if players == 3 else "bb-")
        assert match.view(1)["roller"] == rollers[-1]
        assert match.events()[-1].params["seat"] == rollers[-1]
        show(match, "b" * players)
    assert rollers == [*range(players), 0]


def test_whose_hand_rolls_is_no_part_of_the_position() -> None:
    """P-10"""
    match = philtre.new("potion", dealer="hand")
    assert match.actors == ["chance"]
    assert all(text.startswith("roll ") for text in match.legal())
    assert match.position() == (
        "players=4 : round=1 dice=? tokens=222,222,222,222 chosen=.... last=-"
    )
    line = "players=4 : round=7 dice=? tokens=222,222,222,222 chosen=.... last=b--/bbbb/"
    assert philtre.load("potion", line, dealer="hand").view()["roller"] == 2


def test_at_the_end_the_round_played_last_is_shown() -> None:
    """P-9, P-10: its number, its roller and its dice; there is no round after it."""
    match = table("120 222 222 222")
    roll(match, "bb-")
    show(match, "mmmm")
    roll(match, "b--")
    before = match.view()
    show(match, "bmvv")
    after = match.view()
    assert (before["round"], before["roller"], before["dice"]) == (
        2,
        1,
        ["one-beetle", "blank", "blank"],
    )
    assert [after[part] for part in ("round", "roller", "dice")] == [
        before[part] for part in ("round", "roller", "dice")
    ]
    assert after["last"]["round"] == 2
    assert after["last"]["shown"] == ["beetle", "mushroom", "vial", "vial"]


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "Round 2: Bob rolls"), ("fr", "Manche 2 : Bob lance")]
)
def test_the_terminal_shows_the_roller_and_the_end(lang: str, title: str) -> None:
    """P-9, P-10: in words and as a mark; at the end the last round and the winner's tokens."""
    match = table("120 222 222 222")
    roll(match, "bb-")
    show(match, "mmmm")
    roll(match, "b--")
    show(match, "bmvv")
    say = Words(lang, "potion", ["Ann", "Bob", "Cid", "Dot"]).say
    dice, hands, _ = match.game.terminal(match.view(), say)
    assert dice.title == title
    assert "1 " in dice.lines[-1]
    assert [line for line in hands.lines if "⚂" in line] == [hands.lines[2]]
    assert "Bob" in hands.lines[2]
    assert hands.lines[0].count("●") == 2  # Ann's two mushrooms


def test_what_a_seat_sees() -> None:
    """P-11"""
    match = table("122 221 222 222", dice="bv-", chosen="b..v")
    view = match.view(0)
    assert view["dice"] == ["one-beetle", "two-vial", "blank"]
    assert view["choice"] == "beetle"
    assert [seat["tokens"] for seat in view["seats"]] == [
        {"beetle": 1, "mushroom": 2, "vial": 2},
        None,
        None,
        None,
    ]
    assert [seat["chosen"] for seat in view["seats"]] == [True, False, False, True]
    match.play("beetle", 1)
    match.play("mushroom", 2)
    shown = [e.params["ingredient"] for e in match.events(0) if e.kind == "revealed"]
    assert shown == ["beetle", "beetle", "mushroom", "vial"]
    assert match.view(0)["last"] == {
        "round": 1,
        "roller": 0,
        "dice": ["one-beetle", "two-vial", "blank"],
        "shown": shown,
        "discarded": [2],
    }


def test_earlier_rounds_are_not_forgotten() -> None:
    """P-11"""
    match = table()
    for _ in range(3):
        roll(match, "bb-")
        show(match, "bbbb")
    assert sum(event.kind == "revealed" for event in match.events(1)) == 12


def test_the_memory_aid_shows_all_tokens_and_changes_nothing_else() -> None:
    """P-11"""
    plain = table("122 221 222 222", dice="b--")
    aided = table("122 221 222 222", dice="b--", memory_aid="on")
    assert aided.view(3)["seats"][0]["tokens"] == {"beetle": 1, "mushroom": 2, "vial": 2}
    assert [aided.legal(seat) for seat in range(4)] == [plain.legal(seat) for seat in range(4)]


def after_the_last_round(hands: str) -> list[float] | None:
    match = table(hands, dice="bmv", round_limit=1)
    choices = "".join("bmv"[next(i for i, n in enumerate(h) if n != "0")] for h in hands.split())
    show(match, choices)
    return match.returns


def test_the_round_limit_ends_the_game() -> None:
    """P-12: fewest kinds, then fewest tokens."""
    assert after_the_last_round("220 222 222 222") == [1, 0, 0, 0]
    assert after_the_last_round("220 210 222 222") == [0, 1, 0, 0]
    assert after_the_last_round("110 110 222 222") == [0.5, 0.5, 0, 0]


def test_if_all_are_equal_at_the_limit_it_is_a_draw() -> None:
    """P-12, P-14"""
    match = table(dice="bmv", round_limit=1)
    show(match, "bbbb")
    assert match.returns == [0.25, 0.25, 0.25, 0.25]
    assert match.events()[-1].kind == "drawn"


def test_without_the_option_there_is_no_limit() -> None:
    """P-12"""
    match = table()
    for _ in range(150):
        roll(match, "bbb")
        show(match, "bbbb")
    assert not match.over


@pytest.mark.parametrize("third", "bmv-")
def test_first_example_of_the_book(third: str) -> None:
    """P-13: two beetles and a mushroom discard, the single vial stays, whatever the third die."""
    assert discards("mb" + third, "bbvm") == [0, 1, 3]


def test_second_and_third_example_of_the_book() -> None:
    """P-13"""
    for third in "m-":  # neither vials nor the beetle of the third player
        assert discards("vv" + third, "vvbv") == [2]
    for third in "v-":  # without beetles or mushrooms
        assert discards("mv" + third, "mvbm") == [2]


def test_returns() -> None:
    """P-14"""
    match = table("120 120 120 222 222", dice="--b")
    show(match, "bbbmv")
    assert match.returns == [1 / 3, 1 / 3, 1 / 3, 0, 0]


def test_notation() -> None:
    """P-15"""
    match = table("210 222 222")
    assert "roll beetle mushroom" in match.legal()
    roll(match, "bm")
    assert match.legal(0) == ["beetle", "mushroom"]
    match = table()
    roll(match, "bm-")
    match.play("vial", 1)
    line = match.position()
    assert line == "players=4 : round=1 dice=bm- tokens=222,222,222,222 chosen=.v.. last=-"
    assert philtre.load("potion", line).position() == line


def test_every_choice_is_asked() -> None:
    """P-15: two kinds are the fewest that anybody chooses from (P-9), and all are asked."""
    match = table("110 011 101", dice="b-")
    assert match.actors == [0, 1, 2]
    assert [match.legal(seat) for seat in range(3)] == [
        ["beetle", "mushroom"],
        ["mushroom", "vial"],
        ["beetle", "vial"],
    ]


@pytest.mark.parametrize(
    "body",
    [
        "",
        "round=1",
        "round=0 dice=? tokens=222,222,222,222 chosen=.... last=-",
        "round=x dice=? tokens=222,222,222,222 chosen=.... last=-",
        "round=1 dice=--- tokens=222,222,222,222 chosen=.... last=-",
        "round=1 dice=bb tokens=222,222,222,222 chosen=.... last=-",
        "round=1 dice=bxx tokens=222,222,222,222 chosen=.... last=-",
        "round=1 dice=? tokens=222,222,222 chosen=.... last=-",
        "round=1 dice=? tokens=322,222,222,222 chosen=.... last=-",
        "round=1 dice=? tokens=000,222,222,222 chosen=.... last=-",
        "round=1 dice=b-- tokens=200,222,222,222 chosen=.... last=-",
        "round=1 dice=? tokens=222,222,222,222 chosen=b... last=-",
        "round=1 dice=b-- tokens=022,222,222,222 chosen=b... last=-",
        "round=1 dice=b-- tokens=222,222,222,222 chosen=bbbb last=-",
        "round=1 dice=b-- tokens=222,222,222,222 chosen=b.x. last=-",
        "round=1 dice=b-- tokens=222,222,222,222 chosen=.... last=b",
        "round=1 dice=b-- tokens=222,222,222,222 chosen=.... last=b--/bbbb/7",
    ],
)
def test_a_position_that_cannot_be_is_refused(body: str) -> None:
    """P-15"""
    with pytest.raises(philtre.BadPosition):
        philtre.load("potion", f"players=4 : {body}")
