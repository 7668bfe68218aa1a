"""What is said and asked has a key of its sender's, as moves have: said twice, it is there once."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("talk", "questions"):
        op.add_column(name, sa.Column("key", sa.String(64), nullable=True))


def downgrade() -> None:
    for name in ("questions", "talk"):
        op.drop_column(name, "key")
