"""Alembic's way in. The connection is handed over by `philtre.server.storage`."""

from alembic import context

from philtre.server.storage.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
