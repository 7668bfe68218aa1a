"""What is kept beside the log: what was said, and questions that wait for an answer."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "talk",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_table(
        "questions",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("asker", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("act", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("questions", "talk"):
        op.drop_table(name)
