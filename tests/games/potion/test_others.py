"""What the master makes of what the others have shown, and how the levels differ."""

import pytest

import philtre
from philtre.bots.bot import Bot, RandomBot
from philtre.bots.catalogue import find_bot
from philtre.bots.game import play_game
from philtre.core.glimpse import Glimpse
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.core.thought import Budget, Thought
from philtre.games.potion.bot.answer import MIXED, RISK, Answer
from philtre.games.potion.bot.hands import HELD, hands_of
from philtre.games.potion.bot.levels import tempered
from philtre.games.potion.bot.manners import manners
from philtre.games.potion.bot.memory import Past, rounds_seen
from philtre.games.potion.bot.others import RECALL, Guess, Others, scene_of
from philtre.games.potion.bot.views import views_of
from philtre.games.potion.content import ASKED, KINDS
from philtre.games.potion.rules.state import PotionState
from tests.games.potion.rounds import roll, show, table

GAME = find("potion")
NOVICE, ADEPT, EXPERT, MASTER = range(4)


def thoughts(match: philtre.Match, level: int, temper: int = 0) -> list[Thought]:
    """What the first seat thinks."""
    return GAME.knowledge().think_as(level, temper, match.glimpse(0), Budget(60), Rng(1))


@pytest.mark.parametrize("players", [3, 5])
def test_a_seat_remembers_every_round_as_it_was(players: int) -> None:
    match, rng = philtre.new("potion", players=players, seed=4), Rng(4)
    played: list[Past] = []
    while not match.over:
        state = match.state
        assert isinstance(state, PotionState)
        hands, dice = hands_of(state), state.roll
        assert rounds_seen(state, match.events(0)) == played[::-1]
        shown = [rng.below(len(match.legal(seat))) for seat in range(players)]
        shown = [state.legal(seat)[shown[seat]] for seat in range(players)]
        for seat in range(players):
            match.play(GAME.text(shown[seat]), seat)
        played.append(Past(hands, dice, shown))
    assert len(played) > 3


def test_who_shows_what_no_good_player_shows_is_found_out() -> None:
    """The second seat parts with a kind that the dice don't want, over and over."""
    hands, dice = [26, 26, 26], 0b110100  # one beetle, two mushrooms
    views = views_of(GAME.start(GAME.settle({"players": 3})).box)
    others = Others(3)
    before = others.seen_from(0)
    balance = RECALL.mixtures(Past(hands, dice, []), views)[0]
    good = max(range(KINDS), key=lambda kind: balance[KINDS + kind])
    bad = min(range(KINDS), key=lambda kind: balance[KINDS + kind])
    for _ in range(4):
        others.see([good, bad, good], RECALL.mixtures(Past(hands, dice, []), views))
    after = others.seen_from(0)
    assert after.likely[1][0] < before.likely[1][0] / 10 < after.likely[2][0]
    assert after.well < before.well / 10
    assert sum(after.likely[1]) == pytest.approx(1)


def test_what_one_shows_tells_of_the_others_too_unless_they_differ() -> None:
    """A table is seldom a chance company; and what the seat itself shows tells nothing."""
    hands, dice = [26, 26, 26], 0b110100
    views = views_of(GAME.start(GAME.settle({"players": 3})).box)
    mixtures = RECALL.mixtures(Past(hands, dice, []), views)
    asked, unasked = 1, 2  # two mushrooms: who looks ahead leaves them alone
    start = Others(3).seen_from(0)
    chased = [Others(3), Others(3)]
    for _ in range(6):
        chased[0].see([unasked, asked, asked], mixtures)
        chased[1].see([asked, asked, unasked], mixtures)
    alike, apart = (others.seen_from(0) for others in chased)
    assert chases(alike, 1) > 0.5
    assert chases(alike, 1) > chases(apart, 1) > chases(start, 1)
    assert chases(apart, 2) < chases(start, 2)


def chases(guess: Guess, seat: int) -> float:
    """How likely a seat goes for what the dice ask for, by its habit."""
    return sum(guess.likely[seat][2:5])


def test_a_sampler_answers_those_who_show_anything_to_the_end() -> None:
    """The table of what follows then, against games played on by chance."""
    match = table("210 211 220", dice="v-")
    state = match.state
    assert isinstance(state, PotionState)
    drift = views_of(state.box).drift
    values, rng, games = drift.values(hands_of(state)), Rng(5), 3000
    won = [0.0] * 3
    for number in range(games):
        played = GAME.start(GAME.settle({"players": 3}))
        assert isinstance(played, PotionState)
        for at, count in enumerate(state.tokens):
            played.tokens[at] = count
        play_game(GAME, played, [RandomBot() for _ in range(3)], Rng(6, number), rng)
        won = [a + b / games for a, b in zip(won, played.returns(), strict=True)]
    assert values == pytest.approx(won, abs=0.03)


