"""The tables of one address are found without looking at all."""
from alembic import op

revision = "9"
down_revision = "8"


def upgrade() -> None:
    op.create_index("ix_tables_opener_state_created", "tables", ["opener", "state", "created"])


def downgrade() -> None:
    op.drop_index("ix_tables_opener_state_created", "tables")
