"""Why a decision of Quacks: what explodes, what a stop gives, what coins buy."""

from collections.abc import Callable
from typing import Final

from philtre.core.glimpse import Glimpse
from philtre.core.reasons import Mark, Reason
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.games.quacks.content import (
    CHIP_NAMES,
    COLOUR,
    COLOURS,
    KINDS,
    SPOON,
    WITCHES,
)
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.gains import points_of_coins
from philtre.games.quacks.rules.placing import explosive, fatal, is_full, lands
from philtre.games.quacks.rules.player import NONE, Player
from philtre.games.quacks.rules.shopping import for_sale
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import AT_BREWING, CHOICE, DECIDE, EXCHANGE, MARKET, SHOP

BAG: Final = [Mark("ring", ["bag:"])]
DARING: Final = 2  # a draw is, if one chip of so many explodes or more


def reasons(glimpse: Glimpse[QuacksState], move: int) -> list[Reason]:
    state = glimpse.sample(Rng(0))
    if moves.WITCH < move <= moves.WITCH + WITCHES:
        return [Reason("reason-witch", {"help": f"w{move - moves.WITCH}"}, [])]
    if move == moves.DECLINE and calls_a_witch(glimpse.legal()):
        return [Reason("reason-penny", {"points": state.box.penny_points}, [])]
    brews = state.stage == AT_BREWING
    if moves.PLACE <= move < moves.RETURN or (brews and move == moves.DECLINE):
        return placing(state, glimpse.seat, move)
    if moves.TAKE <= move < moves.RESERVE and state.box.book[COLOUR[move - moves.TAKE]]:
        return [reads(state, move - moves.TAKE, [])]
    ask = QUESTIONS.get(int(state.seats[glimpse.seat].next_step()))
    return ask(state, glimpse.seat, move) if ask else []


def calls_a_witch(options: list[int]) -> bool:
    return any(moves.WITCH < move <= moves.WITCH + WITCHES for move in options)


# Brewing


def deciding(state: QuacksState, seat: int, move: int) -> list[Reason]:
    if move == moves.DRAW:
        return drawing(state, seat)
    if move == moves.FLASK:
        return [flask(state, seat)]
    if move != moves.STOP:
        return []
    danger = explosive(state, state.seats[seat])
    return [stopping(state, seat), *([odds(state, seat)] if danger else [])]


def odds(state: QuacksState, seat: int) -> Reason:
    player = state.seats[seat]
    count = explosive(state, player)
    if not count:
        return Reason("reason-safe", {}, BAG)
    return Reason("reason-odds", {"count": count, "total": player.chips_left}, BAG)


def drawing(state: QuacksState, seat: int) -> list[Reason]:
    """How likely it explodes and what is left then; what there is to win."""
    danger = explosive(state, state.seats[seat])
    first = risk(state, seat) if danger else odds(state, seat)
    return [first, *best_draw(state, seat)]


def risk(state: QuacksState, seat: int) -> Reason:
    """Q-23: how likely it explodes, and what is left then; all of it under a window (Q-37)."""
    player = state.seats[seat]
    odds: dict[str, object] = {"count": explosive(state, player), "total": player.chips_left}
    if player.window:
        return Reason("reason-protected", odds, BAG)
    return Reason("reason-risk", {**odds, **gives(state, exploded_space(state, player))}, BAG)


def exploded_space(state: QuacksState, player: Player) -> int:
    """Q-4: the least scoring space of an explosion: the white that is too much lies there too."""
    deadly = [kind for kind in fatal(state, player) if player.bag[kind]]
    if is_full(state, player) or not deadly:
        return player.scoring_space()
    return min([min(lands(state, player, kind, kind, 0) + 1, SPOON) for kind in deadly])


def best_draw(state: QuacksState, seat: int) -> list[Reason]:
    """The furthest that the next chip can bring the scoring space, and how many end at a ruby."""
    after = state.clone()
    after.play(seat, moves.DRAW)
    if after.actors() != [CHANCE] or after.drawer() != seat:
        return []  # round 9: all draw together
    best, rubies = 0, 0
    for outcome, weight in zip(after.legal(CHANCE), after.odds(), strict=True):
        then = after.clone()
        then.play(CHANCE, outcome)
        player = then.seats[seat]
        if not player.exploded:
            space = player.scoring_space()
            best = max(best, space)
            rubies += weight if state.box.ruby[space] else 0
    total = sum(after.odds())
    marks = [Mark("ring", [f"space:{best}"])]
    found = [Reason("reason-best", gives(state, best), marks)] if best else []
    if rubies:
        found.append(Reason("reason-ruby", {"count": rubies, "total": total}, []))
    return found


def placing(state: QuacksState, seat: int, move: int) -> list[Reason]:
    """Where a chip that may be placed brings the scoring space, and what explodes after it."""
    after = state.clone()
    after.play(seat, move)
    player = after.seats[seat]
    if player.exploded:
        return [Reason("reason-explodes", {}, [])]
    found: list[Reason] = []
    if move != moves.DECLINE:
        space = player.scoring_space()
        marks = [Mark("ring", [f"space:{space}"])]
        found.append(Reason("reason-lands", gives(state, space), marks))
    if len(player.todo) and player.next_step() == DECIDE and player.chips_left:
        count, total = explosive(after, player), player.chips_left
        found.append(Reason("reason-then", {"count": count, "total": total}, BAG))
    return found


