"""Positions of Quacks as text, read (Q-96). Whether all fits together is asked in checking.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core import fields as core_fields
from philtre.core.errors import BadPosition
from philtre.core.fields import NONE, Fields, number, of_seat, one_of
from philtre.core.options import Options
from philtre.games.quacks.content import (
    BLUE,
    CARD_CODES,
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
    SPOON,
    TAKEN,
    VALUE,
    WHITES,
    WITCH_CODES,
    by_penny,
)
from philtre.games.quacks.notation.checking import bad, count_chips, resume
from philtre.games.quacks.notation.moves import CARD, MOVES
from philtre.games.quacks.rules.chips import GIFT, laid
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.set_up import start
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import (
    AT_BREWED,
    AT_CARD,
    AT_WITCHES,
    DECLARED,
    STAGE_WORDS,
    STEP_WORDS,
    packed,
)

CHOICES: Final = ["", *TAKEN]
SECOND_CHANCES: Final = ["", "asked", "over"]
MARKS: Final = ["stopped", "exploded", "protected", "pardoned", "doubling", "white-seen"]
MOST: Final = 9999  # of one step

# The fields of what is common and of a player; those of USUAL may be left out.
COMMON_FIELDS: Final = ["round", "stage", "turn", "card", "seen", "supply"]
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
USUAL_OF_COMMON: Final[Fields] = {"blacks": "/"}
USUAL_OF_ALL: Final[Fields] = {**USUAL_OF_COMMON, **USUAL}


def read(options: Options, text: str) -> QuacksState:
    """The state that a text describes; raises `BadPosition` for one that can't be."""
    state = start(options)
    parts = core_fields.parts(text, state.players)
    names = COMMON_FIELDS + (["witches"] if state.box.expansion else [])
    _read_common(state, core_fields.read(parts[0], names, USUAL_OF_COMMON))
    for player, part in zip(state.seats, parts[1:], strict=True):
        try:
            _read_player(state, player, core_fields.read(part, PLAYER_FIELDS, USUAL))
        except BadPosition as error:
            raise of_seat(player.seat, error) from None
    count_chips(state)
    resume(state)
    return state


def _items(text: str) -> list[str]:
    return text.split(",") if text else []


# What is common


def _read_common(state: QuacksState, fields: Fields) -> None:
    state.begin_round(number("round", fields["round"], 1, state.box.rounds))
    state.stage = one_of("stage", fields["stage"], STAGE_WORDS)
    state.turn = number("turn", fields["turn"], 0, state.players)
    seen = [1 + one_of("seen", word, CARD_CODES) for word in _items(fields["seen"])]
    state.deck = [move for move in state.deck if move - CARD not in seen]
    if fields["card"] != NONE:
        state.card = 1 + one_of("card", fields["card"], CARD_CODES)
    before_card = state.stage in (AT_WITCHES, AT_CARD)
    if before_card != (state.card == NO_CARD) or not (before_card or state.card in seen):
        raise bad("card", fields["card"])
    if len(state.box.deck) - len(state.deck) != state.round - before_card:
        raise bad("seen", fields["seen"])
    state.supply = vec[i64](_read_counts("supply", fields["supply"]))
    if state.box.expansion:
        _read_witches(state, fields["witches"])
    furthest, _, second = fields["blacks"].partition("/")
    state.furthest = _read_seats(state, furthest)
    state.second = _read_seats(state, second)


def _read_witches(state: QuacksState, text: str) -> None:
    """Silver, copper, gold; fewer only while they are being revealed."""
    numbers = [1 + one_of("witches", word, WITCH_CODES) for word in _items(text)]
    state.witches = by_penny(numbers)
    pennies = [PENNY_OF[witch] for witch in state.witches]
    named = state.box.witches
    if pennies != PENNIES[: len(pennies)] or (named and state.witches != named):
        raise bad("witches", text)
    if (len(pennies) < len(PENNIES)) != (state.stage == AT_WITCHES):
        raise bad("witches", text)


def _read_seats(state: QuacksState, text: str) -> int:
    mask = 0
    for seat in _items(text):
        mask |= state.seats[number("blacks", seat, 0, state.players - 1)].bit
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


def _read_player(state: QuacksState, player: Player, fields: Fields) -> None:
    _read_board(state, player, fields)
    _read_lots(state, player, fields)
    if fields["chip"]:
        player.chip = _read_chip("chip", fields["chip"])
    _read_round(state, player, fields)
    if player.bowl and not (state.box.expansion and player.was_full()):
        raise bad("bowl", fields["bowl"])
    player.todo = vec[i64]([_read_entry(state, word) for word in _items(fields["todo"])])


def _read_board(state: QuacksState, player: Player, fields: Fields) -> None:
    """All but the chips."""
    player.points = number("points", fields["points"], 0)
    player.rubies = number("rubies", fields["rubies"], 0)
    player.droplet = number("droplet", fields["droplet"], 0, LAST_SPACE)
    player.glass = number("glass", fields["glass"], 0, GLASSES if state.box.test_tubes else 0)
    player.flask = one_of("flask", fields["flask"], ["empty", "full"]) == 1
    player.pennies = 0
    if fields["pennies"] and not state.box.expansion:
        raise bad("pennies", fields["pennies"])
    for name in _items(fields["pennies"]):
        player.pennies |= PENNIES[one_of("pennies", name, list(PENNY_NAMES.values()))]


def _read_lots(state: QuacksState, player: Player, fields: Fields) -> None:
    """Where the chips are."""
    player.bag = vec[i64](_read_counts("bag", fields["bag"]))
    player.chips_left = sum(player.bag)
    player.pot = vec[i64](_read_pot(fields["pot"]))
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
        if fields[name] and state.box.book[colour] != book:
            raise bad(name, fields[name])


def _read_pot(text: str) -> list[int]:
    pot: list[int] = []
    space = 0
    for word in _items(text):
        code, _, where = word.rstrip("*").partition("@")
        space = number("pot", where, space, LAST_SPACE)
        gift = GIFT if word.endswith("*") else 0
        pot.append(laid(_read_chip("pot", code), space) | gift)
    return pot


def _read_round(state: QuacksState, player: Player, fields: Fields) -> None:
    player.start = number("start", fields["start"], 0, LAST_SPACE)
    player.tails = number("tails", fields["tails"], 0)
    if fields["score"]:
        player.score = number("score", fields["score"], 1, SPOON)
    elif state.stage > AT_BREWED:
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


def _read_entry(state: QuacksState, word: str) -> int:
    name, _, arg = word.partition(":")
    step = one_of("todo", name, STEP_WORDS)
    if step == DECLARED:
        if arg not in ("draw", "stop") or state.round != state.box.rounds:
            raise bad("todo", word)
        return packed(step, MOVES.parse(arg))
    return packed(step, number("todo", arg or "0", 0, MOST))
