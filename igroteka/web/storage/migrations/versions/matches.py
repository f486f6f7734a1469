"""Two games as one match: which they are, and what was scored."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("scores", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("pair", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "pair")
    op.drop_column("tables", "scores")
