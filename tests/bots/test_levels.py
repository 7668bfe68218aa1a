"""The levels: who they are, that they come to an end, that they are found by name."""

import pytest

import philtre
from philtre.bots.bot import Bot
from philtre.bots.catalogue import FACES, base_name, check_plain, find_bot
from philtre.bots.game import play_game
from philtre.bots.levels import LEVELS, LevelBot
from philtre.bots.think import Seconds, pick
from philtre.core.errors import BadBot
from philtre.core.game import Game
from philtre.core.glimpse import Glimpse
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.core.thought import Budget, Thought
from philtre.words import LANGUAGES, Words


def test_levels_think_for_their_time() -> None:
    assert [(level.name, level.seconds) for level in LEVELS] == [
        ("novice", 0.0),
        ("adept", 0.1),
        ("expert", 0.5),
        ("master", 2.0),
    ]


def test_a_bot_may_be_given_another_time() -> None:
    bot = find_bot("master@0.2")
    assert isinstance(bot, LevelBot)
    assert (bot.level, bot.seconds) == (3, 0.2)
    assert base_name("master@0.2") == "master"
    assert base_name("Ann") == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_face_is_a_name_for_a_level(lang: str) -> None:
    assert len({Words(lang).say(f"bot-name-{face}") for face in FACES}) == 2 * len(LEVELS)
    for face in FACES:
        check_plain(face)
        bot, plain = find_bot(face), find_bot(face.partition("-")[0])
        assert isinstance(bot, LevelBot)
        assert isinstance(plain, LevelBot)
        assert (bot.level, bot.seconds) == (plain.level, plain.seconds)
    assert base_name("adept-bold@0.2") == "adept-bold"


@pytest.mark.parametrize(
    "name",
    [
        "wizard",
        "adept-",
        "adept-shy",
        "random-bold",
        "master@",
        "master@soon",
        "master@-1",
        "greedy@1",
    ],
)
def test_what_is_no_bot_is_refused(name: str) -> None:
    with pytest.raises(BadBot):
        find_bot(name)


def test_a_guest_chooses_no_thinking_time() -> None:
    check_plain("master")
    with pytest.raises(BadBot):
        check_plain("master@3600")


def test_a_budget_of_steps() -> None:
    budget = Budget(2)
    assert budget.left() == 1.0
    assert [budget.spent() for _ in range(4)] == [False, False, True, True]
    assert budget.left() == 0.0


def test_a_budget_of_seconds_asks_its_clock() -> None:
    times = iter([5.0, 5.485, 5.9, 5.98, 6.1])
    budget = Seconds(1.0, lambda: next(times))
    assert budget.due == 6.0
    assert not budget.spent()
    assert budget.left() == pytest.approx(0.5)  # three in a hundred are for clearing away
    assert [budget.spent() for _ in range(3)] == [False, True, True]
    assert budget.left() == 0.0


class Hears(LevelBot):
    """Plays the first move, and remembers what it was told."""

    def choose(self, glimpse: Glimpse, rng: Rng) -> int:
        self.told = list(glimpse.events)
        return glimpse.legal()[0]


@pytest.mark.parametrize(("seconds", "listens"), [(0.1, True), (0.0, False)])
def test_who_thinks_is_told_what_happened(seconds: float, listens: bool) -> None:
    """In games without a table too, where events are made for those alone who use them."""
    game = find("apotheca")
    bots = [Hears(1, seconds), Hears(1, seconds)]
    state = game.start(game.settle({"turn_limit": 4}))
    play_game(game, state, list[Bot](bots), Rng(1), Rng(2))
    for seat, bot in enumerate(bots):
        assert bool(bot.told) == listens
        assert all(event.heard_by(seat) for event in bot.told)


def test_moves_are_picked_by_their_share() -> None:
    thoughts = [Thought(7, 0.5, 0.75), Thought(8, 0.5, 0.25), Thought(9, 0.1, 0.0)]
    rng = Rng(1)
    picked = [pick(thoughts, rng) for _ in range(4000)]
    assert 9 not in picked
    assert 2850 < picked.count(7) < 3150


@pytest.mark.parametrize("game", ["apotheca", "witchcraft"])
def test_a_level_looks_no_longer_than_it_does(game: str) -> None:
    match = philtre.new(game, seed=5)
    most = match.game.knowledge().glances
    seat = match.actors[0]
    assert isinstance(seat, int)
    assert 0 == most[0] < most[1] < most[2]
    assert most[3] == 0  # the master's time is its only bound
    _, thoughts = find_bot(f"adept@{3 * most[1]}steps").consider(match.glimpse(seat), Rng(1))
    assert 0 < sum(thought.looked for thought in thoughts) <= most[1] + 1


@pytest.mark.parametrize("level", ["novice", "adept@0.01", "expert@0.01", "master@0.01"])
def test_every_level_plays_every_game(game: Game, level: str) -> None:
    match = philtre.new(game, seed=5)
    bot = find_bot(level)
    for _ in range(6):
        seat = match.actors[0]
        assert isinstance(seat, int)
        match.play(match.game.text(bot.choose(match.glimpse(seat), Rng(1))), seat)
