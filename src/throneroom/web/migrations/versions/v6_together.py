"""Friends, invitations, ratings, and games over days."""
import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def person(name: str, is_key: bool = True) -> sa.Column[str]:
    return sa.Column(name, sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=is_key,
                     nullable=False)


def table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "ties",
        person("person"),
        person("other"),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("since", sa.Float, nullable=False))
    op.create_index("ix_ties_other", "ties", ["other"])
    op.create_table(
        "invitations",
        table(),
        person("person"),
        person("by", is_key=False),
        sa.Column("since", sa.Float, nullable=False))
    for column in ("person", "by"):
        op.create_index(f"ix_invitations_{column}", "invitations", [column])
    op.create_table(
        "ratings",
        person("person"),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("played", sa.Float, nullable=False),
        sa.Column("least", sa.Float, nullable=False))
    op.create_index("ix_ratings_least", "ratings", ["least"])
    op.create_table(
        "turns",
        table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("due", sa.Float))
    for column in ("person", "due"):
        op.create_index(f"ix_turns_{column}", "turns", [column])


def downgrade() -> None:
    for name in ("turns", "ratings", "invitations", "ties"):
        op.drop_table(name)