def test_all_manners_mix_what_is_held() -> None:
    match = table("221 202 110 220", dice="bm-")
    state = match.state
    assert isinstance(state, PotionState)
    scene = scene_of(hands_of(state), state.roll, views_of(state.box), Budget(60))
    for mixture in manners(scene):
        for seat, hand in enumerate(scene.fair.hands):
            shares = mixture[seat * KINDS : seat * KINDS + KINDS]
            assert sum(shares) == pytest.approx(1, abs=1e-6)
            assert all(shares[kind] == 0 for kind in range(KINDS) if kind not in HELD[hand])


def test_it_risks_no_more_than_the_odds_allow() -> None:
    """Whatever the others seem to be, in many positions of a match."""
    match, rng = philtre.new("potion", players=3, seed=9), Rng(9)
    while not match.over:
        state = match.state
        assert isinstance(state, PotionState)
        views = views_of(state.box)
        scene = scene_of(hands_of(state), state.roll, views, Budget(60))
        past = rounds_seen(state, match.events(0))
        others = RECALL.others(past, 3, views, Budget(1000)).seen_from(0)
        answer = Answer(scene, 0, others)
        best = max(scene.well[kind] for kind in HELD[scene.fair.hands[0]])
        for kind in HELD[scene.fair.hands[0]]:
            if answer.shares[kind] and scene.balance[kind] < MIXED:
                risk = RISK * (1 - answer.well) / answer.well
                assert best - scene.well[kind] <= risk
        for seat in range(3):
            match.play(match.legal(seat)[rng.below(len(match.legal(seat)))], seat)


@pytest.mark.parametrize("level", range(4))
def test_a_level_does_not_know_what_lies_face_down(level: int) -> None:
    seen = [
        thoughts(table("221 122 212", dice="bm", chosen=f".{hidden}."), level) for hidden in "bmv"
    ]
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize("level", [ADEPT, EXPERT, MASTER])
def test_a_sure_win_is_taken(level: int) -> None:
    """P-5: only the first seat holds a vial, and a die asks for one."""
    best = thoughts(table("201 220 220", dice="v-"), level)[0]
    assert (best.move, best.share > 0.95) == (2, True)


def test_the_master_alone_minds_what_was_shown() -> None:
    """The same position, after the others chased the dice and after they did not."""
    found = []
    for choices in ("bbb", "vvv"):  # nobody discards
        match = table("222 222 222")
        for _ in range(4):
            roll(match, "bm")
            show(match, choices)
        roll(match, "bm")
        found.append([thoughts(match, level) for level in range(4)])
    assert found[0][:MASTER] == found[1][:MASTER]
    assert found[0][MASTER] != found[1][MASTER]


def test_the_bold_go_for_what_the_dice_ask_for() -> None:
    dice = 0b110100  # one beetle, two mushrooms
    plain = [0.4, 0.3, 0.3]
    bold, patient = tempered(plain, dice, 1), tempered(plain, dice, -1)
    for kind in range(KINDS):
        if ASKED[dice][kind]:
            assert bold[kind] > plain[kind] > patient[kind]
        else:
            assert bold[kind] < plain[kind] < patient[kind]
    assert tempered(plain, dice, 0) == pytest.approx(plain)


class Chaser(Bot):
    """Shows what the dice ask for, nearly always."""

    def choose(self, glimpse: Glimpse[PotionState], rng: Rng) -> int:
        state = glimpse.sample(rng)
        wanted = [9 if ASKED[state.roll][kind] else 1 for kind in glimpse.legal()]
        return glimpse.legal()[rng.pick(wanted)]


def share(bot: str, others: list[Bot], games: int) -> float:
    """Of the wins, over a fair share."""
    players = len(others) + 1
    options = GAME.settle({"players": players, "round_limit": 100})
    won = 0.0
    for number in range(games):
        seat = number % players
        bots = [*others[:seat], find_bot(bot), *others[seat:]]
        state = GAME.start(options)
        play_game(GAME, state, bots, Rng(3, 2 * number), Rng(3, 2 * number + 1))
        won += state.returns()[seat] * players
    return won / games


def test_the_master_takes_from_those_who_chase_the_dice() -> None:
    """Who plays an equilibrium wins 0.9 times a fair share there."""
    assert share("master@100steps", [Chaser(), Chaser()], 60) > 1.4


@pytest.mark.parametrize("players", [3, 4])
def test_a_novice_is_not_worse_than_chance(players: int) -> None:
    assert share("novice", [find_bot("random") for _ in range(players - 1)], 150) > 1
