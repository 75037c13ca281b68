"""Tables know whether they are listed."""
import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.add_column("tables", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.true()))
    tables = sa.table("tables", sa.column("public", sa.Boolean), sa.column("rules", sa.Text))
    op.execute(sa.update(tables).where(tables.c.rules.contains('"public":false')).values(public=sa.false()))


def downgrade() -> None:
    op.drop_column("tables", "public")
