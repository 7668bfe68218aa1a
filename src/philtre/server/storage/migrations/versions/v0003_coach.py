"""Whether a table has a coach."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("coach", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", column)


def downgrade() -> None:
    op.drop_column("tables", "coach")
