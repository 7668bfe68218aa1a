"""Whether one guest may have several seats of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("several", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("tables", column)


def downgrade() -> None:
    op.drop_column("tables", "several")
