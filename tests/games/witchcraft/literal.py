"""The rules read literally: slow, with names and dictionaries, sharing nothing with the engine.

A turn is one generator that runs through the rules in their own order. It yields who
is asked and what may be said, and is sent what was said; decisions with one option are
made without asking (W-62). Its tables are written anew from the rules.
"""

from collections.abc import Generator
from functools import cache
from itertools import combinations
from typing import Any

from philtre.core.game import View

Asking = Generator[tuple[int, list[str]], str, Any]

WAYS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
STEP |= {a + b: (STEP[b][0], STEP[a][1]) for a in "NS" for b in "EW"}
TILES = ["apprentice", "guardian", "golem", "archmage", "master", "monk", "telekinetic", "priest"]
TILES += ["prophet", "prince", "barbarian", "keykeeper"]
ALTARS = ["energy", "protection", "teleportation", "summoning"]
SPELL = {
    "apprentice": "missile",
    "guardian": "missile",
    "golem": "missile",
    "archmage": "thunder",
    "master": "missile",
    "monk": "thunder",
    "telekinetic": "blast",
    "priest": "priest",
}
PRINTED = {"guardian": [0], "golem": [-1, 0, 1], "archmage": [0]}
FILES = "yzabcdef"


def turn(way: str, eighths: int) -> str:
    return WAYS[(WAYS.index(way) + eighths) % 8]


def angle(old: str, new: str) -> int:
    return WAYS.index(new) - WAYS.index(old)


@cache
def cell(space: str) -> tuple[int, int]:
    return FILES.index(space[0]) - 2, int(space[1:])


@cache
def name(file: int, rank: int) -> str:
    return f"{FILES[file + 2]}{rank}" if -2 <= file <= 5 else "?"


def in_order(spaces: Any) -> list[str]:
    return sorted(spaces, key=lambda space: cell(space)[::-1])


@cache
def step(space: str, way: str) -> str:
    file, rank = cell(space)
    return name(file + STEP[way][0], rank + STEP[way][1])


class Stack:
    def __init__(self, owner: int, tiles: list[list[str]]) -> None:
        self.owner = owner
        self.tiles = tiles  # [kind, facing], from the top
        self.exhausted = False
        self.tokens: set[str] = set()  # as on the board

    def shields(self) -> set[str]:
        kind, facing = self.tiles[0]
        return self.tokens | {turn(facing, side) for side in PRINTED.get(kind, [])}

    def turn_block(self, facing: str) -> None:
        by = angle(self.tiles[0][1], facing)
        self.tiles = [[kind, turn(way, by)] for kind, way in self.tiles]
        self.tokens = {turn(side, by) for side in self.tokens}

    def receive(self, kind: str, facing: str) -> None:
        self.tiles.insert(0, [kind, facing])
        self.exhausted = False
        self.tokens = set()


class Won(Exception):
    pass


