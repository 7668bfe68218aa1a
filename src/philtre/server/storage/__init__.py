"""The database: what is stored, how it is read and written, and looked after."""
