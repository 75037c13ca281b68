"""Alembic runs this; storage.migrate hands it the connection."""
from alembic import context

from throneroom.web.storage import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata,
                  transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
