"""What is stored. `moves` is the truth and only ever grows; the rest is who and where.

Changing a table here needs a migration in `migrations/versions`.
"""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

METADATA: Final = MetaData()

guests: Final = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("created", String(32), nullable=False),
)

# The secrets that open a guest: one for each device, one for each recovery link.
# Only digests are stored, so that a stolen database lets nobody sit down.
keys: Final = Table(
    "keys",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
    Column("once", Boolean, nullable=False),  # a recovery link, not a cookie
    Column("created", String(32), nullable=False),
)

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("start", Text, nullable=False),  # a position, or empty
    # SQLite keeps to no lengths, so its column was never changed.
    Column("seed", String(400).with_variant(String(200), "sqlite"), nullable=True),
    Column("public", Boolean, nullable=False),
    Column("invite", String(64), nullable=False),
    Column("archive", Boolean, nullable=False),  # a record that was brought here
    Column("rematch", String(32), nullable=True),
    Column("coach", Boolean, nullable=False, server_default=false()),
    Column("shared", Boolean, nullable=False, server_default=false()),  # browsers add to the seed
    # whether one guest may have several seats
    Column("several", Boolean, nullable=False, server_default=true()),
    Column("owner", String(32), nullable=True),  # the guest who made it, or brought it
    Column("created", String(32), nullable=False),
    Column("touched", String(32), nullable=False, server_default=""),  # when somebody last came
    Column("started", Boolean, nullable=False),
    # Told by the log too; here so that a list of tables need not replay them all.
    Column("over", Boolean, nullable=False),
    Column("returns", Text, nullable=True),  # JSON
    Column("entries", Integer, nullable=False),
    Column("standing", Text, nullable=True),  # JSON: how far it is
    Column("name", String(40), nullable=True),  # that its owner gave it
    # Where several servers share the database: which of them makes the acts of this table, and
    # for the how-many-th time that was settled. A write that names another number is refused.
    Column("node", String(32), nullable=True),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Index("tables_by_age", "over", "created"),
    Index("tables_by_owner", "owner"),
)

# The servers that share the database. Each says again and again that it is still there.
nodes: Final = Table(
    "nodes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("address", String(200), nullable=False),  # where the others reach it
    Column("secret", String(64), nullable=False),  # by which it knows them
    Column("until", Float, nullable=False),  # seconds, by the database's own clock
)

# What bots and coach are to think about on other machines. Who takes one says when; one that
# was taken long ago is taken again.
thoughts: Final = Table(
    "thoughts",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("work", String(40), nullable=False),
    Column("given", Text, nullable=False),  # JSON
    Column("asked", Float, nullable=False),  # seconds, by the database's own clock
    Column("taken", Float, nullable=True),
    Column("answer", Text, nullable=True),  # JSON
)

seats: Final = Table(
    "seats",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, bot, open
    Column("guest", String(32), ForeignKey("guests.id"), nullable=True),
    Column("name", String(40), nullable=True),  # of a person who shares the guest's screen
    Column("bot", String(40), nullable=True),
    Index("seats_by_guest", "guest"),
)

# What a guest would rather not see in its list of tables.
hidden: Final = Table(
    "hidden",
    METADATA,
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Index("hidden_by_table", "table"),
)

moves: Final = Table(
    "moves",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # as `log.py` names them
    Column("seat", Integer, nullable=False),  # -1: chance
    Column("text", Text, nullable=False),
    Column("key", String(64), nullable=True),  # made by the client
    Column("at", String(32), nullable=False),
    UniqueConstraint("table", "seat", "key", name="each_key_once"),
)

# Beside the log: what was said (the last of it), and questions that wait for an answer.
talk: Final = Table(
    "talk",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # chat, phrase
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(300), nullable=False),
    Column("at", String(32), nullable=False),
    Column("key", String(64), nullable=True),  # made by the client
)

questions: Final = Table(
    "questions",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # that would take back: one question at a time
    Column("id", String(32), nullable=False),
    Column("asker", String(32), ForeignKey("guests.id"), nullable=False),
    Column("act", Integer, nullable=False),  # what is to be taken back, by its number in the log
    Column("waiting", Text, nullable=False),  # JSON: the guests who have not answered
    Column("key", String(64), nullable=True),  # of who asks
)
