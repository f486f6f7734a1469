"""Alembic runs this: the migrations go through the connection that the store has opened."""

from alembic import context

from igroteka.web.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
