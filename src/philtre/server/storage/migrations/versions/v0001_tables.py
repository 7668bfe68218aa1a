"""Guests, tables, seats and the log."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


ONLY_GROWS = {
    "sqlite": [
        "CREATE TRIGGER moves_only_grow BEFORE UPDATE ON moves "
        "BEGIN SELECT RAISE(ABORT, 'the log is never changed'); END"
    ],
    "postgresql": [
        "CREATE FUNCTION moves_only_grow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
        "RAISE integrity_constraint_violation USING MESSAGE = 'the log is never changed'; "
        "END $$",
        "CREATE TRIGGER moves_only_grow BEFORE UPDATE ON moves EXECUTE FUNCTION moves_only_grow()",
    ],
}


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("once", sa.Boolean, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("seed", sa.String(200), nullable=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("invite", sa.String(64), nullable=False),
        sa.Column("archive", sa.Boolean, nullable=False),
        sa.Column("rematch", sa.String(32), nullable=True),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("started", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("returns", sa.Text, nullable=True),
        sa.Column("entries", sa.Integer, nullable=False),
    )
    op.create_index("tables_by_age", "tables", ["over", "created"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=True),
        sa.Column("name", sa.String(40), nullable=True),
        sa.Column("bot", sa.String(40), nullable=True),
    )
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_table(
        "moves",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("key", sa.String(64), nullable=True),
        sa.Column("at", sa.String(32), nullable=False),
        sa.UniqueConstraint("table", "seat", "key", name="each_key_once"),
    )
    for statement in ONLY_GROWS.get(op.get_bind().dialect.name, []):
        op.execute(statement)


def downgrade() -> None:
    for name in ("moves", "seats", "tables", "keys", "guests"):
        op.drop_table(name)
