"""The rules of Witchcraft, a file a chapter of docs/rules/witchcraft.md."""
