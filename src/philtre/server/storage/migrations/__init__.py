"""How the database came to be what `schema.py` says, step by step (Alembic)."""
