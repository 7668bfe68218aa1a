"""The rules of NEW_NAME, a file a chapter."""
