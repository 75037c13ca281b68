"""A game for each day, and who has tried it."""
import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False))
    op.create_table(
        "tries",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("day", sa.String(10), sa.ForeignKey("days.day", ondelete="CASCADE"), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("opener", sa.String(64)))
    op.create_index("ix_tries_day_person", "tries", ["day", "person"], unique=True)


def downgrade() -> None:
    op.drop_table("tries")
    op.drop_table("days")
