"""The herb witches (Q-70, Q-71): when each can help, and how.

A witch has a moment of a round at which she is asked for (a yes or no), or offered
among other moves. Whoever calls her hands in her penny; some have a question then.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.shared import without
from philtre.games.quacks import events
from philtre.games.quacks.content import (
    COLOUR,
    KINDS,
    LEVEL_UP,
    LOCOWEED_1,
    NO_CHIP,
    PENNY_OF,
    PURPLE_1,
    VALUE,
    WHITE,
    WHITES,
)
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.cards import rubies_of_space
from philtre.games.quacks.rules.chips import kind_of, kinds_of
from philtre.games.quacks.rules.gains import add_rubies, deliver, score
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import (
    AT_BREWING,
    AT_COMFORT,
    AT_EXCHANGE,
    AT_POINTS,
    AT_RUBIES,
    AT_SHOPPING,
    GATHER,
    GOLD_WITCH,
    TO_PLACE,
    WITCH,
    Step,
)

# The moments; at the first four she is asked for, at the others offered among other moves.
EXPLOSION: Final = 0
BEFORE_THE_DIE: Final = 1
RUBIES: Final = 2  # C
SCORING: Final = 3  # D
DECISION: Final = 4  # of brewing
SHOPPING: Final = 5  # E
EXCHANGING: Final = 6  # F
NO_OFFERS: Final[list[int]] = []  # shared, so never changed
STAGE_OF: Final[list[int]] = [
    *(AT_BREWING, AT_COMFORT, AT_RUBIES, AT_POINTS, AT_BREWING, AT_SHOPPING, AT_EXCHANGE),
]


class Witch(Step):
    def __init__(self, number: int, moment: int) -> None:
        super().__init__(WITCH + number)
        self.witch = number
        self.moment = moment
        self.stages = [STAGE_OF[moment]]
        self.asks = GOLD_WITCH if moment == SCORING else WITCH + number

    def helps(self, state: QuacksState, player: Player) -> bool:
        """Whether she can be of help now to who has her penny."""
        return True

    def help(self, state: QuacksState, player: Player) -> None:
        """She has been called, her penny is handed in."""
        raise NotImplementedError

    def declined(self, state: QuacksState, player: Player) -> None:
        """She was asked for, and is not called."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        """Where she is asked for: to call her or not (Q-17). Else what she asks once called."""
        return [moves.WITCH + self.witch, moves.DECLINE] if self.moment <= SCORING else []

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.DECLINE:
            self.declined(state, player)
        else:
            call(state, player, self.witch)

    def fits(self, state: QuacksState, player: Player) -> bool:
        if self.moment > SCORING:
            return self.witch in state.witches
        asked = self.asks == self.number and state.has_witch(player, self.witch)
        return asked and self.helps(state, player)


def call(state: QuacksState, player: Player, witch: int) -> None:
    """Q-70: the penny is gone, and the witch helps once."""
    player.pennies ^= PENNY_OF[witch]
    events.witch_called(state, player, witch)
    rule_of(witch).help(state, player)


def rule_of(witch: int) -> Witch:
    return RULES[witch - 1]


def revealed_for(state: QuacksState, moment: int) -> bool:
    """Whether there is a witch of this moment in the game."""
    return moment in [MOMENTS[witch] for witch in state.witches]


def helpers(state: QuacksState, player: Player, moment: int) -> list[int]:
    """The witches who can help the player at this moment."""
    found: list[int] = []
    for witch in state.witches:
        if MOMENTS[witch] != moment or not player.pennies & PENNY_OF[witch]:
            continue
        if rule_of(witch).helps(state, player):
            found.append(witch)
    return found


def offers(state: QuacksState, player: Player, moment: int) -> list[int]:
    """The moves that call them."""
    if not player.pennies:
        return NO_OFFERS
    return [moves.WITCH + witch for witch in helpers(state, player, moment)]


def ask_for(state: QuacksState, player: Player, moment: int) -> bool:
    """Put the question on the player's agenda; False if none can help."""
    if not player.pennies:
        return False
    found = helpers(state, player, moment)
    for witch in found:
        player.push(rule_of(witch).asks)
    return bool(found)


# Silver


class Rescuer(Witch):
    """W1: empty the flask, and the chip that exploded the pot goes back."""

    def helps(self, state: QuacksState, player: Player) -> bool:
        return player.exploded and player.flask

    def help(self, state: QuacksState, player: Player) -> None:
        player.flask = False
        player.exploded = False
        player.protected = False
        player.take_back_newest()


