"""What a seat sees of Quacks: all but what others have declared (Q-90).

The fields are told in docs/notation/quacks.md.
"""

from typing import Final, TypedDict

from philtre.core.state import ONLOOKER
from philtre.games.quacks.content import (
    BOOKS,
    CHIP_NAMES,
    COLOURS,
    LOCOWEED,
    MEMBERS,
    NO_CARD,
    NO_CHIP,
    NOT_SOLD,
    PENNY_NAMES,
    TAKEN,
    Penny,
    Taken,
)
from philtre.games.quacks.notation.moves import MOVES, RUBY_DROPLET, RUBY_FLASK
from philtre.games.quacks.rules.chips import GIFT, kind_of, space_of
from philtre.games.quacks.rules.placing import fatal, limit
from philtre.games.quacks.rules.player import TOOK_POINTS, Player
from philtre.games.quacks.rules.scoring import ruby_price
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import STAGE_WORDS, STEP_WORDS

EXCHANGES: Final = (RUBY_DROPLET, RUBY_FLASK)


class Laid(TypedDict):
    """A chip in the pot."""

    chip: str
    space: int
    gift: bool  # F22's


class ScoringSpace(TypedDict):
    """What the space behind the pot's chips gives (Q-4)."""

    space: int
    coins: int
    points: int
    ruby: bool


class ShopItem(TypedDict):
    chip: str
    price: int
    left: int
    open: bool  # whether its book is


class Standing(TypedDict):
    """How the round goes for a player."""

    stopped: bool
    exploded: bool
    protected: bool
    pardoned: bool
    choice: Taken | None
    window: int
    doubling: bool
    yellows: int
    placings: int
    coins: int
    basket: list[str]
    price: int  # of the cheapest exchange, in rubies
    declared: bool


class SeatView(Standing):
    """What everybody sees of a player."""

    points: int
    rubies: int
    droplet: int
    glass: int
    flask: bool
    pennies: list[Penny]
    tails: int
    start: int
    bag: dict[str, int]
    pot: list[Laid]
    bowl: list[str]
    beside: list[str]
    aside: list[str]
    reserved: list[str]
    named: list[str]
    bought: list[str]
    hand: list[str]
    chip: str | None  # about to be placed
    white_sum: int
    limit: int
    fatal: list[str]  # the chips that would explode the pot if placed next
    explosive: list[int]  # how many chips of the bag explode the pot if drawn next, of how many
    scoring: ScoringSpace


class QuacksView(TypedDict):
    you: int | None
    round: int
    rounds: int  # in all
    stage: str
    start_player: int
    card: str | None
    cards_left: int
    witches: list[str]
    books: dict[str, int]  # by colour
    expansion: bool
    test_tubes: bool
    supply: dict[str, int]
    shop: list[ShopItem]
    seats: list[SeatView]
    asked: dict[str, str]  # by seat: the word of the question
    declaration: str | None  # the own one of round 9
    winners: list[int]


def view(state: QuacksState, seat: int) -> QuacksView:
    return {
        "you": None if seat == ONLOOKER else seat,
        "round": state.round,
        "rounds": state.box.rounds,
        "stage": STAGE_WORDS[state.stage],
        "start_player": state.in_order(0).seat,
        "card": None if state.card == NO_CARD else f"f{state.card:02}",
        "cards_left": len(state.deck),
        "witches": [f"w{witch}" for witch in state.witches],
        "books": books(state),
        "expansion": state.box.expansion,
        "test_tubes": state.box.test_tubes,
        "supply": amounts(list(state.supply)),
        "shop": shop(state),
        "seats": [player_view(state, player) for player in state.seats],
        "asked": {str(player.seat): asked(player) for player in open_seats(state)},
        "declaration": declaration(state, seat),
        "winners": list(MEMBERS[state.winners]),
    }


def books(state: QuacksState) -> dict[str, int]:
    """The book of each colour; locoweed only where it has one."""
    colours = [*BOOKS, LOCOWEED] if state.box.book[LOCOWEED] else BOOKS
    return {COLOURS[colour]: state.box.book[colour] for colour in colours}


def amounts(counts: list[int]) -> dict[str, int]:
    return {CHIP_NAMES[kind]: count for kind, count in enumerate(counts) if count}


def shop(state: QuacksState) -> list[ShopItem]:
    supply, opens, round = list(state.supply), list(state.box.opens), state.round
    return [
        {
            "chip": CHIP_NAMES[kind],
            "price": price,
            "left": supply[kind],
            "open": round >= opens[kind],
        }
        for kind, price in enumerate(state.box.price)
        if price != NOT_SOLD
    ]


def player_view(state: QuacksState, player: Player) -> SeatView:
    """What everybody sees of a player."""
    space = player.scoring_space()
    bag = list(player.bag)
    deadly = fatal(state, player)
    return {
        "points": player.points,
        "rubies": player.rubies,
        "droplet": player.droplet,
        "glass": player.glass,
        "flask": player.flask,
        "pennies": [name for penny, name in PENNY_NAMES.items() if player.pennies & penny],
        "tails": player.tails,
        "start": player.start,
        "bag": amounts(bag),
        "pot": [in_pot(chip) for chip in player.pot],
        "bowl": names(player.bowl),
        "beside": names(player.kept + player.beside),
        "aside": names(player.aside),
        "reserved": names(player.reserved),
        "named": names(player.named),
        "bought": names(player.bought),
        "hand": names(player.hand + player.drawn),
        "chip": None if player.chip == NO_CHIP else CHIP_NAMES[player.chip],
        "white_sum": player.white_sum,
        "limit": limit(state, player),
        "fatal": [] if player.exploded else names(deadly),
        "explosive": [sum([bag[kind] for kind in deadly]), player.chips_left],
        "scoring": {
            "space": space,
            "coins": state.box.coins[space],
            "points": state.box.points[space],
            "ruby": state.box.ruby[space],
        },
        **standing(state, player),
    }


def standing(state: QuacksState, player: Player) -> Standing:
    """How the round goes for a player."""
    return {
        "stopped": player.stopped,
        "exploded": player.exploded,
        "protected": player.protected,
        "pardoned": player.pardoned,
        "choice": TAKEN[player.choice - TOOK_POINTS] if player.choice else None,
        "window": player.window,
        "doubling": player.doubling,
        "yellows": player.yellows,
        "placings": player.placings,
        "coins": player.coins,
        "basket": names(player.basket),
        "price": min(ruby_price(state, player, move) for move in EXCHANGES),
        "declared": bool(state.declared & player.bit),
    }


def names(kinds: list[int]) -> list[str]:
    return [CHIP_NAMES[kind] for kind in kinds] if kinds else []  # most are empty


def in_pot(chip: int) -> Laid:
    return {
        "chip": CHIP_NAMES[kind_of(chip)],
        "space": space_of(chip),
        "gift": chip >= GIFT,
    }


def open_seats(state: QuacksState) -> list[Player]:
    return [player for player in state.seats if state.open & player.bit]


def asked(player: Player) -> str:
    """The word of the question, as positions have it."""
    return STEP_WORDS[player.next_step()]


def declaration(state: QuacksState, seat: int) -> str | None:
    """The seat's own declaration of round 9, until it takes effect."""
    if seat == ONLOOKER or not state.declared & state.seats[seat].bit:
        return None
    return MOVES.text(state.seats[seat].next_arg())
