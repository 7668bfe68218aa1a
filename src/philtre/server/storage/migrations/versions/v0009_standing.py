"""What a table is called, how far it is, and who would rather not see it."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("standing", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("name", sa.String(40), nullable=True))
    op.create_table(
        "hidden",
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_index("hidden_by_table", "hidden", ["table"])


def downgrade() -> None:
    op.drop_table("hidden")
    for name in ("name", "standing"):
        op.drop_column("tables", name)
