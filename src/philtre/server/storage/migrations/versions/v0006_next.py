"""The database itself refuses a row of a log whose number is not the next."""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

IS_NOT_NEXT = 'NEW.seq <> 1 + COALESCE((SELECT max(seq) FROM moves WHERE "table" = NEW."table"), 0)'
ONLY_NEXT = {
    "sqlite": [
        f"CREATE TRIGGER moves_only_next BEFORE INSERT ON moves WHEN {IS_NOT_NEXT} "
        "BEGIN SELECT RAISE(ABORT, 'the log has no gaps'); END"
    ],
    "postgresql": [
        "CREATE FUNCTION moves_only_next() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
        f"IF {IS_NOT_NEXT} THEN "
        "RAISE integrity_constraint_violation USING MESSAGE = 'the log has no gaps'; "
        "END IF; RETURN NEW; END $$",
        "CREATE TRIGGER moves_only_next BEFORE INSERT ON moves FOR EACH ROW "
        "EXECUTE FUNCTION moves_only_next()",
    ],
}
AS_BEFORE = {
    "sqlite": ["DROP TRIGGER moves_only_next"],
    "postgresql": [
        "DROP TRIGGER moves_only_next ON moves",
        "DROP FUNCTION moves_only_next()",
    ],
}


def upgrade() -> None:
    for statement in ONLY_NEXT.get(op.get_bind().dialect.name, []):
        op.execute(statement)


def downgrade() -> None:
    for statement in AS_BEFORE.get(op.get_bind().dialect.name, []):
        op.execute(statement)
