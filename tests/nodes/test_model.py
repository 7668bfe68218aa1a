"""The lease, tried in every order: nodes that come, sleep, wake and write, on a clock of ours.

The statements are those of the server, on a database in memory. The model knows what must not
happen; Hypothesis looks for a way to it.
"""

from typing import Any

import sqlalchemy as sa
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    consumes,
    initialize,
    invariant,
    precondition,
    rule,
)

from philtre.server.storage import leases, queries, schema
from philtre.server.storage.appending import Append
from philtre.server.storage.leases import Node
from philtre.server.tables.errors import Moved
from philtre.server.tables.header import PERSON, Header, Seat
from philtre.server.tables.log import MOVE, Row

LEASE = 6.0
TABLE = "table"
HEADER = Header(TABLE, "potion", 1, {"players": 1}, "", "1", False, "", "")


class Sleeper:
    """A node as it sees itself: it may have slept since."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.epoch: int | None = None  # that it took the table with, and has not heard otherwise
        self.known = 0  # rows of the log, as it believes


class Leases(RuleBasedStateMachine):
    nodes = Bundle("nodes")

    def __init__(self) -> None:
        super().__init__()
        self.engine = sa.create_engine("sqlite://")
        schema.METADATA.create_all(self.engine)
        self.time = 1000.0
        self.count = 0
        self.until: dict[str, float] = {}  # the lease of each node, as the database has it
        self.owner: tuple[str, int] | None = None  # who took the table last, and its epoch
        self.log: list[str] = []  # who wrote each row that was acknowledged

    @property
    def now(self) -> sa.ColumnElement[Any]:
        return sa.literal(self.time)

    @initialize()
    def a_table(self) -> None:
        with self.engine.begin() as connection:
            queries.add_table(connection, HEADER, [Seat(0, PERSON)], [])

    @rule(target=nodes)
    def comes(self) -> Sleeper:
        self.count += 1
        node = Sleeper(f"node{self.count}")
        with self.engine.begin() as connection:
            leases.enlist(connection, Node(node.id, "", ""), LEASE, self.now)
        self.until[node.id] = self.time + LEASE
        return node

    @rule(seconds=st.sampled_from([0.5, 2.0, 5.0, 7.0]))
    def time_passes(self, seconds: float) -> None:
        """Whoever does nothing meanwhile sleeps."""
        self.time += seconds

    @rule(node=nodes)
    def renews(self, node: Sleeper) -> None:
        with self.engine.begin() as connection:
            found = leases.renew(connection, node.id, LEASE, self.now)
        alive = self.until.get(node.id, 0) > self.time
        assert (found is not None) == alive, "a lease that has ended stays ended"
        if found is None:
            node.epoch = None
        else:
            self.until[node.id] = self.time + LEASE
            assert {each.id for each in found} == self.alive()

    @rule(node=consumes(nodes))
    def resigns(self, node: Sleeper) -> None:
        with self.engine.begin() as connection:
            leases.resign(connection, node.id)
        self.until.pop(node.id, None)

    @rule(node=nodes, by_force=st.booleans())
    def takes(self, node: Sleeper, by_force: bool) -> None:
        """By force: from a node that is there, and that it can't reach."""
        with self.engine.begin() as connection:
            over = self.owner[1] if by_force and self.owner else None
            epoch = leases.take(connection, TABLE, node.id, over, self.now)
            rows = queries.load_rows(connection, TABLE)
        theirs = self.owner is not None and self.owner[0] in self.alive() - {node.id}
        may = node.id in self.alive() and (not theirs or by_force)
        assert (epoch is not None) == may
        if epoch is not None:
            assert epoch == (self.owner[1] if self.owner else 0) + 1, "an epoch is never used twice"
            self.owner, node.epoch, node.known = (node.id, epoch), epoch, len(rows)

    @precondition(lambda self: self.owner and self.owner[0] in self.alive())
    @rule()
    def comes_too_late(self) -> None:
        """By force from somebody whose it is not any more: nothing is taken."""
        assert self.owner
        with self.engine.connect() as connection:
            leases.enlist(connection, Node("late", "", ""), LEASE, self.now)
            assert leases.take(connection, TABLE, "late", self.owner[1] - 1, self.now) is None

    @rule(node=nodes)
    def writes(self, node: Sleeper) -> None:
        """It believes the table its own, though it may have slept for long."""
        if node.epoch is None:
            return
        row = Row(node.known + 1, MOVE, 0, "vial")
        mine = self.owner == (node.id, node.epoch)
        try:
            with self.engine.begin() as connection:
                Append(HEADER, [row], node.epoch)(connection)
            assert mine, "who is not the owner has written"
            self.log.append(node.id)
            node.known += 1
        except Moved:
            assert not mine, "the owner was refused"
            node.epoch = None

    @rule(node=nodes)
    def changes_something_else(self, node: Sleeper) -> None:
        """What is no move is fenced by itself."""
        if node.epoch is None:
            return
        mine = self.owner == (node.id, node.epoch)
        try:
            with self.engine.begin() as connection:
                leases.fence(connection, TABLE, node.epoch)
            assert mine
        except Moved:
            assert not mine

    @rule()
    def is_changed_by_a_stranger(self) -> None:
        with self.engine.begin() as connection:
            leases.free(connection, TABLE)
        self.owner = ("", self.owner[1] + 1 if self.owner else 1)

    @invariant()
    def the_log_is_what_was_acknowledged(self) -> None:
        with self.engine.connect() as connection:
            rows = queries.load_rows(connection, TABLE)
        assert [row.seq for row in rows] == list(range(1, len(self.log) + 1))

    @invariant()
    def all_find_the_same_owner(self) -> None:
        with self.engine.connect() as connection:
            if connection.scalar(sa.select(schema.tables.c.id)) is None:
                return
            place = leases.find(connection, TABLE, self.now)
        there = self.owner if self.owner and self.owner[0] in self.alive() else None
        assert (place and (place.node.id, place.epoch)) == there

    def alive(self) -> set[str]:
        return {id for id, until in self.until.items() if until > self.time}

    def teardown(self) -> None:
        self.engine.dispose()


TestLeases = Leases.TestCase
TestLeases.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
