"""Whether the browsers of a table add their parts to its seed, which is longer then."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", column)
    # SQLite keeps to no lengths; and a table that others refer to can't be copied anew there.
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("tables", "seed", type_=sa.String(400))


def downgrade() -> None:
    op.drop_column("tables", "shared")
