"""Whether the browsers of a table add their parts to its seed, which is longer then."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.false())
    with op.batch_alter_table("tables") as tables:
        tables.add_column(column)
        tables.alter_column("seed", existing_type=sa.String(200), type_=sa.String(400))


def downgrade() -> None:
    op.drop_column("tables", "shared")
