"""The tables of one address are found without looking at all."""
from alembic import op

revision = "10"
down_revision = "9"


def upgrade() -> None:
    op.create_index("ix_tables_opener_state_created", "tables", ["opener", "state", "created"])


def downgrade() -> None:
    op.drop_index("ix_tables_opener_state_created", "tables")