class Literal:
    """The table at the beginning of a turn, read from what both seats are shown."""

    def __init__(self, views: list[View], several: bool = False) -> None:
        view = views[0]
        self.several = several  # targets of a blast
        self.me: int = view["turn"]
        self.spaces = set(view["spaces"])
        self.altars = dict(view["altars"])
        self.pairs = list(view["pairs"])
        self.reserve = [list(seat["reserve"]) for seat in view["seats"]]
        self.power = [views[seat]["seats"][seat]["power"] for seat in range(2)]
        self.held = [seat["power_held"] for seat in view["seats"]]
        self.stacks: dict[str, Stack] = {}
        for shown in view["stacks"]:
            tiles = [[tile["tile"], tile["facing"]] for tile in shown["tiles"]]
            stack = Stack(["red", "green"].index(shown["owner"]), tiles)
            stack.exhausted = shown["exhausted"]
            stack.tokens = set(shown["tokens"])
            self.stacks[shown["space"]] = stack
        self.event = False

    def key(self) -> str:
        """All that a repetition compares (W-40)."""
        stacks = [
            (space, s.owner, s.tiles, s.exhausted, sorted(s.tokens))
            for space, s in sorted(self.stacks.items())
        ]
        rest = (self.pairs, sorted(self.altars.items()), self.reserve, self.held)
        return repr((self.me, sorted(self.spaces), stacks, rest))

    # A turn (W-11 … W-14)

    def play(self) -> Asking:
        """One turn; returns who has won by it, or None."""
        try:
            options = self.activations() + self.powers()
            if not options:
                return 1 - self.me
            said = yield self.me, options
            if said.startswith("power"):
                yield from self.use_power(said)
                options = self.activations()
                if not options:
                    return 1 - self.me
                said = yield self.me, options
            yield from self.activate(said.split()[1])
            if self.held[self.me]:
                said = yield self.me, [*self.powers(), "done"]
                if said != "done":
                    yield from self.use_power(said)
        except Won:
            return self.me
        return None

    def ask(self, options: list[str], seat: int | None = None) -> Asking:
        if len(options) == 1:
            return options[0]
        return (yield (self.me if seat is None else seat), options)

    def mine(self) -> list[str]:
        return in_order(s for s, stack in self.stacks.items() if stack.owner == self.me)

    def activations(self) -> list[str]:
        options = []
        for space in self.mine():
            stack = self.stacks[space]
            if not stack.exhausted and self.can_activate(space):
                word = "fire" if stack.tiles[0][0] in SPELL else "use"
                options.append(f"{word} {space}")
        return options

    def can_activate(self, space: str) -> bool:
        kind = self.stacks[space].tiles[0][0]
        if kind == "prophet":
            return True
        if kind == "prince":
            return len(self.mine()) > 1 and any(len(self.stacks[s].tiles) > 1 for s in self.mine())
        if kind == "barbarian":
            return bool(self.altars)
        if kind == "keykeeper":
            return len(self.mine()) > 1
        if kind == "priest":
            return any(self.can_act(altar) for altar in self.priest_altars(space))
        if kind == "telekinetic":
            return bool(self.blast_targets(space))
        return bool(self.bolts(space))

    def powers(self) -> list[str]:
        kind = self.power[self.me]
        return [f"power {kind}"] if self.held[self.me] and self.can_act(kind) else []

    def use_power(self, said: str) -> Asking:
        self.held[self.me] = False
        self.actor: str | None = None
        yield from self.altar(said.split()[1])

    # Bolts (W-15 … W-20)

    def line(self, space: str, way: str) -> list[str]:
        found = []
        while (space := step(space, way)) in self.spaces:
            found.append(space)
        return found

    def enemy(self, space: str) -> bool:
        return space in self.stacks and self.stacks[space].owner != self.me

    def safe(self, space: str, way: str) -> bool:
        return turn(way, 4) in self.stacks[space].shields()

    def bolts(self, space: str) -> dict[str, str]:
        """The legal bolts of a missile or thunder: direction and target."""
        kind, facing = self.stacks[space].tiles[0]
        found = {}
        for way in [facing, turn(facing, 2)] if kind == "master" else [facing]:
            hits = [s for s in self.line(space, way) if self.enemy(s) or s in self.altars]
            if not hits:
                continue
            target = hits[0]
            if target in self.altars:
                legal = self.can_act(self.altars[target])
            else:
                legal = SPELL[kind] == "thunder" or not self.safe(target, way)
            if legal:
                found[way] = target
        return found

    def blast_targets(self, space: str) -> list[str]:
        way = self.stacks[space].tiles[0][1]
        return in_order(
            s
            for s in self.line(space, way)
            if (self.enemy(s) and not self.safe(s, way))
            or (s in self.altars and self.can_act(self.altars[s]))
        )

    def priest_altars(self, space: str) -> list[str]:
        found = []
        for other in self.line(space, self.stacks[space].tiles[0][1]):
            if self.enemy(other):
                break
            if other in self.altars:
                found.append(self.altars[other])
        return found

    def activate(self, space: str) -> Asking:
        kind = self.stacks[space].tiles[0][0]
        self.actor = space
        self.fed: Stack | None = None
        if kind == "priest":
            yield from self.priest(space)
        elif kind == "telekinetic":
            yield from self.blast(space)
        elif kind in SPELL:
            bolts = self.bolts(space)
            said = yield from self.ask([f"bolt {way}" for way in bolts])
            yield from self.hit(bolts.pop(said.split()[1]))
            for target in bolts.values():
                if target not in self.altars or self.can_act(self.altars[target]):
                    yield from self.hit(target)
        else:
            yield from getattr(self, kind)(space)
        if self.actor is not None and self.stacks[self.actor] is not self.fed:
            self.stacks[self.actor].exhausted = True

    def blast(self, space: str) -> Asking:
        left = self.blast_targets(space)
        said = yield from self.ask([f"target {s}" for s in left])
        while said != "done":
            target = said.split()[1]
            left.remove(target)
            yield from self.hit(target)
            options = [
                f"target {s}" for s in left if s not in self.altars or self.can_act(self.altars[s])
            ]
            if not options or not self.several:
                return
            said = yield from self.ask([*options, "done"])

    def priest(self, space: str) -> Asking:
        left = self.priest_altars(space)
        first = True
        while options := [f"altar {a}" for a in ALTARS if a in left and self.can_act(a)]:
            said = yield from self.ask(options if first else [*options, "done"])
            if said == "done":
                return
            left.remove(said.split()[1])
            yield from self.altar(said.split()[1])
            first = False

    def hit(self, target: str) -> Asking:
        if target in self.altars:
            yield from self.altar(self.altars[target])
            return
        self.event = True
        tiles = [kind for kind, _ in self.stacks.pop(target).tiles]
        if all(stack.owner == self.me for stack in self.stacks.values()):
            raise Won
        yield from self.deal_out(tiles, captured=True)

    def deal_out(self, tiles: list[str], captured: bool) -> Asking:
        while tiles:
            said = yield from self.ask([f"pick {t}" for t in TILES if t in tiles])
            kind = said.split()[1]
            tiles.remove(kind)
            said = yield from self.ask([f"give {s} {w}" for s in self.mine() for w in WAYS])
            _, space, facing = said.split()
            self.stacks[space].receive(kind, facing)
            if captured and space == self.actor:
                self.fed = self.stacks[space]
            if kind == "prince" and not captured:
                self.actor = space

    # Specials (W-24 … W-27)

    def prophet(self, _: str) -> Asking:
        said = yield from self.ask([f"prophet {s}" for s in self.mine()])
        space = said.split()[1]
        stack = self.stacks[space]
        tops = [
            f"top {kind} {way}"
            for kind in TILES
            if any(tile[0] == kind for tile in stack.tiles)
            for way in WAYS
            if stack.tiles[0] != [kind, way]
        ]
        said = yield from self.ask([f"ready {space}", *tops] if stack.exhausted else tops)
        if said.startswith("ready"):
            stack.exhausted = False
            said = yield from self.ask([*tops, "keep"])
        if said != "keep":
            _, kind, way = said.split()
            by = angle(stack.tiles[0][1], way)
            found = next(tile for tile in stack.tiles if tile[0] == kind)
            stack.tiles = [[kind, way]] + [tile for tile in stack.tiles if tile is not found]
            stack.tokens = {turn(side, by) for side in stack.tokens}

    def prince(self, _: str) -> Asking:
        tall = [s for s in self.mine() if len(self.stacks[s].tiles) > 1]
        said = yield from self.ask([f"split {s}" for s in tall])
        space = said.split()[1]
        if space == self.actor:
            self.actor = None
        tiles = [kind for kind, _ in self.stacks.pop(space).tiles]
        said = yield from self.ask([f"discard {t}" for t in TILES if t in tiles])
        tiles.remove(said.split()[1])
        self.event = True
        yield from self.deal_out(tiles, captured=False)

    def barbarian(self, _: str) -> Asking:
        said = yield from self.ask([f"remove {s}" for s in in_order(self.altars)])
        del self.altars[said.split()[1]]
        self.event = True

    def keykeeper(self, _: str) -> Asking:
        pairs = combinations(self.mine(), 2)
        said = yield from self.ask([f"swap {one} {two}" for one, two in pairs])
        one, two = said.split()[1:]
        self.stacks[one], self.stacks[two] = self.stacks[two], self.stacks[one]
        self.actor = {one: two, two: one}.get(str(self.actor), self.actor)
        turns = [
            f"turn {s} {way}"
            for s in (one, two)
            for way in WAYS
            if self.stacks[s].tiles[0][1] != way
        ]
        said = yield from self.ask([*turns, "keep"])
        if said != "keep":
            self.stacks[said.split()[1]].turn_block(said.split()[2])

    # Altars (W-30 … W-36)

    def can_act(self, altar: str) -> bool:
        if altar == "energy":
            return any(self.stacks[s].exhausted for s in self.mine())
        if altar == "protection":
            return any(len(self.stacks[s].tokens) < 8 for s in self.mine())
        return altar == "teleportation" or bool(self.pairs)

    def altar(self, kind: str) -> Asking:
        yield from getattr(self, kind)()

    def energy(self) -> Asking:
        for last in ([], ["done"]):
            options = [f"ready {s}" for s in self.mine() if self.stacks[s].exhausted]
            if not options:
                return
            said = yield from self.ask(options + last)
            if said == "done":
                return
            self.stacks[said.split()[1]].exhausted = False

    def protection(self) -> Asking:
        said = yield from self.ask(
            [
                f"shield {s} {way}"
                for s in self.mine()
                for way in WAYS
                if way not in self.stacks[s].tokens
            ]
        )
        self.stacks[said.split()[1]].tokens.add(said.split()[2])

    def free(self, space: str) -> bool:
        return space in self.spaces and space not in self.stacks and space not in self.altars

    def teleportation(self) -> Asking:
        said = yield from self.ask([f"teleport {s}" for s in self.mine()])
        space = said.split()[1]
        ends = [space] + [step(space, way) for way in WAYS if self.free(step(space, way))]
        facing = self.stacks[space].tiles[0][1]
        options = [f"to {end} {way}" for end in in_order(ends) for way in WAYS]
        options.remove(f"to {space} {facing}")
        said = yield from self.ask(options)
        _, end, facing = said.split()
        stack = self.stacks.pop(space)
        stack.turn_block(facing)
        self.stacks[end] = stack
        if self.actor == space:
            self.actor = end

    def summoning(self) -> Asking:
        said = yield from self.ask(self.places())
        size, *piece = said.split()[1:]
        self.pairs.remove(int(size))
        self.event = True
        twin = half_turned(piece)
        self.spaces |= {*piece, *twin}
        for seat, spaces in ((1 - self.me, twin), (self.me, piece)):
            said = yield from self.ask(
                [f"call {t}" for t in TILES if t in self.reserve[seat]], seat
            )
            kind = said.split()[1]
            self.reserve[seat].remove(kind)
            said = yield from self.ask(
                [f"place {s} {way}" for s in in_order(spaces) for way in WAYS], seat
            )
            _, space, facing = said.split()
            self.stacks[space] = Stack(seat, [[kind, facing]])

    def places(self) -> list[str]:
        """W-36: whatever lies on no space of the board, the twin neither."""
        return [
            " ".join(["summon", str(size), *piece])
            for size in self.pairs
            for piece in pieces(size)
            if not self.spaces & {*piece, *half_turned(piece)}
        ]


