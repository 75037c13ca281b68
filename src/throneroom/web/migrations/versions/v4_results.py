"""Games have results, and people find theirs.

What came of games that are over already is found out after the start, game by game (results.Filling): only playing them
again can tell."""
import json

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"

AT_ONCE = 500


def upgrade() -> None:
    op.add_column("tables", sa.Column("kind", sa.String(16), nullable=False, server_default="game"))
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("code", sa.Text),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
        sa.Column("record", sa.LargeBinary))
    op.create_index("ix_games_code", "games", ["code"])
    op.create_index("ix_games_ended", "games", ["ended"])
    op.create_table(
        "results",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32)),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.String(16)),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("outcome", sa.String(16)),
        sa.Column("ended", sa.Float),
        sa.Column("score", sa.Integer),
        sa.Column("turns", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.Column("cards", sa.Text))
    op.create_index("ix_results_person_began", "results", ["person", "began"])
    fill()


def fill() -> None:
    """From the tables where somebody has begun to play; their games branched off if nobody sat down before."""
    tables = sa.table("tables", *map(sa.column, ("id", "setup", "seats", "guided", "kind")))
    entries = sa.table("entries", *map(sa.column, ("table_id", "number", "kind", "at")))
    games = sa.table("games", *map(sa.column, ("id", "kind", "rated", "players", "setup", "began")))
    results = sa.table("results", *map(sa.column, ("game", "seat", "person", "name", "bot", "began")))
    connection = op.get_bind()
    branched = sa.exists().where(entries.c.table_id == tables.c.id, entries.c.number == 1, entries.c.kind == "begins")
    connection.execute(sa.update(tables).where(branched).values(kind="what if"))
    began = sa.select(sa.func.min(entries.c.at)).where(
        entries.c.table_id == tables.c.id, entries.c.kind == "begins").scalar_subquery()
    query = sa.select(tables, began.label("began")).where(began.is_not(None)).order_by(tables.c.id)
    last = ""
    while rows := connection.execute(query.where(tables.c.id > last).limit(AT_ONCE)).all():
        last = rows[-1].id
        connection.execute(sa.insert(games), [
            {"id": row.id, "kind": "guided" if row.guided else row.kind, "rated": False,
             "players": len(json.loads(row.seats)), "setup": row.setup, "began": row.began}
            for row in rows])
        connection.execute(sa.insert(results), [
            {"game": row.id, "seat": number, "person": seat.get("person"), "name": seat.get("name", ""),
             "bot": seat.get("bot"), "began": row.began}
            for row in rows for number, seat in enumerate(json.loads(row.seats))])


def downgrade() -> None:
    for table in ("results", "games"):
        op.drop_table(table)
    op.drop_column("tables", "kind")
