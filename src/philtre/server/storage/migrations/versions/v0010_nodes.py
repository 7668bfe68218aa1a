"""Several servers on one database: who they are, whose each table is, and pokes to read again."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

# What is told is small: a kind, an id, a number. Who hears it reads the rows.
POKES = [
    "CREATE FUNCTION poke_moves() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
    "PERFORM pg_notify('philtre', 'rows ' || \"table\" || ' ' || max(seq)) "
    'FROM fresh GROUP BY "table"; RETURN NULL; END $$',
    "CREATE TRIGGER moves_poke AFTER INSERT ON moves REFERENCING NEW TABLE AS fresh "
    "FOR EACH STATEMENT EXECUTE FUNCTION poke_moves()",
    "CREATE FUNCTION poke_seats() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
    "PERFORM pg_notify('philtre', 'seats ' || NEW.\"table\" || ' 0'); RETURN NULL; END $$",
    "CREATE TRIGGER seats_poke AFTER UPDATE ON seats FOR EACH ROW EXECUTE FUNCTION poke_seats()",
    "CREATE FUNCTION poke_tables() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
    "IF TG_OP = 'DELETE' THEN PERFORM pg_notify('philtre', 'gone ' || OLD.id || ' 0'); "
    "ELSE PERFORM pg_notify('philtre', 'moved ' || NEW.id || ' ' || NEW.epoch); END IF; "
    "RETURN NULL; END $$",
    "CREATE TRIGGER tables_poke AFTER UPDATE OF epoch OR DELETE ON tables "
    "FOR EACH ROW EXECUTE FUNCTION poke_tables()",
    "CREATE FUNCTION poke_thoughts() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
    "IF TG_OP = 'INSERT' THEN PERFORM pg_notify('philtre_think', ''); "
    "ELSE PERFORM pg_notify('philtre', 'thought ' || NEW.id || ' 0'); END IF; "
    "RETURN NULL; END $$",
    "CREATE TRIGGER thoughts_poke AFTER INSERT OR UPDATE OF answer ON thoughts "
    "FOR EACH ROW EXECUTE FUNCTION poke_thoughts()",
    "CREATE FUNCTION poke_guests() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
    "PERFORM pg_notify('philtre', 'guest ' || OLD.id || ' 0'); RETURN NULL; END $$",
    "CREATE TRIGGER guests_poke AFTER UPDATE OR DELETE ON guests "
    "FOR EACH ROW EXECUTE FUNCTION poke_guests()",
]
POKED = ("moves", "seats", "tables", "thoughts", "guests")


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("work", sa.String(40), nullable=False),
        sa.Column("given", sa.Text, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("taken", sa.Float, nullable=True),
        sa.Column("answer", sa.Text, nullable=True),
    )
    op.add_column("tables", sa.Column("node", sa.String(32), nullable=True))
    epoch = sa.Column("epoch", sa.Integer, nullable=False, server_default="0")
    op.add_column("tables", epoch)
    if op.get_bind().dialect.name == "postgresql":
        for statement in POKES:
            op.execute(statement)


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        for name in POKED:
            op.execute(f"DROP TRIGGER {name}_poke ON {name}")
            op.execute(f"DROP FUNCTION poke_{name}()")
    for name in ("epoch", "node"):
        op.drop_column("tables", name)
    op.drop_table("thoughts")
    op.drop_table("nodes")
