"""Does a position fit together? (Q-96)

Every chip of the box must be in exactly one place, every pending step must belong to
the stage and to what the player has, and whoever is asked must have a choice.
"""

from typing import Final

from philtre.core import fields
from philtre.core.errors import BadPosition
from philtre.games.quacks import deck
from philtre.games.quacks.agenda import (
    ARG,
    AT_ACTIONS,
    AT_BREWED,
    AT_BREWING,
    AT_CARD,
    AT_CHOICE,
    AT_COMFORT,
    AT_DIE,
    AT_EXCHANGE,
    AT_FORTUNE,
    AT_OVER,
    AT_POINTS,
    AT_RUBIES,
    AT_SHOPPING,
    AT_WITCHES,
    OUTCOME,
    QUESTION,
    STAGE_WORDS,
    STEP_WORDS,
    STEPS,
    WAIT,
    Step,
)
from philtre.games.quacks.content import BLUE, CODES, GOLD, GREEN, KINDS, PURPLE, RED, YELLOW
from philtre.games.quacks.player import Player, is_white
from philtre.games.quacks.scoring import winners
from philtre.games.quacks.state import QuacksState

# In which stages a step may stand on an agenda.
BREWING_WORDS: Final = (
    "brew decide draw declared reserved blue-draw blue-place return-before stirred "
    "yellow-draw yellow-pay aside-draw exploded w1 w2 w3 second-chance aside beside gather"
)
STAGES_OF: Final[dict[str, list[int]]] = {
    **{word: [AT_BREWING] for word in BREWING_WORDS.split()},
    "gather": [AT_FORTUNE, AT_BREWING, AT_BREWED],
    "droplet": [AT_FORTUNE, AT_BREWED, AT_DIE, AT_ACTIONS, AT_SHOPPING, AT_EXCHANGE],
    "die": [AT_FORTUNE, AT_DIE, AT_ACTIONS],
    **{f"f{n:02}": [AT_FORTUNE] for n in (1, 5, 6, 7, 9, 13, 14)},
    "f18": [AT_BREWED],
    "f22": [AT_BREWED],
    "w4": [AT_COMFORT],
    **{f"green{n}": [AT_ACTIONS] for n in ("", "-2", "-4", "-5")},
    **{f"purple{n}": [AT_ACTIONS] for n in ("", "-tier", "-swap")},
    "market": [AT_ACTIONS],
    "w11": [AT_RUBIES],
    "choice": [AT_CHOICE],
    "gold": [AT_POINTS],
    **{word: [AT_SHOPPING] for word in ("shop", "w5", "w7", "last-coins", "cash")},
    "exchange": [AT_EXCHANGE],
}
# Whose books ask for a step.
BOOKS_OF: Final[dict[str, tuple[int, list[int]]]] = {
    **{word: (BLUE, [1]) for word in ("blue-draw", "blue-place")},
    **{word: (RED, [6]) for word in ("aside-draw", "aside")},
    "beside": (RED, [2]),
    "return-before": (YELLOW, [1]),
    "yellow-draw": (YELLOW, [5]),
    "yellow-pay": (YELLOW, [6]),
    **{f"green-{book}": (GREEN, [book]) for book in (2, 4, 5)},
    "reserved": (GREEN, [5]),
    "purple-tier": (PURPLE, [1, 2, 4]),
    "purple-swap": (PURPLE, [4]),
    "market": (PURPLE, [5]),
}
# What may wait below another step.
LOWER: Final = [
    *("brew", "reserved", "w2", "blue-place", "aside", "exploded", "droplet", "die", "f09"),
    *("f22", "green", "purple", "market", "shop", "cash", "exchange"),
]
# What stands below a step that draws chips and settles them, by stage; F04 needs nothing.
SETTLES: Final[dict[str, dict[int, str]]] = {
    "gather": {AT_FORTUNE: "f09", AT_BREWING: "w2", AT_BREWED: "f22"},
    "blue-draw": {AT_BREWING: "blue-place"},
}
# Who may hold chips in the hand.
HOLDING: Final = ["reserved", "w2", "gather", "beside", "f09", "f22"]


def bad(field: str, given: str) -> BadPosition:
    return fields.bad("quacks", field, given)


def count_chips(table: QuacksState) -> None:
    """Every chip of the box is in exactly one place."""
    amounts = chips_on_table(table)
    for kind in range(KINDS):
        if amounts[kind] != table.box.total[kind]:
            raise bad_supply(table.supply[kind], table.box.total[kind] - amounts[kind], kind)


def bad_supply(there: int, missing: int, kind: int) -> BadPosition:
    """The supply holds what lies nowhere else; if it would have to hold less than nothing,
    the players have too many."""
    given, wanted = f"{there}{CODES[kind]}", f"{there + missing}{CODES[kind]}"
    if there + missing < 0:
        return bad("supply", given)
    return fields.bad_one_of("supply", given, wanted)


