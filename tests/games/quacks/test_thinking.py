"""How a bot of Quacks thinks: in positions where the rules leave no doubt what is right."""

import pytest

import philtre
from philtre.core.match import Match
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.core.thought import Budget, Thought
from philtre.games.quacks.bot.brewing_decision import BrewingDecision
from philtre.games.quacks.bot.knowledge import QuacksKnowledge
from philtre.games.quacks.bot.playing_on import ahead, play_on
from philtre.games.quacks.bot.quick_player import quick
from philtre.games.quacks.bot.trial_games import Trial
from philtre.games.quacks.bot.worths import worths_of
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import STEP_WORDS
from tests.games.quacks.kitchen import brewing, coven, draw, revealed, stopped, until


def thoughts(match: Match, steps: int = 400, seed: int = 1) -> list[Thought]:
    return QuacksKnowledge().think(match.glimpse(0), Budget(steps), Rng(seed))


def best(match: Match, steps: int = 400) -> str:
    return match.game.text(thoughts(match, steps)[0].move)


RISKY = {"pot": "w3@3,g4@20,w3@23,w1@24", "flask": "empty"}


def test_it_stops_when_that_wins_the_game() -> None:
    """Space 25: 40 and 5 and 20 coins make 49, against 47; exploded it is 45."""
    match = brewing({**RISKY, "bag": "2w1,2o1", "points": 40}, {"points": 47}, round=9)
    first = thoughts(match)[0]
    assert match.game.text(first.move) == "stop"
    assert first.value > 0.9


def test_it_draws_when_stopping_loses_the_game() -> None:
    """Space 25 gives 5 points and 20 coins, 9 in all: with 40 against 52 that is not enough.

    The 4 of 5 chips that don't explode bring 4 spaces each; all of them make 3 points more.
    """
    behind = {"pot": "w3@3,g4@20,w3@23,w1@24", "flask": "empty", "bag": "1w1,4g4", "points": 40}
    match = brewing(behind, {"points": 50}, round=9)
    assert best(match) == "draw"


def test_what_cannot_explode_is_drawn() -> None:
    assert best(brewing({"pot": "w1@1", "bag": "2w1,1w3,4o1"})) == "draw"


def test_the_last_explosive_chip_is_put_back() -> None:
    """A full flask and a white-3 that makes 7: without it the rest of the bag is safe."""
    mine = {"pot": "w3@3,w1@4,w3@7", "bag": "1w2,1w1,5g4"}
    assert best(brewing(mine, card="f24")) == "flask"


def test_an_empty_flask_is_a_loss() -> None:
    """Nothing can ever explode: the white would come again, and the flask be wasted."""
    match = brewing({"pot": "w1@1", "bag": "5o1"}, card="f16")  # the default card refills flasks
    values = {match.game.text(thought.move): thought.value for thought in thoughts(match)}
    assert values["flask"] < values["draw"] - 0.005


def test_explosions_cost_little_early_and_much_late() -> None:
    """Q-6: points of early rounds go to rat tails; coins are had in any case."""
    losses = []
    for number in (2, 8):
        match = brewing({**RISKY, "bag": "4w1"}, round=number)  # all of them explode
        values = {match.game.text(t.move): t.value for t in thoughts(match)}
        losses.append(values["stop"] - values["draw"])
    assert losses[0] < losses[1]


def test_it_calls_the_witch_that_makes_a_bad_pot_good() -> None:
    """W3: with both 3s back in the bag of greens, drawing goes on."""
    mine = {"pot": "g4@4,w3@7,w3@10,w1@11", "bag": "1w2,8g4", "flask": "empty"}
    assert best(coven("w3", mine, round=8)) in ("witch w3", "draw")


def test_thoughts_are_all_moves_best_first() -> None:
    match = until(stopped(brewing({"pot": "o1@22"})), "shop")
    found = thoughts(match, steps=12)
    assert sorted(t.move for t in found) == sorted(match.glimpse(0).legal())
    assert [t.value for t in found] == sorted((t.value for t in found), reverse=True)
    assert all(0 <= t.value <= 1 for t in found)
    assert sum(t.share for t in found) == 1
    assert found[0].share == 1


