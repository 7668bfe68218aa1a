"""Positions of Quacks as text, read (Q-96). Whether all fits together is asked in checking.py."""

from typing import Final

from philtre.core import fields as core_fields
from philtre.core.errors import BadPosition
from philtre.core.fields import NONE, Fields, number, of_seat, one_of
from philtre.games.quacks import moves
from philtre.games.quacks.agenda import (
    ARG,
    AT_BREWED,
    AT_CARD,
    AT_WITCHES,
    DECLARED,
    STAGE_WORDS,
    STEP_WORDS,
)
from philtre.games.quacks.box import Box
from philtre.games.quacks.checking import bad, count_chips, resume
from philtre.games.quacks.content import (
    BLUE,
    CARDS,
    CODES,
    GLASSES,
    GREEN,
    KINDS,
    LAST_SPACE,
    NO_CARD,
    PENNIES,
    PENNY_NAMES,
    PENNY_OF,
    RED,
    ROUNDS,
    SPOON,
    VALUE,
    WHITES,
    WITCHES,
)
from philtre.games.quacks.player import GIFT, Player, laid
from philtre.games.quacks.stages import new_table
from philtre.games.quacks.state import QuacksState

CHOICES: Final = ["", "points", "coins"]
SECOND_CHANCES: Final = ["", "asked", "over"]
MARKS: Final = ["stopped", "exploded", "protected", "pardoned", "doubling", "white-seen"]
MOST: Final = 9999  # of one step
CARD_CODES: Final[list[str]] = [f"f{card:02}" for card in range(1, CARDS + 1)]
WITCH_CODES: Final[list[str]] = [f"w{witch}" for witch in range(1, WITCHES + 1)]

# The fields of the table and of a player; those of USUAL may be left out.
TABLE_FIELDS: Final = ["round", "stage", "turn", "card", "seen", "supply"]
PLAYER_FIELDS: Final = ["points", "rubies", "droplet"]
LISTS: Final = [
    *("pennies", "bag", "pot", "bowl", "kept", "beside", "aside", "reserved", "named"),
    *("bought", "hand", "drawn", "chip", "score", "is", "choice", "second", "basket", "todo"),
]
USUAL: Final[Fields] = {
    **dict.fromkeys(LISTS, ""),
    **{"glass": "0", "flask": "full", "start": "0", "tails": "0", "rummage": "0"},
    **{"placings": "0", "yellows": "0", "window": "0", "coins": "0", "price": "2"},
}
# The book without which no chips lie there.
BOOK_OF: Final[dict[str, tuple[int, int]]] = {
    **dict.fromkeys(("kept", "beside"), (RED, 2)),
    "aside": (RED, 6),
    **dict.fromkeys(("reserved", "named"), (GREEN, 5)),
    "drawn": (BLUE, 1),
}
USUAL_OF_TABLE: Final[Fields] = {"blacks": "/"}


def read(box: Box, text: str) -> QuacksState:
    """The state that a text describes; raises `BadPosition` for one that can't be."""
    parts = core_fields.parts(text, box.players)
    table = new_table(box)
    names = TABLE_FIELDS + (["witches"] if box.expansion else [])
    _read_table(table, core_fields.read(parts[0], names, USUAL_OF_TABLE))
    for player, part in zip(table.seats, parts[1:], strict=True):
        try:
            _read_player(table, player, core_fields.read(part, PLAYER_FIELDS, USUAL))
        except BadPosition as error:
            raise of_seat(player.seat, error) from None
    count_chips(table)
    resume(table)
    return table


def _items(text: str) -> list[str]:
    return text.split(",") if text else []


# The table


def _read_table(table: QuacksState, fields: Fields) -> None:
    table.round = number("round", fields["round"], 1, ROUNDS)
    table.stage = one_of("stage", fields["stage"], STAGE_WORDS)
    table.turn = number("turn", fields["turn"], 0, table.players)
    seen = [1 + one_of("seen", word, CARD_CODES) for word in _items(fields["seen"])]
    for card in seen:
        table.seen[card] = True
    if fields["card"] != NONE:
        table.card = 1 + one_of("card", fields["card"], CARD_CODES)
    before_card = table.stage in (AT_WITCHES, AT_CARD)
    if before_card != (table.card == NO_CARD) or not (before_card or table.seen[table.card]):
        raise bad("card", fields["card"])
    if sum(table.seen) != table.round - before_card:
        raise bad("seen", fields["seen"])
    table.supply = _read_counts("supply", fields["supply"])
    if table.box.expansion:
        _read_witches(table, fields["witches"])
    furthest, _, second = fields["blacks"].partition("/")
    table.furthest = _read_seats(table, furthest)
    table.second = _read_seats(table, second)