@cache
def pieces(size: int) -> list[list[str]]:
    """Every place for a piece, by trying every set of spaces near the board."""
    every = [(file, rank) for rank in range(-1, 9) for file in range(-2, 6)]
    near = [name(file, rank) for file, rank in every if not (0 <= file < 4 and 1 <= rank < 7)]
    return [in_order(piece) for piece in combinations(near, size) if is_piece(piece)]


def half_turned(piece: Any) -> list[str]:
    return [name(3 - cell(space)[0], 7 - cell(space)[1]) for space in piece]


def is_piece(piece: tuple[str, ...]) -> bool:
    """One space, two that share an edge, or three in an L; as many against the board as needed."""
    cells = [cell(space) for space in piece]
    board = {(file, rank) for file in range(4) for rank in range(1, 7)}
    edges = [{(f + 1, r), (f - 1, r), (f, r + 1), (f, r - 1)} for f, r in cells]
    joined = sum(b in edges[i] for i, _ in enumerate(cells) for b in cells)
    files, ranks = {f for f, _ in cells}, {r for _, r in cells}
    formed = joined == 2 * (len(cells) - 1) and (len(cells) < 3 or len(files) == len(ranks) == 2)
    touching = sum(not near.isdisjoint(board) for near in edges)
    return formed and board.isdisjoint(cells) and touching >= min(2, len(cells))