def chips_on_table(table: QuacksState) -> list[int]:
    """How many chips of each kind there are, wherever they lie."""
    amounts = table.supply[:]
    for player in table.seats:
        for kind, count in enumerate(chips_of(player)):
            amounts[kind] += count
        if table.stage < AT_BREWING:
            for kind in player.reserved:
                amounts[kind] += 1  # later they lie in the hand, the pot or the bag
    return amounts


def chips_of(player: Player) -> list[int]:
    """How many chips of each kind a player has, but for those reserved."""
    amounts = player.bag[:]
    lists = [player.bowl, player.kept, player.beside, player.aside, player.bought]
    for kinds in [*lists, [chip & 31 for chip in player.pot], player.hand, player.drawn]:
        for kind in kinds:
            amounts[kind] += 1
    if player.chip >= 0:
        amounts[player.chip] += 1
    return amounts


def resume(table: QuacksState) -> None:
    """Who is asked or waits for chance follows from the agendas."""
    for player in table.seats:
        try:
            _check_places(table, player)
            for entry in player.todo:
                _check_step(table, player, entry)
            if player.todo:
                _resume_player(table, player)
        except BadPosition as error:
            raise fields.of_seat(player.seat, error) from None
    busy = [player for player in table.seats if player.todo]
    if table.stage in (AT_WITCHES, AT_CARD, AT_OVER):
        if busy:
            raise bad("stage", STAGE_WORDS[table.stage])
        if table.turn:
            raise fields.bad_one_of("turn", str(table.turn), "0")
        if table.stage == AT_OVER:
            table.winners = winners(table)
    elif table.stage != AT_BREWING and (len(busy) != 1 or not table.turn):
        raise bad("turn", str(table.turn))
    elif not table.due and not table.open:
        raise bad("stage", STAGE_WORDS[table.stage])


def _check_places(table: QuacksState, player: Player) -> None:
    """Chips in hand, drawn, or about to be placed belong to a step; reserved ones are there."""
    own = chips_of(player)
    if table.stage == AT_BREWING and any(
        own[kind] < player.reserved.count(kind) for kind in player.reserved
    ):
        raise bad("reserved", _codes(player.reserved))
    words = [STEP_WORDS[entry % ARG] for entry in player.todo]
    waiting = bool(words) and words[-1] in ("yellow-draw", "yellow-pay")
    if waiting != (player.chip >= 0):
        raise bad("chip", CODES[player.chip] if player.chip >= 0 else "")
    if player.drawn and "blue-place" not in words:
        raise bad("drawn", _codes(player.drawn))
    held = table.stage == AT_FORTUNE and table.card == deck.LESS_IS_MORE
    if player.hand and not held and not any(word in HOLDING for word in words):
        raise bad("hand", _codes(player.hand))
    if any(word not in LOWER for word in words[:-1]):
        raise bad("todo", ",".join(words))
    drawing = words[-1] if words else ""
    settles = SETTLES.get(drawing, {}).get(table.stage)
    if drawing in SETTLES and not held and words[-2:-1] != [settles]:
        raise bad("todo", ",".join(words))


def _codes(kinds: list[int]) -> str:
    return ",".join(CODES[kind] for kind in kinds)


def _check_step(table: QuacksState, player: Player, entry: int) -> None:
    """A step belongs to its stage, to its book, a card's to its card, a witch's to her penny."""
    word = STEP_WORDS[entry % ARG]
    fits = table.stage in STAGES_OF[word]
    if word in BOOKS_OF:
        colour, books = BOOKS_OF[word]
        fits = fits and table.box.book[colour] in books
    if word[0] == "f" and word[1:].isdecimal():
        fits = fits and table.card == int(word[1:])
    elif word in ("w1", "w4", "w11"):
        fits = fits and table.has_witch(player, int(word[1:]))
        fits = fits and (player.exploded or word == "w11")
    elif word in ("w2", "w3", "w5", "w7"):
        fits = fits and int(word[1:]) in table.witches
    elif word == "gold":
        fits = (
            fits
            and bool(player.pennies & GOLD)
            and table.witches[2] in (deck.PAINTER, deck.RUMMAGER)
        )
    elif word == "droplet":
        fits = fits and table.box.test_tubes
    elif word == "stirred":
        fits = fits and table.card == deck.WELL_STIRRED and is_white(player.newest())
    elif word == "second-chance":
        fits = fits and table.card == deck.SECOND_CHANCE
    if not fits:
        raise bad("todo", word)


def _resume_player(table: QuacksState, player: Player) -> None:
    step = STEPS[player.todo[-1] % ARG]
    arg = player.todo[-1] // ARG
    if step.kind == WAIT:
        table.declared |= player.bit
    elif step.kind == OUTCOME and step.due(player, arg):
        table.due |= player.bit
    elif step.kind == QUESTION and len(options := _options(table, player, step, arg)) > 1:
        player.options = options
        table.open |= player.bit
    else:
        raise bad("todo", STEP_WORDS[player.todo[-1] % ARG])


def _options(table: QuacksState, player: Player, step: Step, arg: int) -> list[int]:
    """What a step offers; nothing where the chips that it is about are not there."""
    try:
        return step.options(table, player, arg)
    except (IndexError, KeyError):
        return []