def _read_witches(table: QuacksState, text: str) -> None:
    """Silver, copper, gold; fewer only while they are being revealed."""
    table.witches = sorted([1 + one_of("witches", word, WITCH_CODES) for word in _items(text)])
    pennies = [PENNY_OF[witch] for witch in table.witches]
    named = table.box.witches
    if pennies != PENNIES[: len(pennies)] or (named and table.witches != named):
        raise bad("witches", text)
    if (len(pennies) < len(PENNIES)) != (table.stage == AT_WITCHES):
        raise bad("witches", text)


def _read_seats(table: QuacksState, text: str) -> int:
    mask = 0
    for seat in _items(text):
        mask |= table.seats[number("blacks", seat, 0, table.players - 1)].bit
    return mask


def _read_counts(field: str, text: str) -> list[int]:
    amounts = [0] * KINDS
    for word in _items(text):
        amounts[_read_chip(field, word[-2:])] = number(field, word[:-2], 1)
    return amounts


def _read_chips(fields: Fields, field: str) -> list[int]:
    return [_read_chip(field, word) for word in _items(fields[field])]


def _read_chip(field: str, text: str) -> int:
    return one_of(field, text, CODES)


# A player


def _read_player(table: QuacksState, player: Player, fields: Fields) -> None:
    player.points = number("points", fields["points"], 0)
    player.rubies = number("rubies", fields["rubies"], 0)
    player.droplet = number("droplet", fields["droplet"], 0, LAST_SPACE)
    player.glass = number("glass", fields["glass"], 0, GLASSES if table.box.test_tubes else 0)
    player.flask = one_of("flask", fields["flask"], ["empty", "full"]) == 1
    player.pennies = 0
    if fields["pennies"] and not table.box.expansion:
        raise bad("pennies", fields["pennies"])
    for name in _items(fields["pennies"]):
        player.pennies |= PENNIES[one_of("pennies", name, list(PENNY_NAMES.values()))]
    player.bag = _read_counts("bag", fields["bag"])
    player.chips_left = sum(player.bag)
    player.pot = _read_pot(fields["pot"])
    player.bowl = _read_chips(fields, "bowl")
    in_pot_and_bowl = [chip & 31 for chip in player.pot] + player.bowl
    player.white_sum = sum(VALUE[kind] for kind in in_pot_and_bowl if kind < WHITES)
    player.kept = _read_chips(fields, "kept")
    player.beside = _read_chips(fields, "beside")
    player.aside = _read_chips(fields, "aside")
    player.reserved = _read_chips(fields, "reserved")
    player.named = _read_chips(fields, "named")
    player.bought = _read_chips(fields, "bought")
    player.hand = _read_chips(fields, "hand")
    player.drawn = _read_chips(fields, "drawn")
    for name, (colour, book) in BOOK_OF.items():
        if fields[name] and table.box.book[colour] != book:
            raise bad(name, fields[name])
    if fields["chip"]:
        player.chip = _read_chip("chip", fields["chip"])
    _read_round(table, player, fields)
    if player.bowl and not (table.box.expansion and player.was_full()):
        raise bad("bowl", fields["bowl"])
    player.todo = [_read_entry(table, word) for word in _items(fields["todo"])]


def _read_pot(text: str) -> list[int]:
    pot: list[int] = []
    space = 0
    for word in _items(text):
        code, _, where = word.rstrip("*").partition("@")
        space = number("pot", where, space, LAST_SPACE)
        gift = GIFT if word.endswith("*") else 0
        pot.append(laid(_read_chip("pot", code), space) | gift)
    return pot


def _read_round(table: QuacksState, player: Player, fields: Fields) -> None:
    player.start = number("start", fields["start"], 0, LAST_SPACE)
    player.tails = number("tails", fields["tails"], 0)
    if fields["score"]:
        player.score = number("score", fields["score"], 1, SPOON)
    elif table.stage > AT_BREWED:
        raise bad("score", "")
    player.rummage = number("rummage", fields["rummage"], 0)
    marks = [one_of("is", word, MARKS) for word in _items(fields["is"])]
    player.stopped = 0 in marks
    player.exploded = 1 in marks
    player.protected = 2 in marks
    player.pardoned = 3 in marks
    player.doubling = 4 in marks
    player.white_seen = 5 in marks
    player.choice = one_of("choice", fields["choice"], CHOICES)
    player.placings = number("placings", fields["placings"], 0)
    player.yellows = number("yellows", fields["yellows"], 0)
    player.window = number("window", fields["window"], 0, 4)
    player.second = one_of("second", fields["second"], SECOND_CHANCES)
    player.coins = number("coins", fields["coins"], 0)
    player.basket = _read_chips(fields, "basket")
    player.price = number("price", fields["price"], 1, 2)


def _read_entry(table: QuacksState, word: str) -> int:
    name, _, arg = word.partition(":")
    step = one_of("todo", name, STEP_WORDS)
    if step == DECLARED:
        if arg not in ("draw", "stop") or table.round != ROUNDS:
            raise bad("todo", word)
        return step + ARG * moves.NUMBERS[arg]
    return step + ARG * number("todo", arg or "0", 0, MOST)
