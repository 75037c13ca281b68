"""What a rated game has made of the rating of each of its people."""
import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"


def upgrade() -> None:
    for name in ("rating_before", "rating_after"):
        op.add_column("results", sa.Column(name, sa.Float))


def downgrade() -> None:
    for name in ("rating_before", "rating_after"):
        op.drop_column("results", name)