@pytest.mark.parametrize("question", ["shop", "decide"])
def test_the_same_seed_thinks_the_same(question: str) -> None:
    match = brewing({"pot": "w3@3,w3@6", "bag": "3w1,4g2", "rubies": 2}, {"todo": "decide"})
    if question == "shop":
        match = until(stopped(brewing({"pot": "o1@22"})), "shop")
    assert thoughts(match, 20) == thoughts(match, 20)


def test_a_budget_of_no_steps_is_kept() -> None:
    budget = Budget(0)
    match = brewing({"pot": "w3@3,w3@6", "bag": "3w1,4g2"}, {"todo": "decide"})
    assert len(QuacksKnowledge().think(match.glimpse(0), budget, Rng(1))) == 3


def test_trials_find_what_worth_does_not_know() -> None:
    """Told that all options are alike, games to the end say: buy something."""
    match = until(stopped(brewing({"pot": "o1@30"}, round=2)), "shop")
    table = match.glimpse(0).sample(Rng(1))
    assert isinstance(table, QuacksState)
    options = table.seats[0].options
    done = options.index(match.game.parse("done"))
    dear = options.index(match.game.parse("buy blue-4"))
    trial = Trial(table, 0, [0.0 if i in (done, dear) else -99.0 for i in range(len(options))])
    trial.run(Budget(100), Rng(3))
    values = trial.values()
    assert values[dear] > values[done]


def test_a_game_is_played_on_for_some_rounds_or_to_the_end() -> None:
    """Before the end, who has more is ahead; at the end points tell."""
    game = philtre.new("quacks", players=3, seed=1).game
    table = game.start(game.settle({"players": 3}))
    assert isinstance(table, QuacksState)
    worths = worths_of(table.box)
    play_on(table, [worths] * 3, 7, False, last=2)
    assert (table.round, table.actors()) == (3, [CHANCE])
    leads = [ahead(table, seat, worths) for seat in range(3)]
    assert sum(leads) == pytest.approx(0)
    table.seats[0].rubies += 2
    assert ahead(table, 0, worths) > leads[0]
    play_on(table, [worths] * 3, 7, False)
    assert not table.actors()
    points = [player.points for player in table.seats]
    assert ahead(table, 1, worths) == points[1] - (points[0] + points[2]) / 2


def test_the_quick_player_beats_the_careless_one() -> None:
    game = philtre.new("quacks", players=2, seed=1).game
    knowledge = QuacksKnowledge()
    won = 0.0
    for number in range(24):
        table = game.start(game.settle({"players": 2}))
        assert isinstance(table, QuacksState)
        rng = Rng(5, number)
        while actors := table.actors():
            seat = actors[0]
            if seat == CHANCE:
                table.play(seat, table.legal(seat)[rng.pick(table.odds())])
            elif seat == number % 2:
                table.play(seat, quick(table, table.seats[seat], rng))
            else:
                table.play(seat, knowledge.rollout(table, seat, rng))
        won += table.returns()[number % 2]
    assert won >= 17


def test_every_question_can_be_thought_about() -> None:
    """Whole games with everything in them; all questions but a few come up."""
    seen: set[int] = set()
    for number, books in enumerate(["1", "2", "4", "5", "6"]):
        match = philtre.new(
            "quacks", seed=number, players=2, expansion="on", books=books, test_tubes="on"
        )
        rng = Rng(number)
        turn = 0
        while not match.over:
            seat = match.actors[0]
            assert isinstance(seat, int)
            glimpse = match.glimpse(seat)
            table = glimpse.sample(rng)
            assert isinstance(table, QuacksState)
            step = table.seats[seat].next_step()
            if step in seen or turn % 2 == 0:
                move = quick(table, table.seats[seat], rng)
            else:
                move = QuacksKnowledge().think(glimpse, Budget(2), rng)[0].move
                seen.add(step)
            match.play(match.game.text(move), seat)
            turn += 1
    assert len(seen) >= 20, [STEP_WORDS[step] for step in seen]