def flask(state: QuacksState, seat: int) -> Reason:
    """Q-15: what still explodes when the newest white is back in the bag."""
    player = state.seats[seat]
    if not explosive(state, player):
        return Reason("reason-flask-waits", {}, BAG)
    after = state.clone()
    after.play(seat, moves.FLASK)
    then = after.seats[seat]
    params: dict[str, object] = {
        "chip": CHIP_NAMES[player.newest()],
        "count": explosive(after, then),
        "total": then.chips_left,
        "before": explosive(state, player),
        "now": player.chips_left,
    }
    return Reason("reason-flask", params, BAG)


def stopping(state: QuacksState, seat: int) -> Reason:
    """Q-22 … Q-25, Q-27: what a stop gives, and what that buys."""
    space = state.seats[seat].scoring_space()
    marks = [Mark("ring", [f"space:{space}"])]
    brings = gives(state, space)
    chip = dearest(state, seat, state.box.coins[space])
    if state.round == state.box.rounds:
        return Reason("reason-stop-last", brings, marks)
    if chip is None:
        return Reason("reason-stop", brings, marks)
    return Reason("reason-stop-buys", {**brings, "chip": chip}, marks)


def gives(state: QuacksState, space: int) -> dict[str, object]:
    box = state.box
    coins, points, ruby = box.coins[space], box.points[space], int(box.ruby[space])
    found: dict[str, object] = {"coins": coins, "points": points, "ruby": ruby}
    if state.round == box.rounds:
        found["worth"] = points_of_coins(box, coins)
    return found


def dearest(state: QuacksState, seat: int, coins: int) -> str | None:
    """The dearest chip that so many coins would buy now."""
    buyer = state.seats[seat].clone()
    buyer.coins = coins
    buyer.basket = NONE
    kinds = [move - moves.BUY for move in for_sale(state, buyer)]
    price = state.box.price
    return CHIP_NAMES[max(kinds, key=lambda kind: (price[kind], kind))] if kinds else None


# After brewing


def choosing(state: QuacksState, seat: int, move: int) -> list[Reason]:
    """Q-23: points or coins."""
    space = state.seats[seat].score
    brings = gives(state, int(space))
    if move == moves.POINTS_MOVE:
        return [Reason("reason-points", brings, [])]
    chip = dearest(state, seat, state.box.coins[space])
    if state.round == state.box.rounds:
        return [Reason("reason-coins-last", brings, [])]
    if chip is None:
        return [Reason("reason-coins", brings, [])]
    return [Reason("reason-coins-buy", {**brings, "chip": chip}, [])]


def shopping(state: QuacksState, seat: int, move: int) -> list[Reason]:
    """Q-25: what a chip does, and what is left to spend."""
    player = state.seats[seat]
    if move == moves.DONE:
        return [Reason("reason-lost", {"coins": player.coins}, [])] if player.coins else []
    kind = move - moves.BUY
    if not 0 <= kind < KINDS:
        return []
    after = state.clone()
    after.play(seat, move)
    left = player.coins - state.box.price[kind]
    marks = [Mark("ring", [f"chip:{CHIP_NAMES[kind]}"])]
    found = [reads(state, kind, marks)] if state.box.book[COLOUR[kind]] else []
    params: dict[str, object] = {"left": left, "price": state.box.price[kind]}
    second = second_chip(after, seat)
    if second:
        return [*found, Reason("reason-second", {**params, "chip": second}, marks)]
    return [*found, Reason("reason-spent" if not left else "reason-left", params, marks)]


def reads(state: QuacksState, kind: int, marks: list[Mark]) -> Reason:
    """What its book says."""
    colour = COLOUR[kind]
    book = f"{COLOURS[colour]}-{state.box.book[colour]}"
    return Reason("reason-book", {"book": book, "players": state.players}, marks)


def second_chip(state: QuacksState, seat: int) -> str | None:
    """The dearest chip that may still be bought."""
    asked = state.legal(seat) if seat in state.actors() else []
    kinds = [move - moves.BUY for move in asked if 0 <= move - moves.BUY < KINDS]
    price = state.box.price
    return CHIP_NAMES[max(kinds, key=lambda kind: (price[kind], kind))] if kinds else None


def exchanging(state: QuacksState, seat: int, move: int) -> list[Reason]:
    """Q-26: a droplet lasts, a flask saves once, rubies may be kept."""
    player = state.seats[seat]
    if move == moves.RUBY_DROPLET:
        return [Reason("reason-droplet", {"rounds": state.box.rounds - state.round}, [])]
    if move == moves.RUBY_FLASK:
        return [Reason("reason-flask-full", {}, [])]
    return [Reason("reason-rubies", {"count": player.rubies}, [])] if player.rubies else []


QUESTIONS: Final[dict[int, Callable[[QuacksState, int, int], list[Reason]]]] = {
    DECIDE: deciding,
    CHOICE: choosing,
    SHOP: shopping,
    MARKET: shopping,
    EXCHANGE: exchanging,
}


# What looks wrong


def oddity(glimpse: Glimpse[QuacksState], move: int) -> Reason | None:
    """A draw that is likely to explode: right where the coins are wanted, or where there is
    little to lose."""
    state = glimpse.sample(Rng(0))
    player = state.seats[glimpse.seat]
    if player.next_step() != DECIDE or move != moves.DRAW:
        return None
    count, total = explosive(state, player), player.chips_left
    if count * DARING < total or player.window:
        return None
    stop = gives(state, player.scoring_space())
    params = {
        **gives(state, exploded_space(state, player)),
        "stop_coins": stop["coins"],
        "stop_points": stop["points"],
    }
    return Reason("odd-draw", {**params, "count": count, "total": total}, BAG)
