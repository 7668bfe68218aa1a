"""What must hold for every game: the contract of DESIGN, as properties."""

import json

import pytest

import philtre
from philtre.conformance import secrets
from philtre.conformance.matches import any_match, any_seed, any_state, for_every_game, step
from philtre.conformance.numbers import check_numbers
from philtre.conformance.weights import check_weights
from philtre.core.errors import CannotUndo, IllegalMove
from philtre.core.game import Game
from philtre.core.match import Match
from philtre.core.options import Options
from philtre.core.rng import Rng
from philtre.core.state import CHANCE, ONLOOKER, State
from philtre.words import LANGUAGES, Words

Position = tuple[Options, State]


@for_every_game(any_state)
def test_every_legal_move_plays(game: Game, example: Position) -> None:
    options, state = example
    for seat in state.actors():
        legal = list(state.legal(seat))
        assert legal, "an actor has a move"
        assert len(set(legal)) == len(legal)
        for move in legal:
            assert 0 <= move < len(game.moves)
            other = state.clone()
            other.play(seat, move)
            assert game.position(options, other)


@for_every_game(any_match)
def test_an_illegal_move_changes_nothing(game: Game, match: Match) -> None:
    before = match.record(), match.position()
    legal = set() if match.over else set(match.legal())
    texts = [game.text(move) for move in range(0, len(game.moves), max(1, len(game.moves) // 50))]
    for text in [text for text in texts if text not in legal] + ["", "nonsense", "0", "é\n"]:
        with pytest.raises(IllegalMove):
            match.play(text)
    for seat in (-3, match.state.players, "chance", "nobody"):
        if seat not in match.actors:
            with pytest.raises(IllegalMove):
                match.play(next(iter(legal), ""), seat)
    assert (match.record(), match.position()) == before


@for_every_game(any_state)
def test_a_board_can_offer_every_move(game: Game, example: Position) -> None:
    """Picks name one move of a kind, what is said of it is plain, what is refused has a reason."""
    _, state = example
    for seat in state.actors():
        if seat == CHANCE:
            continue
        legal = state.legal(seat)
        named: dict[tuple[str, ...], int] = {}
        for move in legal:
            about = game.about(state, seat, move)
            assert json.loads(json.dumps(about)) == about
            for order in game.picks(move):
                assert named.setdefault((game.phrase(move).key, *order), move) == move
                assert not order or game.wanted(state, seat, order) in legal
        for move in game.wished(state, seat):
            assert move not in legal
            assert game.refuse(state, seat, move) is not None


def test_what_a_board_is_drawn_from_is_plain_data(game: Game) -> None:
    content = dict(game.content)
    assert json.loads(json.dumps(content)) == content


@for_every_game(any_state)
def test_a_clone_shares_nothing(game: Game, example: Position) -> None:
    options, state = example
    before = game.position(options, state)
    clone = state.clone()
    rng = Rng(1)
    for _ in range(30):
        step(clone, rng)
    assert game.position(options, state) == before
    clone = state.clone()
    step(state, rng)
    assert game.position(options, clone) == before


@for_every_game(any_state)
def test_one_of_many_is_as_if_from_the_list(game: Game, example: Position) -> None:
    """The same number of the generator, the same move or outcome, however a game finds it."""
    _, state = example
    for seat in state.actors():
        for seed in range(20):
            luck, same = Rng(seed), Rng(seed)
            moves = state.legal(seat)
            if seat == CHANCE:
                assert state.outcome(luck) == moves[same.pick(state.odds())]
            else:
                assert state.any_move(seat, luck) == moves[same.below(len(moves))]
            assert luck.word() == same.word()


def test_every_move_has_one_text(game: Game) -> None:
    texts = [game.text(move) for move in range(len(game.moves))]
    assert len(set(texts)) == len(game.moves)
    assert [game.parse(text) for text in texts] == list(range(len(game.moves)))


@for_every_game(any_state)
def test_a_position_round_trips(game: Game, example: Position) -> None:
    options, state = example
    line = game.position(options, state)
    assert "\n" not in line
    read_options, other = game.load(line)
    assert read_options == options
    assert game.position(options, other) == line
    if not state.actors():
        return  # what ended it need not be part of the position: repetition is not (W-61)
    assert other.actors() == state.actors()
    for seat in state.actors():
        assert other.legal(seat) == state.legal(seat)
    if state.actors() == [CHANCE]:
        assert other.odds() == state.odds()
    for seat in [*range(state.players), ONLOOKER]:
        assert game.view(other, seat) == game.view(state, seat)


@for_every_game(any_match, examples=30)
def test_a_record_replays_to_the_same_bytes(game: Game, match: Match) -> None:
    text = match.record()
    again = philtre.replay(text)
    assert again.record() == text
    assert again.position() == match.position()
    assert again.events() == match.events()


@for_every_game(any_state)
def test_weights_are_positive(game: Game, example: Position) -> None:
    _, state = example
    if state.actors() == [CHANCE]:
        odds = state.odds()
        assert len(odds) == len(state.legal(CHANCE))
        assert all(weight > 0 for weight in odds)


@for_every_game(any_seed, examples=25)
def test_every_game_ends_within_its_bound(game: Game, example: tuple[Options, int]) -> None:
    options, seed = example
    state = game.start(options)
    rng = Rng(seed)
    steps = 0
    while step(state, rng):
        steps += 1
        assert steps <= game.bound
    returns = state.returns()
    assert len(returns) == state.players
    assert all(isinstance(value, float) for value in returns)
    traits = game.traits(options)
    assert all(traits.least <= value <= traits.most for value in returns)
    assert traits.total is None or abs(sum(returns) - traits.total) < 1e-9


@for_every_game(any_state)
def test_a_game_without_secrets_hides_nothing(game: Game, example: Position) -> None:
    options, state = example
    if game.traits(options).secret:
        return
    for seat in range(state.players):
        other = state.clone()
        other.redeal(seat, Rng(3))
        assert game.position(options, other) == game.position(options, state)


@for_every_game(any_state, examples=25)
def test_a_seat_learns_nothing_from_what_it_cannot_see(game: Game, example: Position) -> None:
    options, state = example
    for seat in range(state.players):
        secrets.check_view(game, state, seat)
        for actor in state.actors()[:1]:
            legal = state.legal(actor)
            for move in legal[:: max(1, len(legal) // 4)]:
                secrets.check_events(game, options, state, seat, move)
                secrets.check_blind(game, state, actor, move)


@for_every_game(any_state)
def test_what_is_observed_as_numbers_is_what_is_seen(game: Game, example: Position) -> None:
    _, state = example
    if game.encoding is None:
        pytest.skip("nothing learns it")
    for seat in range(state.players):
        check_numbers(game, state, seat)


@for_every_game(any_seed, examples=12)
def test_what_one_seat_alone_learns_of_chance_is_its_own_draw(
    game: Game, example: tuple[Options, int]
) -> None:
    options, seed = example
    state = game.start(options)
    rng = Rng(seed)
    acted = False  # before anybody has, nobody was faster: the table may deal to all
    for _ in range(80):
        if acted and state.players > 1 and state.actors() == [CHANCE]:
            secrets.check_drawer(game, state)
        acted = acted or state.actors() != [CHANCE]
        step(state, rng)


@for_every_game(any_state)
def test_a_redeal_is_true_to_the_view(game: Game, example: Position) -> None:
    options, state = example
    for seat in range(state.players):
        secrets.check_redeal(game, options, state, seat)


def test_a_redeal_is_as_likely_as_the_deal(game: Game) -> None:
    for seed, steps in enumerate((4, 8, 11)):
        check_weights(game, game.settle(dict(game.limit)), steps, seed)


@for_every_game(any_match)
def test_undo_restores_the_exact_position(game: Game, match: Match) -> None:
    if match.over:
        return
    before, events = match.position(), match.events()
    for seat in match.actors:
        assert isinstance(seat, int)
        match.play(match.legal(seat)[0], seat)
        try:
            match.undo(seat)
        except CannotUndo:
            return
        assert match.position() == before
        assert match.events() == events


@for_every_game(any_match, examples=20)
def test_all_that_happens_has_words(game: Game, match: Match) -> None:
    for lang in LANGUAGES:
        words = Words(lang, game.id)
        for event in match.state.heard or []:
            assert words.has(event.kind), event
            assert "{" not in words.event(event)
        for seat in match.actors:
            assert isinstance(seat, int)
            for move in match.state.legal(seat):
                assert words.has(game.phrase(move).key)


@for_every_game(any_match, examples=20)
def test_where_points_came_from_adds_up(game: Game, match: Match) -> None:
    """At any moment, from any start; sources and honours have words in every language."""
    then, standing = match.fork(0), game.standing
    tale = standing.tale(then.state)
    for entry in match.log:
        tale.sees(then.state, entry.seat, entry.move)
        before = len(then.state.heard or [])
        then.state.play(entry.seat, entry.move)
        for event in (then.state.heard or [])[before:]:
            tale.hears(then.state, event)
    sources, honours = tale.sources(then.state), tale.honours(then.state)
    if sources:
        added = [sum(points) for points in zip(*(one.points for one in sources), strict=True)]
        assert added == standing.points(then.state)
    for lang in LANGUAGES:
        words = Words(lang, game.id, [f"P{seat}" for seat in range(then.state.players)])
        assert all(words.has(f"from-{one.name}") for one in sources)
        for name, seats, params in honours:
            assert words.say(f"honour-{name}")
            assert words.say(f"honour-{name}-how", seats=seats, **params)


@for_every_game(any_match, examples=20)
def test_views_are_plain_data_and_can_be_drawn(game: Game, match: Match) -> None:
    for seat in [*range(match.state.players), None]:
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view
        for lang in LANGUAGES:
            panels = game.terminal(view, Words(lang, game.id).say)
            assert all(panel.title and panel.lines for panel in panels)


@for_every_game(any_match, examples=20)
def test_bots_know_no_more_than_their_seat(game: Game, match: Match) -> None:
    from philtre.bots.bot import Bot, GreedyBot, RandomBot
    from philtre.conformance.thinker import Thinker
    from philtre.core.glimpse import Glimpse

    bots: list[Bot] = [RandomBot(), GreedyBot(), Thinker(steps=6)]

    for seat in match.actors[:2]:
        assert isinstance(seat, int)
        other = match.state.clone()
        other.redeal(seat, Rng(5))
        for bot in bots:
            moves = [
                bot.choose(Glimpse(game, state, seat, match.events(seat)), Rng(9))
                for state in (match.state, other)
            ]
            assert moves[0] == moves[1]
            assert moves[0] in match.state.legal(seat)
