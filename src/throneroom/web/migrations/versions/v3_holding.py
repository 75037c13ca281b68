"""Journals without gaps, seeds of any length, and how long ago everything was used."""
import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"

SQLITE = """
CREATE TRIGGER entries_follow_each_other BEFORE INSERT ON entries
WHEN NEW.number <> 1 AND NOT EXISTS (
    SELECT 1 FROM entries WHERE table_id = NEW.table_id AND number = NEW.number - 1)
BEGIN SELECT RAISE(ABORT, 'an entry of the journal is missing before this one'); END
"""
POSTGRESQL = """
CREATE FUNCTION entries_follow_each_other() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.number <> 1 AND NOT EXISTS (
        SELECT 1 FROM entries WHERE table_id = NEW.table_id AND number = NEW.number - 1)
    THEN
        RAISE integrity_constraint_violation USING MESSAGE = 'an entry of the journal is missing before this one';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER entries_follow_each_other BEFORE INSERT ON entries
FOR EACH ROW EXECUTE FUNCTION entries_follow_each_other()
"""


def is_sqlite() -> bool:
    return op.get_bind().dialect.name == "sqlite"


def upgrade() -> None:
    op.execute(SQLITE if is_sqlite() else POSTGRESQL)

    # Hexadecimal: from format 2 on a seed has more bits than a number of the database.
    op.add_column("tables", sa.Column("key", sa.Text, nullable=False, server_default=""))
    rows = sa.table("tables", sa.column("id"), sa.column("seed"), sa.column("key"), sa.column("created"),
                    sa.column("changed"))
    connection = op.get_bind()
    for table_id, seed in connection.execute(sa.select(rows.c.id, rows.c.seed)).all():
        connection.execute(sa.update(rows).where(rows.c.id == table_id).values(key=f"{seed:x}"))
    op.drop_column("tables", "seed")
    op.execute("ALTER TABLE tables RENAME COLUMN key TO seed")
    op.add_column("tables", sa.Column("format", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("opener", sa.String(64)))
    op.add_column("tables", sa.Column("changed", sa.Float, nullable=False, server_default="0"))
    op.execute(sa.update(rows).values(changed=rows.c.created))
    op.create_index("ix_tables_state_changed", "tables", ["state", "changed"])

    op.add_column("people", sa.Column("look", sa.Text))
    op.create_index("ix_people_look", "people", ["look"], unique=True)
    sessions = sa.table("sessions", sa.column("created"), sa.column("used"))
    op.add_column("sessions", sa.Column("used", sa.Float, nullable=False, server_default="0"))
    op.execute(sa.update(sessions).values(used=sessions.c.created))


def downgrade() -> None:
    """Seeds of format 2 do not fit into the numbers of before: their last 62 bits are kept."""
    op.execute("DROP TRIGGER entries_follow_each_other" + ("" if is_sqlite() else " ON entries"))
    if not is_sqlite():
        op.execute("DROP FUNCTION entries_follow_each_other")
    op.drop_column("sessions", "used")
    op.drop_index("ix_people_look", "people")
    op.drop_column("people", "look")
    op.drop_index("ix_tables_state_changed", "tables")
    for column in ("changed", "opener", "format"):
        op.drop_column("tables", column)
    op.add_column("tables", sa.Column("number", sa.BigInteger, nullable=False, server_default="0"))
    rows = sa.table("tables", sa.column("id"), sa.column("seed"), sa.column("number"))
    connection = op.get_bind()
    for table_id, seed in connection.execute(sa.select(rows.c.id, rows.c.seed)).all():
        connection.execute(sa.update(rows).where(rows.c.id == table_id).values(number=int(seed, 16) & (1 << 62) - 1))
    op.drop_column("tables", "seed")
    op.execute("ALTER TABLE tables RENAME COLUMN number TO seed")
