"""Why a move is not legal."""

from philtre.core.errors import IllegalMove
from philtre.games.quacks.content import (
    CHIP_NAMES,
    COLOUR,
    COLOURS,
    KINDS,
    NOT_SOLD,
    PENNY_NAMES,
    PENNY_OF,
)
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.chips import is_white
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.scoring import ruby_price
from philtre.games.quacks.rules.state import QuacksState


def refuse(state: QuacksState, seat: int, move: int) -> IllegalMove | None:
    """Why a move is not legal, where a rule says more than that it is not."""
    if seat < 0:
        return None
    player = state.seats[seat]
    if move == moves.DRAW and not player.chips_left and moves.STOP in player.options:
        return IllegalMove("bag-empty", {"rule": "Q-13"})
    if move == moves.FLASK and moves.STOP in player.options:
        return refuse_flask(player)
    if moves.BUY <= move < moves.BUY + KINDS and moves.DONE in player.options:
        return refuse_purchase(state, player, move - moves.BUY)
    if moves.WITCH < move <= moves.CARD:
        return refuse_witch(state, player, move - moves.WITCH)
    if move == moves.RUBY_FLASK and player.flask and moves.DONE in player.options:
        return IllegalMove("flask-is-full", {"rule": "Q-26"})
    if move in (moves.RUBY_FLASK, moves.RUBY_DROPLET):
        price = ruby_price(state, player, move)
        if player.rubies < price:
            params: dict[str, str | int] = {"count": player.rubies, "price": price}
            return IllegalMove("too-few-rubies", {"rule": "Q-26", **params})
    return None


def refuse_flask(player: Player) -> IllegalMove | None:
    if not player.flask:
        return IllegalMove("flask-is-empty", {"rule": "Q-15"})
    if not is_white(player.newest()):
        return IllegalMove("newest-not-white", {"rule": "Q-15"})
    return None


def refuse_purchase(state: QuacksState, player: Player, kind: int) -> IllegalMove | None:
    """Why a chip can't be bought, in the order in which a shopkeeper would say it."""
    chip, price, opens = CHIP_NAMES[kind], state.box.price[kind], state.box.opens[kind]
    if price == NOT_SOLD:
        return IllegalMove("not-for-sale", {"chip": chip, "rule": "Q-25"})
    if state.round < opens:
        return IllegalMove("book-closed", {"chip": chip, "count": opens, "rule": "Q-10"})
    if not state.supply[kind]:
        return IllegalMove("none-in-supply", {"chip": chip, "rule": "Q-1"})
    if len(player.basket) == 2:
        return IllegalMove("two-chips-at-most", {"rule": "Q-25"})
    if player.basket and COLOUR[player.basket[0]] == COLOUR[kind]:
        colour = COLOURS[COLOUR[kind]]
        return IllegalMove("colours-must-differ", {"colour": colour, "rule": "Q-25"})
    if player.coins < price:
        params: dict[str, str | int] = {"chip": chip, "price": price, "count": player.coins}
        return IllegalMove("too-dear", {"rule": "Q-25", **params})
    return None


def refuse_witch(state: QuacksState, player: Player, witch: int) -> IllegalMove | None:
    name = f"w{witch}"
    if witch not in state.witches:
        return IllegalMove("witch-not-revealed", {"witch": name, "rule": "Q-70"})
    if not player.pennies & PENNY_OF[witch]:
        penny = PENNY_NAMES[PENNY_OF[witch]]
        return IllegalMove("penny-gone", {"witch": name, "penny": penny, "rule": "Q-70"})
    return IllegalMove("witch-not-now", {"witch": name, "rule": "Q-71"})
