"""A table without a server: the same tables in a browser's tab, behind another door."""