def test_after_an_explosion_it_knows_what_is_worth_more() -> None:
    for number, wanted in [(1, "coins"), (8, "points")]:
        match = brewing({"pot": "w3@3,w3@25", "bag": "1w2,1o1"}, round=number)
        assert best(until(draw(match, "white-2"), "choice"), 6) == wanted


def test_a_declaration_is_guessed_by_what_is_sensible() -> None:
    """Q-16, Q-90: nobody stops on an empty pot while nothing can explode."""
    bag = {"bag": "1w1,2o1,1r2,1b4", "todo": "decide"}
    match = brewing(bag, dict(bag), round=9)
    match.play("draw", 0)
    guessed = []
    for seed in range(8):
        table = match.glimpse(1).sample(Rng(seed))  # may hold either declaration
        assert isinstance(table, QuacksState)
        guessed.append(BrewingDecision(table, 1, Budget(10**9), Rng(1)).values())
    assert all(values == guessed[0] for values in guessed)
    draw, stop = guessed[0]
    assert stop < 0.3 < draw


class Spent(Budget):
    """Nothing left; counts how often that has to be said."""

    def spent(self) -> bool:
        self.taken += 1
        return True


def test_once_the_budget_is_spent_nobody_thinks_on() -> None:
    """Nor do they ask again, in none of the many ways in which a blue may go on."""
    bag = "2w1,1w2,1w3,2o1,2g1,2g2,2g4,2r1,2r2,2r4,2b2,2b4,2y1,2y4"
    match = brewing({"pot": "w1@1,w2@9", "bag": bag})
    draw(match, "blue-4")
    for chip in ("blue-4", "white-1", "yellow-1", "red-2"):
        match.play(f"chip 0 {chip}", "chance")
    budget = Spent(0)
    assert len(QuacksKnowledge().think(match.glimpse(0), budget, Rng(1))) == 5
    assert budget.taken <= 2  # the samples of the others, then the thoughts


CROWDED = (
    "players=2 : round=8 stage=brewing turn=0 card=f14 seen=f01,f02,f06,f10,f13,f14,f18,f20 "
    "supply=12w1,4w2,2w3,12o1,11g1,10g2,10g4,11b1,5b2,7b4,12r1,8r2,10r4,13y1,6y2,10y4,10p1,16k1 "
    "| points=32 rubies=3 droplet=8 flask=empty bag=4w1,2w2,1w3,3o1,1g4,1b1,2b2,2b4,2p1,1k1 "
    "pot=g1@9,o1@10,p1@11,b2@13 drawn=b2,g1 start=8 placings=4 todo=brew,blue-place "
    "| points=30 rubies=5 droplet=10 flask=empty bag=3w1,1w2,1w3,3o1,1g1,1g4,1b1,1b4,2p1,1k1 "
    "pot=b2@13,w2@15,g4@19,g1@20,w1@21,b1@22 drawn=o1 start=11 tails=1 placings=6 "
    "todo=brew,blue-place"
)


def test_whoever_has_no_time_weighs_all_options_alike() -> None:
    """Of one chip more or less the game is not lost: no option is taken for the end of brewing."""
    found = thoughts(philtre.load("quacks", CROWDED), steps=1)
    assert max(t.value for t in found) - min(t.value for t in found) < 0.1


def test_a_card_that_gives_to_all_puts_nobody_ahead() -> None:
    """F14 is asked in order: who chooses first is not richer than those who choose next."""
    for players in (2, 4):
        match = revealed("f14", *({"points": 5} for _ in range(players)), players=players)
        first = match.state.actors()[0]
        found = QuacksKnowledge().think(match.glimpse(first), Budget(50), Rng(1))
        assert abs(found[0].value - 1 / players) < 0.05


def test_what_the_chips_of_others_bring_counts_too() -> None:
    """Round 9, two pots alike: purples bring points to both, so nobody is sure to win."""
    pot = {"pot": "p1@10,p1@11,p1@12,r4@16,o1@17", "start": 9, "droplet": 9, "points": 30}
    match = brewing({**pot, "bag": "1o1"}, {**pot, "bag": "1o1"}, round=9)
    stop = next(t for t in thoughts(match) if match.game.text(t.move) == "stop")
    assert 0.4 < stop.value < 0.85
