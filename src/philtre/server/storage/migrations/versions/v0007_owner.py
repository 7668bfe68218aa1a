"""Whose a table is, and when somebody last came to it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

# Of tables from before nobody knows who made them; the last row tells when somebody was there.
LAST_ROW = """
UPDATE tables SET touched = COALESCE(
  (SELECT moves.at FROM moves WHERE moves."table" = tables.id ORDER BY moves.seq DESC LIMIT 1),
  created)
"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("owner", sa.String(32), nullable=True))
    touched = sa.Column("touched", sa.String(32), nullable=False, server_default="")
    op.add_column("tables", touched)
    op.create_index("tables_by_owner", "tables", ["owner"])
    op.execute(LAST_ROW)


def downgrade() -> None:
    op.drop_index("tables_by_owner", "tables")
    for name in ("touched", "owner"):
        op.drop_column("tables", name)