class Gatherer(Witch):
    """W2: draw 6; place any of them, one after the other; the rest goes back."""

    def __init__(self, number: int, moment: int) -> None:
        super().__init__(number, moment)
        self.lower = True
        self.settles = True

    def helps(self, state: QuacksState, player: Player) -> bool:
        return player.chips_left > 0

    def help(self, state: QuacksState, player: Player) -> None:
        player.push(self.number)
        player.push(GATHER, 6)

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        if not player.hand:
            return []
        return [*(moves.PLACE + kind for kind in kinds_of(player.hand)), moves.DONE]

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.DONE:
            player.hand = player.empty_into_bag(player.hand)
            return
        player.hand = without(player.hand, move - moves.PLACE)
        player.push(self.number)
        player.push(TO_PLACE, move - moves.PLACE)


class Defuser(Witch):
    """W3: the last two whites of the pot, or one of them, go back; gaps stay."""

    def helps(self, state: QuacksState, player: Player) -> bool:
        return bool(defusable(player))

    def help(self, state: QuacksState, player: Player) -> None:
        player.push(self.number)

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        if len(defusable(player)) == 2:
            return [moves.RETURN_BOTH, moves.RETURN_LAST, moves.RETURN_EARLIER]
        return [moves.RETURN_LAST]

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        whites = defusable(player)
        if move != moves.RETURN_EARLIER:
            player.take_white(whites[0])
        if move != moves.RETURN_LAST:
            player.take_white(whites[1])
        events.DEFUSED.tell(state, player, 2 if move == moves.RETURN_BOTH else 1)


def defusable(player: Player) -> list[int]:
    """W3: where the last two whites lie that she can take; one on 52 not under a bowl chip."""
    end = len(player.pot)
    if player.bowl:
        end -= 1  # the last chip of a full pot
    found: list[int] = []
    for index in range(end - 1, -1, -1):
        if player.pot[index] & 31 < WHITES:
            found.append(index)
            if len(found) == 2:
                break
    return found


class Comforter(Witch):
    """W4: from here on the player counts as not exploded."""

    def helps(self, state: QuacksState, player: Player) -> bool:
        return player.exploded

    def help(self, state: QuacksState, player: Player) -> None:
        player.pardoned = True


# Copper


class Refiner(Witch):
    """W5, rounds 1 to 8: a level up for one chip of the pot or for the last two (Q-31b)."""

    def helps(self, state: QuacksState, player: Player) -> bool:
        return state.round < state.box.rounds and bool(upgrades(state, player))

    def help(self, state: QuacksState, player: Player) -> None:
        player.push(self.number)

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        return upgrades(state, player)

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.UPGRADE_LAST_TWO:
            upgrade(state, player, len(player.pot) - 2)
            upgrade(state, player, len(player.pot) - 1)
        else:
            upgrade(state, player, player.place_in_row(move - moves.UPGRADE))


def upgrades(state: QuacksState, player: Player) -> list[int]:
    """W5: one chip anywhere in the pot, or both of the last two."""
    options: list[int] = []
    for kind in player.kinds_in_pot():
        if LEVEL_UP[kind] != NO_CHIP and state.supply[LEVEL_UP[kind]]:
            options.append(moves.UPGRADE + kind)
    if len(player.pot) > 1 and both_upgradable(state, player):
        options.append(moves.UPGRADE_LAST_TWO)
    return options


def both_upgradable(state: QuacksState, player: Player) -> bool:
    """W5: the supply must hold both new chips before the old ones go back."""
    one = LEVEL_UP[kind_of(player.pot[-1])]
    two = LEVEL_UP[kind_of(player.pot[-2])]
    if one == NO_CHIP or two == NO_CHIP:
        return False
    return state.supply[one] >= (2 if one == two else 1) and state.supply[two] > 0


def upgrade(state: QuacksState, player: Player, index: int) -> None:
    """W5: the new chip lies in the old one's place."""
    old = kind_of(player.pot[index])
    new = LEVEL_UP[old]
    player.pot[index] += new - old
    state.supply[old] += 1
    state.supply[new] -= 1
    events.UPGRADED.tell(state, player, old, new)


