"""What a seat sees of Quacks: all but what others have declared (Q-90).

The fields are told in docs/notation/quacks.md.
"""

from philtre.core.game import View
from philtre.core.state import ONLOOKER
from philtre.games.quacks.agenda import ARG, STAGE_WORDS, STEP_WORDS
from philtre.games.quacks.content import (
    BOOKS,
    CHIP_NAMES,
    COINS,
    COLOURS,
    KINDS,
    LOCOWEED,
    MEMBERS,
    NO_CARD,
    NO_CHIP,
    NOT_SOLD,
    OPENS,
    PENNY_NAMES,
    POINTS,
    RUBY,
)
from philtre.games.quacks.moves import TEXTS
from philtre.games.quacks.placing import explosive, limit
from philtre.games.quacks.player import GIFT, Player, kind_of, space_of
from philtre.games.quacks.reading import CHOICES
from philtre.games.quacks.state import QuacksState


def view(table: QuacksState, seat: int) -> View:
    return {
        "you": None if seat == ONLOOKER else seat,
        "round": table.round,
        "stage": STAGE_WORDS[table.stage],
        "start_player": table.in_order(0).seat,
        "card": None if table.card == NO_CARD else f"f{table.card:02}",
        "cards_left": table.seen[1:].count(False),
        "witches": [f"w{witch}" for witch in table.witches],
        "books": books(table),
        "expansion": table.box.expansion,
        "test_tubes": table.box.test_tubes,
        "supply": amounts(table.supply),
        "shop": shop(table),
        "seats": [player_view(table, player) for player in table.seats],
        "asked": {str(player.seat): asked(player) for player in open_seats(table)},
        "declaration": declaration(table, seat),
        "winners": list(MEMBERS[table.winners]),
    }


def books(table: QuacksState) -> dict[str, int]:
    """The book of each colour; locoweed only where it has one."""
    colours = [*BOOKS, LOCOWEED] if table.box.book[LOCOWEED] else BOOKS
    return {COLOURS[colour]: table.box.book[colour] for colour in colours}


def amounts(counts: list[int]) -> dict[str, int]:
    return {CHIP_NAMES[kind]: counts[kind] for kind in range(KINDS) if counts[kind]}


def shop(table: QuacksState) -> list[dict[str, object]]:
    return [
        {
            "chip": CHIP_NAMES[kind],
            "price": table.box.price[kind],
            "left": table.supply[kind],
            "open": table.round >= OPENS[kind],
        }
        for kind in range(KINDS)
        if table.box.price[kind] != NOT_SOLD
    ]


def player_view(table: QuacksState, player: Player) -> dict[str, object]:
    """What everybody sees of a player."""
    space = player.scoring_space()
    return {
        "points": player.points,
        "rubies": player.rubies,
        "droplet": player.droplet,
        "glass": player.glass,
        "flask": player.flask,
        "pennies": [name for penny, name in PENNY_NAMES.items() if player.pennies & penny],
        "tails": player.tails,
        "start": player.start,
        "bag": amounts(player.bag),
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
        "limit": limit(table, player),
        "explosive": [explosive(table, player), player.chips_left],
        "scoring": {
            "space": space,
            "coins": COINS[space],
            "points": POINTS[space],
            "ruby": RUBY[space],
        },
        **standing(table, player),
    }


def standing(table: QuacksState, player: Player) -> dict[str, object]:
    """How the round goes for a player."""
    return {
        "stopped": player.stopped,
        "exploded": player.exploded,
        "protected": player.protected,
        "pardoned": player.pardoned,
        "choice": CHOICES[player.choice] or None,
        "window": player.window,
        "doubling": player.doubling,
        "yellows": player.yellows,
        "placings": player.placings,
        "coins": player.coins,
        "basket": names(player.basket),
        "price": player.price,
        "declared": bool(table.declared & player.bit),
    }


def names(kinds: list[int]) -> list[str]:
    return [CHIP_NAMES[kind] for kind in kinds]


def in_pot(chip: int) -> dict[str, object]:
    return {
        "chip": CHIP_NAMES[kind_of(chip)],
        "space": space_of(chip),
        "gift": chip >= GIFT,
    }


def open_seats(table: QuacksState) -> list[Player]:
    return [player for player in table.seats if table.open & player.bit]


def asked(player: Player) -> str:
    """The word of the question, as positions have it."""
    return STEP_WORDS[player.todo[-1] % ARG]


def declaration(table: QuacksState, seat: int) -> str | None:
    """The seat's own declaration of round 9, until it takes effect."""
    if seat == ONLOOKER or not table.declared & table.seats[seat].bit:
        return None
    return TEXTS[table.seats[seat].todo[-1] // ARG]
