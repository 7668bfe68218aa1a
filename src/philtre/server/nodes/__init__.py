"""This server among others on one database."""
