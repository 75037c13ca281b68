"""People with an account keep their settings there."""
import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("data", sa.Text, nullable=False))


def downgrade() -> None:
    op.drop_table("settings")