class Doubler(Witch):
    """W6: the coins of the scoring space once more."""

    def helps(self, state: QuacksState, player: Player) -> bool:
        return player.gets_coins()

    def help(self, state: QuacksState, player: Player) -> None:
        player.coins += state.box.coins[player.score]


class Twin(Witch):
    """W7: one of the chips bought once more, free."""

    def helps(self, state: QuacksState, player: Player) -> bool:
        return bool(self.options(state, player, 0))

    def help(self, state: QuacksState, player: Player) -> None:
        player.push(self.number)

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        return [moves.COPY + kind for kind in kinds_of(player.basket) if state.supply[kind]]

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        events.COPIED.tell(state, player, move - moves.COPY)
        deliver(state, player, move - moves.COPY)


class Lender(Witch):
    """W8: 2 coins for each ruby, which is kept."""

    def helps(self, state: QuacksState, player: Player) -> bool:
        return player.rubies > 0

    def help(self, state: QuacksState, player: Player) -> None:
        player.coins += 2 * player.rubies


# Gold


class Painter(Witch):
    """W9: points by the number of colours in the pot, for who gets points."""

    def helps(self, state: QuacksState, player: Player) -> bool:
        return player.gets_points() and colours_in_pot(player) > 0

    def help(self, state: QuacksState, player: Player) -> None:
        score(state, player, state.box.painter[colours_in_pot(player)], "witch")


def colours_in_pot(player: Player) -> int:
    return len({COLOUR[kind_of(chip)] for chip in player.pot} - {WHITE})


class Rummager(Witch):
    """W10: 2 points for each chip worth while that was still in the bag."""

    def helps(self, state: QuacksState, player: Player) -> bool:
        return player.rummage > 0

    def help(self, state: QuacksState, player: Player) -> None:
        score(state, player, 2 * player.rummage, "witch")


def rummaged(bag: vec[i64]) -> int:
    """W10: coloured 2-, 4- and 6-chips, purples and locoweeds of a bag."""
    count = bag[PURPLE_1] + bag[LOCOWEED_1]
    for kind in range(WHITES, KINDS):
        if VALUE[kind] > 1:
            count += bag[kind]
    return count


class Jeweller(Witch):
    """W11: as many rubies as the space has points, instead of what it gives."""

    def helps(self, state: QuacksState, player: Player) -> bool:
        return state.box.ruby[player.score] and state.box.points[player.score] > 0

    def help(self, state: QuacksState, player: Player) -> None:
        add_rubies(state, player, state.box.points[player.score], "witch")

    def declined(self, state: QuacksState, player: Player) -> None:
        add_rubies(state, player, rubies_of_space(state), "space")


class Bargainer(Witch):
    """W12: droplet and flask cost 1 ruby each for the rest of the round."""

    def helps(self, state: QuacksState, player: Player) -> bool:
        return player.rubies > 0

    def help(self, state: QuacksState, player: Player) -> None:
        player.price = 1


RESCUER: Final = 1
GATHERER: Final = 2
DEFUSER: Final = 3
COMFORTER: Final = 4
TWIN: Final = 7

# In the order of content.py, from 1 on.
RULES: Final[list[Witch]] = [
    Rescuer(RESCUER, EXPLOSION),
    Gatherer(GATHERER, DECISION),
    Defuser(DEFUSER, DECISION),
    Comforter(COMFORTER, BEFORE_THE_DIE),
    Refiner(5, SHOPPING),
    Doubler(6, SHOPPING),
    Twin(TWIN, SHOPPING),
    Lender(8, SHOPPING),
    Painter(9, SCORING),
    Rummager(10, SCORING),
    Jeweller(11, RUBIES),
    Bargainer(12, EXCHANGING),
]
MOMENTS: Final[list[int]] = [-1] + [rule.moment for rule in RULES]  # by number


class GoldWitch(Step):
    """Whoever helps in D: a question of one name, whichever witch it is."""

    def options(self, state: QuacksState, player: Player, arg: int) -> list[int]:
        return [*offers(state, player, SCORING), moves.DECLINE]

    def answer(self, state: QuacksState, player: Player, arg: int, move: int) -> None:
        if move != moves.DECLINE:
            call(state, player, move - moves.WITCH)

    def fits(self, state: QuacksState, player: Player) -> bool:
        return bool(helpers(state, player, SCORING))


WITCH_STEPS: Final[list[Step]] = [GoldWitch(GOLD_WITCH), *RULES]
